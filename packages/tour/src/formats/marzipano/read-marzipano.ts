import type { ReadResult } from '../imported-tour.ts';
import { readValue } from '../text/read-value.ts';
import { marzipanoTour } from './marzipano-tour.ts';

/** Reads `data.js` of Marzipano Tool, or its object as JSON. */
export function readMarzipano(text: string): ReadResult {
  return marzipanoTour(readValue(text));
}
