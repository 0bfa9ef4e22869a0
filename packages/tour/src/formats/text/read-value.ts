import { refuseDocument } from '../imported-tour.ts';
import { textLimits } from './limits.ts';
import { readJson } from './read-json.ts';
import { readLiteral } from './read-literal.ts';
import type { ReadValue } from './value.ts';

/**
 * The value in a text that is JSON (with comments and commas too many, as people write it) or a script that holds one
 * literal, such as Marzipano's `data.js`. A script is parsed and never run.
 */
export function readValue(text: string): ReadValue {
  if (text.length > textLimits.length) {
    return refuseDocument('too_large', { length: text.length, most: textLimits.length });
  }
  const clean = text.replace(/^\uFEFF/, '');
  const first = clean.replace(/^(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*\n)+/, '')[0];
  return first === '{' || first === '[' ? readJson(clean) : readLiteral(clean);
}
