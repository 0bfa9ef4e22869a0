/** A rectangle of RGB pixels within rows that may be longer than it. */
export interface TexelArea {
  pixels: Uint8Array;
  /** Pixels from one row to the next. */
  stride: number;
  /** Where its columns begin in a row. */
  left: number;
  width: number;
  height: number;
}

/**
 * The mean of the four texels next to a place of the area, by their nearness, as a GPU reads it; beyond the rim that
 * of the rim. `x` and `y` are in texels, whose middles are at halves.
 */
export function sampleBilinear(area: TexelArea, x: number, y: number, into: Uint8Array, at: number): void {
  // Millions of times for a picture: nothing is made here that would have to be cleared away.
  const { pixels, stride, width, height } = area;
  const across = within(x - 0.5, width - 1);
  const above = within(y - 0.5, height - 1);
  const column = Math.floor(across);
  const row = Math.floor(above);
  const right = across - column;
  const down = above - row;
  const upper = (row * stride + area.left + column) * 3;
  const lower = upper + (row < height - 1 ? stride * 3 : 0);
  const next = column < width - 1 ? 3 : 0;
  const upperLeft = (1 - right) * (1 - down);
  const upperRight = right * (1 - down);
  const lowerLeft = (1 - right) * down;
  const lowerRight = right * down;
  for (let channel = 0; channel < 3; channel++) {
    into[at + channel] =
      (pixels[upper + channel] as number) * upperLeft +
      (pixels[upper + next + channel] as number) * upperRight +
      (pixels[lower + channel] as number) * lowerLeft +
      (pixels[lower + next + channel] as number) * lowerRight +
      0.5;
  }
}

function within(place: number, most: number): number {
  return place < 0 ? 0 : place > most ? most : place;
}
