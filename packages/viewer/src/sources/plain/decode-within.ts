/** Decodes a picture with no more pixels than a device holds. */
import type { PictureSize } from './picture-header.ts';
import { PlainFailure } from './plain-failure.ts';
import { scaled } from './plain-plan.ts';

/** Where a device does not hold what was planned, this much of each side is tried next. */
const retreat = [1, 0.7, 0.5, 0.35, 0.25] as const;
/** A browser that can only decode all of a picture holds so many times the pixels that are kept, for a moment. */
const mostTransient = 4;

/** WebCodecs, as far as it is used here; not every browser has it, and TypeScript's library for workers may lack it. */
interface Decoder {
  decode(): Promise<{ image: ImageBitmapSource & { displayWidth: number; close(): void } }>;
  close(): void;
}
type DecoderClass = new (options: {
  data: ReadableStream | ArrayBuffer;
  type: string;
  desiredWidth: number;
  desiredHeight: number;
}) => Decoder;

/** The picture, decoded at this size, or smaller where the device does not hold that. Rejects with a `PlainFailure`. */
export async function decodeWithin(
  file: Blob,
  full: PictureSize | null,
  wanted: PictureSize | null,
): Promise<ImageBitmap> {
  if (!full || !wanted) return decodeAtOnce(file);
  const isWhole = wanted.width === full.width;
  for (const part of retreat) {
    const size = scaled(wanted, part);
    const bitmap =
      isWhole && part === 1
        ? await createImageBitmap(file).catch(() => null)
        : await decodeScaled(file, full, size).catch(() => null);
    if (bitmap) return bitmap;
    // What is small and cannot be decoded is not a picture.
    if (size.width * size.height < 2 ** 22) break;
  }
  throw unreadable();
}

/** For a picture whose header does not contain its size. */
function decodeAtOnce(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file).catch(() => {
    throw unreadable();
  });
}

function unreadable(): PlainFailure {
  return new PlainFailure(
    'The file is no picture that this browser can read, or too large for this device',
    true,
  );
}

/** JPEG decoders can leave out detail before there are pixels, which needs less memory than to resize them. */
async function decodeScaled(
  file: Blob,
  full: PictureSize,
  { width, height }: PictureSize,
): Promise<ImageBitmap> {
  const { ImageDecoder } = globalThis as { ImageDecoder?: DecoderClass };
  const resized = { resizeWidth: width, resizeHeight: height, resizeQuality: 'high' } as const;
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (ImageDecoder && first === 0xff && second === 0xd8) {
    const data = await file.arrayBuffer();
    const decoder = new ImageDecoder({
      data,
      type: 'image/jpeg',
      desiredWidth: width,
      desiredHeight: height,
    });
    try {
      const { image } = await decoder.decode();
      // Sizes that it has are eighths: mostly it is a little smaller than was requested.
      const isWithin = image.displayWidth <= width;
      return await createImageBitmap(image, isWithin ? {} : resized).finally(() => image.close());
    } catch {
      // The other way may do.
    } finally {
      decoder.close();
    }
  }
  if (full.width * full.height > mostTransient * width * height) throw unreadable();
  return createImageBitmap(file, resized);
}
