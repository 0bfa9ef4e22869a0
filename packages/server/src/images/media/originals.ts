/** Originals, which are kept and never served. */
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { hashFile } from '../../drivers/hash-file.ts';
import type { Storage } from '../../drivers/storage/storage.ts';
import type { MediaRow } from '../image-table.ts';
import { newMediaKey, originalKey } from './media-address.ts';

/** Hands the original to `work` as a file of this machine. */
export async function withOriginal<T>(
  { storage, workFolder }: { storage: Storage; workFolder: string },
  row: Pick<MediaRow, 'key' | 'sourceKey'>,
  work: (path: string) => Promise<T>,
): Promise<T> {
  await copyOriginal(storage, row);
  return withStored({ storage, workFolder }, originalKey(row.key), work);
}

/** Hands what is at a storage key to `work` as a file of this machine. */
export async function withStored<T>(
  { storage, workFolder }: { storage: Storage; workFolder: string },
  key: string,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const local = storage.localPath?.(key);
  if (local !== undefined) return work(local);
  await mkdir(workFolder, { recursive: true });
  const path = join(workFolder, newMediaKey());
  try {
    const found = await storage.get(key);
    await writeFile(path, found?.stream ?? null);
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

/** Media that are made of others' original have one of their own from here on: each may go without the other. */
async function copyOriginal(
  storage: Storage,
  { key, sourceKey }: Pick<MediaRow, 'key' | 'sourceKey'>,
): Promise<void> {
  if (sourceKey === null || (await storage.head(originalKey(key))) !== null) return;
  const found = await storage.get(originalKey(sourceKey));
  if (found !== null) await storage.put(originalKey(key), found.stream);
}

/** What is not there any more becomes an empty file, which then has the wrong hash. */
async function writeFile(path: string, body: Readable | null): Promise<void> {
  const file = await open(path, 'w', 0o600);
  if (body === null) await file.close();
  else await pipeline(body, file.createWriteStream());
}

/** Whether a file's SHA-256 is this one; false where there is no file. */
export async function hasHash(path: string, sha256: string): Promise<boolean> {
  try {
    return (await hashFile(path)) === sha256;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
