import type { ByteReader } from './byte-reader.ts';
import { type PictureHeader, plainHeader } from './picture-header.ts';
import { openTiff } from './tiff-fields.ts';

const [startOfScan, endOfImage, applicationOne] = [0xda, 0xd9, 0xe1];
const orientationTag = 274;
const mostExifBytes = 65_536;
/** More scans than any program writes; a picture of more is gone over again and again. */
const mostScans = 100;

/** T.81, annex B. Null when it is not a JPEG. */
export async function readJpegHeader(reader: ByteReader): Promise<PictureHeader | null> {
  let header: PictureHeader | null = null;
  let isTurned = false;
  for (let at = 2; at + 4 <= reader.size; ) {
    const head = await reader.read(at, 18);
    const marker = head[1] ?? 0;
    if (head[0] !== 0xff) return header;
    if (marker === 0xff) at += 1;
    else if (isStandalone(marker)) at += 2;
    else if (marker === endOfImage || head.length < 4 || head.readUInt16BE(2) < 2) return header;
    else {
      const length = head.readUInt16BE(2);
      if (marker === applicationOne && head.toString('latin1', 4, 8) === 'Exif')
        isTurned = await saysTurned(await reader.read(at + 10, Math.min(length - 8, mostExifBytes)));
      if (isFrame(marker)) {
        header = frameOf(marker, head, isTurned);
        if (header === null || header.rowsAtOnce === 1) return header;
      }
      at += 2 + length;
      if (marker !== startOfScan) continue;
      // A scan before its frame.
      if (header === null) return null;
      header = { ...header, passes: header.passes + 1 };
      if (header.passes > mostScans) return null;
      at = await endOfScan(reader, at);
    }
  }
  return header;
}

function isStandalone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
}

/** Start of frame, in any coding; not the tables between them. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function frameOf(marker: number, head: Buffer, isTurned: boolean): PictureHeader | null {
  if (head.length < 10) return null;
  const [height, width, bytesAPixel] = [head.readUInt16BE(5), head.readUInt16BE(7), head[9] ?? 3];
  const isProgressive = (marker & 3) === 2;
  // Its coefficients, of two bytes each, are held until the last scan.
  return plainHeader('jpeg', width, height, {
    bytesAPixel,
    isTurned,
    rowsAtOnce: isProgressive ? height : 1,
    passes: isProgressive ? 0 : 1,
  });
}

/** Where the next marker is that is neither a stuffed byte nor a restart. */
async function endOfScan(reader: ByteReader, from: number): Promise<number> {
  const pieceBytes = 65_536;
  for (let at = from; at < reader.size; at += pieceBytes - 1) {
    const piece = await reader.read(at, pieceBytes);
    for (let i = piece.indexOf(0xff); i >= 0 && i + 1 < piece.length; i = piece.indexOf(0xff, i + 1)) {
      const next = piece[i + 1] ?? 0;
      if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at + i;
    }
  }
  return reader.size;
}

/** Whether EXIF, which is built as a TIFF, says that the picture is on its side or mirrored. */
async function saysTurned(exif: Buffer): Promise<boolean> {
  const reader: ByteReader = {
    size: exif.length,
    reads: 0,
    read: async (position, length) => exif.subarray(position, position + length),
  };
  const fields = await openTiff(reader);
  return (fields?.get(orientationTag)?.[0] ?? 1) > 1;
}
