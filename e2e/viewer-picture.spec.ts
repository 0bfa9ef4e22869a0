/** The viewer's picture against the truth: painted scenes, whose every direction has a known colour. */
import { readdir, readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { radians } from '@tourwright/tour/sphere';
import { frames } from './support/frames.ts';
import { readGrey, renderTruth, similarity } from './support/similarity.ts';
import { expectSharp, openViewer, paintedScene } from './support/viewer-page.ts';
import { openViewerSite, type ViewerSite } from './support/viewer-site.ts';

const size = { width: 640, height: 360 };
let site: ViewerSite;

test.use({ viewport: size });
test.beforeAll(async () => {
  site = await openViewerSite();
});
test.afterAll(() => site.close());

/** yaw, pitch, hfov in degrees. */
const views = {
  'the middle of a face': [0, 0, 90],
  'the seam of two faces': [45, 0, 70],
  'a corner of three faces': [45, 35.26, 60],
  'the back seam of the picture': [180, -10, 90],
  'the zenith': [20, 90, 80],
  'the nadir': [-70, -90, 80],
  'the finest level': [100, 20, 60],
  'the widest view, with corners of tiles beside the eye': [0, 0, 120],
} as const;

for (const [which, names, tag] of [
  [
    'a corner, the back and the floor',
    ['a corner of three faces', 'the back seam of the picture', 'the nadir'],
    [],
  ],
  ['every view', Object.keys(views), '@long'],
] as const) {
  test(`shows ${which} as it is`, { tag: [tag].flat() }, async ({ page }) => {
    await openViewer(page, site, [await paintedScene(1, 0)]);
    for (const name of names) {
      const [yaw, pitch, hfov] = views[name as keyof typeof views];
      const view = { yaw: radians(yaw), pitch: radians(pitch), hfov: radians(hfov) };
      await page.evaluate((to) => window.viewer.setView(to), view);
      // The frame that knows of the new view comes after the call.
      await frames(page, 2);
      await expectSharp(page);
      const found = similarity(await readGrey(await page.screenshot()), renderTruth({ ...view, ...size }, 0));
      expect.soft(found, `structural similarity of ${name}`).toBeGreaterThanOrEqual(0.97);
    }
  });
}

test('shows floor and ceiling at once on a tall screen', { tag: '@long' }, async ({ page }) => {
  const tall = { width: 360, height: 740 };
  await page.setViewportSize(tall);
  await openViewer(page, site, [await paintedScene(1, 0)]);
  await expectSharp(page);
  const view = await page.evaluate(() => window.viewer.view);
  const found = similarity(await readGrey(await page.screenshot()), renderTruth({ ...view, ...tall }, 0));
  expect(found, 'structural similarity').toBeGreaterThanOrEqual(0.97);
});

test('the preview alone shows where the visitor is', { tag: '@long' }, async ({ page }) => {
  const view = { yaw: radians(30), pitch: radians(10), hfov: radians(90) };
  await page.route('**/media/**', () => {
    // Never answered: only the preview is there.
  });
  await openViewer(page, site, [await paintedScene(1, 0)], { view });
  await expect(page.locator('#tour')).toHaveAttribute('data-tourwright', 'preview');
  const found = similarity(await readGrey(await page.screenshot()), renderTruth({ ...view, ...size }, 0));
  expect(found, 'structural similarity').toBeGreaterThanOrEqual(0.5);
});

test('a lost GPU comes back with the same picture', async ({ page }) => {
  await openViewer(page, site, [await paintedScene(1, 0)]);
  await expectSharp(page);
  const before = await readGrey(await page.screenshot());
  const states = await page.evaluate(async () => {
    const states: string[] = [];
    window.viewer.on('state', ({ state }) => states.push(state));
    const loss = window.viewer.canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    const restored = new Promise((done) => {
      window.viewer.canvas.addEventListener('webglcontextrestored', done, { once: true });
    });
    const lost = new Promise((done) => {
      window.viewer.canvas.addEventListener('webglcontextlost', done, { once: true });
    });
    loss?.loseContext();
    await lost;
    // It can be requested again once the event's listeners have answered.
    await new Promise(requestAnimationFrame);
    loss?.restoreContext();
    await restored;
    while (states.at(-1) !== 'sharp') await new Promise(requestAnimationFrame);
    return states;
  });
  // The GPU came back empty, and was filled again.
  expect(states).toContain('preview');
  await expectSharp(page);
  expect(similarity(await readGrey(await page.screenshot()), before)).toBeGreaterThan(0.999);
});

test('what a page loads before its picture is sharp is small, and brings no schema library', async () => {
  const folder = 'packages/web/dist/assets';
  const [name = '', ...others] = (await readdir(folder)).filter((file) =>
    /^first-picture-.*\.js$/.test(file),
  );
  expect(others).toEqual([]);
  const script = await readFile(`${folder}/${name}`);
  expect(script.includes('.openMarks(')).toBe(true);
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(18 * 1024);
  expect(script.includes('ZodError') || site.engine.includes('ZodError')).toBe(false);
});
