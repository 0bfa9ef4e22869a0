import { createHash, type Hash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { DiskSpace } from '../../drivers/disk-space.ts';
import { hashFile } from '../../drivers/hash-file.ts';
import { outageOf } from '../../drivers/outage.ts';
import { syncFolder } from '../../drivers/storage/sync-folder.ts';
import { hourMs } from '../../durations.ts';
import { Problem } from '../../http/answers/problem.ts';
import { fault, type ImageFault } from '../photos/image-fault.ts';
import { problemOf } from '../photos/problem-of.ts';
import type { ArrivedFile } from '../store-file.ts';

/** 500 MiB a file. */
export const maxFileBytes = 500 * 1024 * 1024;

/** It is looked at the disk before each such piece of a file that comes in one. */
const lookBytes = 8 * 1024 * 1024;
const arrivingPrefix = 'arriving-';
/** After so long nobody can be writing to a file that no row speaks of. */
const leftBehindMs = hourMs;
/** Files on their way whose hashes are kept. */
const mostHashes = 1000;
const uploadIdPattern = /^[0-9a-f]{32}$/;

/** Bytes that are on their way in, in a folder of this machine (`DATA_DIR/uploads`). */
export interface UploadFolder {
  pathOf(id: string): string;
  create(id: string): Promise<void>;
  /** As `create`, also where there is such a file already. */
  begin(id: string): Promise<void>;
  /** Writes at a position; resolves when the bytes have reached the disk. */
  write(id: string, position: number, bytes: Buffer): Promise<void>;
  /** Writes what also is elsewhere, as long as all bytes before it are here; it may not reach the disk. */
  copy(id: string, position: number, bytes: Buffer): Promise<void>;
  /** Whether all bytes up to a position came one after the other, in this process. */
  hasAll(id: string, upTo: number): boolean;
  /** The SHA-256 in lower-case hex: known at once of a file whose bytes came one after the other, in this process. */
  hash(id: string): Promise<string>;
  remove(id: string): Promise<void>;
  /** Removes a file that was not touched for an hour. */
  removeOld(id: string): Promise<void>;
  /** The files of resumable uploads that are here. */
  ids(): Promise<string[]>;
  /** Takes a body whole; the file is gone when `work` is done. Problem `too_large`. */
  receive<T>(body: Readable, work: (file: ArrivedFile) => Promise<T>): Promise<T>;
}

/** Opens the folder in which uploads arrive, and removes what an earlier process left half written. */
export async function openUploadFolder(folder: string, room: DiskSpace): Promise<UploadFolder> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder))
    if (name.startsWith(arrivingPrefix)) await removeOld(join(folder, name));
  const hashes = new ArrivingHashes();
  const pathOf = (id: string) => {
    if (!uploadIdPattern.test(id)) throw new Error('Not the id of an upload');
    return join(folder, id);
  };
  return {
    pathOf,
    create: async (id) => {
      const file = await open(pathOf(id), 'wx', 0o600);
      await file.close();
      await syncFolder(folder);
    },
    begin: async (id) => (await open(pathOf(id), 'a', 0o600)).close(),
    write: async (id, position, bytes) => {
      const file = await open(pathOf(id), 'r+').catch((error) => {
        // The folder was lost, or is on another machine: its sender starts over.
        if (error.code === 'ENOENT') throw new Problem('upload_lost');
        throw error;
      });
      await writeAt(file, position, bytes, { flush: true });
      hashes.take(id, position, bytes);
    },
    copy: async (id, position, bytes) => {
      if (position > 0 && !hashes.has(id, position)) return hashes.forget(id);
      const file = await open(pathOf(id), constants.O_RDWR | constants.O_CREAT, 0o600);
      await writeAt(file, position, bytes, { flush: false });
      hashes.take(id, position, bytes);
    },
    hasAll: (id, upTo) => upTo === 0 || hashes.has(id, upTo),
    hash: async (id) => hashes.of(id, (await stat(pathOf(id))).size) ?? hashFile(pathOf(id)),
    remove: async (id) => {
      hashes.forget(id);
      await rm(pathOf(id), { force: true });
    },
    removeOld: (id) => removeOld(pathOf(id)),
    ids: async () => (await readdir(folder)).filter((name) => uploadIdPattern.test(name)),
    receive: async (body, work) => {
      const path = join(folder, `${arrivingPrefix}${randomUUID()}`);
      try {
        return await work({ path, ...(await writeAll(path, body, room)) });
      } finally {
        await rm(path, { force: true });
      }
    },
  };
}

/** What is said of a file above the limit. */
export function tooLarge(sizeBytes: number): ImageFault {
  return fault('too_large', { bytes: sizeBytes, mostBytes: maxFileBytes });
}

/** Hashes of files that are on their way, so that none is read again when its last byte has come. */
class ArrivingHashes {
  readonly #begun = new Map<string, { hash: Hash; sizeBytes: number }>();

  take(id: string, position: number, bytes: Buffer): void {
    const begun = position === 0 ? { hash: createHash('sha256'), sizeBytes: 0 } : this.#begun.get(id);
    // Begun in another process, or unknown whether the last chunk counted.
    this.#begun.delete(id);
    if (begun?.sizeBytes !== position) return;
    begun.hash.update(bytes);
    begun.sizeBytes += bytes.length;
    this.#begun.set(id, begun);
    // Those that were abandoned are read again if somebody continues after all.
    if (this.#begun.size > mostHashes) this.forget(this.#begun.keys().next().value ?? '');
  }

  /** Whether exactly these bytes were seen. */
  has(id: string, sizeBytes: number): boolean {
    return this.#begun.get(id)?.sizeBytes === sizeBytes;
  }

  /** Null when not all bytes were seen. */
  of(id: string, sizeBytes: number): string | null {
    const begun = this.#begun.get(id);
    return begun?.sizeBytes === sizeBytes ? begun.hash.copy().digest('hex') : null;
  }

  forget(id: string): void {
    this.#begun.delete(id);
  }
}

/** Writes all bytes and closes the file. */
async function writeAt(
  file: FileHandle,
  position: number,
  bytes: Buffer,
  { flush }: { flush: boolean },
): Promise<void> {
  try {
    for (let done = 0; done < bytes.length; ) {
      const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position + done);
      done += bytesWritten;
    }
    if (flush) await file.datasync();
  } catch (error) {
    throw full(error);
  } finally {
    await file.close();
  }
}

async function writeAll(path: string, body: Readable, room: DiskSpace) {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of body) {
      if (sizeBytes % lookBytes < chunk.length) await room.need(lookBytes);
      sizeBytes += chunk.length;
      if (sizeBytes > maxFileBytes) throw problemOf(tooLarge(sizeBytes));
      hash.update(chunk);
      await file.writeFile(chunk);
    }
  } catch (error) {
    throw full(error);
  } finally {
    await file.close();
  }
  return { sizeBytes, sha256: hash.digest('hex') };
}

function full(error: unknown): unknown {
  if (outageOf(error) !== 'disk_full') return error;
  return new Problem('disk_full_upload');
}

async function removeOld(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found !== null && Date.now() - found.mtimeMs > leftBehindMs) await rm(path, { force: true });
}
