import type { TileFormat } from '@tourwright/tour/pyramid';
import sharp, { type Sharp } from 'sharp';

/** Faces from here on have more pixels than most screens: these show them at about half their size. */
const largeFace = 2048;

/** What the kernel does not encode. */
export type SlowFormat = Exclude<TileFormat, 'jpg'>;

/**
 * They look alike on a screen at 66 and 52 % of the bytes of JPEG 80; more effort would take AVIF six times as long for 5 %
 * of them. Large faces, where nearly all bytes are, can do with less in AVIF (docs/performance.md).
 */
const encoders = {
  webp: (picture) => picture.webp({ quality: 78, effort: 2 }),
  avif: (picture, faceSize) =>
    picture.avif({ quality: faceSize < largeFace ? 58 : 48, effort: 0, chromaSubsampling: '4:2:0' }),
} satisfies Record<SlowFormat, (picture: Sharp, faceSize: number) => Sharp>;

/** A square of RGB pixels, and the edge of the face that it is of; both in pixels. */
interface RawTile {
  pixels: Uint8Array;
  size: number;
  faceSize: number;
}

/** Encodes a tile; its pixels are read where they lie, until the promise settles. */
export function encodeTile({ pixels, size, faceSize }: RawTile, format: SlowFormat): Promise<Buffer> {
  const raw = { width: size, height: size, channels: 3 } as const;
  return encoders[format](sharp(pixels, { raw }), faceSize).toBuffer();
}
