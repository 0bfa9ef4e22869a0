import type { Tour } from '../document/index.ts';

/** Whether a tour is of a home. One without a type is, as in the editor and the dashboard; one of any other type is a shop's. */
export function isHome({ tourtype }: Pick<Tour, 'tourtype'>): boolean {
  return !tourtype || tourtype === 'real-estate';
}
