/** Areas, videos and pictures on walls, marks on the floor, the logo at the visitor's feet: in a real browser. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { radians } from '@tourwright/tour/sphere';
import type { PinnedMedia } from '@tourwright/viewer';
import sharp from 'sharp';
import { at, hotspot, isPainting, placeOf, showScene } from './support/surfaces.ts';
import { expectSharp } from './support/viewer-page.ts';
import { openViewerSite, type ViewerSite } from './support/viewer-site.ts';

let site: ViewerSite;

test.use({ viewport: { width: 640, height: 360 } });
test.beforeAll(async () => {
  const body = await sharp({ create: { width: 512, height: 512, channels: 3, background: '#ff00ff' } })
    .png()
    .toBuffer();
  site = await openViewerSite({
    '/magenta.png': { type: 'image/png', body },
    '/film.webm': { type: 'video/webm', body: await readFile('e2e/support/film.webm') },
    '/film.vtt': { type: 'text/vtt', body: 'WEBVTT\n\n00:00.000 --> 00:03.000\nA test picture.\n' },
  });
});
test.afterAll(() => site.close());

const corners: PinnedMedia['corners'] = [at(-12, 16), at(22, 10), at(23, -6), at(-11, -12)];

function pinned(more: Partial<PinnedMedia> = {}): PinnedMedia {
  return {
    id: 'wall',
    kind: 'picture',
    name: 'Painting',
    url: '/magenta.png',
    corners,
    captions: [],
    loop: true,
    muted: true,
    autoplay: true,
    ...more,
  };
}

const film = (more: Partial<PinnedMedia> = {}) =>
  pinned({ id: 'tv', kind: 'video', name: 'Film', url: '/film.webm', ...more });

const emitted = (page: Page, name: string) =>
  page.evaluate((start) => window.emitted.filter((line) => line.startsWith(`${start} `)), name);

test('a picture fills its four corners and nothing else, however the visitor looks', async ({ page }) => {
  await showScene(page, site, { pinned: [pinned()] });
  await expect(page.locator('img.tw-pinned')).toBeVisible();
  const inside = [at(-11, 15), at(21, 9.3), at(22, -5.3), at(-10, -11.2), at(5, 2)];
  const outside = [at(-13, 17), at(23, 11), at(24, -7), at(-12, -13.5), at(5, 16)];
  for (const view of [
    { yaw: 0, pitch: 0 },
    { yaw: 0.4, pitch: 0.2 },
    { yaw: 0.1, pitch: 0.05, hfov: 1.4 },
  ]) {
    await page.evaluate((next) => window.viewer.setView(next), view);
    await expectSharp(page);
    const places = await Promise.all([...inside, ...outside].map((direction) => placeOf(page, direction)));
    await expect
      .poll(() => isPainting(page, places))
      .toEqual([...inside.map(() => true), ...outside.map(() => false)]);
  }
});

test('a click on a picture asks for it large; a drag across it turns the view', async ({ page }) => {
  await showScene(page, site, { pinned: [pinned()] });
  await expect(page.locator('.tw-pinned')).toBeVisible();
  const middle = await placeOf(page, at(5, 2));
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x - 120, middle.y, { steps: 4 });
  await page.mouse.up();
  expect(await emitted(page, 'enlarge')).toEqual([]);
  expect(await page.evaluate(() => window.viewer.view.yaw)).toBeGreaterThan(0.1);
  const moved = await placeOf(page, at(5, 2));
  await page.mouse.click(moved.x, moved.y);
  expect(await emitted(page, 'enlarge')).toHaveLength(1);
});

test('a video plays by itself without sound, rests out of sight, and stops at a click', async ({ page }) => {
  await showScene(page, site, { pinned: [film()] });
  const video = page.locator('video');
  const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused);
  await expect.poll(isPaused).toBe(false);
  expect(await video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(true);
  await page.evaluate(() => window.viewer.setView({ yaw: Math.PI }));
  await expect.poll(isPaused).toBe(true);
  await page.evaluate(() => window.viewer.setView({ yaw: 0 }));
  await expect.poll(isPaused).toBe(false);
  const middle = await placeOf(page, at(5, 2));
  await page.mouse.click(middle.x, middle.y);
  await expect.poll(isPaused).toBe(true);
  await expect(page.getByRole('button', { name: 'Play Film' })).toBeAttached();
});

test('a video is worked by keyboard, and focus brings it into sight', async ({ page }) => {
  const captions = [{ url: '/film.vtt', language: 'en', label: 'English' }];
  await showScene(page, site, { pinned: [film({ autoplay: false, captions })] });
  const tools = page.getByRole('group', { name: 'Film' });
  await page.evaluate(() => window.viewer.setView({ yaw: Math.PI }));
  await expect(tools).toHaveAttribute('data-outside');
  await tools.getByRole('button', { name: 'Play Film' }).focus();
  await expect
    .poll(() => page.evaluate(() => Math.abs(window.viewer.view.yaw % (2 * Math.PI))))
    .toBeLessThan(0.3);
  await page.keyboard.press('Enter');
  const state = () =>
    page.locator('video').evaluate((video: HTMLVideoElement) => ({
      paused: video.paused,
      muted: video.muted,
      captions: video.textTracks[0]?.mode,
    }));
  await expect.poll(state).toEqual({ paused: false, muted: true, captions: 'disabled' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(state).toEqual({ paused: false, muted: false, captions: 'showing' });
  await expect(tools.getByRole('button', { name: 'Captions: English' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a video with sound, or for visitors who want less motion, waits for its button', async ({ page }) => {
  await showScene(page, site, { pinned: [film({ muted: false })] });
  await expect(page.getByRole('button', { name: 'Play Film' })).toBeAttached();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await showScene(page, site, { pinned: [film()] });
  await expect(page.getByRole('button', { name: 'Play Film' })).toBeAttached();
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
});

test('a video ends with its scene', { tag: '@long' }, async ({ page }) => {
  await showScene(page, site, { pinned: [film()] });
  await expect(page.locator('video')).toBeAttached();
  const video = await page.locator('video').elementHandle();
  await page.evaluate(() => void window.viewer.openScene(2));
  await expectSharp(page, 2);
  await expect(page.locator('video')).toHaveCount(0);
  expect(await video?.evaluate((element) => (element as HTMLVideoElement).paused)).toBe(true);
});

const area = hotspot({
  kind: 'polygon',
  text: 'Rug',
  position: at(20, -25),
  polygon: [at(5, -15), at(35, -15), at(40, -35), at(0, -35)],
});

test('an area is chosen by a click within it, and by nothing beside it', async ({ page }) => {
  await showScene(page, site, { hotspots: [area] });
  const path = page.locator('.tw-areas path');
  await expect(path).toHaveAttribute('d', /^M.+Z$/);
  const inside = await placeOf(page, at(30, -18));
  const beside = await placeOf(page, at(0, -18));
  await page.mouse.click(beside.x, beside.y);
  expect(await emitted(page, 'hotspot')).toEqual([]);
  await page.mouse.move(inside.x, inside.y);
  await expect(path).toHaveAttribute('data-hover');
  await expect(page.locator('.tw-hotspot-label')).toHaveCSS('opacity', '1');
  await page.mouse.click(inside.x, inside.y);
  expect(await emitted(page, 'hotspot')).toHaveLength(1);
});

test('an area is chosen by finger and by keyboard, and shows where the focus is', async ({ page }) => {
  await showScene(page, site, { hotspots: [{ ...area, outline: 'never' }] });
  const path = page.locator('.tw-areas path');
  await expect(path).toHaveAttribute('d', /^M.+Z$/);
  await expect(path).toHaveCSS('stroke', 'none');
  const { x, y } = await placeOf(page, at(30, -18));
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y, id: 1 }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => emitted(page, 'hotspot')).toHaveLength(1);
  await page.locator('canvas').focus();
  await page.keyboard.press('Tab');
  await expect(path).toHaveAttribute('data-focus');
  await expect(path).not.toHaveCSS('stroke', 'none');
  await page.keyboard.press('Enter');
  expect(await emitted(page, 'hotspot')).toHaveLength(2);
});

test('marks and areas whose panel is open have another colour, whatever their own', { tag: '@long' }, async ({
  page,
}) => {
  const mark = hotspot({ id: 'mark', kind: 'info', text: 'Lamp', position: at(-10, 0), colour: '#00aa55' });
  await showScene(page, site, { hotspots: [mark, { ...area, colour: '#00aa55', outline: 'never' }] });
  const drawn = page.locator('[data-hotspot-id=mark] > .tw-hotspot-mark');
  const path = page.locator('.tw-areas path');
  const colours = async () => [
    await drawn.evaluate((element) => getComputedStyle(element).backgroundColor),
    await path.evaluate((element) => getComputedStyle(element).stroke),
  ];
  await expect.poll(colours).toEqual(['rgb(0, 170, 85)', 'none']);
  const open = (id: string | null) => page.evaluate((next) => window.viewer.setOpen(next), id);
  const play = (ids: string[]) => page.evaluate((next) => window.viewer.setPlaying(next), ids);
  await open('mark');
  await play([area.id]);
  await expect.poll(colours).toEqual(['rgb(255, 138, 92)', 'rgb(255, 138, 92)']);
  await expect(page.locator('[data-hotspot-id=mark]')).toHaveAttribute('aria-expanded', 'true');
  await open(area.id);
  await play([]);
  await expect.poll(colours).toEqual(['rgb(0, 170, 85)', 'rgb(255, 138, 92)']);
  await open(null);
  await expect.poll(colours).toEqual(['rgb(0, 170, 85)', 'none']);
});

test('a mark on the floor is there in perspective, in its own colour', async ({ page }) => {
  const mark = hotspot({
    kind: 'link',
    targetSceneId: 2,
    facing: 'floor',
    position: at(0, -20),
    colour: '#00aa55',
  });
  await showScene(page, site, { hotspots: [mark] });
  const drawn = page.locator('.tw-hotspot-mark');
  await expect(drawn).toHaveCSS('background-color', 'rgb(0, 170, 85)');
  const shape = async () => {
    const box = await drawn.boundingBox();
    return box ? box.height / box.width : 0;
  };
  expect(await shape()).toBeCloseTo(Math.sin(radians(20)), 1);
  const hung = { ...mark, facing: 'wall' };
  await page.evaluate(
    (hotspots) => {
      const [here, there] = window.scenes;
      if (here && there) window.viewer.setScenes([{ ...here, hotspots }, there]);
    },
    [hung],
  );
  await expect.poll(shape).toBeGreaterThan(0.9);
  await page.getByRole('button', { name: 'Go to Room 2' }).click();
  await expectSharp(page, 2);
});

test('a mark moves only for visitors who do not mind motion', { tag: '@long' }, async ({ page }) => {
  const mark = hotspot({ text: 'Oak', animation: 'bounce', labelMode: 'always' });
  await showScene(page, site, { hotspots: [mark] });
  const drawn = page.locator('.tw-hotspot-mark');
  await expect(drawn).toHaveCSS('animation-name', 'tw-bounce');
  await expect(page.locator('.tw-hotspot-label')).toHaveCSS('opacity', '1');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(drawn).toHaveCSS('animation-name', 'none');
});

test('hovering over a link shows where it leads; nothing is fetched before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const link = hotspot({ kind: 'link', targetSceneId: 2, position: at(0, -5) });
  await showScene(page, site, { hotspots: [link] }, { thumbnail: '/magenta.png' });
  expect(asked).not.toContain('/magenta.png');
  await page.getByRole('button', { name: 'Go to Room 2' }).hover();
  await expect(page.locator('.tw-hotspot-preview')).toHaveCSS('opacity', '1');
});

test("the tour's logo is at the visitor's feet", async ({ page }) => {
  await showScene(page, site, { logo: { url: '/magenta.png', sizeDegrees: 30 } });
  await expect(page.locator('.tw-logo')).toBeAttached();
  await page.evaluate(() => window.viewer.setView({ pitch: -Math.PI / 2, yaw: 1 }));
  await expectSharp(page);
  const places = await Promise.all(
    [at(0, -89), at(80, -80), at(80, -66)].map((direction) => placeOf(page, direction)),
  );
  await expect.poll(() => isPainting(page, places)).toEqual([true, true, false]);
});

test('nothing of all this is loaded where a scene has none of it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await showScene(page, site, { hotspots: [hotspot({ text: 'Oak' })] });
  // The marks alone come later.
  const scripts = asked.filter((path) => path.endsWith('.js'));
  expect(scripts.sort()).toEqual(site.scriptsOf('marks').sort());
  const others = ['scene-media', 'open-panorama', 'open-plain'].map((part) => site.scriptsOf(part)[0]);
  expect(others.filter((path) => path === undefined || scripts.includes(path))).toEqual([]);
});
