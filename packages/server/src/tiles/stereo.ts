import sharp from 'sharp';
import { maxWidth } from './picture.ts';

const edge = 64;

/** Whether a square picture is two panoramas, one for each eye, the left one above: both halves are nearly the same. */
export async function isStereo(path: string): Promise<boolean> {
  const pixels = await sharp(path, { limitInputPixels: maxWidth * maxWidth, failOn: 'none' })
    .resize(edge, edge, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer()
    .catch(() => null);
  if (pixels === null) return false;
  const half = pixels.length / 2;
  return correlation(pixels.subarray(0, half), pixels.subarray(half)) > 0.75;
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
