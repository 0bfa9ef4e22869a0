import type { Direction } from './direction.ts';
import { equirectangularOf } from './equirectangular.ts';

/** An equirectangular picture of the whole sphere that fits in memory easily, RGB. */
export interface RgbPicture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Red, green and blue, 0 to 255. */
export type Colour = [number, number, number];

/** The colour seen in a direction of any length, mixed from the four nearest pixels. */
export function sampleColour(picture: RgbPicture, direction: Readonly<Direction>): Colour {
  const colour: Colour = [0, 0, 0];
  sampleColourInto(picture, direction, colour);
  return colour;
}

/** The same, written into three numbers that are there already: for hundreds of thousands of pixels. */
export function sampleColourInto(
  { width, height, pixels }: RgbPicture,
  direction: Readonly<Direction>,
  into: Colour | Float64Array,
): void {
  const { u, v } = equirectangularOf(direction);
  const x = u * width - 0.5 + width;
  const y = Math.min(Math.max(v * height - 0.5, 0), height - 1);
  const column = Math.floor(x);
  const row = Math.floor(y);
  const right = x - column;
  const down = y - row;
  const row0 = row * width;
  const row1 = Math.min(row + 1, height - 1) * width;
  const column0 = column % width;
  const column1 = (column + 1) % width;
  for (let channel = 0; channel < 3; channel++) {
    const value = (at: number) => pixels[at * 3 + channel] ?? 0;
    const upper = value(row0 + column0) * (1 - right) + value(row0 + column1) * right;
    const lower = value(row1 + column0) * (1 - right) + value(row1 + column1) * right;
    into[channel] = upper * (1 - down) + lower * down;
  }
}
