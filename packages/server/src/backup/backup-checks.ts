import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { desc, isNotNull, isNull } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { backupRuns } from '../drivers/database/schema/index.ts';
import { dayMs } from '../durations.ts';
import { type Finding, fail, ok, warn } from '../health/finding.ts';
import { databaseOf, type HealthCheck, type HealthParts } from '../health/health-check.ts';
import { type BackupRun, findNewestHere, hasRuns } from './run-table.ts';

const command = 'npx tourwright backup tours.tar';
/** How old the newest backup may be. */
const oldMs = { scheduled: { warn: 1.5 * dayMs, fail: 3 * dayMs }, byHand: 8 * dayMs };
const othersBits = 0o077;

/** Whether there is a backup, whether it would come back, and whether the next one has a place. */
export function backupChecks(parts: Pick<HealthParts, 'config' | 'database' | 'clock'>): HealthCheck[] {
  const { backups } = parts.config;
  const isScheduled = backups !== null;
  const needs = ['database'] as const;
  const known = async () =>
    (await hasRuns(databaseOf(parts).pool)) ? readRuns(databaseOf(parts).orm) : noRuns;
  return [
    {
      id: 'backup',
      needs,
      run: async () =>
        lastOf(await known(), { isScheduled, now: parts.clock(), isThere: await isThere(parts) }),
    },
    {
      id: 'backup-proof',
      needs,
      run: async () => proofOf(await known(), parts.clock()),
    },
    {
      id: 'backup-place',
      needs,
      run: async () => {
        if (backups === null) return ok('backup-place.none', {});
        const { made } = await known();
        return placeOf(backups.folder, parts.config.dataDir, made?.sizeBytes ?? 0);
      },
    },
  ];
}

interface Runs {
  /** The newest that was made. */
  made: BackupRun | null;
  /** The newest that was tried. */
  tried: BackupRun | null;
  /** That which was proven last. */
  proven: BackupRun | null;
}

const noRuns: Runs = { made: null, tried: null, proven: null };

async function readRuns(orm: Orm): Promise<Runs> {
  const [tried] = await orm.select().from(backupRuns).orderBy(desc(backupRuns.startedAt)).limit(1);
  const [made] = await orm
    .select()
    .from(backupRuns)
    .where(isNull(backupRuns.fault))
    .orderBy(desc(backupRuns.startedAt))
    .limit(1);
  const [proven] = await orm
    .select()
    .from(backupRuns)
    .where(isNotNull(backupRuns.provenAt))
    .orderBy(desc(backupRuns.provenAt))
    .limit(1);
  return { made: made ?? null, tried: tried ?? null, proven: proven ?? null };
}

/** Whether the newest scheduled one of this machine still is where it was written. */
async function isThere(parts: Pick<HealthParts, 'database'>): Promise<boolean> {
  if (!(await hasRuns(databaseOf(parts).pool))) return true;
  const run = await findNewestHere(databaseOf(parts).orm, 'scheduled');
  if (run?.path == null) return true;
  const found = await stat(run.path).catch(() => null);
  return found?.size === run.sizeBytes;
}

/** Judges the last backup: whether it failed, is missing, or is too old. */
export function lastOf(
  { made, tried }: Pick<Runs, 'made' | 'tried'>,
  { isScheduled, now, isThere: isWhole }: { isScheduled: boolean; now: Date; isThere: boolean },
): Finding {
  if (tried?.fault) {
    return fail('backup.failed', { fault: tried.fault, triedAt: tried.startedAt.toISOString() }, command);
  }
  if (made === null) {
    return isScheduled ? warn('backup.first', {}, command) : warn('backup.none', {}, command);
  }
  if (isScheduled && !isWhole) return fail('backup.gone', { path: made.path ?? '' }, command);
  const ageMs = Math.max(0, now.getTime() - made.startedAt.getTime());
  const values = { ageMs, sizeBytes: made.sizeBytes ?? 0, path: made.path ?? '-' };
  if (isScheduled && ageMs > oldMs.scheduled.fail) return fail('backup.old', values, command);
  if (ageMs > (isScheduled ? oldMs.scheduled.warn : oldMs.byHand)) return warn('backup.old', values, command);
  return ok('backup.made', values);
}

/** One that is proven says that those after it most likely come back too, for a while. */
const provenMs = 40 * dayMs;

/** Judges the last drill: whether it failed, is missing, or is too old. */
export function proofOf({ made, proven }: Pick<Runs, 'made' | 'proven'>, now: Date): Finding {
  const drill = `npx tourwright restore '${made?.path ?? 'tours.tar'}' --drill`;
  if (made === null) return ok('backup-proof.nothing', {});
  if (made.proofFault !== null) {
    return fail('backup-proof.refuted', { path: made.path ?? '-', fault: made.proofFault }, command);
  }
  if (proven?.provenAt == null) return warn('backup-proof.none', {}, drill);
  const ageMs = Math.max(0, now.getTime() - proven.provenAt.getTime());
  const values = { ageMs, rows: proven.provenRows ?? 0, files: proven.provenFiles ?? 0 };
  return ageMs > provenMs ? warn('backup-proof.old', values, drill) : ok('backup-proof.proven', values);
}

/** Whether the folder takes another backup of that size, and would outlive the disk of the data. */
export async function placeOf(folder: string, dataDir: string, sizeBytes: number): Promise<Finding> {
  const found = await stat(folder).catch(() => null);
  // The first backup makes it.
  if (found === null) return ok('backup-place.later', { path: folder });
  const canWrite = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!canWrite) return fail('backup-place.read-only', { path: folder });
  if ((found.mode & othersBits) !== 0) {
    const mode = (found.mode & 0o777).toString(8);
    return fail('backup-place.open', { path: folder, mode }, `chmod 700 '${folder}'`);
  }
  const { bavail, bsize } = await statfs(folder);
  const freeBytes = bavail * bsize;
  if (freeBytes < sizeBytes) return fail('backup-place.full', { path: folder, freeBytes, sizeBytes });
  const data = await stat(dataDir).catch(() => null);
  if (data?.dev === found.dev) return warn('backup-place.same-disk', { path: folder });
  return ok('backup-place.good', { path: folder, freeBytes });
}
