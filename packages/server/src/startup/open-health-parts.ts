import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../drivers/database/database.ts';
import { openPostgres } from '../drivers/database/postgres.ts';
import type { Storage } from '../drivers/storage/storage.ts';
import type { HealthParts, Reached } from '../health/health-check.ts';
import { type PlanBook, readConfiguredBook } from '../plans/plan-book.ts';
import { findSecret } from '../settings/secret.ts';
import { findRunning, openParts, type Part, serversOf } from './open-data-dir.ts';
import { connectDatabase, openMail, openStorage } from './open-drivers.ts';

/** What checks look at: all that can be reached, of a server that runs or of one that is stopped. Nothing is made. */
export async function openHealthParts(config: Config, log: Logger): Promise<OpenHealthParts> {
  const { opened, close } = openParts();
  const { dataDir } = config;
  const isMade = existsSync(dataDir);
  const nothing = { part: null, isMade: false, reason: `there is no folder ${dataDir}` };
  const database = isMade || config.databaseUrl !== null ? await reachDatabase(config, log, opened) : nothing;
  const storage = isMade || config.s3 !== null ? await reachStorage(config, log) : nothing;
  return {
    config,
    database,
    storage: storage.part === null ? storage : { part: opened(storage.part) },
    mail: opened(openMail(config, log)),
    secret: knownSecret(config),
    serverPids: serversOf(config),
    clock: () => new Date(),
    book: orFault(() => readConfiguredBook(config)),
    close,
  };
}

/** Another command may work on the embedded database for long. */
const commandMs = 10_000;

/** What health checks need, opened. */
export interface OpenHealthParts extends HealthParts, Part {
  /** What is wrong with the file, where it cannot be read. */
  book: PlanBook | { fault: string };
}

async function reachDatabase(
  config: Config,
  log: Logger,
  opened: <T extends Part>(part: T) => T,
): Promise<Reached<Database>> {
  const { dataDir, databaseUrl } = config;
  const cluster = join(dataDir, 'postgres/data');
  if (databaseUrl === null && !existsSync(cluster)) {
    return { part: null, isMade: false, reason: `there is no ${cluster}` };
  }
  try {
    const url = databaseUrl ?? (await findRunning(config, opened, commandMs));
    const database = opened(url === null ? await connectDatabase(config, log) : openPostgres(url, log));
    await database.pool.query('select 1');
    return { part: database };
  } catch (error) {
    return { part: null, isMade: true, reason: reasonOf(error) };
  }
}

async function reachStorage(config: Config, log: Logger): Promise<Reached<Storage>> {
  const folder = join(config.dataDir, 'storage');
  if (config.s3 === null && !existsSync(folder)) {
    return { part: null, isMade: false, reason: `there is no ${folder}` };
  }
  try {
    return { part: await openStorage(config, log, { timeoutMs: 0 }) };
  } catch (error) {
    return { part: null, isMade: true, reason: reasonOf(error) };
  }
}

/** Null where none was made yet; empty where what is there cannot be one. */
function knownSecret(config: Config): string | null {
  try {
    return config.secret ?? findSecret(config);
  } catch {
    return '';
  }
}

function orFault<Value extends object>(read: () => Value): Value | { fault: string } {
  try {
    return read();
  } catch (error) {
    return { fault: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || code || String(error);
}
