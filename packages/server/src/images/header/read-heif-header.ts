import { boxesIn, findBox, itemProperties, primaryItem } from '@tourwright/cutter/server';
import type { ByteReader } from './byte-reader.ts';
import { type PictureHeader, plainHeader } from './picture-header.ts';

const mostBoxes = 1000;
const mostMetaBytes = 16_000_000;

/** HEIC and AVIF (ISO/IEC 23008-12). Null when it is neither. */
export async function readHeifHeader(reader: ByteReader): Promise<PictureHeader | null> {
  const meta = await findMeta(reader);
  if (meta === null) return null;
  try {
    return headerIn(meta);
  } catch (error) {
    // Lengths that lead out of it.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

async function findMeta(reader: ByteReader): Promise<Buffer | null> {
  let at = 0;
  for (let boxes = 0; boxes < mostBoxes && at + 8 <= reader.size; boxes++) {
    const head = await reader.read(at, 16);
    const short = head.readUInt32BE(0);
    if (short === 1 && head.length < 16) return null;
    const length = short === 0 ? reader.size - at : short === 1 ? Number(head.readBigUInt64BE(8)) : short;
    if (length < 8) return null;
    const from = short === 1 ? 16 : 8;
    if (head.toString('latin1', 4, 8) === 'meta')
      return length > mostMetaBytes ? null : Buffer.from(await reader.read(at + from, length - from));
    at += length;
  }
  return null;
}

function headerIn(meta: Buffer): PictureHeader | null {
  const item = primaryItem(meta);
  const own = item === null ? [] : itemProperties(meta, item);
  const shown = own.find(({ type }) => type === 'ispe')?.body;
  if (shown === undefined) return null;
  const [width, height] = [shown.readUInt32BE(4), shown.readUInt32BE(8)];
  // Whatever else is in the file may be decoded with it: the pieces of a grid, a mask. The largest counts.
  const all = boxesIn(
    findBox(boxesIn(findBox(boxesIn(meta.subarray(4)), 'iprp') ?? Buffer.alloc(0)), 'ipco') ??
      Buffer.alloc(0),
  );
  const sizes = all
    .filter(({ type }) => type === 'ispe')
    .map(({ body }) => body.readUInt32BE(4) * body.readUInt32BE(8));
  const coded = all.filter(({ type }) => type === 'av1C').map(({ body }) => codedPixels(body.subarray(4)));
  const largest = Math.max(width * height, ...sizes, ...coded);
  return plainHeader('heif', width, height, {
    bytesAPixel: 4,
    rowsAtOnce: height,
    rowPixels: Math.ceil(largest / Math.max(height, 1)),
    isTurned: own.some(({ type }) => type === 'irot' || type === 'imir'),
  });
}

/** The largest frame that an AV1 sequence header allows (AV1 bitstream, 5.5); 0 where none is given. */
function codedPixels(units: Buffer): number {
  const head = units[0] ?? 0;
  const isSequence = ((head >> 3) & 15) === 1;
  if (!isSequence) return 0;
  let at = 1 + ((head >> 2) & 1);
  // A length in groups of seven bits.
  if (head & 2) while ((units[at++] ?? 0) & 0x80);
  return frameSizeIn(units.subarray(at));
}

function frameSizeIn(bytes: Buffer): number {
  let place = 0;
  const bits = (count: number): number => {
    let value = 0;
    for (let i = 0; i < count; i++, place++)
      value = value * 2 + (((bytes[place >> 3] ?? 0) >> (7 - (place & 7))) & 1);
    return value;
  };
  bits(4);
  // Still pictures have the reduced header; for videos the child's limits must do.
  if (bits(1) === 0) return 0;
  bits(5);
  const [widthBits, heightBits] = [bits(4) + 1, bits(4) + 1];
  return (bits(widthBits) + 1) * (bits(heightBits) + 1);
}
