import { excessOf } from '../../document/index.ts';
import type { Report } from '../report.ts';
import { scriptMark } from '../text/script-mark.ts';
import { hasMarkup, plainText } from './plain-text.ts';

/** An object of a foreign document, read field by field; what nobody requested is left for `x-source`. */
export interface Fields {
  /** Where it is in the document. */
  readonly place: string;
  /** The value as it is; undefined when it is not there. */
  take(name: string): unknown;
  /** A text of at most this many characters, also where a number is; undefined when it is not one. */
  text(name: string, most: number): string | undefined;
  /** Like `text`, with markup made plain. */
  plain(name: string, most: number): string | undefined;
  /** A finite number, also where it is written as a text. */
  number(name: string): number | undefined;
  truth(name: string): boolean | undefined;
  /** An address that a visitor may open: `http`, `https`, `mailto` or `tel`. */
  address(name: string): string | undefined;
  object(name: string): Fields | null;
  /** The objects of a list. */
  objects(name: string, most: number): Fields[];
  /** Every field that was not requested. Scripts and what lies too deep are left out, and reported. */
  rest(): Record<string, unknown>;
}

/** Whether a parsed JSON value is an object and no list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A number such as angles, sizes and places are; larger ones have no digits left to turn by. */
export function isSensible(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) < 1e9;
}

/** How deep what is kept of a foreign document is in ours. */
const levelOfKept = 9;
/** Longer texts than any field of ours takes are not looked through. */
const mostLooked = 100_000;

/** Opens an object for reading. */
export function openFields(value: Record<string, unknown>, place: string, report: Report): Fields {
  const taken = new Set<string>();
  const at = (name: string) => (place === '$' ? name : `${place}.${name}`);
  const take = (name: string) => {
    taken.add(name);
    const found = Object.hasOwn(value, name) ? value[name] : undefined;
    if (found !== scriptMark) return found;
    report.add('script', at(name));
    return undefined;
  };
  const text = (name: string, most: number) => {
    const found = take(name);
    if (typeof found !== 'string' && typeof found !== 'number') return undefined;
    const whole = String(found);
    if (whole.length <= most) return whole;
    report.add('text_cut', at(name), { length: whole.length, most });
    return cut(whole, most);
  };
  const read: Fields = {
    place,
    take,
    text,
    plain(name, most) {
      const found = text(name, mostLooked);
      if (found === undefined) return undefined;
      const isMarkup = hasMarkup(found);
      if (isMarkup) report.add('markup', at(name));
      const plain = isMarkup ? plainText(found) : found;
      if (plain.length > most) report.add('text_cut', at(name), { length: plain.length, most });
      return cut(plain, most);
    },
    number(name) {
      const found = take(name);
      if (found === undefined || found === null || found === '') return undefined;
      const number = typeof found === 'string' ? Number(found) : found;
      if (isSensible(number)) return number;
      report.add('not_a_number', at(name));
      return undefined;
    },
    truth(name) {
      const found = take(name);
      if (typeof found === 'boolean') return found;
      return found === 'true' ? true : found === 'false' ? false : undefined;
    },
    address(name) {
      const found = text(name, 2048);
      if (found === undefined || found === '') return undefined;
      if (/^(?:https?:\/\/|mailto:|tel:)[^\s\p{Cc}]+$/iu.test(found)) return found;
      report.add('unsafe_address', at(name));
      return undefined;
    },
    object(name) {
      const found = take(name);
      return isObject(found) ? openFields(found, at(name), report) : null;
    },
    objects: (name, most) => objectsOf(take(name), at(name), most, report),
    rest: () => restOf(value, taken, at, report),
  };
  return read;
}

function objectsOf(found: unknown, place: string, most: number, report: Report): Fields[] {
  if (found === undefined || found === null) return [];
  if (!Array.isArray(found)) {
    report.add('wrong_shape', place);
    return [];
  }
  if (found.length > most) report.add('too_many', place, { count: found.length, most });
  return found.slice(0, most).flatMap((item, index) => {
    if (isObject(item)) return openFields(item, `${place}[${index}]`, report);
    report.add('wrong_shape', `${place}[${index}]`);
    return [];
  });
}

function restOf(
  value: Record<string, unknown>,
  taken: ReadonlySet<string>,
  at: (name: string) => string,
  report: Report,
): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [name, left] of Object.entries(value)) {
    if (taken.has(name)) continue;
    if (left === scriptMark) report.add('script', at(name));
    else if (name.length > 200 || excessOf(left, levelOfKept)) report.add('too_many', at(name));
    else {
      kept[name] = withoutScripts(left, at(name), report);
      report.add('kept_field', at(name), { field: name });
    }
  }
  return kept;
}

/** The first characters of a text; a pair of surrogates is not parted. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}

function withoutScripts(value: unknown, place: string, report: Report): unknown {
  if (value === scriptMark) {
    report.add('script', place);
    return null;
  }
  if (Array.isArray(value)) {
    return value.map((item, index) => withoutScripts(item, `${place}[${index}]`, report));
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(
    ([name, item]) => [name, withoutScripts(item, `${place}.${name}`, report)] as const,
  );
  return Object.fromEntries(entries.filter(([, item]) => item !== null));
}
