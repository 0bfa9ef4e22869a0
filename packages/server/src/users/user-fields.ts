/** What may stand in a user's record. Pure. */

/** Fields that the server alone writes, or that have a way of their own to be changed. */
const protectedFields = new Set([
  'id',
  'uid',
  'email',
  'emailverified',
  'password',
  'operator',
  'image',
  'profile',
  'createdat',
  'updatedat',
]);

/** Bytes of one value as JSON, and of the whole record. */
const maxValueBytes = 16 * 1024;
export const maxProfileBytes = 64 * 1024;

type Fault = { path: string; message: string };

/** The one field that a change names, or everything that is wrong with it. */
export function readChange(
  body: Readonly<Record<string, unknown>>,
): { ok: true; field: string; value: unknown } | { ok: false; faults: Fault[] } {
  const [entry, ...others] = Object.entries(body);
  if (entry === undefined || others.length > 0) {
    return { ok: false, faults: [{ path: '$', message: 'Change exactly one field at a time' }] };
  }
  const [field, value] = entry;
  const message = faultOfName(field) ?? faultOfValue(field, value);
  return message === null ? { ok: true, field, value } : { ok: false, faults: [{ path: field, message }] };
}

function faultOfName(field: string): string | null {
  // Also `email_verified` and `Email-Verified`: nobody shall take them for the real ones.
  if (protectedFields.has(field.toLowerCase().replace(/[_-]/g, '')))
    return 'This field cannot be changed here';
  if (!/^[A-Za-z][\w-]{0,63}$/.test(field))
    return 'A field is named by a letter and up to 63 letters, digits, _ or -';
  return null;
}

function faultOfValue(field: string, value: unknown): string | null {
  const json = JSON.stringify(value);
  if (byteLength(json) > maxValueBytes) return `A field holds at most ${maxValueBytes / 1024} KB`;
  if (hasUnstorable(value)) return 'A text holds a letter that is none (NUL, or half of one)';
  if (field === 'name' && !isName(value)) return 'A name is one line of at most 200 letters';
  return null;
}

/** PostgreSQL keeps neither NUL nor half a surrogate pair in JSON. */
function hasUnstorable(value: unknown): boolean {
  let found = false;
  const isUnstorable = (text: string) => /[\0\p{Cs}]/u.test(text);
  JSON.stringify(value, (key, item: unknown) => {
    found ||= isUnstorable(key) || (typeof item === 'string' && isUnstorable(item));
    return item;
  });
  return found;
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value.trim().length <= 200 && !/\p{Cc}/u.test(value.trim());
}

export function byteLength(json: string): number {
  return Buffer.byteLength(json);
}
