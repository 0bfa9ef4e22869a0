import sharp from 'sharp';
import { type PanoramaGeometry, placed } from './gpano.ts';
import { fault } from './messages.en.ts';
import { MAX_PIXELS, type Photo, type Read } from './read-photo.ts';

/** Smaller pictures cannot be told from icons; painted test panoramas have a little more. */
const MIN_WIDTH = 256;
/** A photo this near to 2:1 is the whole sphere, its last rows or columns rounded away. */
const FULL_TOLERANCE = 0.01;
const MIN_RATIO = 1.9;
const MAX_RATIO = 12;

/**
 * Where the picture lies on the sphere (null: all of it), or why it is no panorama. What the photo says itself
 * (GPano) counts most; else the shape decides: near 2:1 is a sphere, wider ones a full turn around the horizon
 * with the sky and the floor missing.
 */
export async function judgePanorama(path: string, photo: Photo): Promise<Read<PanoramaGeometry | null>> {
  const { width, height, gpano } = photo;
  const size = { width, height };
  const ratio = width / height;
  if (width < MIN_WIDTH && ratio >= 1)
    return { ok: false, fault: fault('too_small', { ...size, minWidth: MIN_WIDTH }) };
  if (gpano.geometry !== null) return { ok: true, value: gpano.geometry };
  if (Math.abs(ratio / 2 - 1) <= FULL_TOLERANCE) return { ok: true, value: null };
  if (ratio > MAX_RATIO) return { ok: false, fault: fault('too_wide', { ...size, ratio: ratio.toFixed(0) }) };
  if (ratio >= 2) return { ok: true, value: placed(width, 0, (width / 2 - height) / 2, width, height) };
  if (ratio >= MIN_RATIO)
    return { ok: true, value: placed(2 * height, (2 * height - width) / 2, 0, width, height) };
  if (ratio < 0.95) return { ok: false, fault: fault('portrait', size) };
  if (Math.abs(ratio - 1) < 0.02 && (await isStereo(path))) {
    return { ok: false, fault: fault('stereo', { ...size, half: Math.round(height / 2) }) };
  }
  if (Math.abs(ratio - 1.5) < 0.01 && (await isCubemap(path)))
    return { ok: false, fault: fault('cubemap', size) };
  return { ok: false, fault: fault('not_panorama', size) };
}

async function greyPixels(path: string, width: number, height: number): Promise<Buffer | null> {
  const picture = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'none' });
  return picture
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

/** Whether the picture breaks along the rims of three by two squares as it breaks nowhere else. */
async function isCubemap(path: string): Promise<boolean> {
  const side = 64;
  const width = 3 * side;
  const pixels = await greyPixels(path, width, 2 * side);
  if (pixels === null) return false;
  const breaks = Array.from({ length: 2 * side - 1 }, (_, y) => {
    let sum = 0;
    for (let x = 0; x < width; x++)
      sum += Math.abs((pixels[y * width + x] ?? 0) - (pixels[(y + 1) * width + x] ?? 0));
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
