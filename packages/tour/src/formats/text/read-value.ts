import { excessOfLength, leadingComments, withoutMark } from './begin-text.ts';
import { readJson } from './read-json.ts';
import { readLiteral } from './read-literal.ts';
import type { ReadValue } from './value.ts';

/**
 * The value in a text that is JSON (with comments and commas too many, as people write it) or a script that holds one
 * literal, such as Marzipano's `data.js`. A script is parsed and never run.
 */
export function readValue(text: string): ReadValue {
  const excess = excessOfLength(text);
  if (excess) return excess;
  const clean = withoutMark(text);
  return isJson(clean) ? readJson(clean) : readLiteral(clean);
}

/** Whether a text without a mark is JSON rather than a script. */
export function isJson(text: string): boolean {
  const first = text.replace(leadingComments, '')[0];
  return first === '{' || first === '[';
}
