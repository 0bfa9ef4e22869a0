/** Another picture of the same room: in the evening, empty, furnished otherwise. */
import { expect, type Page, test } from '@playwright/test';
import { radians } from '@tourwright/tour/sphere';
import sharp from 'sharp';
import { expectSharp, openViewer, paintedRoom } from './support/viewer-page.ts';
import { openViewerSite, type ViewerSite } from './support/viewer-site.ts';

let site: ViewerSite;

test.use({ viewport: { width: 640, height: 360 } });
test.beforeAll(async () => {
  site = await openViewerSite();
});
test.afterAll(() => site.close());

/** The mean colour of the screen. */
async function meanColour(picture: Buffer): Promise<number[]> {
  const { channels } = await sharp(picture).removeAlpha().stats();
  return channels.map(({ mean }) => mean);
}

const distance = (a: number[], b: number[]) =>
  Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)));

async function exchange(page: Page): Promise<{ before: number[]; between: number[][]; after: number[] }> {
  const view = { yaw: radians(20), pitch: radians(5) };
  await openViewer(page, site, [await paintedRoom(1, 0)], { view });
  await expectSharp(page);
  const before = await meanColour(await page.screenshot());
  const evening = { ...(await paintedRoom(1, 120)), hotspots: [] };
  await page.evaluate((scene) => window.viewer.setScenes([scene], 'exchange'), evening);
  const between: number[][] = [];
  // Until it is another picture and stays so.
  const isThere = () => {
    const [last = before, one = before] = [between.at(-1), between.at(-2)];
    return distance(last, before) > 20 && distance(last, one) < 0.5;
  };
  while (!isThere() && between.length < 200) between.push(await meanColour(await page.screenshot()));
  await expectSharp(page);
  return { before, between, after: await meanColour(await page.screenshot()) };
}

test('another picture of the room fades in while one looks on', async ({ page }) => {
  const { before, between, after } = await exchange(page);
  const whole = distance(before, after);
  expect(whole).toBeGreaterThan(20);
  // Every picture on the way is a mixture of both: never a third colour, such as black.
  for (const colour of between) {
    expect(distance(before, colour) + distance(colour, after)).toBeLessThan(whole * 1.15 + 3);
  }
  const view = await page.evaluate(() => window.viewer.view);
  expect(view.yaw).toBeCloseTo(radians(20), 6);
  expect(view.pitch).toBeCloseTo(radians(5), 6);
});
