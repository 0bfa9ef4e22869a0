import { maxHeight, maxWidth } from '@tourwright/cutter/server';
import { fault, type ImageFault } from '../photos/image-fault.ts';
import type { PictureHeader } from './picture-header.ts';
import { largestFor, priceOf } from './price.ts';

/** What must be held whole takes several bytes a pixel. */
const wholeWidth = 16_384;
const wholeHeight = 8192;
/** The largest size of decoded rows that are held at once, bytes. */
const mostHeldBytes = 200_000_000;
/** The largest logos, plans and covers: nobody sees more, and they are opened while somebody waits. */
const flatPixels = wholeWidth * wholeHeight;
/** The largest animation, over all its frames: browsers decode them again and again. */
const mostFramePixels = 2 ** 28;
const mostFrames = 2000;

/** What such files are called. */
/** Why a picture is too large to be opened, where, and what would be small enough; null when it may be opened. */
export function checkSize(header: PictureHeader, area: string, budgetBytes: number): ImageFault | null {
  const { width, height, frames, format } = header;
  // Sideways pictures may have the limits the other way round.
  const long = Math.max(width, height);
  const short = Math.min(width, height);
  const size = { width, height };
  if (long > maxWidth || short > maxHeight) return fault('too_many_pixels', { ...size, maxWidth, maxHeight });
  if (area !== 'scene' && width * height > flatPixels)
    return fault('too_many_pixels', { ...size, maxWidth: wholeWidth, maxHeight: wholeHeight });
  if (frames > mostFrames || (frames > 1 && frames * width * height > mostFramePixels))
    return fault('too_many_frames', { ...size, frames, most: mostFrames, megapixels: mostFramePixels >> 20 });
  const isHeldWhole = header.rowsAtOnce * header.rowPixels * header.bytesAPixel > mostHeldBytes;
  const isAboveWhole = isHeldWhole && (long > wholeWidth || short > wholeHeight);
  const isDear = priceOf(header).memoryBytes > budgetBytes;
  if (!isAboveWhole && !isDear) return null;
  const affordable = largestFor(header, budgetBytes);
  const least = Math.min(affordable.height, wholeHeight);
  return fault('too_many_pixels_whole', {
    ...size,
    form: format,
    maxWidth: 2 * least,
    maxHeight: least,
  });
}
