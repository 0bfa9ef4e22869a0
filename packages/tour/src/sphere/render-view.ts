import type { Direction } from './direction.ts';
import { axesOf, focalLength, type View } from './projection.ts';

/** The RGB pixels of what a camera sees; `sample` writes the colour of a direction of any length. */
export function renderView(
  view: View,
  sample: (direction: Direction, into: Uint8Array, at: number) => void,
): Uint8Array {
  const { width, height } = view;
  const { right, up, ahead } = axesOf(view);
  const focal = focalLength(view);
  const pixels = new Uint8Array(width * height * 3);
  const direction: Direction = [0, 0, 0];
  for (let y = 0; y < height; y++) {
    const above = (height / 2 - y - 0.5) / focal;
    for (let x = 0; x < width; x++) {
      const across = (x + 0.5 - width / 2) / focal;
      direction[0] = ahead[0] + right[0] * across + up[0] * above;
      direction[1] = ahead[1] + right[1] * across + up[1] * above;
      direction[2] = ahead[2] + right[2] * across + up[2] * above;
      sample(direction, pixels, (y * width + x) * 3);
    }
  }
  return pixels;
}
