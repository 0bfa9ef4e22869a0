import type { RgbPicture } from '@tourwright/tour/sphere';

/** A picture that becomes smaller while its rows come: means of the pixels that fall on one. */
export interface RowDownsampler {
  /** The next row from the top, RGB. */
  take(row: Uint8Array): void;
  /** Counts a row that is not looked at; what would be made of such rows alone stays black. */
  skip(): void;
  /** Rows of the small picture that are there. */
  readonly rows: number;
  picture: RgbPicture;
}

interface DownsamplerOptions {
  /** Of each row every `step`th pixel is one of the picture. */
  step?: number;
  /** The first of the small picture's columns that are wanted, and the one after the last; others stay black. */
  columns?: readonly [number, number];
}

/** The size that a picture has when it is downsampled to at most this width. */
export function smallSize(size: { width: number; height: number }, mostWidth: number) {
  const width = Math.min(size.width, mostWidth);
  return { width, height: Math.max(1, Math.round((size.height * width) / size.width)) };
}

/** Downsamples a picture to at most this width. */
export function openRowDownsampler(
  size: { width: number; height: number },
  mostWidth: number,
  { step = 1, columns }: DownsamplerOptions = {},
): RowDownsampler {
  const { width, height } = smallSize(size, mostWidth);
  const pixels = new Uint8Array(width * height * 3);
  const [left, right] = columns ?? [0, width];
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
    for (let x = left, at = rows * width * 3; down > 0 && x < right; x++) {
      const count = (across[x] as number) * down;
      const half = count >> 1;
      for (let i = x * 3; i < x * 3 + 3; i++) pixels[at + i] = ((sums[i] as number) + half) / count;
    }
    sums.fill(0);
    down = 0;
    rows++;
  };
  const add = createAdding(sums, { ends, left, right, step, isHalf: size.width === 2 * width });
  const count = () => {
    taken++;
    if (Math.floor((taken * height) / size.height) > rows) finishRow();
  };
  return {
    take(row) {
      add(row);
      down++;
      count();
    },
    skip: count,
    get rows() {
      return rows;
    },
    picture: { width, height, pixels },
  };
}

/** Where the sums of a row are, and which of its pixels fall on each. */
interface Summed {
  ends: Uint32Array;
  left: number;
  right: number;
  step: number;
  /** Two pixels of the row become one. */
  isHalf: boolean;
}

/** Makes what adds the pixels of a row to the sums of the picture's. */
function createAdding(sums: Int32Array, { ends, left, right, step, isHalf }: Summed) {
  const addPairs = (row: Uint8Array) => {
    for (let to = left * 3, from = left * 6 * step; to < right * 3; to += 3, from += 6 * step) {
      const next = from + 3 * step;
      sums[to] = (sums[to] as number) + (row[from] as number) + (row[next] as number);
      sums[to + 1] = (sums[to + 1] as number) + (row[from + 1] as number) + (row[next + 1] as number);
      sums[to + 2] = (sums[to + 2] as number) + (row[from + 2] as number) + (row[next + 2] as number);
    }
  };
  const addRuns = (row: Uint8Array) => {
    for (let x = left, from = ends[left - 1] ?? 0; x < right; x++) {
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
  return isHalf ? addPairs : addRuns;
}
