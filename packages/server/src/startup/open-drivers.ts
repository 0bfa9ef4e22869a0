/** The only file that chooses drivers. */
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../drivers/database/database.ts';
import { startEmbeddedPostgres } from '../drivers/database/embedded-postgres.ts';
import { migrate } from '../drivers/database/migrate.ts';
import { openPostgres } from '../drivers/database/postgres.ts';
import { reachPostgres } from '../drivers/database/reach-postgres.ts';
import type { Mail } from '../drivers/mail/mail.ts';
import { openOutboxMail } from '../drivers/mail/outbox-mail.ts';
import { openSmtpMail } from '../drivers/mail/smtp-mail.ts';
import { openDiskStorage } from '../drivers/storage/disk-storage.ts';
import type { Storage } from '../drivers/storage/storage.ts';

/** The database, brought up to this code. */
export async function openDatabase(config: Config, log: Logger): Promise<Database> {
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
export async function connectDatabase({ dataDir, databaseUrl }: Config, log: Logger): Promise<Database> {
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

/** Opens the storage that the settings name: a folder, or an S3 bucket that was found to work. */
export async function openStorage(
  { dataDir, s3 }: Config,
  log: Logger,
  options: { timeoutMs?: number } = {},
): Promise<Storage> {
  if (s3 === null) return openDiskStorage(join(dataDir, 'storage'));
  // Most servers have a disk: they start without reading the SDK.
  const { checkBucket } = await import('../drivers/storage/check-bucket.ts');
  const { openS3Storage } = await import('../drivers/storage/s3-storage.ts');
  const storage = openS3Storage(s3);
  try {
    await checkBucket(storage, s3, { log, ...options });
    return storage;
  } catch (error) {
    await storage.close();
    throw error;
  }
}

/** Says where files are stored, for logs and reports. */
export function placeOfStorage({ dataDir, s3 }: Config): string {
  return s3 === null ? join(dataDir, 'storage') : `the bucket ${s3.bucket} at ${s3.endpoint}`;
}

/** Opens the mail that the settings name: SMTP, or a folder of messages. */
export function openMail({ dataDir, smtpUrl, mailFrom }: Config, log: Logger): Mail {
  return smtpUrl === null
    ? openOutboxMail({ folder: join(dataDir, 'outbox'), from: mailFrom, log })
    : openSmtpMail({ url: smtpUrl, from: mailFrom });
}
