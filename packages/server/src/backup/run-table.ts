import { hostname } from 'node:os';
import { and, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Orm } from '../drivers/database/database.ts';
import { isThere } from '../drivers/database/migrate.ts';
import { type BackupFaultCode, backupRuns } from '../drivers/database/schema/index.ts';
import { outageOf } from '../drivers/outage.ts';
import { dayMs } from '../durations.ts';
import { BackupFault } from './archive/archive-format.ts';
import type { Restored } from './restore-backup.ts';
import type { BackupMade } from './write-backup.ts';

/** A row of the table of backups. */
export type BackupRun = typeof backupRuns.$inferSelect;
type Kind = BackupRun['kind'];

/** How long those whose file is gone are listed. */
const keptDays = 400;

/** Whether the database knows of runs: one of an older release does not, and is backed up all the same. */
export async function hasRuns(pool: Pick<pg.Pool, 'connect'>): Promise<boolean> {
  const client = await pool.connect();
  try {
    return await isThere(client, 'public.backup_runs');
  } finally {
    client.release();
  }
}

/** Records a backup that was made; one that is recorded already stays as it is. */
export async function recordMade(orm: Orm, kind: Kind, made: BackupMade): Promise<void> {
  const { id, path, madeAt: startedAt, sizeBytes, sha256, rows, files, jobs } = made;
  const run = { id, kind, path, startedAt, sizeBytes, sha256, rows, files, jobs };
  await orm
    .insert(backupRuns)
    .values({ ...run, machine: hostname() })
    .onConflictDoNothing();
}

/** That a backup was tried and none came of it. */
export async function recordFault(
  orm: Orm,
  failed: { id: string; kind: Kind; path: string | null; startedAt: Date; error: unknown },
): Promise<void> {
  const { error, ...run } = failed;
  await orm.insert(backupRuns).values({ ...run, machine: hostname(), fault: faultOf(error) });
}

/** Records that a drill brought all of a backup back; false where the backup is not known. */
export async function recordProof(orm: Orm, id: string, at: Date, proof: Restored): Promise<boolean> {
  const { rows: provenRows, files: provenFiles } = proof;
  const proven = { provenAt: at, provenRows, provenFiles, refutedAt: null, proofFault: null };
  const found = await orm.update(backupRuns).set(proven).where(eq(backupRuns.id, id)).returning();
  return found.length > 0;
}

/** Records that a drill of a backup failed, and why. */
export async function recordRefuted(orm: Orm, id: string, at: Date, error: unknown): Promise<void> {
  const refuted = { refutedAt: at, proofFault: faultOf(error) };
  await orm.update(backupRuns).set(refuted).where(eq(backupRuns.id, id));
}

/** Notes that these files of this machine were taken away, and drops runs of long ago. */
export async function recordRemoved(orm: Orm, paths: readonly string[], at: Date): Promise<void> {
  if (paths.length > 0) {
    await orm
      .update(backupRuns)
      .set({ removedAt: at })
      .where(
        and(
          inArray(backupRuns.path, [...paths]),
          eq(backupRuns.machine, hostname()),
          isNull(backupRuns.removedAt),
        ),
      );
  }
  const old = new Date(at.getTime() - keptDays * dayMs);
  const isGone = or(isNotNull(backupRuns.removedAt), isNotNull(backupRuns.fault));
  await orm.delete(backupRuns).where(and(lt(backupRuns.startedAt, old), isGone));
}

/** The newest of this machine whose file was made and not taken away. */
export async function findNewestHere(orm: Orm, kind: Kind): Promise<BackupRun | null> {
  const isHere = and(
    eq(backupRuns.machine, hostname()),
    isNull(backupRuns.removedAt),
    isNotNull(backupRuns.path),
  );
  const [run] = await orm
    .select()
    .from(backupRuns)
    .where(and(isHere, eq(backupRuns.kind, kind), isNull(backupRuns.fault)))
    .orderBy(desc(backupRuns.startedAt))
    .limit(1);
  return run ?? null;
}

/** Finds a backup by its id. */
export async function findRun(orm: Orm, id: string): Promise<BackupRun | null> {
  const [run] = await orm.select().from(backupRuns).where(eq(backupRuns.id, id));
  return run ?? null;
}

/** Whether it is known of the file at this path of this machine how it came about. */
export async function isNoted(orm: Orm, path: string): Promise<boolean> {
  const isHere = and(eq(backupRuns.machine, hostname()), eq(backupRuns.path, path));
  const found = await orm.select({ id: backupRuns.id }).from(backupRuns).where(isHere).limit(1);
  return found.length > 0;
}

/** When a backup was last proven; null: never. */
export async function lastProvenAt(orm: Orm): Promise<Date | null> {
  const [row] = await orm
    .select({ at: sql<Date | null>`max(${backupRuns.provenAt})`.mapWith(backupRuns.provenAt) })
    .from(backupRuns);
  return row?.at ?? null;
}

function faultOf(error: unknown): BackupFaultCode {
  if (error instanceof BackupFault) return 'damaged';
  return outageOf(error) ?? 'broke';
}
