import type { FileHandle } from 'node:fs/promises';

const ROWS_PER_STRIP = 278;
const TILE_LENGTH = 323;
const MAX_ENTRIES = 500;

/**
 * How many rows of a TIFF are packed together, which is what a reader must hold at once; Infinity when the file
 * does not say so where it should.
 */
export async function tiffRows(file: FileHandle): Promise<number> {
  const head = await bytes(file, 0, 8);
  const little = head.toString('latin1', 0, 2) === 'II';
  const u16 = (from: Buffer, at: number) => (little ? from.readUInt16LE(at) : from.readUInt16BE(at));
  const u32 = (from: Buffer, at: number) => (little ? from.readUInt32LE(at) : from.readUInt32BE(at));
  if (head.length < 8 || u16(head, 2) !== 42) return Number.POSITIVE_INFINITY;
  const start = u32(head, 4);
  const count = await bytes(file, start, 2);
  if (count.length < 2) return Number.POSITIVE_INFINITY;
  const entries = await bytes(file, start + 2, 12 * Math.min(u16(count, 0), MAX_ENTRIES));
  for (let at = 0; at + 12 <= entries.length; at += 12) {
    const tag = u16(entries, at);
    if (tag !== ROWS_PER_STRIP && tag !== TILE_LENGTH) continue;
    const isShort = u16(entries, at + 2) === 3;
    return isShort ? u16(entries, at + 8) : u32(entries, at + 8);
  }
  return Number.POSITIVE_INFINITY;
}

async function bytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
