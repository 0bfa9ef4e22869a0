/** A PNG without texts, times and EXIF; the picture's bytes are unchanged. */
import type { FileHandle } from 'node:fs/promises';
import { openByteReader } from '../header/byte-reader.ts';
import type { FilePart } from '../uploads/file-parts.ts';

const signatureBytes = 8;
/** Length, name and checksum. */
const frameBytes = 12;
/** The chunks of the largest file in small pieces. */
const mostChunks = 500_000;
const needed = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs acTL fcTL fdAT'.split(' '),
);

/** What to keep of the file, or null when it is not built as a PNG should be. */
export async function cleanPng(file: FileHandle): Promise<FilePart[] | null> {
  const parts = [{ start: 0, end: signatureBytes }];
  const reader = openByteReader(file, (await file.stat()).size);
  let at = signatureBytes;
  for (let chunks = 0; chunks < mostChunks; chunks++) {
    const head = await reader.read(at, 8);
    if (head.length < 8) return null;
    const name = head.toString('latin1', 4, 8);
    const end = at + frameBytes + head.readUInt32BE(0);
    const last = parts.at(-1);
    if (needed.has(name) && last?.end === at) last.end = end;
    else if (needed.has(name)) parts.push({ start: at, end });
    if (name === 'IEND') return parts;
    at = end;
  }
  return null;
}
