/** A WebP without EXIF, XMP and unknown chunks; the picture's own bytes are not touched. */
import type { FileHandle } from 'node:fs/promises';
import type { FilePart } from '../file-parts.ts';
import { openByteReader } from '../header/byte-reader.ts';

const HEAD_BYTES = 12;
const CHUNK_HEAD_BYTES = 8;
const needed = ['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'];
/** In the first byte of `VP8X`: says that EXIF or XMP follow. */
const METADATA_FLAGS = 0x0c;
/** A frame of an animation has one. */
const MOST_CHUNKS = 10_000;
const FEATURE_BYTES = 18;

/** What to keep of the file, or null when it is not built as a WebP should be. */
export async function cleanWebp(file: FileHandle): Promise<FilePart[] | null> {
  const reader = openByteReader(file, (await file.stat()).size);
  const head = Buffer.from(await reader.read(0, HEAD_BYTES));
  if (head.length < HEAD_BYTES) return null;
  const end = CHUNK_HEAD_BYTES + head.readUInt32LE(4);
  const parts: FilePart[] = [head];
  let sizeBytes = 4;
  let chunks = 0;
  for (let at = HEAD_BYTES; at + CHUNK_HEAD_BYTES <= end; ) {
    if (++chunks > MOST_CHUNKS) return null;
    const chunk = await reader.read(at, CHUNK_HEAD_BYTES);
    if (chunk.length < CHUNK_HEAD_BYTES) return null;
    const name = chunk.toString('latin1', 0, 4);
    const length = chunk.readUInt32LE(4);
    const next = at + CHUNK_HEAD_BYTES + length + (length % 2);
    if (name === 'VP8X') {
      if (next - at !== FEATURE_BYTES) return null;
      const features = Buffer.from(await reader.read(at, FEATURE_BYTES));
      if (features.length < FEATURE_BYTES) return null;
      features.writeUInt8(features.readUInt8(CHUNK_HEAD_BYTES) & ~METADATA_FLAGS, CHUNK_HEAD_BYTES);
      parts.push(features);
    } else if (needed.includes(name)) {
      parts.push({ start: at, end: next });
    }
    if (name === 'VP8X' || needed.includes(name)) sizeBytes += next - at;
    at = next;
  }
  head.writeUInt32LE(sizeBytes, 4);
  return parts.length > 1 ? parts : null;
}
