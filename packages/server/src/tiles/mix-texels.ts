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
 * The mean of the four texels next to a place of the area, by their nearness, as a graphics card reads it; beyond the rim that
 * of the rim. `x` and `y` are in texels, whose middles lie at halves.
 */
export function mixTexels(
  { pixels, stride, left, width, height }: TexelArea,
  x: number,
  y: number,
  into: Uint8Array,
  at: number,
): void {
  const [across, above] = [within(x - 0.5, width - 1), within(y - 0.5, height - 1)];
  const [column, row] = [Math.floor(across), Math.floor(above)];
  const [right, down] = [across - column, above - row];
  const upper = (row * stride + left + column) * 3;
  const lower = upper + (row < height - 1 ? stride * 3 : 0);
  const next = column < width - 1 ? 3 : 0;
  for (let channel = 0; channel < 3; channel++) {
    const texel = (place: number) => pixels[place + channel] ?? 0;
    into[at + channel] =
      (texel(upper) * (1 - right) + texel(upper + next) * right) * (1 - down) +
      (texel(lower) * (1 - right) + texel(lower + next) * right) * down +
      0.5;
  }
}

function within(place: number, most: number): number {
  return Math.min(Math.max(place, 0), most);
}
