import type { WayBack } from '@tourwright/tour/building';
import { l } from '../linking-text.ts';

/** What the place of a way back rests on, in words. */
export function whyThere({ evidence }: Pick<WayBack, 'evidence'>): string {
  return l(evidence === null ? 'back.guess' : `back.${evidence}`);
}
