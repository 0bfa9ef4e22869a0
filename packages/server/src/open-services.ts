import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoSources } from '@tourwright/demo';
import type { Logger } from 'pino';
import { scryptPasswords } from './accounts/passwords.ts';
import { agreeOnStorage } from './agree-on-storage.ts';
import type { Config } from './config.ts';
import type { Database } from './drivers/database/database.ts';
import { runningPostgres, startEmbeddedPostgres } from './drivers/database/embedded-postgres.ts';
import { migrate } from './drivers/database/migrate.ts';
import { openPostgres } from './drivers/database/postgres.ts';
import { reachPostgres } from './drivers/database/reach-postgres.ts';
import { lockFolder } from './drivers/folder-lock.ts';
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

/**
 * Opens everything that the configuration names, the database migrated. When a part fails, those before it are
 * closed again. Throws an error whose message is for the operator.
 */
export async function openServices(config: Config, log: Logger): Promise<Services> {
  const parts: { close(): Promise<void> }[] = [];
  const close = async () => {
    for (const part of parts.splice(0).reverse()) await part.close();
  };
  const opened = <T extends { close(): Promise<void> }>(part: T): T => {
    parts.push(part);
    return part;
  };
  try {
    // A file that is wrong stops the start before anything is touched.
    const book = readConfiguredBook(config);
    opened(openDataDir(config));
    const secret = config.secret ?? readSecret(config.dataDir);
    // Before the database, which may take a while: whoever named a wrong bucket learns of it at once.
    const storage = opened(await openStorage(config, log));
    const database = opened(await openDatabase(config, log));
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
  const dataDir = openDataDir(config);
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
  const dataDir = config.databaseUrl === null ? openDataDir(config) : null;
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
function openDataDir({ dataDir, databaseUrl, role }: Config) {
  // Others may pass through, as PostgreSQL must when we are root; they cannot look around.
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const unlock = lockFolder(dataDir, databaseUrl === null ? 'lock' : `lock.${role}`);
  return { close: async () => unlock() };
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
