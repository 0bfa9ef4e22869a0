/** How alike two pictures are to the eye. */
import { type PaintStyle, paintedColour } from '@tourwright/demo/paint';
import { unproject, type View } from '@tourwright/tour/sphere';
import sharp from 'sharp';

/** Brightness of each pixel, 0..255. */
export interface GreyPicture {
  width: number;
  height: number;
  pixels: Float32Array;
}

/** A screenshot as brightness. */
export async function readGrey(picture: Buffer): Promise<GreyPicture> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = new Float32Array(info.width * info.height);
  for (let index = 0; index < pixels.length; index++) {
    pixels[index] = brightness(data.subarray(index * 3, index * 3 + 3));
  }
  return { width: info.width, height: info.height, pixels };
}

/** What the painted scene truly looks like: each pixel is the mean of 3x3 rays. */
export function renderTruth(view: View, hue: number, style: Omit<PaintStyle, 'hue'> = {}): GreyPicture {
  const samples = [1 / 6, 3 / 6, 5 / 6];
  const pixels = new Float32Array(view.width * view.height);
  for (let row = 0; row < view.height; row++) {
    for (let column = 0; column < view.width; column++) {
      let sum = 0;
      for (const x of samples) {
        for (const y of samples) {
          sum += brightness(paintedColour(unproject(view, { x: column + x, y: row + y }), { hue, ...style }));
        }
      }
      pixels[row * view.width + column] = sum / samples.length ** 2;
    }
  }
  return { width: view.width, height: view.height, pixels };
}

/** Structural similarity: 1 is the same, the mean over windows of 8x8. */
export function similarity(a: GreyPicture, b: GreyPicture): number {
  const edge = 8;
  let sum = 0;
  let count = 0;
  for (let top = 0; top + edge <= a.height; top += edge / 2) {
    for (let left = 0; left + edge <= a.width; left += edge / 2) {
      sum += windowSimilarity(a, b, left, top, edge);
      count++;
    }
  }
  return sum / count;
}

function windowSimilarity(a: GreyPicture, b: GreyPicture, left: number, top: number, edge: number): number {
  let [sumA, sumB, squareA, squareB, product] = [0, 0, 0, 0, 0];
  for (let row = top; row < top + edge; row++) {
    for (let column = left; column < left + edge; column++) {
      const x = a.pixels[row * a.width + column] ?? 0;
      const y = b.pixels[row * b.width + column] ?? 0;
      sumA += x;
      sumB += y;
      squareA += x * x;
      squareB += y * y;
      product += x * y;
    }
  }
  const count = edge * edge;
  const [meanA, meanB] = [sumA / count, sumB / count];
  const [varianceA, varianceB] = [squareA / count - meanA ** 2, squareB / count - meanB ** 2];
  const covariance = product / count - meanA * meanB;
  const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];
  return (
    ((2 * meanA * meanB + c1) * (2 * covariance + c2)) /
    ((meanA ** 2 + meanB ** 2 + c1) * (varianceA + varianceB + c2))
  );
}

function brightness(colour: ArrayLike<number>): number {
  return 0.299 * (colour[0] ?? 0) + 0.587 * (colour[1] ?? 0) + 0.114 * (colour[2] ?? 0);
}
