/** The usage of an account, counted from the data itself, so that no counter can differ. */
import { sql } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import {
  accountMembers,
  eventDays,
  eventSums,
  events,
  images,
  media,
  offers,
  snapshotMedia,
  tourExports,
  tourImports,
  tourMembers,
  tourSnapshots,
  tours,
  uploads,
  users,
} from '../drivers/database/schema/index.ts';

/** What an account uses of its plan. */
export async function usageOf(orm: Orm, userId: string, now: Date) {
  const [tourCount, scenes, storage, members, monthlyViews, publishedTours] = await Promise.all([
    tourCounts(orm, userId),
    sceneCount(orm, userId),
    storedBytes(orm, userId),
    memberCount(orm, userId),
    viewsOfMonth(orm, userId, now),
    publishedCount(orm, userId),
  ]);
  const used = { tours: tourCount.kept, storageBytes: storage.kept };
  return { ...used, scenes, members, monthlyViews, publishedTours };
}

/** `all` counts deleted tours too, for as long as they can be restored. */
interface Usage {
  kept: number;
  all: number;
}

/** Counts a user's tours, those that are kept and all with those in the bin. */
export async function tourCounts(orm: Orm, userId: string): Promise<Usage> {
  return counted(
    orm,
    sql`select count(*) filter (where ${tours.deletedAt} is null) as kept, count(*) as all
      from ${tours} where ${tours.userId} = ${userId}`,
  );
}

/** The size of documents as they are stored, which is less than their JSON. */
export async function documentBytes(orm: Orm, userId: string): Promise<number> {
  const { all } = await counted(
    orm,
    sql`select 0 as kept, coalesce(sum(bytes), 0) as all from (
      select pg_column_size(${tours.document}) + coalesce(pg_column_size(${tours.stored}), 0) as bytes
        from ${tours} where ${tours.userId} = ${userId}
      union all
      select pg_column_size(${tourSnapshots.document})
        from ${tourSnapshots} join ${tours} on ${tours.id} = ${tourSnapshots.tourId}
        where ${tours.userId} = ${userId}
    ) as documents`,
  );
  return all;
}

/** Of the originals that the account's images name, or only its snapshots (as if deleted), each once, and of uploads and imports under way as they were announced. */
export async function storedBytes(orm: Orm, userId: string): Promise<Usage> {
  return counted(
    orm,
    sql`select coalesce(sum(bytes) filter (where is_kept), 0) as kept, coalesce(sum(bytes), 0) as all from (
      select ${media.sizeBytes} as bytes, named.is_kept from (
        select key, bool_or(is_kept) as is_kept from (
          select unnest(array[${images.mediaKey}, ${images.nextMediaKey}]) as key,
            ${tours.deletedAt} is null as is_kept
          from ${images} left join ${tours} on ${tours.id} = ${images.tourId}
          where ${images.userId} = ${userId}
          union all
          select ${snapshotMedia.mediaKey}, false
          from ${snapshotMedia} join ${tours} on ${tours.id} = ${snapshotMedia.tourId}
          where ${tours.userId} = ${userId}
        ) as names where key is not null group by key
      ) as named join ${media} on ${media.key} = named.key
      union all
      select ${uploads.sizeBytes}, true from ${uploads}
        where ${uploads.userId} = ${userId} and ${uploads.finishedAt} is null
      union all
      select ${tourImports.reservedBytes}, true from ${tourImports} where ${tourImports.userId} = ${userId}
    ) as files`,
  );
}

/** Of the files that the account's tours were written into, also those that are not done. */
export async function exportedBytes(orm: Orm, userId: string): Promise<number> {
  const { all } = await counted(
    orm,
    sql`select 0 as kept, coalesce(sum(${tourExports.sizeBytes}), 0) as all
      from ${tourExports} where ${tourExports.userId} = ${userId}`,
  );
  return all;
}

/** Counts a user's unfinished uploads. */
export async function openUploads(orm: Orm, userId: string): Promise<number> {
  const { all } = await counted(
    orm,
    sql`select 0 as kept, count(*) as all from ${uploads}
      where ${uploads.userId} = ${userId} and ${uploads.finishedAt} is null`,
  );
  return all;
}

/** Counts the scenes of tours that are not deleted. */
export async function sceneCount(orm: Orm, userId: string): Promise<number> {
  const { all } = await counted(
    orm,
    sql`select 0 as kept, coalesce(sum(json_array_length(${tours.summary} -> 'scenes')), 0) as all
      from ${tours} where ${tours.userId} = ${userId} and ${tours.deletedAt} is null`,
  );
  return all;
}

/** The account itself, everybody who works on its tours or is invited to, each address once. */
export async function memberCount(orm: Orm, userId: string): Promise<number> {
  const { all } = await counted(
    orm,
    sql`select 0 as kept, 1 + count(distinct email) as all from (
      select ${users.email} as email
        from ${tourMembers} join ${tours} on ${tours.id} = ${tourMembers.tourId}
        join ${users} on ${users.id} = ${tourMembers.userId}
        where ${tours.userId} = ${userId} and ${tours.deletedAt} is null and ${tourMembers.userId} <> ${userId}
      union all
      select ${users.email} from ${accountMembers} join ${users} on ${users.id} = ${accountMembers.userId}
        where ${accountMembers.ownerId} = ${userId}
      union all
      select ${offers.email} from ${offers}
        where ${offers.ownerId} = ${userId} and ${offers.kind} = 'invitation' and ${offers.outcome} is null
          and ${offers.expiresAt} > now()
    ) as people`,
  );
  return all;
}

async function publishedCount(orm: Orm, userId: string): Promise<number> {
  const { all } = await counted(
    orm,
    sql`select 0 as kept, count(*) as all from ${tours}
      where ${tours.userId} = ${userId} and ${tours.deletedAt} is null and ${tours.activity} = 'published'`,
  );
  return all;
}

/** How often its tours were opened in the calendar month (UTC): what is summed, and what came since one by one. */
async function viewsOfMonth(orm: Orm, userId: string, now: Date): Promise<number> {
  const first = `${now.toISOString().slice(0, 7)}-01`;
  const { all } = await counted(
    orm,
    sql`select 0 as kept, coalesce((
        select sum(${eventDays.count}) from ${eventDays} join ${tours} on ${tours.id} = ${eventDays.tourId}
        where ${tours.userId} = ${userId} and ${eventDays.day} >= ${first}::date
          and (${eventDays.name} = 'tour_welcome_page_view'
            or (${eventDays.name} = 'page_view' and ${eventDays.isEmbedded}))), 0)
      + (select count(*) from ${events} join ${tours} on ${tours.id} = ${events.tourId}
        where ${tours.userId} = ${userId} and ${events.at} >= ${first}::timestamp at time zone 'utc'
          and ${events.at} >= (select ${eventSums.until} from ${eventSums})
          and (${events.name} = 'tour_welcome_page_view'
            or (${events.name} = 'page_view' and ${events.pagePath} like '/embed/%'))) as all`,
  );
  return all;
}

async function counted(orm: Orm, query: ReturnType<typeof sql>): Promise<Usage> {
  const { rows } = await orm.execute<{ kept: string; all: string }>(query);
  return { kept: Number(rows[0]?.kept ?? 0), all: Number(rows[0]?.all ?? 0) };
}
