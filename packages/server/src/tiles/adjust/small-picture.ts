import { type Direction, equirectangularOf } from '@tourwright/tour/sphere';

/** An equirectangular picture of the whole sphere that fits in memory easily, RGB. */
export interface SmallPicture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

export type Colour = [number, number, number];

/** The colour seen in a direction of any length, mixed from the four nearest pixels. */
export function colourIn({ width, height, pixels }: SmallPicture, direction: Readonly<Direction>): Colour {
  const { u, v } = equirectangularOf(direction);
  const [x, y] = [u * width - 0.5 + width, Math.min(Math.max(v * height - 0.5, 0), height - 1)];
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - column, y - row];
  const [left0, left1] = [(column % width) * 3, ((column + 1) % width) * 3];
  const [row0, row1] = [row * width * 3, Math.min(row + 1, height - 1) * width * 3];
  const mixed = (channel: number) => {
    const value = (from: number) => pixels[from + channel] ?? 0;
    const upper = value(row0 + left0) * (1 - right) + value(row0 + left1) * right;
    const lower = value(row1 + left0) * (1 - right) + value(row1 + left1) * right;
    return upper * (1 - down) + lower * down;
  };
  return [mixed(0), mixed(1), mixed(2)];
}
