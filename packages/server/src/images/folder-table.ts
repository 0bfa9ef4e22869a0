/** The owner of a folder and who may see it: what images need to know about tours. */
import type { Adjustment } from '@tourwright/tour/document';
import type { Manifest } from '@tourwright/tour/pyramid';
import { canonicalSlug, effectiveAdjustment } from '@tourwright/tour/rules';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Thing } from '../access/action.ts';
import type { Orm } from '../drivers/database/database.ts';
import { images, media, snapshotMedia, tourSnapshots, tours } from '../drivers/database/schema/index.ts';
import { hidesMore } from './image-info.ts';
import type { Place } from './place.ts';

/** A tour that anyone may visit. */
const isPublic = sql<boolean>`(${tours.publishedVersion} is not null and ${tours.activity} = 'published' and ${tours.deletedAt} is null)`;

/** The snapshots that visitors see, as far as they name the image of the query around. */
const showing = sql`select from ${tours} join ${tourSnapshots}
  on ${tourSnapshots.tourId} = ${tours.id} and ${tourSnapshots.version} = ${tours.publishedVersion}
  where ${isPublic} and ${images.slug} = any(${tourSnapshots.names})`;

/** Whether anyone may see an image: its tour shows it, or where it is in a user's own folder one of the user's tours. */
const isShown = sql<boolean>`case when ${images.tourId} is not null
  then exists (${showing} and ${tours.id} = ${images.tourId})
  else exists (${showing} and ${tours.userId} = ${images.userId}) end`;

/** Whose the folder of a tour is; null when there is no such tour. */
export async function findTourFolder(orm: Orm, tourId: string): Promise<{ userId: string } | null> {
  const [row] = await orm
    .select({ userId: tours.userId })
    .from(tours)
    .where(and(eq(tours.id, tourId), isNull(tours.deletedAt)));
  return row ?? null;
}

/** How the scene whose image is about to be stored wants it, if there is such a scene already. */
export async function findAdjustment(orm: Orm, { area, owner, slug }: Place): Promise<Adjustment | null> {
  if (area !== 'scene') return null;
  const [row] = await orm.select({ document: tours.document }).from(tours).where(eq(tours.id, owner));
  const scene = row?.document.scenes.find((one) => canonicalSlug(one.slug) === slug);
  return effectiveAdjustment(scene?.adjustment);
}

/** Whether anyone may see the image, by what is published. */
export async function isImageShown(orm: Orm, imageId: string): Promise<boolean> {
  // Built as one text, so that each column is named with its table: `isShown` looks into others too.
  const { rows } = await orm.execute<{ is_shown: boolean }>(
    sql`select ${isShown} as is_shown from ${images} where ${images.id} = ${imageId}`,
  );
  return rows[0]?.is_shown === true;
}

/** Who may see media, and through which folders they are named. */
export interface MediaAccess {
  isPublic: boolean;
  /** Something in the picture is to be made unrecognizable: until it is, only who may look into a folder sees it. */
  isHidden: boolean;
  /** The folders that name these media. */
  folders: Thing[];
  manifest: Manifest | null;
  /** No file is these media any more: only a version of a tour keeps them. */
  isOnlyKept: boolean;
}

const nextMedia = alias(media, 'next_media');

/** Who may see the files of these media; null when there are none. */
export async function findAccess(orm: Orm, key: string, revision: string): Promise<MediaAccess | null> {
  const rows = await orm
    .select({ tour: images.tourId, user: images.userId, isShown, media, next: nextMedia })
    .from(media)
    .innerJoin(images, eq(images.mediaKey, media.key))
    .leftJoin(nextMedia, eq(nextMedia.key, images.nextMediaKey))
    .where(and(eq(media.key, key), eq(media.revision, revision)));
  if (rows.length === 0) return findKeptAccess(orm, key, revision);
  const open = rows.filter((row) => !hidesMore(row));
  return {
    isPublic: open.some((row) => row.isShown),
    isHidden: open.length === 0,
    folders: rows.map(({ tour, user }) => (tour === null ? { user } : { tour })),
    manifest: rows[0]?.media.manifest ?? null,
    isOnlyKept: false,
  };
}

async function findKeptAccess(orm: Orm, key: string, revision: string): Promise<MediaAccess | null> {
  const [row] = await orm
    .select({ manifest: media.manifest })
    .from(media)
    .innerJoin(snapshotMedia, eq(snapshotMedia.mediaKey, media.key))
    .where(and(eq(media.key, key), eq(media.revision, revision)))
    .limit(1);
  if (row === undefined) return null;
  return { isPublic: false, isHidden: false, folders: [], manifest: row.manifest, isOnlyKept: true };
}
