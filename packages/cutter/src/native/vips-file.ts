/**
 * Files in libvips' own format, through which decoded pixels pass: a header of 64 bytes, then rows of RGB from the top,
 * uncompressed. sharp hands out pixels in one piece only; it can write such a file, and we read it while it grows.
 */
import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { decode } from './open-picture.ts';
import type { NextRow, RowSource } from './row-source.ts';

/** Bytes before the first pixel. */
export const headerBytes = 64;
/** How often a file is looked at that has not grown. */
const pollMs = 5;
/** Rows written at once. */
const batchRows = 64;

/** Decodes the whole picture in memory. For small pictures, and to check the other way. */
export async function readWhole(picture: Sharp): Promise<RowSource> {
  const { data, info } = await decode(picture.raw().toBuffer({ resolveWithObject: true }));
  if (info.channels !== 3) throw new Error(`The decoder gave ${info.channels} channels instead of 3`);
  let at = 0;
  return {
    async next(into) {
      into.set(data.subarray(at, at + into.length));
      at += into.length;
    },
    async close() {},
  };
}

/**
 * Decodes into a file and reads it while it grows. Reads without yielding: it is for a thread of its own. The file goes
 * with it unless it `stays`.
 */
export async function readGrowing(
  picture: Sharp,
  file: string,
  { stays = false }: { stays?: boolean } = {},
): Promise<RowSource> {
  let ended: { error: unknown } | null = null;
  const decoding = decode(picture.toFile(file)).then(
    () => {
      ended = { error: null };
    },
    (error: unknown) => {
      ended = { error };
    },
  );
  const reader = openWhenThere(file);
  const fill = async (into: Uint8Array) => {
    let got = 0;
    while (got < into.length) {
      // Looked at before the file, so that what the decoder wrote last is not missed.
      const before: { error: unknown } | null = ended;
      if (before?.error) throw before.error;
      const read = reader.read(into.subarray(got));
      got += read;
      if (read > 0) continue;
      if (before) throw new Error('The decoder wrote fewer pixels than it announced');
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
  };
  const close = async () => {
    await decoding;
    reader.close();
    if (!stays) await rm(file, { force: true });
  };
  try {
    const header = new Uint8Array(headerBytes);
    await fill(header);
    checkHeader(header);
  } catch (error) {
    await close();
    throw error;
  }
  return { next: throughOwnMemory(fill), close };
}

/** Rows of a whole file. */
export function readVipsFile(file: string): RowSource {
  const handle = openSync(file, 'r');
  let at = headerBytes;
  return {
    next: throughOwnMemory(async (line) => {
      at += readSync(handle, line, 0, line.length, at);
    }),
    async close() {
      closeSync(handle);
    },
  };
}

/** Writes a file row by row. `onProgress` hears the share that is written. */
export async function writeVipsFile(
  file: string,
  { width, height }: { width: number; height: number },
  next: NextRow,
  onProgress: (fraction: number) => void,
): Promise<void> {
  await sharp({ create: { width, height: 1, channels: 3, background: '#000' } }).toFile(file);
  const handle = await open(file, 'r+');
  try {
    // The third word of the header.
    const word = Buffer.alloc(4);
    word.writeInt32LE(height);
    await handle.write(word, 0, 4, 8);
    const rows = new Uint8Array(batchRows * width * 3);
    let at = headerBytes;
    for (let y = 0; y < height; y += batchRows) {
      const count = Math.min(batchRows, height - y);
      for (let k = 0; k < count; k++) await next(rows.subarray(k * width * 3, (k + 1) * width * 3));
      await handle.write(rows, 0, count * width * 3, at);
      at += count * width * 3;
      onProgress((y + count) / height);
    }
    // What libvips had put behind the one row that it wrote.
    await handle.truncate(at);
  } finally {
    await handle.close();
  }
}

/** Reads into memory of its own first: reading files into shared memory is not allowed everywhere. */
function throughOwnMemory(read: (line: Uint8Array) => Promise<void>): NextRow {
  let line = new Uint8Array(0);
  return async (into) => {
    if (line.length !== into.length) line = new Uint8Array(into.length);
    await read(line);
    into.set(line);
  };
}

function openWhenThere(file: string) {
  let handle: number | null = null;
  let at = 0;
  return {
    /** Reads on from where it stopped; 0 when nothing more is there yet. */
    read(into: Uint8Array): number {
      if (handle === null && !existsSync(file)) return 0;
      handle ??= openSync(file, 'r');
      const read = readSync(handle, into, 0, into.length, at);
      at += read;
      return read;
    },
    close(): void {
      if (handle !== null) closeSync(handle);
    },
  };
}

function checkHeader(header: Uint8Array): void {
  const field = (index: number) => new DataView(header.buffer).getInt32(index * 4, true);
  const [bands, format, coding] = [field(3), field(5), field(6)];
  if (bands !== 3 || format !== 0 || coding !== 0) {
    throw new Error(`The decoder wrote ${bands} bands of format ${format} (coding ${coding}), not 8-bit RGB`);
  }
}
