/** Detects pictures side by side in one image by the discontinuity of colours at their edges. */

/** RGB pixels of a picture of square cells. */
export interface CellPicture {
  /** The width of the picture, in pixels. */
  width: number;
  pixels: Uint8Array;
  /** The edge of a cell. */
  edge: number;
}

/** How far from a rim the usual change of colours is measured, in pixels. */
const around = 12;
/** Noise counts for as much. */
const quiet = 2;
const broken = 1.5;

/** Between how many neighbouring cells the picture breaks. */
export function brokenRims({ width, pixels, edge }: CellPicture): number {
  const height = pixels.length / 3 / width;
  /** How much the colours of one cell's row or column differ from those of the next one. */
  const step = (left: number, top: number, isAcross: boolean) => {
    const [along, on] = isAcross ? [width * 3, 3] : [3, width * 3];
    let sum = 0;
    for (let i = 0; i < edge; i++) {
      const from = (top * width + left) * 3 + i * along;
      for (const channel of [0, 1, 2])
        sum += Math.abs((pixels[from + channel] ?? 0) - (pixels[from + on + channel] ?? 0));
    }
    return sum / 3 / edge;
  };
  let count = 0;
  for (let top = 0; top < height; top += edge) {
    for (let left = 0; left < width; left += edge) {
      const right = (k: number) => step(left + edge - 1 + k, top, true);
      const below = (k: number) => step(left, top + edge - 1 + k, false);
      if (left + edge < width && isBroken(right)) count++;
      if (top + edge < height && isBroken(below)) count++;
    }
  }
  return count;
}

function isBroken(stepAt: (k: number) => number): boolean {
  const near = Array.from({ length: around }, (_, k) => [stepAt(k + 1), stepAt(-k - 1)]).flat();
  const usual = near.toSorted((a, b) => a - b)[Math.floor(near.length * 0.9)] ?? 0;
  return stepAt(0) > broken * (usual + quiet);
}
