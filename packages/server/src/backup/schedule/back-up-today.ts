import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Transaction } from '../../drivers/database/database.ts';
import { isPassing, outageOf } from '../../drivers/outage.ts';
import { dayMs, hourMs } from '../../durations.ts';
import type { Mailing } from '../../mail/mailing.ts';
import { operatorReaders } from '../../mail/operator-readers.ts';
import { readMade } from '../archive/read-made.ts';
import { dailyPath, tidyFolder } from '../backup-folder.ts';
import { type OpenScratch, proveBackup } from '../prove-backup.ts';
import { checkBackup } from '../restore-backup.ts';
import {
  type BackupRun,
  findNewestHere,
  isNoted,
  lastProvenAt,
  recordFault,
  recordMade,
  recordProof,
  recordRefuted,
  recordRemoved,
} from '../run-table.ts';
import { type BackupMade, type BackupParts, writeBackup } from '../write-backup.ts';
import type { BackupMail } from './backup-mails.ts';
import type { KeepRule } from './keep-rule.ts';

/** How much earlier than a day apart two drills may be. */
const earlyMs = 6 * hourMs;

/** How the backups of a folder are made. */
export interface BackupRule {
  folder: string;
  keep: KeepRule;
  /** The days between two drills; null: none takes place. */
  proveDays: number | null;
}

/** What is needed to make the backup of a day. */
export interface DailyParts extends BackupParts {
  config: { backups: BackupRule | null; dataDir: string; contactEmail: string | null };
  /** The one that was generated; null when a setting holds it. */
  generatedSecret: string | null;
  mailing: Pick<Mailing<BackupMail>, 'send'>;
  openScratch: OpenScratch;
  log: Pick<Logger, 'info' | 'error'>;
}

/** Tidies before, to have room, and after. A day that has its backup gets no other one. */
export async function backUpToday(parts: DailyParts, rule: BackupRule, signal: AbortSignal): Promise<void> {
  const { orm } = parts.database;
  const tidy = () => tidyUp(parts, rule);
  await tidy();
  const path = dailyPath(rule.folder, parts.clock());
  if (!existsSync(path) || !(await isNoted(orm, path))) await make(parts, path, 'scheduled', signal);
  await tidy();
  await proveIfDue(parts, rule, signal);
}

/** Makes the folder where there is none, and takes away what its rule does not keep. */
export async function tidyUp({ database, clock }: DailyParts, { folder, keep }: BackupRule): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await recordRemoved(database.orm, await tidyFolder(folder, keep, clock()), clock());
}

/** Makes a backup, or records an existing one, whose process was killed before it could. */
export async function make(
  parts: DailyParts,
  path: string,
  kind: 'scheduled' | 'asked',
  signal: AbortSignal,
): Promise<void> {
  const { database, clock, log } = parts;
  const startedAt = clock();
  try {
    const made = existsSync(path) ? await readMade(path, signal) : await writeAndRead(parts, path, signal);
    await recordMade(database.orm, kind, made);
    const { sizeBytes, files, rows } = made;
    log.info({ path, sizeBytes, files, rows }, 'The backup is made');
  } catch (error) {
    // This process stops, or the database is away, and with it the place to note anything: the job is done again.
    const isAway = outageOf(error) === 'database_away';
    if (signal.aborted || (isAway && isPassing(outageOf(error)))) throw error;
    log.error({ err: error, path }, 'The backup could not be made');
    const id = randomUUID();
    await database.transaction(async (transaction) => {
      await recordFault(transaction.orm, { id, kind, path, startedAt, error });
      await tellOperators(parts, 'backupFailed', id, transaction);
    });
  }
}

/** Writes a backup and reads it again from its disk, every byte of it; what is not whole is taken away. */
async function writeAndRead(parts: DailyParts, path: string, signal: AbortSignal): Promise<BackupMade> {
  const made = await writeBackup(parts, { target: path, secret: parts.generatedSecret, signal });
  try {
    await checkBackup(path, () => signal.throwIfAborted());
    return made;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Proves the newest backup of this machine when the last proof was too long ago. */
async function proveIfDue(parts: DailyParts, { proveDays }: BackupRule, signal: AbortSignal): Promise<void> {
  const { database, clock } = parts;
  if (proveDays === null) return;
  const provenAt = await lastProvenAt(database.orm);
  if (provenAt !== null && clock().getTime() - provenAt.getTime() < proveDays * dayMs - earlyMs) return;
  const run = await findNewestHere(database.orm, 'scheduled');
  if (run === null || run.provenAt !== null || run.refutedAt !== null) return;
  await prove(parts, run, signal);
}

/** Restores a backup into a database that is thrown away, and notes what came of it. */
export async function prove(parts: DailyParts, run: BackupRun, signal: AbortSignal): Promise<void> {
  const { database, clock, config, openScratch, log } = parts;
  if (run.path === null) return;
  try {
    const folder = join(config.dataDir, 'drill');
    const proof = await proveBackup(run.path, { folder, openScratch, signal });
    await recordProof(database.orm, run.id, clock(), proof);
    log.info({ path: run.path, files: proof.files, rows: proof.rows }, 'The backup is proven');
  } catch (error) {
    if (signal.aborted) throw error;
    log.error({ err: error, path: run.path }, 'The backup would not come back');
    await database.transaction(async (transaction) => {
      await recordRefuted(transaction.orm, run.id, clock(), error);
      await tellOperators(parts, 'drillFailed', run.id, transaction);
    });
  }
}

async function tellOperators(
  { mailing, config }: DailyParts,
  template: BackupMail,
  id: string,
  transaction: Transaction,
): Promise<void> {
  for (const { email, locale } of await operatorReaders(transaction.orm, config.contactEmail))
    await mailing.send(template, { id, to: email }, transaction, locale);
}
