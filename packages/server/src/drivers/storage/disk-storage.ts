import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, opendir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { hourMs } from '../../durations.ts';
import type { Storage } from './storage.ts';
import { checkKey, checkListed, checkPrefix, contentTypeOf } from './storage-key.ts';
import { syncFolder } from './sync-folder.ts';

/** Keys cannot start with a dot, so nothing stored can be here. */
const temporarySuffix = '.tmp';
const temporaryLivesMs = hourMs;

/**
 * Files below `root` (`DATA_DIR/media`). A write goes to a temporary file, is flushed, and takes its name in one
 * step; then the folder is flushed too. So a file is there whole or not at all, also after a power loss.
 */
export async function openDiskStorage(root: string): Promise<Storage> {
  const temporary = join(root, temporarySuffix);
  await mkdir(temporary, { recursive: true, mode: 0o700 });
  await removeOld(temporary);
  const pathOf = (key: string) => join(root, checkKey(key));

  return {
    put: (key, body) => putFile(join(temporary, randomUUID()), pathOf(key), root, body),
    get: async (key, range) => {
      const file = await openOrNull(pathOf(key));
      if (file === null) return null;
      const found = await describe(file, key);
      if (found === null || (range !== undefined && range.start >= found.sizeBytes)) {
        await file.close();
        return null;
      }
      // The open file is read to its end even when another one takes its name meanwhile.
      return { ...found, stream: createReadStream('', { fd: file, ...range }) };
    },
    read: (key) =>
      withFile(pathOf(key), async (file) => {
        const found = await describe(file, key);
        return found && { ...found, bytes: await readWhole(file, found.sizeBytes) };
      }),
    head: (key) => withFile(pathOf(key), (file) => describe(file, key)),
    delete: async (key) => {
      const path = pathOf(key);
      if (!(await isFile(path))) return false;
      await rm(path, { force: true });
      await syncFolder(dirname(path));
      return true;
    },
    deletePrefix: async (prefix) => {
      const path = join(root, checkPrefix(prefix));
      // One rename takes all of it away at once; what is then removed has no address any more.
      const doomed = join(temporary, randomUUID());
      if (!(await renamed(path, doomed))) return 0;
      await syncFolder(dirname(path));
      let count = 0;
      for await (const _ of walk(doomed)) count += 1;
      await rm(doomed, { recursive: true, force: true });
      return count;
    },
    list: async function* (prefix) {
      for await (const path of walk(join(root, checkListed(prefix)))) {
        const found = await stat(path).catch(nullWhenMissing);
        if (found !== null) yield { key: relative(root, path).split(sep).join('/'), sizeBytes: found.size };
      }
    },
    localPath: pathOf,
    check: () => writeByte(join(temporary, randomUUID())),
    close: async () => {},
  };
}

/** Writes a file under another name first, so that it is there whole or not at all. */
async function putFile(draft: string, path: string, root: string, body: Buffer | Readable) {
  try {
    const written = await writeFlushed(draft, body);
    await moveInto(draft, path, root);
    return written;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Opens a file for as long as it is used; null where there is none. */
async function withFile<Found>(
  path: string,
  use: (file: FileHandle) => Promise<Found | null>,
): Promise<Found | null> {
  const file = await openOrNull(path);
  if (file === null) return null;
  try {
    return await use(file);
  } finally {
    await file.close();
  }
}

async function writeByte(path: string): Promise<void> {
  try {
    await writeFlushed(path, Buffer.of(0));
  } finally {
    await rm(path, { force: true });
  }
}

async function writeFlushed(path: string, body: Buffer | Readable) {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of Buffer.isBuffer(body) ? [body] : body) {
      hash.update(chunk);
      await file.writeFile(chunk);
      sizeBytes += chunk.length;
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { sizeBytes, sha256: hash.digest('hex') };
}

/** Gives the file its name, making the folders above it; all of that is flushed. */
async function moveInto(draft: string, path: string, root: string): Promise<void> {
  const folder = dirname(path);
  // Somebody may remove an empty folder between the two steps.
  for (let attempt = 0; ; attempt++) {
    const made = await mkdir(folder, { recursive: true, mode: 0o700 });
    try {
      await rename(draft, path);
      await syncFolder(folder);
      if (made !== undefined) await syncNewFolders(folder, dirname(made), root);
      return;
    } catch (error) {
      if (attempt === 3 || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

async function syncNewFolders(folder: string, upTo: string, root: string): Promise<void> {
  for (let above = dirname(folder); above.startsWith(root); above = dirname(above)) {
    await syncFolder(above);
    if (above === upTo) return;
  }
}

async function describe(file: FileHandle, key: string) {
  const found = await file.stat({ bigint: true });
  if (!found.isFile()) return null;
  return {
    sizeBytes: Number(found.size),
    contentType: contentTypeOf(key),
    etag: `${found.size.toString(36)}-${found.mtimeNs.toString(36)}-${found.ino.toString(36)}`,
  };
}

async function readWhole(file: FileHandle, sizeBytes: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(sizeBytes), 0, sizeBytes, 0);
  if (bytesRead !== sizeBytes) throw new Error('A stored file ended early');
  return buffer;
}

async function openOrNull(path: string): Promise<FileHandle | null> {
  return open(path, 'r').catch(nullWhenMissing);
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(nullWhenMissing))?.isFile() ?? false;
}

async function renamed(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    return nullWhenMissing(error) !== null;
  }
}

async function* walk(folder: string): AsyncIterable<string> {
  const entries = await opendir(folder).catch(nullWhenMissing);
  if (entries === null) return;
  for await (const entry of entries) {
    // What is half written is in a folder whose name no key can have.
    if (entry.name === temporarySuffix) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else yield path;
  }
}

/** What a killed process left half written. */
async function removeOld(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(nullWhenMissing);
    if (found === null || Date.now() - found.mtimeMs < temporaryLivesMs) continue;
    await rm(path, { recursive: true, force: true });
  }
}

function nullWhenMissing(error: unknown): null {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR') return null;
  throw error;
}
