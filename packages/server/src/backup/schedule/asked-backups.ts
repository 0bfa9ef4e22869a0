/** Backups and drills that somebody starts at /admin: jobs, so that they outlive the request and the page. */
import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { AskedBackup, ServerBackup, ServerBackups } from '@tourwright/api';
import { desc, sql } from 'drizzle-orm';
import type { Orm, Transaction } from '../../drivers/database/database.ts';
import { backupRuns } from '../../drivers/database/schema/index.ts';
import { Problem } from '../../http/answers/problem.ts';
import type { JobData } from '../../jobs/job.ts';
import type { Queue } from '../../jobs/queue.ts';
import { askedName, askedUntil, dayOfDaily } from '../backup-folder.ts';
import { type BackupRun, findRun, isNoted } from '../run-table.ts';
import { type BackupRule, type DailyParts, make, prove, tidyUp } from './back-up-today.ts';
import { endsOf, writeKeepRule } from './keep-rule.ts';

/** More runs than a folder keeps for years. */
const mostRuns = 500;

/** What is needed to make backups that operators ask for. */
export type AskedParts = DailyParts & { queue: Pick<Queue, 'send'> };

/** Does what was requested. A backup that was made before this job was killed is not made again. */
export async function doAsked(
  parts: DailyParts,
  rule: BackupRule,
  { make: name, prove: id }: JobData['backup'],
  signal: AbortSignal,
): Promise<void> {
  const { orm } = parts.database;
  if (name !== undefined) {
    await tidyUp(parts, rule);
    const path = join(rule.folder, name);
    if (!existsSync(path) || !(await isNoted(orm, path))) await make(parts, path, 'asked', signal);
  }
  const run = id === undefined ? null : await findRun(orm, id);
  if (run?.path == null) return;
  if (!existsSync(run.path) && run.machine !== hostname()) {
    throw new Error(`The backup lies on ${run.machine}: ${run.path}`);
  }
  await prove(parts, run, signal);
}

/** Writes down that somebody started something, with the file that it is about, in the same transaction. */
type Note = (file: string, transaction: Transaction) => Promise<void>;

/** Starts a backup; false: no folder was named for them. Problem: `backup_under_way`. */
export async function startBackup(parts: AskedParts, note: Note): Promise<boolean> {
  if (parts.config.backups === null) return false;
  const name = askedName(parts.clock());
  await startAlone(parts, { make: name }, (transaction) => note(name, transaction));
  return true;
}

/** Starts a drill with a backup; false: there is none to read. Problem: `backup_under_way`. */
export async function startDrill(parts: AskedParts, id: string, note: Note): Promise<boolean> {
  const run = await findRun(parts.database.orm, id);
  const path = run?.fault === null && run.removedAt === null ? run.path : null;
  if (path === null || parts.config.backups === null) return false;
  await startAlone(parts, { prove: id }, (transaction) => note(path, transaction));
  return true;
}

/** Queues what was requested, unless something is under way: of several who ask at once, one is heard. */
function startAlone(
  { database, queue }: AskedParts,
  job: JobData['backup'],
  note: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const { orm } = transaction;
    await orm.execute(sql`select pg_advisory_xact_lock(hashtextextended('backup asked', 0))`);
    if ((await listUnderWay(orm)).length > 0) throw new Problem('backup_under_way');
    await queue.send('backup', job, { transaction });
    await note(transaction);
  });
}

/** The backups that are known of, the newest first, and what is under way. */
export async function listBackups({ config, database: { orm }, clock }: DailyParts): Promise<ServerBackups> {
  const rule = config.backups;
  const runs = await orm.select().from(backupRuns).orderBy(desc(backupRuns.startedAt)).limit(mostRuns);
  const ends = rule === null ? null : endsOfRuns(runs, rule, clock());
  const place = rule === null ? null : { folder: rule.folder, keep: writeKeepRule(rule.keep) };
  return {
    place: rule === null || place === null ? null : { ...place, proveDays: rule.proveDays },
    underWay: await listUnderWay(orm),
    items: runs.map((run) => toServerBackup(run, keptUntil(run, rule, ends))),
  };
}

interface Row extends Record<string, unknown> {
  id: string;
  state: string;
  data: JobData['backup'] | null;
}

async function listUnderWay(orm: Orm): Promise<AskedBackup[]> {
  const { rows } = await orm.execute<Row>(sql`select id, state::text as state, data from pgboss.job
    where name = 'backup' and state in ('created', 'retry', 'active') order by created_on`);
  return rows.map(({ id, state, data }) => ({
    jobId: id,
    what: data?.prove === undefined ? 'backup' : 'drill',
    backupId: data?.prove ?? null,
    isRunning: state === 'active',
  }));
}

function endsOfRuns(
  runs: readonly BackupRun[],
  { folder, keep }: BackupRule,
  now: Date,
): Map<string, string> {
  const days = runs
    .filter(({ path, removedAt, fault }) => path !== null && removedAt === null && fault === null)
    .flatMap(({ path }) => {
      const day = dirname(path ?? '') === folder ? dayOfDaily(basename(path ?? '')) : null;
      return day === null ? [] : [day];
    });
  return endsOf(days, keep, now.toISOString().slice(0, 10));
}

/** The day on which a file is taken away by itself; null: on none that is known. */
function keptUntil(run: BackupRun, rule: BackupRule | null, ends: Map<string, string> | null): string | null {
  const { kind, path, startedAt } = run;
  if (rule === null || path === null || dirname(path) !== rule.folder) return null;
  if (kind === 'asked') return askedUntil(startedAt.toISOString().slice(0, 10));
  return ends?.get(dayOfDaily(basename(path)) ?? '') ?? null;
}

function toServerBackup(run: BackupRun, until: string | null): ServerBackup {
  const { id, kind, machine, path, sizeBytes, rows, files, provenRows, provenFiles, fault, proofFault } = run;
  const isKept = run.fault === null && run.removedAt === null;
  return {
    id,
    kind,
    machine,
    path,
    startedAt: run.startedAt.toISOString(),
    sizeBytes,
    rows,
    files,
    fault,
    keptUntil: isKept ? until : null,
    removedAt: run.removedAt?.toISOString() ?? null,
    provenAt: run.provenAt?.toISOString() ?? null,
    provenRows,
    provenFiles,
    refutedAt: run.refutedAt?.toISOString() ?? null,
    proofFault,
  };
}
