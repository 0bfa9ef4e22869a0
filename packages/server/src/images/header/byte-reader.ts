import type { FileHandle } from 'node:fs/promises';

/** Bytes of a file, or of a part of one, by their position. Counts its reads, as a measure of the parser's work. */
export interface ByteReader {
  size: number;
  /** Fewer bytes at the end. Throws an `EndlessHeader` when it was asked too often. */
  read(position: number, length: number): Promise<Buffer>;
  readonly reads: number;
}

/** A file in so many pieces that no camera or program has written it. */
export class EndlessHeader extends Error {}

const windowBytes = 256 * 1024;
/** More than a GIF of the largest size has blocks. */
const mostReads = 3_000_000;

/** Reads a window at a time, so that small steps are cheap. */
export function openByteReader(
  file: FileHandle,
  size: number,
  { from = 0, most = mostReads }: { from?: number; most?: number } = {},
): ByteReader {
  let window = Buffer.alloc(0);
  let start = 0;
  let reads = 0;
  return {
    size,
    get reads() {
      return reads;
    },
    async read(position, length) {
      if (++reads > most) throw new EndlessHeader('The file has too many parts');
      const end = Math.min(position + length, size);
      if (position < 0 || position >= end) return Buffer.alloc(0);
      if (position < start || end > start + window.length) {
        const wanted = Math.min(Math.max(end - position, windowBytes), size - position);
        const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(wanted), 0, wanted, from + position);
        [window, start] = [buffer.subarray(0, bytesRead), position];
      }
      return window.subarray(position - start, end - start);
    },
  };
}
