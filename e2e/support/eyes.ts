/** What each eye sees of a painted scene in the headset. */
import { expect, type Page } from '@playwright/test';
import { paintedColour } from '@tourwright/demo/paint';
import { radians, unproject } from '@tourwright/tour/sphere';
import sharp from 'sharp';
import { eye } from './vr-page.ts';

/** How far an eye's picture is from the truth of a scene of this hue: the median of many places, 0..255. */
async function distance(page: Page, side: 'left' | 'right', hue: number, yaw = 0, pitch = 0) {
  const { data, info } = await sharp(await eye(page, side))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const view = { yaw: radians(yaw), pitch: radians(pitch), hfov: radians(90), width, height };
  const found: number[] = [];
  for (let y = 10.5; y < height; y += 17) {
    for (let x = 10.5; x < width; x += 17) {
      const truth = paintedColour(unproject(view, { x, y }), { hue });
      const at = (Math.floor(y) * width + Math.floor(x)) * 3;
      found.push(Math.max(...truth.map((value, channel) => Math.abs(value - (data[at + channel] ?? 0)))));
    }
  }
  return found.sort((a, b) => a - b)[found.length >> 1] ?? 255;
}

/** Waits until each eye sees the scene of its hue, and makes sure that it is not the other's. */
export async function expectEyes(
  page: Page,
  wanted: Record<'left' | 'right', number>,
  yaw = 0,
  pitch = 0,
  tolerance = 8,
): Promise<void> {
  for (const side of ['left', 'right'] as const) {
    const own = () => distance(page, side, wanted[side], yaw, pitch);
    await expect.poll(own, { timeout: 30_000, message: `${side} at ${yaw}` }).toBeLessThan(tolerance);
    const other = wanted[side === 'left' ? 'right' : 'left'];
    if (other !== wanted[side]) {
      expect(await distance(page, side, other, yaw, pitch), side).toBeGreaterThan(25);
    }
  }
}
