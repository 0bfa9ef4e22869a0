import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../drivers/database/database.ts';
import { media } from '../drivers/database/schema/index.ts';
import { DamagedBackup } from './archive/archive-format.ts';
import type { RestoreStorage } from './archive/restored-files.ts';
import { checkBackup, type Restored, restoreBackup } from './restore-backup.ts';

/** Opens a PostgreSQL of its own on an empty folder; closing stops it. */
export type OpenScratch = (folder: string) => Promise<Database>;

/**
 * Restores a backup into a database that is thrown away: every row comes back and is compared, every byte of every file is read
 * and compared with its hash, and each photo has its original among them. Files are not written, so no room is
 * needed for them. Throws a `DamagedBackup` when the backup would not come back.
 */
export async function proveBackup(
  path: string,
  { folder, openScratch, signal }: { folder: string; openScratch: OpenScratch; signal: AbortSignal },
): Promise<Restored> {
  // What a killed drill left.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o711 });
  try {
    const goOn = () => signal.throwIfAborted();
    const checked = await checkBackup(path, goOn);
    const database = await openScratch(join(folder, randomUUID()));
    try {
      const storage = openSieve();
      const restored = await restoreBackup(
        { database, storage, secretPath: null, readsBack: false },
        path,
        checked,
        goOn,
      );
      await checkOriginals(database, storage.keys);
      return restored;
    } finally {
      await database.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Takes files in, keeps their names, and lets their bytes go. */
function openSieve(): RestoreStorage & { keys: ReadonlySet<string> } {
  const keys = new Set<string>();
  return {
    keys,
    read: async () => null,
    get: async () => null,
    list: async function* () {},
    put: async (key, body) => {
      keys.add(key);
      const sizeBytes = Buffer.isBuffer(body) ? body.length : await drain(body);
      return { sizeBytes, sha256: '' };
    },
    delete: async (key) => keys.delete(key),
  };
}

async function drain(body: Readable): Promise<number> {
  let sizeBytes = 0;
  for await (const chunk of body) sizeBytes += (chunk as Buffer).length;
  return sizeBytes;
}

/** A photo without its original could be shown, and never be cut again. */
async function checkOriginals({ orm }: Database, keys: ReadonlySet<string>): Promise<void> {
  const rows = await orm
    .select({ key: media.key, sourceKey: media.sourceKey })
    .from(media)
    .where(and(inArray(media.state, ['processing', 'ready']), isNotNull(media.sha256)));
  const lacking = rows.find(
    ({ key, sourceKey }) =>
      !keys.has(`originals/${key}`) && !(sourceKey && keys.has(`originals/${sourceKey}`)),
  );
  if (lacking !== undefined)
    throw new DamagedBackup(`The backup lacks the original of the photo ${lacking.key}`);
}
