import type { ByteReader } from './byte-reader.ts';
import { type PictureHeader, plainHeader } from './picture-header.ts';
import { openTiff } from './tiff-fields.ts';

/** The tags with the size of a TIFF's first picture and of its strips or tiles. */
const tag = {
  width: 256,
  height: 257,
  bits: 258,
  orientation: 274,
  samples: 277,
  stripRows: 278,
  tileWidth: 322,
  tileHeight: 323,
};

/** Null when it is not a TIFF. */
export async function readTiffHeader(reader: ByteReader): Promise<PictureHeader | null> {
  const fields = await openTiff(reader);
  if (fields === null) return null;
  const field = (name: keyof typeof tag) => fields.get(tag[name])?.[0];
  const [width = 0, height = 0] = [field('width'), field('height')];
  const [tileWidth, tileHeight] = [field('tileWidth'), field('tileHeight')];
  const isTiled = tileWidth !== undefined && tileHeight !== undefined;
  return plainHeader('tiff', width, height, {
    bytesAPixel: (field('samples') ?? 1) * Math.max(1, Math.ceil((field('bits') ?? 8) / 8)),
    // A tile may be larger than the picture; what does not say is one strip.
    rowsAtOnce: isTiled ? tileHeight : Math.min(field('stripRows') ?? height, height),
    rowPixels: isTiled ? Math.ceil(width / Math.max(tileWidth, 1)) * tileWidth : width,
    isTurned: (field('orientation') ?? 1) > 1,
  });
}
