/**
 * A JPEG without private metadata: EXIF, XMP, GPS, serial numbers, thumbnails, comments, and whatever
 * was hung on behind the picture (second pictures, videos). The picture's own bytes are not touched.
 */
import type { FileHandle } from 'node:fs/promises';
import { type ByteReader, openByteReader } from '../header/byte-reader.ts';
import type { FilePart } from '../uploads/file-parts.ts';

const startMarker = 0xd8;
const endMarker = 0xd9;
const scanMarker = 0xda;
const commentMarker = 0xfe;
const scanBytes = 64 * 1024;
/** More than any camera or program writes; a progressive picture has some for each scan. */
const mostSegments = 10_000;
const iccSignature = 'ICC_PROFILE\0';

/** What to keep of the file, or null when it is not built as a JPEG should be. */
export async function cleanJpeg(file: FileHandle): Promise<FilePart[] | null> {
  return keptOfJpeg(openByteReader(file, (await file.stat()).size));
}

/** The same of a JPEG wherever it lies. */
export async function keptOfJpeg(reader: ByteReader): Promise<{ start: number; end: number }[] | null> {
  const { size } = reader;
  const parts: { start: number; end: number }[] = [];
  const keep = (start: number, end: number) => {
    const last = parts.at(-1);
    if (last?.end === start) last.end = end;
    else parts.push({ start, end });
  };
  let segments = 0;
  for (let at = 0; at < size; ) {
    if (++segments > mostSegments) return null;
    const head = await reader.read(at, 20);
    const marker = head[1] ?? 0;
    if (head[0] !== 0xff) return null;
    if (marker === 0xff) {
      at += 1;
    } else if (marker === startMarker || isStandalone(marker)) {
      keep(at, at + 2);
      at += 2;
    } else if (marker === endMarker) {
      keep(at, at + 2);
      return parts;
    } else {
      if (head.length < 4 || head.readUInt16BE(2) < 2) return null;
      const end = at + 2 + head.readUInt16BE(2);
      if (isNeeded(marker, head)) keep(at, end);
      at = end;
      if (marker !== scanMarker) continue;
      const next = await endOfScan(reader, at);
      keep(at, next);
      at = next;
    }
  }
  // The end is missing; browsers show what is there.
  return parts.length > 0 ? parts : null;
}

function isStandalone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
}

/** Whether an application segment is needed: JFIF, colour profiles and Adobe's note on the colour space. */
function isNeeded(marker: number, head: Buffer): boolean {
  if (marker === commentMarker) return false;
  if (marker < 0xe0 || marker > 0xef) return true;
  if (marker === 0xe2) return head.toString('latin1', 4, 4 + iccSignature.length) === iccSignature;
  if (marker === 0xe0) return head.toString('latin1', 4, 8) === 'JFIF';
  return marker === 0xee && head.toString('latin1', 4, 9) === 'Adobe';
}

/** Where the compressed data ends: at the next marker that is neither a stuffed byte nor a restart. */
async function endOfScan(reader: ByteReader, from: number): Promise<number> {
  for (let at = from; at < reader.size; ) {
    const piece = await reader.read(at, scanBytes);
    for (let i = piece.indexOf(0xff); i >= 0 && i + 1 < piece.length; i = piece.indexOf(0xff, i + 1)) {
      const next = piece[i + 1] ?? 0;
      if (next !== 0 && next !== 0xff && !isStandalone(next)) return at + i;
    }
    // A marker may be across two pieces.
    at += piece.length > 1 ? piece.length - 1 : piece.length + 1;
  }
  return reader.size;
}
