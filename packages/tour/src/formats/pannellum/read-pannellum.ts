import type { ReadResult } from '../imported-tour.ts';
import { readValue } from '../text/read-value.ts';
import { pannellumTour } from './pannellum-tour.ts';

/** Reads a Pannellum configuration: a tour, or a single panorama. */
export function readPannellum(text: string): ReadResult {
  return pannellumTour(readValue(text));
}
