/** What decoding a picture costs, estimated from its header. Measured with sharp 0.35 (docs/decisions/030). */
import type { PictureFormat, PictureHeader } from './picture-header.ts';

/** What decoding a picture would cost. */
export interface Price {
  memoryBytes: number;
  /** Pixels that are gone over, each pass of each. */
  pixels: number;
}

/** The memory of the decoding process itself, its buffers, and the picture that is drawn. */
const restBytes = 64 << 20;
/** The bytes per pixel of a format that libvips holds whole: the decoder's planes, their conversion, the copy. */
const heldBytes: Partial<Record<PictureFormat, number>> = { heif: 20, webp: 10.5, gif: 6 };
/** For each byte of a pixel: coefficients of two bytes, or the pixels themselves. */
const [progressiveBytes, plainBytes] = [2.15, 1.3];
/** Rows that libvips and the resizer keep of a picture that is decoded row by row. */
const rowsKept = 400;

/** The price of one frame: nothing here decodes more of an animation than its first. */
export function priceOf(header: PictureHeader): Price {
  const { format, width, height, isTurned, passes } = header;
  const pixels = width * height;
  const memoryBytes = restBytes + heldPixels(header) * bytesHeld(header) + turnedBytes(header);
  const rows = Math.min(height, rowsKept) * width * header.bytesAPixel;
  return {
    memoryBytes: Math.ceil(memoryBytes + rows),
    pixels: pixels * Math.max(1, passes) + (isTurned && format !== 'heif' ? pixels : 0),
  };
}

/** How large a panorama of this kind may be to cost at most this much, twice as wide as high. */
export function largestFor(header: PictureHeader, memoryBytes: number): { width: number; height: number } {
  const bytes = bytesHeld(header) + (header.isTurned ? header.bytesAPixel + 1 : 0);
  const height = Math.floor(Math.sqrt(Math.max(memoryBytes - 2 * restBytes, 0) / bytes / 2));
  return { width: 2 * height, height };
}

function heldPixels({ rowsAtOnce, rowPixels, format, height }: PictureHeader): number {
  // A piece may be higher than the picture.
  return (format === 'tiff' ? rowsAtOnce : Math.min(rowsAtOnce, height)) * rowPixels;
}

function bytesHeld({ format, bytesAPixel }: PictureHeader): number {
  return heldBytes[format] ?? (format === 'jpeg' ? progressiveBytes : plainBytes) * bytesAPixel;
}

/** To turn a picture that comes in rows all of it is kept, and again beside its neighbours. */
function turnedBytes({ isTurned, format, width, height, bytesAPixel }: PictureHeader): number {
  return isTurned && format !== 'heif' ? width * height * (bytesAPixel + 1) : 0;
}
