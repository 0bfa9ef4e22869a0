/** Photos that hold a panorama for each eye: how they are recognised. */
import type { StereoArrangement } from '@tourwright/tour/pyramid';
import type { Sharp } from 'sharp';
import { openForLook } from '../native/open-picture.ts';

const edge = 64;
/** Two eyes see nearly the same, a photo of something else does not. */
const alike = 0.75;
/** How much the brightness of a polar row may spread, of 255. */
const polarSpread = 12;
/** Pixels of slack that stitchers and editors leave. */
const slack = 2;

/**
 * How a picture holds two panoramas; null when it does not. Two spheres one above the other are a square, side by side
 * they are four times as wide as high. Both halves must be nearly the same.
 */
export async function findStereo(
  path: string,
  width: number,
  height: number,
): Promise<StereoArrangement | null> {
  if (Math.abs(width - height) <= slack) return (await isTopBottom(path)) ? 'top-bottom' : null;
  if (Math.abs(width - 4 * height) > 2 * slack || !(await isSideBySide(path))) return null;
  return (await hasPoles(path, width, height)) ? 'side-by-side' : null;
}

async function isTopBottom(path: string): Promise<boolean> {
  const pixels = await readGrey(path, edge, edge);
  if (pixels === null) return false;
  const half = pixels.length / 2;
  return correlation(pixels.subarray(0, half), pixels.subarray(half)) > alike;
}

/**
 * A band all the way round may have this shape too. Sky above and ground below look alike in every direction: what counts
 * is how each row differs from its own mean.
 */
async function isSideBySide(path: string): Promise<boolean> {
  const pixels = await readGrey(path, 2 * edge, edge / 2);
  if (pixels === null) return false;
  const [left, right]: [number[], number[]] = [[], []];
  for (let at = 0; at < pixels.length; at += edge * 2) {
    left.push(...aboutItsMean(pixels.subarray(at, at + edge)));
    right.push(...aboutItsMean(pixels.subarray(at + edge, at + 2 * edge)));
  }
  return correlation(left, right) > alike;
}

/** Whether the first and the last row show one place each, as a sphere's do. A band may be the same all the way round. */
async function hasPoles(path: string, width: number, height: number): Promise<boolean> {
  for (const top of [0, height - 1]) {
    const row = await grey(openForLook(path).extract({ left: 0, top, width, height: 1 }));
    for (const half of row ? [row.subarray(0, width >> 1), row.subarray(width >> 1)] : [[]]) {
      const squares = aboutItsMean(half).reduce((sum, value) => sum + value * value, 0);
      if (!(Math.sqrt(squares / half.length) <= polarSpread)) return false;
    }
  }
  return true;
}

function readGrey(path: string, width: number, height: number): Promise<Buffer | null> {
  return grey(openForLook(path).resize(width, height, { fit: 'fill' }));
}

function grey(picture: Sharp): Promise<Buffer | null> {
  return picture
    .greyscale()
    .raw()
    .toBuffer()
    .catch(() => null);
}

function aboutItsMean(row: ArrayLike<number>): number[] {
  const values = Array.from(row);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}

function correlation(left: ArrayLike<number>, right: ArrayLike<number>): number {
  const [a, b] = [aboutItsMean(left), aboutItsMean(right)];
  let [both, ofA, ofB] = [0, 0, 0];
  for (const [i, x] of a.entries()) {
    const y = b[i] ?? 0;
    both += x * y;
    ofA += x * x;
    ofB += y * y;
  }
  return both / Math.sqrt(ofA * ofB || 1);
}
