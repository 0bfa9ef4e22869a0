import { randomUUID } from 'node:crypto';
import { canonicalSlug, parseSlug, type SlugParts } from '@tourwright/tour/rules';
import type { Thing } from '../access/action.ts';
import { Problem } from '../http/answers/problem.ts';
import type { ImageRow } from './image-table.ts';

/** The place of a file, and its owner. */
export interface Place extends SlugParts {
  slug: string;
  userId: string;
}

/**
 * The place that a slug names in a user's folder, in its one spelling; problem `bad_slug`. Whose the folder is was looked
 * at before.
 */
export function placeOf(spelled: string, userId: string): Place {
  const slug = canonicalSlug(spelled);
  const parsed = parseSlug(slug);
  if (!parsed.ok) throw new Problem('bad_slug', { reason: parsed.reason });
  const { ok: _, ...parts } = parsed;
  return { ...parts, slug, userId };
}

/** Whose folder a slug is in; problem `bad_slug`. */
export function folderOf(slug: string): Thing {
  const { folder, owner } = placeOf(slug, '');
  return folder === 'users' ? { user: owner } : { tour: owner };
}

/** The row of a place where nothing is yet. */
export function newImage({
  slug,
  folder,
  owner,
  userId,
  area,
}: Place): Omit<ImageRow, 'createdAt' | 'updatedAt'> {
  return {
    id: randomUUID(),
    slug,
    tourId: folder === 'tour' ? owner : null,
    userId,
    area,
    mediaKey: null,
    nextMediaKey: null,
    deletedAt: null,
  };
}
