import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { demoSources } from '@tourwright/demo';
import type { Logger } from 'pino';
import { scryptPasswords } from './accounts/passwords.ts';
import { agreeOnStorage } from './agree-on-storage.ts';
import type { Config } from './config.ts';
import type { Database } from './drivers/database/database.ts';
import { runningPostgres, startEmbeddedPostgres } from './drivers/database/embedded-postgres.ts';
import { checkMigrated, migrate } from './drivers/database/migrate.ts';
import { openPostgres } from './drivers/database/postgres.ts';
import { reachPostgres } from './drivers/database/reach-postgres.ts';
import { FolderInUse, lockFolder } from './drivers/folder-lock.ts';
import type { Mail } from './drivers/mail/mail.ts';
import { openOutboxMail } from './drivers/mail/outbox-mail.ts';
import { openSmtpMail } from './drivers/mail/smtp-mail.ts';
import { openStripePayment } from './drivers/payment/stripe-payment.ts';
import { checkBucket } from './drivers/storage/check-bucket.ts';
import { openDiskStorage } from './drivers/storage/disk-storage.ts';
import { openS3Storage } from './drivers/storage/s3-storage.ts';
import type { Storage } from './drivers/storage/storage.ts';
import { openQueue } from './jobs/queue.ts';
import { readWebBundle } from './pages/web-bundle.ts';
import { readConfiguredBook } from './plans/plan-book.ts';
import { readSecret } from './secret.ts';
import type { Services } from './services.ts';

/** How long a command waits for a server that is just starting. */
const startingMs = 60_000;
/** How long a server waits for a command that works on the embedded database alone; a backup may take a while. */
const commandMs = 3_600_000;
const lookMs = 200;

/** Something that is given back at the end. */
interface Part {
  close(): Promise<void>;
}

/**
 * Opens everything that the configuration names for a server, the database migrated. When a part fails, those before it
 * are closed again. Throws an error whose message is for the operator.
 */
export function openServices(config: Config, log: Logger): Promise<Services> {
  return openWith(config, log, async (opened) => {
    opened(await openDataDirOnceFree(config, log));
    return () => openDatabase(config, log);
  });
}

/**
 * The same for a command: beside the server that runs with these settings, at its database, or alone where none runs.
 * Waits for a server that is just starting.
 */
export function openServicesBeside(config: Config, log: Logger): Promise<Services> {
  return openWith(config, log, async (opened) => {
    refuseOthersFiles(config);
    // Any number of processes share a database server.
    if (config.databaseUrl !== null) {
      mkdirSync(config.dataDir, { recursive: true, mode: 0o711 });
      return () => openDatabase(config, log);
    }
    const running = await findRunning(config, opened);
    return running === null ? () => openDatabase(config, log) : () => openRunning(running, log);
  });
}

/** `claim` makes the data folder ours, or finds out whose it is, and answers how the database is opened. */
async function openWith(
  config: Config,
  log: Logger,
  claim: (opened: <T extends Part>(part: T) => T) => Promise<() => Promise<Database>>,
): Promise<Services> {
  const parts: Part[] = [];
  const close = async () => {
    for (const part of parts.splice(0).reverse()) await part.close();
  };
  const opened = <T extends Part>(part: T): T => {
    parts.push(part);
    return part;
  };
  try {
    // A file that is wrong stops the start before anything is touched.
    const book = readConfiguredBook(config);
    const open = await claim(opened);
    const secret = config.secret ?? readSecret(config.dataDir);
    // Before the database, which may take a while: whoever named a wrong bucket learns of it at once.
    const storage = opened(await openStorage(config, log));
    const database = opened(await open());
    const queue = opened(await openQueue(database.url, log));
    await agreeOnStorage(database, storage, placeOfStorage(config));
    const mail = opened(openMail(config, log));
    const web = readWebBundle(fileURLToPath(new URL('../../web/dist', import.meta.url)));
    const demos = demoSources();
    return {
      config,
      log,
      database,
      storage,
      mail,
      queue,
      payment: config.stripe && openStripePayment(config.stripe),
      book,
      web,
      demos,
      secret,
      passwords: scryptPasswords,
      clock: () => new Date(),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The address of the embedded database that a server runs; null when there is none, and the data folder is ours then. */
async function findRunning(config: Config, opened: <T extends Part>(part: T) => T): Promise<string | null> {
  for (let waitedMs = 0; ; waitedMs += lookMs) {
    const running = runningPostgres(join(config.dataDir, 'postgres'));
    if (running !== null) return running;
    try {
      opened(openDataDir(config, { isBrief: true }));
      return null;
    } catch (error) {
      if (!(error instanceof FolderInUse) || waitedMs >= startingMs) throw error;
      await sleep(lookMs);
    }
  }
}

async function openRunning(url: string, log: Logger): Promise<Database> {
  await checkMigrated(url);
  return openPostgres(url, log);
}

/** As root a command would leave files that the server's own account may not read. */
function refuseOthersFiles({ dataDir }: Config): void {
  const owner = statSync(join(dataDir, 'storage'), { throwIfNoEntry: false })?.uid;
  if (process.getuid?.() !== 0 || owner === undefined || owner === 0) return;
  throw new Error(
    `The files in ${dataDir} belong to another account, which could not read what root adds to them. Run this as that ` +
      `account: sudo -u '#${owner}' npx tourwright ...`,
  );
}

/** Database and storage without anything that runs in them. */
export interface OpenStores {
  database: Database;
  storage: Storage;
  close(): Promise<void>;
}

/** The stores of a server, which may run meanwhile, as they are: nothing is migrated or made. */
export async function openStores(config: Config, log: Logger): Promise<OpenStores> {
  const running = config.databaseUrl ?? runningPostgres(join(config.dataDir, 'postgres'));
  if (running === null) return openOwnStores(config, log);
  if (config.databaseUrl !== null) await reachPostgres(running, log);
  const storage = await openStorage(config, log);
  return storesOf(openPostgres(running, log), storage);
}

/** The stores for this process alone, their database without any migration. */
export async function openOwnStores(config: Config, log: Logger): Promise<OpenStores> {
  const dataDir = openDataDir(config, { isBrief: true });
  try {
    const storage = await openStorage(config, log);
    const stores = storesOf(await connectDatabase(config, log), storage);
    return { ...stores, close: () => stores.close().finally(() => dataDir.close()) };
  } catch (error) {
    await dataDir.close();
    throw error;
  }
}

function storesOf(database: Database, storage: Storage): OpenStores {
  return { database, storage, close: () => database.close().finally(() => storage.close()) };
}

/** Brings the database up to this code and leaves it; a server that runs beside is not disturbed, unless it is embedded. */
export async function migrateDatabase(config: Config, log: Logger): Promise<void> {
  const dataDir = config.databaseUrl === null ? openDataDir(config, { isBrief: true }) : null;
  try {
    const database = await openDatabase(config, log);
    await database.close();
  } finally {
    await dataDir?.close();
  }
}

/**
 * Makes the data folder ours. With a database server of their own, a web and a worker process may share one;
 * the embedded database has one master.
 */
function openDataDir({ dataDir, databaseUrl, role }: Config, options: { isBrief?: boolean } = {}): Part {
  // Others may pass through, as PostgreSQL must when we are root; they cannot look around.
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const unlock = lockFolder(dataDir, databaseUrl === null ? 'lock' : `lock.${role}`, options);
  return { close: async () => unlock() };
}

async function openDataDirOnceFree(config: Config, log: Logger): Promise<Part> {
  for (let waitedMs = 0; ; waitedMs += lookMs) {
    try {
      return openDataDir(config);
    } catch (error) {
      if (!(error instanceof FolderInUse) || !error.isBrief || waitedMs >= commandMs) throw error;
      if (waitedMs === 0) log.warn('A command of tourwright works on the database; the start waits for it');
      await sleep(lookMs);
    }
  }
}

async function openDatabase(config: Config, log: Logger): Promise<Database> {
  const database = await connectDatabase(config, log);
  try {
    await migrate(database.url);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The database as it is. */
async function connectDatabase({ dataDir, databaseUrl }: Config, log: Logger): Promise<Database> {
  if (databaseUrl !== null) {
    await reachPostgres(databaseUrl, log);
    return openPostgres(databaseUrl, log);
  }
  const server = await startEmbeddedPostgres(join(dataDir, 'postgres'), log);
  const database = openPostgres(server.url, log);
  return {
    ...database,
    close: async () => {
      await database.close();
      await server.stop();
    },
  };
}

async function openStorage({ dataDir, s3 }: Config, log: Logger): Promise<Storage> {
  if (s3 === null) return openDiskStorage(join(dataDir, 'storage'));
  const storage = openS3Storage(s3);
  try {
    await checkBucket(storage, s3, { log });
    return storage;
  } catch (error) {
    await storage.close();
    throw error;
  }
}

function placeOfStorage({ dataDir, s3 }: Config): string {
  return s3 === null ? join(dataDir, 'storage') : `the bucket ${s3.bucket} at ${s3.endpoint}`;
}

function openMail({ dataDir, smtpUrl, mailFrom }: Config, log: Logger): Mail {
  return smtpUrl === null
    ? openOutboxMail({ folder: join(dataDir, 'outbox'), from: mailFrom, log })
    : openSmtpMail({ url: smtpUrl, from: mailFrom });
}
