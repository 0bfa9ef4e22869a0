/** A scene whose picture is a 360° video. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { radians } from '@tourwright/tour/sphere';
import type { PinnedMedia } from '@tourwright/viewer';
import { readGrey, renderTruth, similarity } from './support/similarity.ts';
import { expectSharp, openViewer, paintedScene } from './support/viewer-page.ts';
import { openViewerSite, type ViewerSite } from './support/viewer-site.ts';

let site: ViewerSite;
const size = { width: 640, height: 360 };

test.use({ viewport: size });
test.beforeAll(async () => {
  site = await openViewerSite({
    '/around.webm': { type: 'video/webm', body: await readFile('e2e/support/film-around.webm') },
    '/words.vtt': { type: 'text/vtt', body: 'WEBVTT\n\n00:00.000 --> 10:00.000\nThe <i>sea</i>.\n' },
  });
});
test.afterAll(() => site.close());

/** The video shows a scene of this hue; the scene's own picture is of another one. */
const videoHue = 120;

async function open(page: Page, more: Partial<PinnedMedia> = {}): Promise<void> {
  const film = { id: '', kind: 'video' as const, name: '', url: '/around.webm', captions: [] };
  const around = { ...film, loop: true, muted: true, autoplay: true, ...more };
  const rooms = [{ ...(await paintedScene(1, 0)), pinned: [around] }, await paintedScene(2, 240)];
  await openViewer(page, site, rooms);
  await expectSharp(page);
}

/** Like the truth of a scene of this hue, as the visitor looks now. */
async function likeness(page: Page, hue: number): Promise<number> {
  const view = await page.evaluate(() => window.viewer.view);
  const tools = page.locator('.tw-video-tools');
  const shot = await page.screenshot({ mask: [tools], style: '.tw-video-tools { visibility: hidden }' });
  return similarity(await readGrey(shot), renderTruth({ ...view, ...size }, hue));
}

const video = (page: Page) => page.locator('.tw-video');

test('the video is seen all around, in the place of the picture', { tag: '@long' }, async ({ page }) => {
  await open(page);
  await expect(video(page)).toBeVisible();
  for (const [yaw, pitch] of [
    [0, 0],
    [180, 20],
    [60, -40],
  ] as const) {
    await page.evaluate((view) => window.viewer.setView(view), { yaw: radians(yaw), pitch: radians(pitch) });
    await expect.poll(() => likeness(page, videoHue), { message: `at ${yaw}` }).toBeGreaterThan(0.75);
  }
});

test('it is worked by its buttons, and what is said in it is read', async ({ page }) => {
  await open(page, { autoplay: false, captions: [{ url: '/words.vtt', language: 'en', label: 'English' }] });
  const tools = page.getByRole('group', { name: 'Video' });
  await tools.getByRole('button', { name: 'Play video' }).focus();
  await page.keyboard.press('Enter');
  await expect(tools.getByRole('button', { name: 'Pause video' })).toBeFocused();
  await tools.getByRole('button', { name: 'Captions' }).click();
  await expect(page.getByText('The sea.')).toBeVisible();
  await tools.getByRole('button', { name: 'Captions: English' }).click();
  await expect(page.getByText('The sea.')).toBeHidden();
});

test('for visitors who want less motion it waits, and the scene shows its first picture', {
  tag: '@long',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible();
});

test('it ends with its scene', { tag: '@long' }, async ({ page }) => {
  await open(page);
  await expect(video(page)).toBeVisible();
  await page.evaluate(() => void window.viewer.openScene(2));
  await expectSharp(page, 2);
  await expect(video(page)).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Video' })).toHaveCount(0);
});

test('where it cannot be had, the picture of the scene stays', { tag: '@long' }, async ({ page }) => {
  await open(page, { url: '/none.webm' });
  await expect(page.getByRole('group', { name: 'Video' })).toBeVisible();
  await expect(video(page)).toBeHidden();
  await expect.poll(() => likeness(page, 0)).toBeGreaterThan(0.9);
});

test('it counts among the audible media of the page: music is ducked for it', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, { autoplay: false });
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    document.addEventListener('playing', ({ target }) => (dataset['heard'] = (target as Element).nodeName), {
      capture: true,
    });
  });
  await page.getByRole('button', { name: 'Play video' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-heard', 'VIDEO');
  await page.evaluate(() => void window.viewer.openScene(2));
  await expect(page.locator('video')).toHaveCount(0);
});

test('after the GPU was lost and came back it is seen again', { tag: '@long' }, async ({ page }) => {
  await open(page);
  await expect(video(page)).toBeVisible();
  await video(page).evaluate(async (canvas: HTMLCanvasElement) => {
    const loss = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    const fired = (name: string) =>
      new Promise((done) => canvas.addEventListener(name, done, { once: true }));
    const [lost, restored] = [fired('webglcontextlost'), fired('webglcontextrestored')];
    loss?.loseContext();
    await lost;
    await new Promise((done) => setTimeout(done));
    loss?.restoreContext();
    await restored;
  });
  await expect(video(page)).toBeVisible();
  await expect.poll(() => likeness(page, videoHue)).toBeGreaterThan(0.75);
});
