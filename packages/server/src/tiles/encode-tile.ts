import type { TileFormat } from '@tourwright/tour/pyramid';
import sharp, { type Sharp } from 'sharp';

/**
 * JPEG with fixed tables is the fastest to make. The others look alike on a screen at 66 and 52 % of its bytes;
 * more effort would take AVIF six times as long for 5 % of them (docs/performance.md).
 */
const encoders = {
  jpg: (picture) => picture.jpeg({ quality: 80, optimiseCoding: false }),
  webp: (picture) => picture.webp({ quality: 78, effort: 2 }),
  avif: (picture) => picture.avif({ quality: 58, effort: 0, chromaSubsampling: '4:2:0' }),
} satisfies Record<TileFormat, (picture: Sharp) => Sharp>;

/** Encodes a square of RGB pixels; they are read where they lie, until the promise settles. */
export function encodeTile(pixels: Uint8Array, size: number, format: TileFormat): Promise<Buffer> {
  const raw = { width: size, height: size, channels: 3 } as const;
  return encoders[format](sharp(pixels, { raw })).toBuffer();
}
