import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { TransferFault } from '../transfer-fault.ts';
import { nameOfEntry } from './entry-name.ts';

/** What an archive may hold. */
export interface ZipLimits {
  files: number;
  /** The size of all files unpacked. */
  totalBytes: number;
  /** How many times larger a file may become, once it is more than a megabyte. */
  ratio: number;
}

/** How much a ZIP file of strangers may unpack to: files, bytes, and bytes for one packed byte. */
export const zipLimits: ZipLimits = { files: 100_000, totalBytes: 20 * 2 ** 30, ratio: 200 };

/** An archive whose directory was looked at: nothing of it was unpacked. Faults are those of `unpackZip`. */
export interface OpenZip {
  /** The names of its files, in the order of the archive; normalized as file systems want them. */
  names: readonly string[];
  has(name: string): boolean;
  /** Unpacked, in bytes, as the archive says. */
  sizeOf(name: string): number;
  /** Unpacks one file to a path that is new. Throws when it is larger than the archive says. */
  extract(name: string, path: string): Promise<void>;
  close(): void;
}

/** Opens an archive. Everything that it says of itself is looked at before a byte is unpacked. Close it. */
export async function openZip(path: string, limits = zipLimits): Promise<OpenZip> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch(toFault);
  try {
    const entries = await entriesOf(zip, limits);
    const byName = new Map(entries.map(({ entry, name }) => [name, entry]));
    const entryOf = (name: string): Entry => {
      const entry = byName.get(name);
      if (entry === undefined) throw new TransferFault('zip_damaged', { reason: name });
      return entry;
    };
    return {
      names: [...byName.keys()],
      has: (name) => byName.has(name),
      sizeOf: (name) => entryOf(name).uncompressedSize,
      extract: (name, target) => unpack(zip, entryOf(name), target).catch(toFault),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    return toFault(error);
  }
}

/** Unpacks an archive into a folder and gives the names of its files. */
export async function unpackZip(path: string, folder: string, limits = zipLimits): Promise<string[]> {
  const zip = await openZip(path, limits);
  try {
    for (const name of zip.names) {
      const target = resolve(folder, name);
      if (!target.startsWith(resolve(folder) + sep)) throw new TransferFault('zip_slip', { name });
      await mkdir(dirname(target), { recursive: true }).catch(toFault);
      await zip.extract(name, target);
    }
    return [...zip.names];
  } finally {
    zip.close();
  }
}

interface Listed {
  entry: Entry;
  name: string;
}

/** The files of an archive; folders, links and what systems add are left away. */
async function entriesOf(zip: ZipFile, limits: ZipLimits): Promise<Listed[]> {
  if (zip.entryCount > limits.files) throw new TransferFault('zip_too_many', { most: limits.files });
  const listed: Listed[] = [];
  const taken = new Set<string>();
  const ranges: [start: number, end: number][] = [];
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    const name = nameOfEntry(entry);
    ranges.push([
      entry.relativeOffsetOfLocalHeader,
      entry.relativeOffsetOfLocalHeader + entry.compressedSize,
    ]);
    total += entry.uncompressedSize;
    if (total > limits.totalBytes) throw new TransferFault('zip_too_large', { most: limits.totalBytes });
    if (entry.isEncrypted()) throw new TransferFault('zip_encrypted');
    const isLarge = entry.uncompressedSize > 1 << 20;
    if (isLarge && entry.uncompressedSize > entry.compressedSize * limits.ratio) {
      throw new TransferFault('zip_bomb', { name });
    }
    const kind = (entry.externalFileAttributes >>> 16) & 0o170000;
    if (name.endsWith('/') || kind === 0o120000 || name.startsWith('__MACOSX/')) continue;
    // Two names that one file system takes for the same would overwrite each other.
    if (taken.has(name.toLowerCase())) throw new TransferFault('zip_twice', { name });
    taken.add(name.toLowerCase());
    listed.push({ entry, name });
  }
  ranges.sort(([a], [b]) => a - b);
  const overlaps = ranges.some(([start], index) => index > 0 && start < (ranges[index - 1]?.[1] ?? 0));
  if (overlaps) throw new TransferFault('zip_bomb', { name: '' });
  return listed;
}

/** What is unpacked is counted: an archive may say less than it holds. */
async function unpack(zip: ZipFile, entry: Entry, target: string): Promise<void> {
  let size = 0;
  const count = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      const isTooMuch = size > entry.uncompressedSize;
      done(isTooMuch ? new TransferFault('zip_bomb', { name: entry.fileName }) : null, chunk);
    },
  });
  await pipeline(await zip.openReadStreamPromise(entry), count, createWriteStream(target, { flags: 'wx' }));
}

function toFault(error: unknown): never {
  if (error instanceof TransferFault) throw error;
  const reason = error instanceof Error ? error.message : String(error);
  if (/invalid relative path|absolute path|invalid characters/i.test(reason))
    throw new TransferFault('zip_slip', { name: '' });
  throw new TransferFault('zip_damaged', { reason });
}
