/** Whose a folder is and who may look into it: what images need to know of tours. */
import type { Adjustment } from '@tourwright/tour/document';
import type { Manifest } from '@tourwright/tour/pyramid';
import { effectiveAdjustment } from '@tourwright/tour/rules';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { images, media, tours } from '../drivers/database/schema/index.ts';
import type { Place } from './place.ts';

/** A tour that anyone may visit. */
const isPublic = sql<boolean>`(${tours.publishedVersion} is not null and ${tours.activity} = 'published' and ${tours.deletedAt} is null)`;

export interface Folder {
  userId: string;
  isPublic: boolean;
}

/** The folder of a tour, or null when there is no such tour. */
export async function findTourFolder(orm: Orm, tourId: string): Promise<Folder | null> {
  const [row] = await orm
    .select({ userId: tours.userId, isPublic })
    .from(tours)
    .where(and(eq(tours.id, tourId), isNull(tours.deletedAt)));
  return row ?? null;
}

/** How the scene whose image is about to be stored wants it, if there is such a scene already. */
export async function findAdjustment(orm: Orm, { area, owner, slug }: Place): Promise<Adjustment | null> {
  if (area !== 'scene') return null;
  const [row] = await orm.select({ document: tours.document }).from(tours).where(eq(tours.id, owner));
  const scene = row?.document.scenes.find((one) => one.slug === slug);
  return effectiveAdjustment(scene?.adjustment);
}

export interface MediaAccess {
  isPublic: boolean;
  /** The owners of the folders that name these media. */
  owners: string[];
  manifest: Manifest | null;
}

/** Who may see the files of these media; null when there are none. */
export async function findAccess(orm: Orm, key: string, revision: string): Promise<MediaAccess | null> {
  const rows = await orm
    .select({ owner: images.userId, isPublic: sql<boolean | null>`${isPublic}`, manifest: media.manifest })
    .from(media)
    .innerJoin(images, eq(images.mediaKey, media.key))
    .leftJoin(tours, eq(tours.id, images.tourId))
    .where(and(eq(media.key, key), eq(media.revision, revision)));
  if (rows.length === 0) return null;
  return {
    isPublic: rows.some((row) => row.isPublic === true),
    owners: rows.map(({ owner }) => owner),
    manifest: rows[0]?.manifest ?? null,
  };
}
