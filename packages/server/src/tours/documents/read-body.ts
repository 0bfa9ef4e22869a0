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
