import type { Tour } from '@tourwright/tour/document';
import { defaultFilter } from 'cmdk';

/** Whether a word of the text begins with what is looked for. */
function isCalled(text: string, query: string): boolean {
  return ` ${text.toLowerCase()}`.includes(` ${query.trim().toLowerCase()}`);
}

/**
 * How well a row fits, 0 to 1. Where something is called just so, an action, scene or hotspot, rows that merely have
 * these letters somewhere are left out: they would be above it.
 */
export function paletteFilter(query: string, labels: readonly string[], tour: Tour | null) {
  const names = tour?.scenes.flatMap(({ name, hotspots }) => [
    name,
    ...hotspots.map(({ text = '' }) => text),
  ]);
  const isExact =
    query.trim().length > 1 && [...labels, ...(names ?? [])].some((name) => isCalled(name, query));
  return (value: string, search: string, keywords?: string[]): number =>
    isExact && ![value, ...(keywords ?? [])].some((text) => isCalled(text, search))
      ? 0
      : defaultFilter(value, search, keywords);
}
