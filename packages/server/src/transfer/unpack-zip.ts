import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { TransferFault } from './transfer-fault.ts';

/** What an archive may hold. */
export interface ZipLimits {
  files: number;
  /** Of all files unpacked, bytes. */
  totalBytes: number;
  /** How many times larger a file may become, once it is more than a megabyte. */
  ratio: number;
}

export const zipLimits: ZipLimits = { files: 100_000, totalBytes: 20 * 2 ** 30, ratio: 200 };

/**
 * Unpacks an archive into a folder and gives the names of its files. Everything that the archive says of itself is
 * looked at before a byte is unpacked, and what is unpacked is counted.
 */
export async function unpackZip(path: string, folder: string, limits = zipLimits): Promise<string[]> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch(toFault);
  try {
    const entries = await entriesOf(zip, limits);
    let left = limits.totalBytes;
    for (const { entry, name } of entries) {
      const target = resolve(folder, name);
      if (!target.startsWith(resolve(folder) + sep)) throw new TransferFault('zip_slip', { name });
      await mkdir(dirname(target), { recursive: true });
      left -= await unpack(zip, entry, target, Math.min(left, entry.uncompressedSize));
    }
    return entries.map(({ name }) => name);
  } catch (error) {
    return toFault(error);
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
    const name = entry.fileName.normalize('NFC');
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

async function unpack(zip: ZipFile, entry: Entry, target: string, most: number): Promise<number> {
  let size = 0;
  const count = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      done(size > most ? new TransferFault('zip_bomb', { name: entry.fileName }) : null, chunk);
    },
  });
  await pipeline(await zip.openReadStreamPromise(entry), count, createWriteStream(target, { flags: 'wx' }));
  return size;
}

function toFault(error: unknown): never {
  if (error instanceof TransferFault) throw error;
  const reason = error instanceof Error ? error.message : String(error);
  if (/invalid relative path|absolute path|invalid characters/i.test(reason))
    throw new TransferFault('zip_slip', { name: '' });
  throw new TransferFault('zip_damaged', { reason });
}
