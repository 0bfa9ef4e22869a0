import type { TileFormat } from '@tourwright/tour/pyramid';
import sharp, { type Sharp } from 'sharp';
import { avifOptions, largeFace, webpOptions } from '../output.ts';

/** What the kernel does not encode. */
export type SharpFormat = Exclude<TileFormat, 'jpg'>;

const encoders = {
  webp: (picture) => picture.webp(webpOptions),
  avif: (picture, faceSize) => {
    const { quality, qualityOfLargeFaces, effort } = avifOptions;
    const isLarge = faceSize >= largeFace;
    return picture.avif({
      quality: isLarge ? qualityOfLargeFaces : quality,
      effort,
      chromaSubsampling: '4:2:0',
    });
  },
} satisfies Record<SharpFormat, (picture: Sharp, faceSize: number) => Sharp>;

/** A square of RGB pixels, and the edge of the face that it is of; both in pixels. */
interface RawTile {
  pixels: Uint8Array;
  size: number;
  faceSize: number;
}

/** Encodes a tile; its pixels are read where they are, until the promise settles. */
export function encodeBySharp({ pixels, size, faceSize }: RawTile, format: SharpFormat): Promise<Buffer> {
  const raw = { width: size, height: size, channels: 3 } as const;
  return encoders[format](sharp(pixels, { raw }), faceSize).toBuffer();
}
