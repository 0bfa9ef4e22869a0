import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SentFile } from '@tourwright/api';
import type { DiskSpace } from '../../drivers/disk-space.ts';
import type { Storage } from '../../drivers/storage/storage.ts';
import { Problem } from '../../http/answers/problem.ts';

const prefix = 'imports/';

/** Where the files of imports are: growing ones on this machine, whole ones in the storage, where every machine sees them. */
export interface ImportFiles {
  /** How many bytes of a file are here. */
  offsetOf(importId: string, number: number, file: SentFile): Promise<number>;
  /** Takes the next bytes of a file; answers how many are here. Problem `upload_goes_on` where others come next. */
  append(
    importId: string,
    number: number,
    file: SentFile,
    given: { offset: number; body: Readable },
  ): Promise<number>;
  /** Takes a whole file of this machine. */
  take(importId: string, number: number, path: string): Promise<void>;
  /** How many of the files are not here yet. */
  missing(importId: string, files: readonly SentFile[]): Promise<number>;
  /** Lays the files into a folder of this machine under their paths. */
  layOut(importId: string, files: readonly SentFile[], folder: string): Promise<void>;
  remove(importId: string): Promise<void>;
  /** Ids of imports that have files. */
  ids(): Promise<string[]>;
}

interface Parts {
  storage: Storage;
  /** On this machine. */
  folder: string;
  room: DiskSpace;
}

/** Larger pieces pile up in memory before they are collected. */
const pieceBytes = 1 << 17;

/** Makes the place for the files of imports: on this machine while they come, then in storage. */
export function createImportFiles({ storage, folder, room }: Parts): ImportFiles {
  const writing = new Set<string>();
  const growing = (importId: string, number: number) => join(folder, `${importId}-${number}`);
  const keyOf = (importId: string, number: number) => `${prefix}${importId}/${number}`;
  const offsetOf: ImportFiles['offsetOf'] = async (importId, number, { sizeBytes }) =>
    (await storage.head(keyOf(importId, number))) === null ? sizeOf(growing(importId, number)) : sizeBytes;

  return {
    offsetOf,
    async append(importId, number, file, { offset, body }) {
      const path = growing(importId, number);
      const here = await offsetOf(importId, number, file);
      // Two senders of one file: the second has to check again.
      if (offset !== here || writing.has(path)) throw new Problem('upload_goes_on', { offset: here });
      writing.add(path);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await room.need(file.sizeBytes - here);
        await grow(path, body, file.sizeBytes - here);
        const size = await sizeOf(path);
        if (size === file.sizeBytes) {
          await storage.put(keyOf(importId, number), createReadStream(path, { highWaterMark: pieceBytes }));
          await rm(path, { force: true });
        }
        return size;
      } finally {
        writing.delete(path);
      }
    },

    async take(importId, number, path) {
      await storage.put(keyOf(importId, number), createReadStream(path, { highWaterMark: pieceBytes }));
    },

    async missing(importId, files) {
      const here = new Set<string>();
      for await (const { key } of storage.list(`${prefix}${importId}/`)) here.add(key);
      const isLacking = (file: SentFile, number: number) =>
        file.sizeBytes > 0 && !here.has(keyOf(importId, number));
      return files.filter(isLacking).length;
    },

    async layOut(importId, files, target) {
      for (const [number, file] of files.entries())
        await layFile(storage, keyOf(importId, number), file, target);
    },

    async remove(importId) {
      await storage.deletePrefix(`${prefix}${importId}/`);
      for (const name of await readdir(folder).catch(() => []))
        if (name.startsWith(`${importId}-`)) await rm(join(folder, name), { force: true });
    },

    ids: () => idsOf(storage, folder),
  };
}

/**
 * What came before the connection broke stays. The rest of what is too much is not read, but the line stays open for
 * the answer.
 */
async function grow(path: string, body: Readable, most: number): Promise<void> {
  const file = await open(path, 'a', 0o600);
  let size = 0;
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      size += (chunk as Buffer).length;
      if (size > most) throw new Problem('more_than_announced');
      await file.write(chunk as Buffer);
    }
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Of what is whole, and of what grows. */
async function idsOf(storage: Storage, folder: string): Promise<string[]> {
  const found = new Set<string>();
  for await (const { key } of storage.list(prefix)) found.add(key.split('/')[1] ?? '');
  for (const name of await readdir(folder).catch(() => [])) found.add(name.split('-')[0] ?? '');
  return [...found];
}

/** How many bytes of a file are on this machine; 0 without it. */
function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}

/** Lays a file under its path into a folder; one with nothing in it is in no storage. */
async function layFile(
  storage: Storage,
  key: string,
  { path, sizeBytes }: SentFile,
  folder: string,
): Promise<void> {
  const place = resolve(folder, path);
  if (!place.startsWith(resolve(folder) + sep)) throw new Error(`${path} lies outside of the folder`);
  await mkdir(dirname(place), { recursive: true });
  if (sizeBytes === 0) await (await open(place, 'w')).close();
  else await copyOut(storage, key, place);
}

/** A second name for the file where the storage is on this disk; else a copy. */
async function copyOut(storage: Storage, key: string, place: string): Promise<void> {
  const local = storage.localPath?.(key);
  if (local !== undefined) return link(local, place).catch(() => copyFile(local, place));
  const found = await storage.get(key);
  if (found === null) throw new Error(`${key} went while it was read`);
  await pipeline(found.stream, createWriteStream(place));
}
