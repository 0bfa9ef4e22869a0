import { count, isNull, min, sql, sum } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { images, media, uploads } from '../drivers/database/schema/index.ts';
import { dayMs, hourMs } from '../durations.ts';
import { type Finding, ok, warn } from '../health/finding.ts';
import { databaseOf, type HealthCheck, type HealthParts } from '../health/health-check.ts';

/** A photo of 32K is cut in minutes. */
const cutMs = 2 * hourMs;
/** Uploads that nobody continues with are given up after seven days. */
const givenUpMs = 8 * dayMs;
const largeBytes = 20e9;

/** What of files is not as it should be, by their rows alone. */
export function imageChecks(parts: Pick<HealthParts, 'database' | 'clock'>): HealthCheck[] {
  const needs = ['database'] as const;
  const orm = () => databaseOf(parts).orm;
  return [
    { id: 'uploads', needs, run: async () => uploadsOf(await readUploads(orm()), parts.clock()) },
    { id: 'photos', needs, run: async () => photosOf(await readPhotos(orm()), parts.clock()) },
  ];
}

interface Unfinished {
  count: number;
  bytes: number;
  oldestAt: Date | null;
}

async function readUploads(orm: Orm): Promise<Unfinished> {
  const [row] = await orm
    .select({ count: count(), bytes: sum(uploads.offsetBytes), oldestAt: min(uploads.lastByteAt) })
    .from(uploads)
    .where(isNull(uploads.finishedAt));
  return { count: row?.count ?? 0, bytes: Number(row?.bytes ?? 0), oldestAt: row?.oldestAt ?? null };
}

/** Judges uploads that were begun and not finished. */
export function uploadsOf({ count: open, bytes, oldestAt }: Unfinished, now: Date): Finding {
  const values = { count: open, sizeBytes: bytes };
  const ageMs = oldestAt === null ? 0 : now.getTime() - oldestAt.getTime();
  if (ageMs > givenUpMs) return warn('uploads.forgotten', { ...values, ageMs });
  return bytes > largeBytes ? warn('uploads.many', values) : ok('uploads.few', values);
}

interface Photos {
  failed: number;
  waiting: number;
  /** Since when the one waits that waits longest. */
  oldestAt: Date | null;
}

/** Of those that somebody names. */
async function readPhotos(orm: Orm): Promise<Photos> {
  const isNamed = sql`exists (select 1 from ${images} where ${media.key} in (${images.mediaKey}, ${images.nextMediaKey}))`;
  const [row] = await orm
    .select({
      failed: count(sql`case when ${media.state} = 'failed' then 1 end`),
      waiting: count(sql`case when ${media.state} = 'processing' then 1 end`),
      oldestAt:
        sql<Date | null>`min(case when ${media.state} = 'processing' then ${media.createdAt} end)`.mapWith(
          (value) => (value === null ? null : new Date(value)),
        ),
    })
    .from(media)
    .where(isNamed);
  return row ?? { failed: 0, waiting: 0, oldestAt: null };
}

/** Judges whether panoramas wait too long to be cut. */
export function photosOf({ failed, waiting, oldestAt }: Photos, now: Date): Finding {
  const waitedMs = oldestAt === null ? 0 : Math.max(0, now.getTime() - oldestAt.getTime());
  if (waitedMs > cutMs) return warn('photos.waiting', { count: waiting, waitedMs });
  return failed > 0 ? ok('photos.refused', { count: failed }) : ok('photos.cut', { count: waiting });
}
