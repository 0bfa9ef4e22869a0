import sjson from 'secure-json-parse';
import type { Refused } from './draft.ts';

/** What the JSON of a request says; fields that reach for prototypes are refused, as everywhere. */
export function readBody(text: string): { ok: true; body: unknown } | Refused {
  try {
    return { ok: true, body: sjson.parse(text, null, { protoAction: 'error', constructorAction: 'error' }) };
  } catch {
    return { ok: false, code: 'invalid_input', errors: [{ path: '$', code: 'not_json', params: {} }] };
  }
}

/**
 * As `readBody`, for what goes into the log of edits, which the database reads. What it cannot hold is left out: half an
 * emoji in a title must not keep an editor from saving.
 */
export function readChange(text: string): ReturnType<typeof readBody> {
  return readBody(storableJson(text));
}

/** In JSON these stand as escapes alone: NUL, and surrogates, of which two may be one letter. */
const mayBeOdd = /\\u(?:0000|d[89a-f])/i;
/** A backslash that is escaped itself begins no escape. */
const escapes = /\\\\|\\u0000|\\ud[89ab]..(?:\\ud[c-f]..)?|\\ud[c-f]../gi;

/** JSON text without NUL and halves of surrogate pairs. */
export function storableJson(text: string): string {
  if (!mayBeOdd.test(text)) return text;
  const isKept = (found: string) => found === '\\\\' || found.length === '\\ud83d\\ude00'.length;
  return text.replace(escapes, (found) => (isKept(found) ? found : ''));
}
