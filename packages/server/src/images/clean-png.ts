/** A PNG without its texts, times and EXIF; the picture's own bytes are not touched. */
import type { FileHandle } from 'node:fs/promises';
import { type FilePart, readAt } from './file-parts.ts';

const SIGNATURE_BYTES = 8;
/** Length, name and checksum. */
const FRAME_BYTES = 12;
const needed = 'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs acTL fcTL fdAT'.split(' ');

/** What to keep of the file, or null when it is not built as a PNG should be. */
export async function cleanPng(file: FileHandle): Promise<FilePart[] | null> {
  const parts: FilePart[] = [{ start: 0, end: SIGNATURE_BYTES }];
  for (let at = SIGNATURE_BYTES; ; ) {
    const head = await readAt(file, at, 8);
    if (head.length < 8) return null;
    const name = head.toString('latin1', 4, 8);
    const end = at + FRAME_BYTES + head.readUInt32BE(0);
    if (needed.includes(name)) parts.push({ start: at, end });
    if (name === 'IEND') return parts;
    at = end;
  }
}
