/** Values of a document of which nothing is known: whatever is not as wanted is empty. */
import { isObject } from '../reading/fields.ts';

/** An object of a document. */
export type Fields = Record<string, unknown>;

/** The objects of a list; in the specification's stored form it may be a text. */
export function listOf(list: unknown): Fields[] {
  const found = typeof list === 'string' ? parsed(list) : list;
  return Array.isArray(found) ? found.map(objectOf) : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The object, or an empty one. */
export const objectOf = (value: unknown): Fields => (isObject(value) ? value : {});

/** A name or number as a text. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
