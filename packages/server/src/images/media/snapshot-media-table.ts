/** The media of kept snapshots: they stay when a file is deleted or replaced, without being public. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../../drivers/database/database.ts';
import { images, media, snapshotMedia } from '../../drivers/database/schema/index.ts';

/** Keeps what is at these slugs now for a snapshot. What is still being cut can be had again from its slug alone. */
export async function keepMedia(
  orm: Orm,
  { tourId, version, slugs }: { tourId: string; version: number; slugs: string[] },
): Promise<void> {
  await orm.execute(sql`
    insert into ${snapshotMedia} (tour_id, version, slug, media_key)
    select ${tourId}, ${version}, ${images.slug}, ${media.key}
    from ${images} join ${media} on ${media.key} = ${images.mediaKey}
    where ${images.slug} = any(${sql.param(slugs)}::text[]) and ${media.state} = 'ready'
    on conflict do nothing`);
}

/** Lets the same photo, adjusted otherwise, take the place of another in the snapshots too: what is hidden now stays hidden. */
export async function replaceKept(orm: Orm, before: string[], mediaKey: string): Promise<void> {
  if (before.length === 0) return;
  await orm.execute(sql`
    update ${snapshotMedia} set media_key = ${mediaKey} from ${images}
    where ${images.mediaKey} = ${mediaKey} and ${images.slug} = ${snapshotMedia.slug}
      and ${snapshotMedia.mediaKey} = any(${sql.param(before)}::text[])`);
}

/** The media that a snapshot keeps, by slug. */
export async function findKept(
  orm: Orm,
  tourId: string,
  version: number,
): Promise<Map<string, typeof media.$inferSelect>> {
  const rows = await orm
    .select({ slug: snapshotMedia.slug, media })
    .from(snapshotMedia)
    .innerJoin(media, eq(media.key, snapshotMedia.mediaKey))
    .where(and(eq(snapshotMedia.tourId, tourId), eq(snapshotMedia.version, version)));
  return new Map(rows.map((row) => [row.slug, row.media]));
}

/** Whether a version of a tour keeps these media. */
export async function isKept(orm: Orm, mediaKey: string): Promise<boolean> {
  const rows = await orm
    .select({ slug: snapshotMedia.slug })
    .from(snapshotMedia)
    .where(eq(snapshotMedia.mediaKey, mediaKey))
    .limit(1);
  return rows.length > 0;
}

/** Keeps nothing any more for these snapshots of a tour, or for all of them; answers what was kept. */
export async function releaseMedia(orm: Orm, tourId: string, versions?: number[]): Promise<string[]> {
  const isOne = versions && inArray(snapshotMedia.version, versions);
  const rows = await orm
    .delete(snapshotMedia)
    .where(and(eq(snapshotMedia.tourId, tourId), isOne))
    .returning({ key: snapshotMedia.mediaKey });
  return [...new Set(rows.map(({ key }) => key))];
}
