/** Faults of a value: codes with parameters, which catalogues turn into sentences. */
import type { z } from 'zod';
import { limits } from './limits.ts';

/** The shape of a code's parameters: a text, a number, or one of several words. */
export type ParamShapes = Readonly<Record<string, 'text' | 'number' | readonly string[]>>;

/** The values that go with a fault, derived from the description of its params. */
export type ParamsOf<Shapes extends ParamShapes> = {
  -readonly [Name in keyof Shapes]: Shapes[Name] extends readonly (infer Word extends string)[]
    ? Word
    : Shapes[Name] extends 'number'
      ? number
      : string;
};

/** The kinds of values, as `found` names them. */
const kinds = ['nothing', 'null', 'list', 'object', 'string', 'number', 'boolean', 'other'] as const;
/** What was there, and how many items or characters it has. */
const found = { found: kinds, size: 'number' } as const;
/** What a limit counts; `value` is the number itself. */
const units = ['characters', 'items', 'value'] as const;

/** The closed list of what may be wrong with a value that enters, with the shapes of the parameters. */
export const valueFaults = {
  wrong_type: { expected: 'text', ...found },
  too_big: { limit: 'number', unit: units, ...found },
  too_little: { limit: 'number', unit: units, ...found },
  wrong_format: { format: 'text', ...found },
  not_one_of: { values: 'text', ...found },
  unknown_fields: { fields: 'text' },
  invalid_value: found,
  nested_too_deeply: { most: 'number' },
  too_many_fields: { most: 'number' },
  forbidden_field: {},
  not_finite: {},
  not_a_date: {},
  id_missing: {},
  scene_id_twice: { id: 'number' },
  list_of_its_own: {},
} as const satisfies Record<string, ParamShapes>;

/** The code of a fault that is in a single value. */
export type ValueFaultCode = keyof typeof valueFaults;

/** Values that a fault's text names. */
export type FaultParams = Record<string, string | number>;

/** One fault: where (`scenes[2].name`; `$` is the whole) and what. */
export interface Fault {
  path: string;
  code: string;
  params: FaultParams;
}

/** What kind of value it is, as parameters. */
export function foundIn(value: unknown): ParamsOf<typeof found> {
  if (value === undefined) return { found: 'nothing', size: 0 };
  if (value === null) return { found: 'null', size: 0 };
  if (Array.isArray(value)) return { found: 'list', size: value.length };
  const kind = kinds.find((each) => each === typeof value) ?? 'other';
  return { found: kind, size: typeof value === 'string' ? value.length : 0 };
}

/** A fault of a value. */
export function valueFault<Code extends ValueFaultCode>(
  path: string,
  code: Code,
  params: ParamsOf<(typeof valueFaults)[Code]>,
): Fault {
  return { path, code, params };
}

/**
 * The faults that a schema found, the first hundred. Where none of several shapes fits, those of the shape that fits best:
 * the one with the fewest.
 */
export function faultsOf(issues: readonly z.core.$ZodIssue[], input: unknown): Fault[] {
  const faults: Fault[] = [];
  for (const issue of issues) {
    if (faults.length >= limits.faults) break;
    faults.push(...faultsOfIssue(issue, input, []));
  }
  return faults.slice(0, limits.faults);
}

function faultsOfIssue(issue: z.core.$ZodIssue, input: unknown, above: PropertyKey[]): Fault[] {
  const path = [...above, ...issue.path];
  const shapes = issue.code === 'invalid_union' ? issue.errors.filter((faults) => faults.length > 0) : [];
  const [closest] = shapes.toSorted((a, b) => a.length - b.length);
  return closest === undefined
    ? [{ path: pathText(path), ...saidBy(issue, valueAt(input, path)) }]
    : closest.flatMap((each) => faultsOfIssue(each, input, path));
}

function saidBy(issue: z.core.$ZodIssue, value: unknown): Omit<Fault, 'path'> {
  const there = foundIn(value);
  switch (issue.code) {
    case 'invalid_type':
      return { code: 'wrong_type', params: { expected: issue.expected, ...there } };
    case 'too_big':
      return { code: 'too_big', params: { limit: Number(issue.maximum), ...unitOf(issue), ...there } };
    case 'too_small':
      return { code: 'too_little', params: { limit: Number(issue.minimum), ...unitOf(issue), ...there } };
    case 'invalid_format':
      return { code: 'wrong_format', params: { format: issue.format, ...there } };
    case 'invalid_value':
      return { code: 'not_one_of', params: { values: issue.values.map(String).join(', '), ...there } };
    case 'unrecognized_keys':
      return { code: 'unknown_fields', params: { fields: issue.keys.slice(0, 10).join(', ') } };
    case 'custom': {
      // The schema's own check says which.
      const { code = 'invalid_value', ...params } = (issue.params ?? {}) as FaultParams;
      return { code: String(code), params: code === 'invalid_value' ? there : { ...params } };
    }
    default:
      return { code: 'invalid_value', params: there };
  }
}

function unitOf({ origin }: { origin: string }): { unit: (typeof units)[number] } {
  return { unit: origin === 'string' ? 'characters' : origin === 'array' ? 'items' : 'value' };
}

function valueAt(input: unknown, path: PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}

/** `scenes[2].name`; the whole is `$`. */
export function pathText(path: readonly PropertyKey[]): string {
  const joined = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return joined.replace(/^\./, '') || '$';
}
