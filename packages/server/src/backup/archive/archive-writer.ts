import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import { syncFolder } from '../../drivers/storage/sync-folder.ts';
import { type ArchivedHashes, type ArchiveEnd, entriesOfList, names } from './archive-format.ts';

/** Writes a backup, one entry after the other. */
export interface ArchiveWriter {
  /** Throws when `body` has not exactly this many bytes. */
  add(name: string, sizeBytes: number, body: Readable): Promise<void>;
  addBytes(name: string, bytes: Buffer): Promise<void>;
  /** Gives the archive its name; before that, nothing is under it. */
  end(contents: Omit<ArchiveEnd, 'last' | 'entries'>): Promise<{ sizeBytes: number; sha256: string }>;
  /** Removes what was written. */
  giveUp(): Promise<void>;
}

/** Only its owner may read it: it holds what signs sessions, and everything that people keep private. */
const archiveMode = 0o600;

/**
 * Opens `path.part`, which becomes `path` when the archive is whole. Another program takes the bytes of a stream as they come,
 * and sees by their end whether it is.
 */
export async function openArchiveWriter(target: string | Writable, madeAt: Date): Promise<ArchiveWriter> {
  const draft = typeof target === 'string' ? `${target}.part` : null;
  const output =
    draft === null ? (target as Writable) : createWriteStream(draft, { mode: archiveMode, flush: true });
  const tar = pack();
  const whole = createHashing();
  const written = pipeline(tar, whole.stream, output, { end: draft !== null });
  // A full disk is reported when the next entry is added.
  written.catch((error) => tar.destroy(error));

  let open: ArchivedHashes = { after: null, entries: [] };
  let lists = 0;
  let entries = 0;

  async function put(name: string, size: number, body: Readable): Promise<string> {
    const hashing = createHashing();
    const entry = tar.entry({ name, size, mode: archiveMode, mtime: madeAt });
    await Promise.race([pipeline(body, hashing.stream, entry), written]);
    return hashing.digest();
  }
  const putBytes = (name: string, bytes: Buffer) => put(name, bytes.length, Readable.from([bytes]));

  async function closeList(): Promise<string> {
    lists += 1;
    const after = await putBytes(names.hashes(lists), Buffer.from(JSON.stringify(open)));
    open = { after, entries: [] };
    return after;
  }
  async function add(name: string, size: number, body: Readable): Promise<void> {
    open.entries.push([name, size, await put(name, size, body)]);
    entries += 1;
    if (open.entries.length === entriesOfList) await closeList();
  }

  return {
    add,
    addBytes: (name, bytes) => add(name, bytes.length, Readable.from([bytes])),
    end: async (contents) => {
      const end: ArchiveEnd = { last: await closeList(), entries, ...contents };
      await putBytes(names.end, Buffer.from(JSON.stringify(end)));
      tar.finalize();
      await written;
      if (draft !== null) await giveName(draft, target as string);
      return { sizeBytes: whole.sizeBytes, sha256: whole.digest() };
    },
    giveUp: async () => {
      tar.destroy();
      await written.catch(() => {});
      if (draft !== null) await rm(draft, { force: true });
    },
  };
}

/** Counts and hashes the bytes that pass through its stream. */
function createHashing() {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      sizeBytes += chunk.length;
      done(null, chunk);
    },
  });
  return {
    stream,
    get sizeBytes() {
      return sizeBytes;
    },
    /** The SHA-256 of all that has passed, in hex; asked once, at the end. */
    digest: () => hash.digest('hex'),
  };
}

async function giveName(draft: string, path: string): Promise<void> {
  await rename(draft, path);
  await syncFolder(dirname(path));
}

/** Throws a sentence when something is at `path`, or nothing can be written there. */
export async function checkFree(path: string): Promise<void> {
  try {
    await (await open(path, 'wx', archiveMode)).close();
    await rm(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new Error(`${path} is there already; name a new file`);
    if (code === 'ENOENT') throw new Error(`There is no folder ${dirname(path)}`);
    throw error;
  }
}
