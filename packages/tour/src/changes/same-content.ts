import { isSame, type Tour } from '../document/index.ts';
import { serverFields } from '../rules/index.ts';

/** What owners make of a tour: all of it but what the server sets by itself. */
export function contentOf(tour: Tour): Record<string, unknown> {
  return Object.fromEntries(Object.entries(tour).filter(([field]) => !serverFields.includes(field)));
}

/** Whether two states of a tour differ in nothing that its owners made. */
export function hasSameContent(a: Tour, b: Tour): boolean {
  return isSame(contentOf(a), contentOf(b));
}
