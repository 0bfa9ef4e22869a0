import type { SmallPicture } from './adjust/small-picture.ts';

/** A picture that becomes smaller while its rows come: means of the pixels that fall on one. */
export interface Shrinking {
  /** The next row from the top, RGB. */
  take(row: Uint8Array): void;
  /** Rows of the small picture that are there. */
  readonly rows: number;
  picture: SmallPicture;
}

/** Shrinks a picture to at most this width. Of each row every `step`th pixel is one of the picture. */
export function openShrinking(
  size: { width: number; height: number },
  mostWidth: number,
  step = 1,
): Shrinking {
  const width = Math.min(size.width, mostWidth);
  const height = Math.max(1, Math.round((size.height * width) / size.width));
  const pixels = new Uint8Array(width * height * 3);
  const places = Uint16Array.from({ length: size.width }, (_, x) => Math.floor((x * width) / size.width) * 3);
  const across = new Uint32Array(width);
  for (const place of places) across[place / 3] = (across[place / 3] ?? 0) + 1;
  const sums = new Uint32Array(width * 3);
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
  return {
    take(row) {
      for (let x = 0, i = 0; x < size.width; x++, i += 3 * step) {
        const place = places[x] as number;
        sums[place] = (sums[place] as number) + (row[i] as number);
        sums[place + 1] = (sums[place + 1] as number) + (row[i + 1] as number);
        sums[place + 2] = (sums[place + 2] as number) + (row[i + 2] as number);
      }
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
