/** The size of a picture by its header, read without a decoder. */

export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'tiff' | 'heif';

/** What the first bytes of a picture say about the cost of decoding it. */
export interface PictureHeader {
  format: PictureFormat;
  /** As the pixels are in the file. */
  width: number;
  height: number;
  /** Pictures of an animation. */
  frames: number;
  /** The bytes of a decoded pixel. */
  bytesAPixel: number;
  /** Rows that the decoder must hold to hand out one of them; all of them in a format that is decoded whole. */
  rowsAtOnce: number;
  /** Pixels from row to row, where the decoder's pieces are wider than the picture. */
  rowPixels: number;
  /** How often each pixel is gone over: the scans of a progressive JPEG. */
  passes: number;
  /** It is shown turned, for which all of it is held. */
  isTurned: boolean;
}

/** A picture that is upright, in one frame, and decoded row by row in 8 bits. */
export function plainHeader(
  format: PictureFormat,
  width: number,
  height: number,
  more: Partial<PictureHeader> = {},
): PictureHeader | null {
  if (!(width > 0 && height > 0)) return null;
  const plain = { frames: 1, bytesAPixel: 3, rowsAtOnce: 1, rowPixels: width, passes: 1, isTurned: false };
  return { format, width, height, ...plain, ...more };
}
