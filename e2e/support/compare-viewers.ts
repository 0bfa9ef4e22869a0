/** How far the same picture, drawn by two viewers, is beside itself. */
import type { Page } from '@playwright/test';
import { type GreyPicture, readGrey } from './similarity.ts';

/** The picture when it does not change any more. */
export async function settled(page: Page): Promise<GreyPicture> {
  let last = await page.screenshot();
  for (let count = 0; count < 60; count++) {
    const next = await page.screenshot();
    if (next.equals(last)) return readGrey(next);
    last = next;
  }
  throw new Error('The picture does not come to rest');
}

/** The mean of squares of 3x3 pixels, so that each viewer's own sharpening counts little. */
export function blurred({ width, height, pixels }: GreyPicture): GreyPicture {
  const made = new Float32Array(pixels.length);
  for (let row = 1; row < height - 1; row++)
    for (let column = 1; column < width - 1; column++) {
      let sum = 0;
      for (const down of [-1, 0, 1])
        for (const right of [-1, 0, 1]) sum += pixels[(row + down) * width + column + right] ?? 0;
      made[row * width + column] = sum / 9;
    }
  return { width, height, pixels: made };
}

/** How far one picture is beside the other, in pixels to the right and down: least squares on the brightness. */
export function shift(a: GreyPicture, b: GreyPicture): [number, number] {
  let [xx, xy, yy, xt, yt] = [0, 0, 0, 0, 0];
  for (let row = 2; row < a.height - 2; row++)
    for (let column = 2; column < a.width - 2; column++) {
      const at = row * a.width + column;
      const gx = ((a.pixels[at + 1] ?? 0) - (a.pixels[at - 1] ?? 0)) / 2;
      const gy = ((a.pixels[at + a.width] ?? 0) - (a.pixels[at - a.width] ?? 0)) / 2;
      const difference = (a.pixels[at] ?? 0) - (b.pixels[at] ?? 0);
      [xx, xy, yy] = [xx + gx * gx, xy + gx * gy, yy + gy * gy];
      [xt, yt] = [xt + gx * difference, yt + gy * difference];
    }
  const whole = xx * yy - xy * xy;
  return [(xt * yy - yt * xy) / whole, (yt * xx - xt * xy) / whole];
}
