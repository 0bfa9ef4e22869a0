import { readValue } from '../text/read-value.ts';
import { countKrpano } from './count-krpano.ts';
import { countValue } from './count-value.ts';
import type { Original } from './original.ts';

/** Counts what a document of whichever tool holds; null where nothing can be counted. */
export function countOriginal(
  text: string,
  included: ReadonlyMap<string, string> = new Map(),
): Original | null {
  if (/^\uFEFF?\s*</.test(text)) return countKrpano(text, included);
  const read = readValue(text);
  return read.ok ? countValue(read.value) : null;
}
