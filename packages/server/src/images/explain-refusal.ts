import sharp from 'sharp';
import { fault, type ImageFault } from './messages.en.ts';
import { MAX_PIXELS, type Photo } from './read-photo.ts';

const MIN_WIDTH = 256;

/** Why a picture that the cutter cannot place on the sphere is no panorama, as exactly as its pixels tell. */
export async function explainRefusal(path: string, photo: Photo): Promise<ImageFault> {
  const { width, height } = photo;
  const size = { width, height };
  const ratio = width / height;
  if (width < MIN_WIDTH && height < MIN_WIDTH) return fault('too_small', { ...size, minWidth: MIN_WIDTH });
  if (ratio < 0.95) return fault('portrait', size);
  if (Math.abs(ratio - 1) < 0.02 && (await isStereo(path))) {
    return fault('stereo', { ...size, half: Math.round(height / 2) });
  }
  if (Math.abs(ratio - 1.5) < 0.01 && (await isCubemap(path))) return fault('cubemap', size);
  return fault('not_panorama', size);
}

async function greyPixels(path: string, width: number, height: number): Promise<Buffer | null> {
  return sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'none' })
    .resize(width, height, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer()
    .catch(() => null);
}

/** Whether the upper half is nearly the same picture as the lower one. */
async function isStereo(path: string): Promise<boolean> {
  const pixels = await greyPixels(path, 64, 64);
  if (pixels === null) return false;
  return correlation(pixels.subarray(0, 2048), pixels.subarray(2048, 4096)) > 0.75;
}

/** Whether the picture breaks between two rows of three squares as it breaks nowhere else. */
async function isCubemap(path: string): Promise<boolean> {
  const side = 64;
  const width = 3 * side;
  const pixels = await greyPixels(path, width, 2 * side);
  if (pixels === null) return false;
  const breaks = Array.from({ length: 2 * side - 1 }, (_, y) => {
    let sum = 0;
    for (let x = y * width; x < (y + 1) * width; x++) {
      sum += Math.abs((pixels[x] ?? 0) - (pixels[x + width] ?? 0));
    }
    return sum / width;
  });
  const rim = breaks[side - 1] ?? 0;
  const usual = breaks.filter((_, y) => y !== side - 1).toSorted((a, b) => a - b);
  return rim > 8 && rim > 1.5 * (usual[Math.floor(usual.length * 0.95)] ?? 0);
}

function correlation(a: Buffer, b: Buffer): number {
  const mean = (of: Buffer) => of.reduce((sum, value) => sum + value, 0) / of.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  let [both, ofA, ofB] = [0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    const [x, y] = [(a[i] ?? 0) - meanA, (b[i] ?? 0) - meanB];
    both += x * y;
    ofA += x * x;
    ofB += y * y;
  }
  return both / Math.sqrt(ofA * ofB || 1);
}
