import type { RgbPicture } from '@tourwright/tour/sphere';

/** A picture that becomes smaller while its rows come: means of the pixels that fall on one. */
export interface RowDownsampler {
  /** The next row from the top, RGB. */
  take(row: Uint8Array): void;
  /** Rows of the small picture that are there. */
  readonly rows: number;
  picture: RgbPicture;
}

/** Downsamples a picture to at most this width. Of each row every `step`th pixel is one of the picture. */
export function openRowDownsampler(
  size: { width: number; height: number },
  mostWidth: number,
  step = 1,
): RowDownsampler {
  const width = Math.min(size.width, mostWidth);
  const height = Math.max(1, Math.round((size.height * width) / size.width));
  const pixels = new Uint8Array(width * height * 3);
  // Where, in a row, the pixels end that fall on each of the picture's.
  const ends = Uint32Array.from(
    { length: width },
    (_, x) => Math.ceil(((x + 1) * size.width) / width) * 3 * step,
  );
  const across = ends.map((end, x) => (end - (ends[x - 1] ?? 0)) / (3 * step));
  // Small enough to stay integers that a processor adds at once.
  const sums = new Int32Array(width * 3);
  let [taken, rows, down] = [0, 0, 0];

  const finishRow = () => {
    for (let x = 0; x < width; x++) {
      const count = (across[x] ?? 1) * down;
      for (let i = x * 3; i < x * 3 + 3; i++) {
        pixels[rows * width * 3 + i] = Math.round((sums[i] ?? 0) / count);
      }
    }
    sums.fill(0);
    down = 0;
    rows++;
  };
  const addPairs = (row: Uint8Array) => {
    for (let to = 0, from = 0; to < sums.length; to += 3, from += 6 * step) {
      const next = from + 3 * step;
      sums[to] = (sums[to] as number) + (row[from] as number) + (row[next] as number);
      sums[to + 1] = (sums[to + 1] as number) + (row[from + 1] as number) + (row[next + 1] as number);
      sums[to + 2] = (sums[to + 2] as number) + (row[from + 2] as number) + (row[next + 2] as number);
    }
  };
  const addRuns = (row: Uint8Array) => {
    for (let x = 0, from = 0; x < width; x++) {
      const end = ends[x] as number;
      let red = 0;
      let green = 0;
      let blue = 0;
      for (; from < end; from += 3 * step) {
        red += row[from] as number;
        green += row[from + 1] as number;
        blue += row[from + 2] as number;
      }
      sums[x * 3] = (sums[x * 3] as number) + red;
      sums[x * 3 + 1] = (sums[x * 3 + 1] as number) + green;
      sums[x * 3 + 2] = (sums[x * 3 + 2] as number) + blue;
    }
  };
  // Of most photos two pixels become one, which takes a third of the time when the loop knows it.
  const add = size.width === 2 * width ? addPairs : addRuns;
  return {
    take(row) {
      add(row);
      taken++;
      down++;
      if (Math.floor((taken * height) / size.height) > rows) finishRow();
    },
    get rows() {
      return rows;
    },
    picture: { width, height, pixels },
  };
}
