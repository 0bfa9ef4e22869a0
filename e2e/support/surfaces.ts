/** What is in a scene of the bare viewer: where it appears, and whether the painting is seen there. */
import type { Page } from '@playwright/test';
import type { Hotspot } from '@tourwright/tour/document';
import { type Direction, directionOf, radians } from '@tourwright/tour/sphere';
import type { ViewerScene } from '@tourwright/viewer';
import sharp from 'sharp';
import { expectSharp, openViewer, paintedScene } from './viewer-page.ts';
import type { ViewerSite } from './viewer-site.ts';

/** A unit direction from degrees. */
export const at = (yaw: number, pitch: number): Direction => directionOf(radians(yaw), radians(pitch));

/** An info hotspot straight ahead, but for what is given. */
export function hotspot(more: Partial<Hotspot>): Hotspot {
  return { id: 'a', kind: 'info', position: at(0, 0), scale: 1, rotation: 0, ...more };
}

/** Opens a room with these things in it, and a second one; waits until the first is sharp. */
export async function showScene(
  page: Page,
  site: ViewerSite,
  room: Partial<ViewerScene>,
  other: Partial<ViewerScene> = {},
): Promise<void> {
  const [here, there] = [await paintedScene(1, 0), await paintedScene(2, 120)];
  await openViewer(page, site, [
    { ...here, ...room },
    { ...there, ...other },
  ]);
  await expectSharp(page);
}

/** Where a direction appears. */
export async function placeOf(page: Page, direction: Direction): Promise<{ x: number; y: number }> {
  const point = await page.evaluate((d) => window.viewer.project(d), direction);
  if (!point) throw new Error('It lies behind');
  return point;
}

/** Whether the screen shows the painting, which is all magenta, at these places. */
export async function isPainting(page: Page, places: { x: number; y: number }[]): Promise<boolean[]> {
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return places.map(({ x, y }) => {
    const start = (Math.round(y) * info.width + Math.round(x)) * 3;
    const [red = 0, green = 0, blue = 0] = data.subarray(start, start + 3);
    return red > 240 && green < 20 && blue > 240;
  });
}
