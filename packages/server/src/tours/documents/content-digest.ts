import { createHash } from 'node:crypto';
import { contentOf } from '@tourwright/tour/changes';
import type { Tour } from '@tourwright/tour/document';

/** A digest of what owners made of a tour: the same for two states with the same content, whatever the order of fields. */
export function contentDigest(tour: Tour): string {
  return createHash('sha256')
    .update(JSON.stringify(contentOf(tour), inOrder))
    .digest('base64');
}

/** A replacer of `JSON.stringify` that puts the fields of each record in the order of their names. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
