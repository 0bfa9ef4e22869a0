import { randomUUID } from 'node:crypto';
import type { Database } from '../drivers/database/database.ts';
import type { Storage } from '../drivers/storage/storage.ts';

/** Where the storage says whose it is. */
const markerKey = 'installation';

/**
 * Makes sure that this process sees the storage that all others at its database see, by a mark in both. Throws a sentence for
 * the operator when it does not: other processes would not find photos.
 */
export async function agreeOnStorage(database: Database, storage: Storage, where: string): Promise<void> {
  const marked = (await storage.read(markerKey))?.bytes.toString().trim() ?? null;
  const known = await readKnown(database);
  if (known === null) {
    // First in the storage: killed in between, the next start finds the mark there and continues.
    const id = marked ?? randomUUID();
    if (marked === null) await storage.put(markerKey, Buffer.from(id));
    await database.pool.query(
      'insert into installation (id, storage_id) values (1, $1) on conflict do nothing',
      [id],
    );
    if ((await readKnown(database)) === id) return;
  }
  const agreed = await readKnown(database);
  if (marked === agreed) return;
  throw new Error(
    `The files of this installation do not lie in ${where}. All its processes need the same storage: one bucket ` +
      '(S3_ENDPOINT and S3_BUCKET), or one DATA_DIR on a disk that they share. If the files were lost, and it shall go ' +
      `on without them, put a file named ${markerKey} there that holds: ${agreed}`,
  );
}

async function readKnown({ pool }: Database): Promise<string | null> {
  const { rows } = await pool.query<{ storage_id: string }>('select storage_id from installation');
  return rows[0]?.storage_id ?? null;
}
