/** A WebP without EXIF, XMP and unknown chunks; the picture's bytes are unchanged. */
import type { FileHandle } from 'node:fs/promises';
import { openByteReader } from '../header/byte-reader.ts';
import type { FilePart } from '../uploads/file-parts.ts';

const headBytes = 12;
const chunkHeadBytes = 8;
const needed = ['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'];
/** In the first byte of `VP8X`: says that EXIF or XMP follow. */
const metadataFlags = 0x0c;
/** A frame of an animation has one. */
const mostChunks = 10_000;
const featureBytes = 18;

/** What to keep of the file, or null when it is not built as a WebP should be. */
export async function cleanWebp(file: FileHandle): Promise<FilePart[] | null> {
  const reader = openByteReader(file, (await file.stat()).size);
  const head = Buffer.from(await reader.read(0, headBytes));
  if (head.length < headBytes) return null;
  const end = chunkHeadBytes + head.readUInt32LE(4);
  const parts: FilePart[] = [head];
  let sizeBytes = 4;
  let chunks = 0;
  for (let at = headBytes; at + chunkHeadBytes <= end; ) {
    if (++chunks > mostChunks) return null;
    const chunk = await reader.read(at, chunkHeadBytes);
    if (chunk.length < chunkHeadBytes) return null;
    const name = chunk.toString('latin1', 0, 4);
    const length = chunk.readUInt32LE(4);
    const next = at + chunkHeadBytes + length + (length % 2);
    if (name === 'VP8X') {
      if (next - at !== featureBytes) return null;
      const features = Buffer.from(await reader.read(at, featureBytes));
      if (features.length < featureBytes) return null;
      features.writeUInt8(features.readUInt8(chunkHeadBytes) & ~metadataFlags, chunkHeadBytes);
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
