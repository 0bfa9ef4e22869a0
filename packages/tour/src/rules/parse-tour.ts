import { excessOf, limits, type Tour, tour } from '../document/index.ts';

/** One fault of a document: where, and what is wrong. */
export interface Fault {
  /** `scenes[2].name`; `$` is the document itself. */
  path: string;
  /** The reason, and the kind of the value that was found. */
  message: string;
}

export type ParsedTour = { ok: true; tour: Tour } | { ok: false; errors: Fault[] };

/** Checks a document that enters. Its faults are named at once, the first hundred of them; unknown fields are kept. */
export function parseTour(input: unknown): ParsedTour {
  const excess = excessOf(input);
  if (excess)
    return {
      ok: false,
      errors: [{ path: pathText(excess.path), message: `Invalid input: ${excess.reason}` }],
    };
  const result = tour.safeParse(input);
  if (result.success) return { ok: true, tour: result.data };
  const errors = result.error.issues.slice(0, limits.faults).map(({ path, message }) => ({
    path: pathText(path),
    message: `${message}; found ${kindOf(valueAt(input, path))}`,
  }));
  return { ok: false, errors };
}

/** What kind of value it is, in words: "a string", "a list of 3", "nothing". */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string') return `a string of ${value.length}`;
  return `a ${typeof value}`;
}

function valueAt(input: unknown, path: PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}

function pathText(path: PropertyKey[]): string {
  const joined = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return joined.replace(/^\./, '') || '$';
}
