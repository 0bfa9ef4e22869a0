import type { Fault, Tour } from '@tourwright/tour/document';
import { type Ownership, parseTour, readStored } from '@tourwright/tour/rules';

/** The tour that a request brought, or what is wrong with it. */
export type NewTour =
  /** `stored` is the stored form that it came from, as JSON text. */
  { ok: true; tour: Tour; stored: string | null } | { ok: false; errors: Fault[] };

/** A request with no more than these makes a new tour of today. */
const beginnings = new Set(['name', 'tourtype', 'description']);

/**
 * The tour that a request asks for: a document of ours (it names its `schema`), nothing but a name, a type and the
 * like, or else the specification's stored form. Whose it is and its id are never the request's to say.
 */
export function newTour(body: unknown, ownership: Ownership): NewTour {
  const created_at = ownership.updated_at;
  if (!isRecord(body)) return withStored(readStored(body, ownership), null);
  if ('schema' in body) {
    const fresh = { version: 1, published_version: null, published_at: null };
    return withStored(parseTour({ created_at, ...body, ...ownership, ...fresh }), null);
  }
  if (Object.keys(body).every((field) => beginnings.has(field))) {
    return withStored(readStored({ ...body, created_at }, ownership), null);
  }
  return withStored(readStored(body, ownership), JSON.stringify(body));
}

function withStored(result: ReturnType<typeof parseTour>, stored: string | null): NewTour {
  return result.ok ? { ...result, stored } : result;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
