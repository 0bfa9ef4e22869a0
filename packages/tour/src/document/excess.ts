import { limits } from './limits.ts';

/** Where a value holds more than a document may, and of what. */
export interface Excess {
  path: PropertyKey[];
  code: 'nested_too_deeply' | 'too_many_fields';
  /** How many are possible. */
  most: number;
}

/**
 * What of a value is nested more deeply than a document may be, or has more fields in one object: the first find, or
 * null. `level` is that of the value within its document, whose own is 1.
 */
export function excessOf(value: unknown, level = 1): Excess | null {
  if (typeof value !== 'object' || value === null) return null;
  if (level > limits.nesting) return { path: [], code: 'nested_too_deeply', most: limits.nesting };
  if (!Array.isArray(value) && Object.keys(value).length > limits.fields) {
    return { path: [], code: 'too_many_fields', most: limits.fields };
  }
  const entries: Iterable<[PropertyKey, unknown]> = Array.isArray(value)
    ? value.entries()
    : Object.entries(value);
  for (const [key, item] of entries) {
    // Most values are numbers and texts.
    if (typeof item !== 'object' || item === null) continue;
    const found = excessOf(item, level + 1);
    if (found) return { ...found, path: [key, ...found.path] };
  }
  return null;
}
