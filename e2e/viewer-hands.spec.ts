/** The viewer under hands and keys, in a real browser. */
import { expect, type Page, test } from '@playwright/test';
import { degrees, radians } from '@tourwright/tour/sphere';
import { expectSharp, openViewer, paintedScene } from './support/viewer-page.ts';
import { openViewerSite, type ViewerSite } from './support/viewer-site.ts';

let site: ViewerSite;

test.use({ viewport: { width: 640, height: 360 } });
test.beforeAll(async () => {
  site = await openViewerSite();
});
test.afterAll(() => site.close());

const scenes = async () => [await paintedScene(1, 0)];
const viewOf = (page: Page) => page.evaluate(() => window.viewer.view);
const emitted = (page: Page) => page.evaluate(() => window.emitted.map((line) => line.split(' ')[0]));

test('what is under the pointer stays there while it drags', async ({ page }) => {
  await openViewer(page, site, await scenes());
  await expectSharp(page);
  const held = await page.evaluate(() => window.viewer.unproject(500, 100));
  await page.mouse.move(500, 100);
  await page.mouse.down();
  // The first pixels only distinguish a drag from a tap.
  await page.mouse.move(490, 104);
  const grip = await page.evaluate(() => window.viewer.unproject(490, 104));
  await page.mouse.move(300, 180, { steps: 5 });
  const place = await page.evaluate((direction) => window.viewer.project(direction), grip);
  expect(place?.x).toBeCloseTo(300, 3);
  expect(place?.y).toBeCloseTo(180, 3);
  await page.mouse.up();
  expect(held).not.toEqual(grip);
  expect(await emitted(page)).not.toContain('tap');
});

test('a slow card draws fewer pixels in motion, and all of them as soon as the picture rests', {
  tag: '@long',
}, async ({ page }) => {
  await openViewer(page, site, await scenes());
  await expectSharp(page);
  const width = () => page.evaluate(() => window.viewer.canvas.width);
  const whole = await width();
  const least = await page.evaluate(async () => {
    // Late frames are the sign of a slow GPU.
    const { requestAnimationFrame } = window;
    let least = window.viewer.canvas.width;
    window.requestAnimationFrame = (callback) =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          callback(performance.now());
          least = Math.min(least, window.viewer.canvas.width);
        }, 50),
      );
    await window.viewer.lookTo({ yaw: 2 }, { durationMs: 2000 });
    return least;
  });
  expect(least).toBeLessThan(whole);
  await expect.poll(width).toBe(whole);
});

test('a click without a drag is a tap, with the direction that was clicked', { tag: '@long' }, async ({
  page,
}) => {
  await openViewer(page, site, await scenes());
  await expectSharp(page);
  await page.mouse.click(400, 60);
  const tap = await page.evaluate(() => window.emitted.find((line) => line.startsWith('tap ')) ?? '');
  const { x, y, direction } = JSON.parse(tap.slice(4)) as { x: number; y: number; direction: number[] };
  expect([x, y]).toEqual([400, 60]);
  expect(direction).toEqual(await page.evaluate(() => window.viewer.unproject(400, 60)));
});

test('the wheel comes closer to what is under the pointer', { tag: '@long' }, async ({ page }) => {
  await openViewer(page, site, await scenes());
  await expectSharp(page);
  const held = await page.evaluate(() => window.viewer.unproject(500, 120));
  await page.mouse.move(500, 120);
  await page.mouse.wheel(0, -300);
  await expect.poll(async () => (await viewOf(page)).hfov).toBeLessThan(radians(80));
  const place = await page.evaluate((direction) => window.viewer.project(direction), held);
  expect(place?.x).toBeCloseTo(500, 1);
});

test('arrow keys turn, plus and minus zoom', { tag: '@long' }, async ({ page }) => {
  await openViewer(page, site, await scenes());
  await expectSharp(page);
  await page.locator('canvas').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await viewOf(page)).yaw).toBeGreaterThan(radians(2));
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await viewOf(page)).pitch).toBeGreaterThan(radians(2));
  await page.keyboard.press('+');
  await expect.poll(async () => (await viewOf(page)).hfov).toBeLessThan(radians(89));
});

test('a double click comes closer to what was clicked, and at the closest view leads back out', {
  tag: '@long',
}, async ({ page }) => {
  await openViewer(page, site, await scenes());
  await expectSharp(page);
  const held = await page.evaluate(() => window.viewer.unproject(500, 120));
  await page.mouse.dblclick(500, 120);
  await expect.poll(async () => degrees((await viewOf(page)).hfov)).toBeLessThan(55);
  const place = await page.evaluate((direction) => window.viewer.project(direction), held);
  expect(place?.x).toBeCloseTo(500, 0);
  expect(place?.y).toBeCloseTo(120, 0);
  await page.evaluate(() => window.viewer.setView({ hfov: 0 }));
  await page.mouse.dblclick(500, 120);
  await expect.poll(async () => degrees((await viewOf(page)).hfov)).toBeCloseTo(74.5, 0);
});

test('two fingers pinch', async ({ page }) => {
  await openViewer(page, site, await scenes());
  await expectSharp(page);
  const touch = await page.context().newCDPSession(page);
  const points = (spread: number) => [
    { x: 320 - spread, y: 180, id: 1 },
    { x: 320 + spread, y: 180, id: 2 },
  ];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(60) });
  for (const spread of [70, 90, 120]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(spread) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const { hfov } = await viewOf(page);
  expect(degrees(hfov)).toBeGreaterThan(45);
  expect(degrees(hfov)).toBeLessThan(62);
});
