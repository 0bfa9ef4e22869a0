/** Several tours on one page: each keeps to itself, and rests where nobody sees it. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import type { Viewer } from '@tourwright/viewer';
import type { TourViewerElement } from '@tourwright/viewer/element';
import { frames } from './support/frames.ts';
import { isOfTestBrowser } from './support/of-test-browser.ts';
import { inDegrees, paintedScene } from './support/viewer-page.ts';
import { bundlePart, openViewerSite, type ViewerSite } from './support/viewer-site.ts';

let site: ViewerSite;
const said: string[] = [];
const door = {
  id: 'd',
  kind: 'link',
  position: [0.2, -0.2, -0.96] as [number, number, number],
  scale: 1,
  rotation: 0,
};

declare global {
  interface Window {
    made: Viewer[];
  }
}

test.use({ viewport: { width: 800, height: 600 } });
test.beforeAll(async () => {
  const film = {
    id: 'f',
    kind: 'video',
    name: 'Garden',
    url: '/film.webm',
    corners: [
      [-0.4, 0.3, -0.87],
      [0.1, 0.3, -0.95],
      [0.1, -0.1, -0.99],
      [-0.4, -0.1, -0.91],
    ],
    captions: [],
    loop: true,
    muted: true,
    autoplay: true,
  };
  const rooms = [
    { ...(await paintedScene(1, 20, [{ ...door, targetSceneId: 2 }])), pinned: [film] },
    await paintedScene(2, 140, [{ ...door, targetSceneId: 1 }]),
  ];
  site = await openViewerSite({
    ...(await bundlePart('element', 'packages/viewer/src/element/index.ts')),
    '/film.webm': { type: 'video/webm', body: await readFile('e2e/support/film.webm') },
    '/tour.json': { type: 'application/json', body: JSON.stringify({ scenes: inDegrees(rooms) }) },
    '/rooms.json': { type: 'application/json', body: JSON.stringify(rooms) },
    '/page': {
      type: 'text/html',
      body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Several</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/viewer.css"><style>body{margin:0}.stage,tour-viewer{block-size:280px;inline-size:380px;float:left;margin:5px}.far{clear:both;block-size:1500px}</style>
<tour-viewer id="a" src="/tour.json"></tour-viewer><div id="c" class="stage"></div><div id="d" class="stage"></div><div class="far"></div>
<tour-viewer id="b" src="/tour.json" autorotate></tour-viewer>
<script type="module" src="/element.js"></script>
<script type="module">import { createViewer } from '/viewer.js';
const scenes = await (await fetch('/rooms.json')).json();
window.made = ['c', 'd'].map((id) => createViewer(document.getElementById(id), { scenes, sceneId: 2 }));</script>`,
    },
  });
});
test.afterAll(() => site.close());
test.beforeEach(async ({ page }) => {
  said.length = 0;
  page.on('console', (message) => {
    if (!isOfTestBrowser(message.text())) said.push(message.text());
  });
  page.on('pageerror', ({ message }) => said.push(message));
  await page.goto(`${site.address}/page`);
  for (const id of ['a', 'b', 'c', 'd'])
    await expect(page.locator(`#${id}`)).toHaveAttribute('data-tourwright', 'sharp', { timeout: 60_000 });
});
test.afterEach(() => expect(said).toEqual([]));

const yaws = (page: Page) =>
  page.evaluate(() => [
    document.querySelector<TourViewerElement>('#a')?.view?.yaw,
    ...window.made.map(({ view }) => view.yaw),
  ]);
const yawOfB = (page: Page) =>
  page.evaluate(() => document.querySelector<TourViewerElement>('#b')?.view?.yaw ?? 0);

test('keys, the wheel and links are for one of them, and nothing has a name twice', async ({ page }) => {
  await page.locator('#c canvas').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await yaws(page))[1]).toBeGreaterThan(0.02);
  expect((await yaws(page)).toSpliced(1, 1)).toEqual([0, 0]);
  await page.locator('#a').getByRole('button', { name: 'Go to Room 2' }).click();
  await expect(page.locator('#a')).toHaveAttribute('data-scene', '2');
  await expect(page.locator('#b')).toHaveAttribute('data-scene', '1');
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1);
});

test('one that is closed takes nothing from the others', { tag: '@long' }, async ({ page }) => {
  await page.evaluate(() => {
    window.made[0]?.close();
    document.querySelector('#b')?.remove();
  });
  await expect(page.locator('canvas')).toHaveCount(
    3 - 1 + (await page.locator('#a canvas.tw-video').count()),
  );
  expect(await page.evaluate(() => window.made[1]?.openScene(1))).toBe(true);
  await expect(page.locator('#d')).toHaveAttribute('data-tourwright', 'sharp');
  await page.locator('#d canvas').first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await yaws(page))[2]).toBeLessThan(-0.02);
});

test('out of sight a tour does not turn and its video rests; in sight both continue', {
  tag: '@long',
}, async ({ page }) => {
  const plays = (id: string) =>
    page.locator(`#${id} video`).evaluate((video: HTMLVideoElement) => !video.paused);
  await expect.poll(() => plays('a')).toBe(true);
  await expect.poll(() => plays('b')).toBe(false);
  const before = await yawOfB(page);
  await frames(page, 30);
  expect(await yawOfB(page)).toBe(before);
  await page.locator('#b').scrollIntoViewIfNeeded();
  await expect.poll(() => yawOfB(page)).toBeGreaterThan(before + 0.5);
  await expect.poll(() => plays('b')).toBe(true);
  await expect.poll(() => plays('a')).toBe(false);
  // What is requested is done all the same.
  expect(await page.evaluate(() => document.querySelector<TourViewerElement>('#a')?.openScene(2))).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator('#a')).toHaveAttribute('data-scene', '2');
  const after = await yawOfB(page);
  await frames(page, 36);
  expect((await yawOfB(page)) - after).toBeLessThan(1);
});
