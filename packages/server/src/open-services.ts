import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoSources } from '@tourwright/demo';
import type { Logger } from 'pino';
import { scryptPasswords } from './accounts/passwords/passwords.ts';
import type { Config } from './config.ts';
import type { Database } from './drivers/database/database.ts';
import { checkMigrated } from './drivers/database/migrate.ts';
import { openPostgres } from './drivers/database/postgres.ts';
import type { Payment } from './drivers/payment/payment.ts';
import type { Storage } from './drivers/storage/storage.ts';
import { openPictureProcesses } from './images/picture-processes.ts';
import { openQueue } from './jobs/queue.ts';
import { internet } from './outgoing/public-addresses.ts';
import { readWebBundle } from './pages/html/web-bundle.ts';
import { readConfiguredBook } from './plans/plan-book.ts';
import type { Services } from './services.ts';
import { readSecret } from './settings/secret.ts';
import { agreeOnStorage } from './startup/agree-on-storage.ts';
import {
  findRunning,
  openDataDir,
  openDataDirOnceFree,
  openParts,
  type Part,
  refuseOthersFiles,
} from './startup/open-data-dir.ts';
import {
  connectDatabase,
  openDatabase,
  openMail,
  openStorage,
  placeOfStorage,
} from './startup/open-drivers.ts';

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
  const { opened, close } = openParts();
  try {
    // A file that is wrong stops the start before anything is touched.
    const book = readConfiguredBook(config);
    const open = await claim(opened);
    const secret = config.secret ?? readSecret(config.dataDir);
    // Before the database, which may take a while: a wrong bucket is reported at once.
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
      payment: config.stripe && (await openCards(config.stripe)),
      book,
      web,
      demos,
      secret,
      passwords: scryptPasswords,
      openPictures: openPictureProcesses,
      net: internet,
      clock: () => new Date(),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openRunning(url: string, log: Logger): Promise<Database> {
  await checkMigrated(url);
  return openPostgres(url, log);
}

/** Database and storage without anything that runs in them. */
export interface OpenStores {
  database: Database;
  storage: Storage;
  close(): Promise<void>;
}

/** The stores of a server, which may run meanwhile, as they are: nothing is migrated or made. */
export async function openStores(config: Config, log: Logger): Promise<OpenStores> {
  return openStoresWith(config, log, (opened) =>
    config.databaseUrl === null ? findRunning(config, opened) : null,
  );
}

/** The database of a server, which may run meanwhile, as it is; null where there is none yet. */
export async function openKnownDatabase(config: Config, log: Logger): Promise<Database | null> {
  if (config.databaseUrl !== null) return openPostgres(config.databaseUrl, log);
  if (!existsSync(join(config.dataDir, 'postgres/data'))) return null;
  const { opened, close } = openParts();
  try {
    const running = await findRunning(config, opened);
    const database = opened(
      running === null ? await connectDatabase(config, log) : openPostgres(running, log),
    );
    return { ...database, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The stores for this process alone, their database without any migration. */
export async function openOwnStores(config: Config, log: Logger): Promise<OpenStores> {
  return openStoresWith(config, log, (opened) => {
    opened(openDataDir(config, { isBrief: true }));
    return null;
  });
}

/** `claim` answers the address of the database that a server runs; null: it is started, or has a server of its own. */
async function openStoresWith(
  config: Config,
  log: Logger,
  claim: (opened: <T extends Part>(part: T) => T) => Promise<string | null> | string | null,
): Promise<OpenStores> {
  const { opened, close } = openParts();
  try {
    const running = await claim(opened);
    const storage = opened(await openStorage(config, log));
    const database = opened(
      running === null ? await connectDatabase(config, log) : openPostgres(running, log),
    );
    return { database, storage, close };
  } catch (error) {
    await close();
    throw error;
  }
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

/** Payment by Stripe, whose library is read only by a server that uses it. */
async function openCards(settings: NonNullable<Config['stripe']>): Promise<Payment> {
  const { openStripePayment } = await import('./drivers/payment/stripe-payment.ts');
  return openStripePayment(settings);
}
