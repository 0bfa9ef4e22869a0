import { excessOfLength, leadingComments, withoutMark } from './begin-text.ts';
import { readJson } from './read-json.ts';
import type { ReadValue } from './value.ts';

/** What a script has before its data: `var APP_DATA = `, `export default `. */
const introduction = /^(?:(?:export\s+)?(?:(?:var|let|const)\s+)?[\w$.]+\s*=|export\s+default(?=[\s{[]))/;

/**
 * The value in a text that is JSON, with comments and commas too many, also where a script assigns it to a variable, as
 * Marzipano's `data.js` does. Unlike `readValue` it brings no parser of scripts, which is most of a reader's weight.
 */
export function readData(text: string): ReadValue {
  const excess = excessOfLength(text);
  if (excess) return excess;
  const data = withoutMark(text).replace(leadingComments, '').replace(introduction, '');
  return readJson(data.trimEnd().replace(/;$/, ''));
}
