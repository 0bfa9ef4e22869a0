/** The valid fields of a user's record. Pure. */
import { isLocale, locales } from '@tourwright/api/locales';
import { type Fault, foundIn } from '@tourwright/tour/document';

type What = Omit<Fault, 'path'>;

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
const maxNameLength = 200;

/** Largest profile, in bytes of its JSON. */
export const maxProfileBytes = 64 * 1024;

/** The one field that a change names, or everything that is wrong with it. */
export function readChange(
  body: Readonly<Record<string, unknown>>,
): { ok: true; field: string; value: unknown } | { ok: false; faults: Fault[] } {
  const [entry, ...others] = Object.entries(body);
  if (entry === undefined || others.length > 0) {
    return { ok: false, faults: [{ path: '$', code: 'not_one_field', params: {} }] };
  }
  const [field, value] = entry;
  const fault = faultOfName(field) ?? faultOfValue(field, value);
  return fault === null ? { ok: true, field, value } : { ok: false, faults: [{ path: field, ...fault }] };
}

function faultOfName(field: string): What | null {
  // Also `email_verified` and `Email-Verified`: nobody shall take them for the real ones.
  if (protectedFields.has(field.toLowerCase().replace(/[_-]/g, '')))
    return { code: 'protected_field', params: {} };
  if (!/^[A-Za-z][\w-]{0,63}$/.test(field)) return { code: 'bad_field_name', params: {} };
  return null;
}

function faultOfValue(field: string, value: unknown): What | null {
  const json = JSON.stringify(value);
  if (byteLength(json) > maxValueBytes)
    return { code: 'field_too_large', params: { mostKilobytes: maxValueBytes / 1024 } };
  if (field === 'name' && !isName(value)) return { code: 'bad_name', params: { most: maxNameLength } };
  if (field === 'locale' && !(typeof value === 'string' && isLocale(value))) {
    const params = { values: Object.keys(locales).join(', '), ...foundIn(value) };
    return { code: 'not_one_of', params };
  }
  return null;
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value.trim().length <= maxNameLength && !/\p{Cc}/u.test(value.trim());
}

/** The size of a text in bytes of UTF-8. */
export function byteLength(json: string): number {
  return Buffer.byteLength(json);
}
