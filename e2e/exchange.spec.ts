/** From picture to picture: of the same room, in the evening or furnished otherwise, and of the next one. */
import { expect, type Page, test } from '@playwright/test';
import { radians } from '@tourwright/tour/sphere';
import sharp from 'sharp';
import { expectSharp, openViewer, paintedScene } from './support/viewer-page.ts';
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

/** Lets one picture of the first scene give way to another, of the scene with this id, and watches. */
async function watch(
  page: Page,
  transition: 'exchange' | 'fade' | 'walk',
): Promise<{ before: number[]; between: number[][]; after: number[] }> {
  const id = transition === 'exchange' ? 1 : 2;
  const view = { yaw: radians(20), pitch: radians(5) };
  const [first, second] = [await paintedScene(1, 0), await paintedScene(id, 120)];
  await openViewer(page, site, id === 1 ? [first] : [first, second], { view });
  await expectSharp(page);
  const before = await meanColour(await page.screenshot());
  await page.evaluate(
    ([scene, way, looked]) => {
      if (way === 'exchange') window.viewer.setScenes([scene], way);
      else void window.viewer.openScene(scene.id, { view: looked, transition: way });
    },
    [second, transition, view] as const,
  );
  const between: number[][] = [];
  // Until it is another picture and stays so.
  const isThere = () => {
    const [last = before, one = before] = [between.at(-1), between.at(-2)];
    return distance(last, before) > 20 && distance(last, one) < 0.5;
  };
  while (!isThere() && between.length < 200) between.push(await meanColour(await page.screenshot()));
  await expectSharp(page, id);
  return { before, between, after: await meanColour(await page.screenshot()) };
}

for (const [name, transition, slack, tag] of [
  ['another picture of the room fades in while one looks on', 'exchange', 1.15, '@long'],
  ['another room fades in', 'fade', 1.15, '@long'],
  // Both scenes come closer meanwhile: their own colours change a little.
  ['one walks from room to room', 'walk', 1.4, []],
] as const) {
  test(`${name}, without a third colour in between`, { tag: [tag].flat() }, async ({ page }) => {
    const { before, between, after } = await watch(page, transition);
    const whole = distance(before, after);
    expect(whole).toBeGreaterThan(20);
    // Every picture on the way is a mixture of both: never black.
    for (const colour of between) {
      expect(distance(before, colour) + distance(colour, after)).toBeLessThan(whole * slack + 3);
    }
    const view = await page.evaluate(() => window.viewer.view);
    expect(view.yaw).toBeCloseTo(radians(20), 6);
    expect(view.pitch).toBeCloseTo(radians(5), 6);
  });
}
