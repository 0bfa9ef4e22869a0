import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';

/** A piece of a new file: bytes of ours, so many zeros, or a range `start..end` (without `end`) of the old one. */
export type FilePart = Buffer | { zeros: number } | { start: number; end: number };

const pieceBytes = 256 * 1024;

/** The parts one after another. The file stays the caller's to close. */
export function joinParts(file: FileHandle, parts: FilePart[]): Readable {
  return Readable.from(pieces(file, parts), { objectMode: false });
}

async function* pieces(file: FileHandle, parts: FilePart[]): AsyncIterable<Buffer> {
  for (const part of parts) {
    if (Buffer.isBuffer(part)) {
      yield part;
      continue;
    }
    if ('zeros' in part) {
      for (let left = part.zeros; left > 0; left -= pieceBytes)
        yield Buffer.alloc(Math.min(left, pieceBytes));
      continue;
    }
    for (let at = part.start; at < part.end; ) {
      const piece = await readAt(file, at, Math.min(pieceBytes, part.end - at));
      if (piece.length === 0) return;
      yield piece;
      at += piece.length;
    }
  }
}

/** Up to `length` bytes from `position`; fewer at the end of the file. */
export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
