import type { TileFormat } from '@tourwright/tour/pyramid';
import sharp, { type Sharp } from 'sharp';

/**
 * Qualities of equal structural similarity on photos (tiling.md). JPEG with fixed tables is the fastest to make;
 * the others are smaller and take their time.
 */
const encoders = {
  jpg: (picture) => picture.jpeg({ quality: 80, optimiseCoding: false }),
  webp: (picture) => picture.webp({ quality: 76, effort: 1 }),
  avif: (picture) => picture.avif({ quality: 60, effort: 2 }),
} satisfies Record<TileFormat, (picture: Sharp) => Sharp>;

/** Encodes a square of RGB pixels; they are read where they lie, until the promise settles. */
export function encodeTile(pixels: Uint8Array, size: number, format: TileFormat): Promise<Buffer> {
  const raw = { width: size, height: size, channels: 3 } as const;
  return encoders[format](sharp(pixels, { raw })).toBuffer();
}
