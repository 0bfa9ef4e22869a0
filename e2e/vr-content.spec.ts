/** What is read and chosen in the headset: captions of videos, descriptions of pictures, other pictures of a scene. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Hotspot } from '@tourwright/tour/document';
import { type Direction, directionOf, radians } from '@tourwright/tour/sphere';
import { expectEyes } from './support/eyes.ts';
import { tone } from './support/full-tour.ts';
import { pointAt, pullTrigger, wearHeadset } from './support/headset.ts';
import { expect, test } from './support/test.ts';
import { expectSharp, openViewer, paintedScene } from './support/viewer-page.ts';
import { bundlePart, openViewerSite, type ViewerSite } from './support/viewer-site.ts';
import { putOn } from './support/vr-page.ts';

declare global {
  interface Window {
    /** All words that were painted onto boards. */
    painted: Set<string>;
  }
}

let site: ViewerSite;

test.use({ viewport: { width: 720, height: 360 } });
test.beforeAll(async () => {
  site = await openViewerSite({
    ...(await bundlePart('vr', 'packages/viewer/src/xr/open-vr.ts')),
    '/film.webm': { type: 'video/webm', body: await readFile('e2e/support/film.webm') },
    '/around.webm': { type: 'video/webm', body: await readFile('e2e/support/film-around.webm') },
    '/tone.wav': { type: 'audio/wav', body: tone(440, 30).body },
    '/words.vtt': { type: 'text/vtt', body: 'WEBVTT\n\n00:00.000 --> 10:00.000\n<i>Mind</i> the step.\n' },
  });
});
test.afterAll(() => site.close());

const at = (yaw: number, pitch: number): Direction => directionOf(radians(yaw), radians(pitch));

function spot(id: string, kind: string, yaw: number, pitch: number, more: Partial<Hotspot> = {}): Hotspot {
  return { id, kind, position: at(yaw, pitch), scale: 1, rotation: 0, ...more };
}

async function keepPaintedWords(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.painted = new Set();
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (words, ...place) {
      window.painted.add(words);
      fillText.call(this, words, ...place);
    };
  });
}

const isPainted = (page: Page, words: string) => page.evaluate((each) => window.painted.has(each), words);
const sceneId = (page: Page) => page.evaluate(() => window.vr.sceneId);

/** In the headset's room: two choices in the row beyond the menu's own buttons. */
const firstChoice: Direction = [-0.216, -0.975, -1.034];
const secondChoice: Direction = [0.216, -0.975, -1.034];

test.describe('with a picture that does not come', () => {
  test.use({ expectedConsole: [/404.*gone\.png/] });

  test('what is said in a video is read below it, and what a picture shows where it does not come', {
    tag: '@long',
  }, async ({ page }) => {
    await keepPaintedWords(page);
    const captions = [{ slug: 'words.vtt', language: 'en' }];
    const film = spot('film', 'video', 20, 5, { slug: 'film.webm', loop: true, captions });
    const gone = spot('gone', 'image', -20, 5, { pictures: [{ slug: 'gone.png', alt: 'An oak door' }] });
    await wearHeadset(page);
    await openViewer(page, site, [await paintedScene(1, 0, [film, gone])]);
    await expectSharp(page);
    await putOn(page);
    await pointAt(page, at(20, 5));
    await pullTrigger(page);
    await expect.poll(() => isPainted(page, 'Mind the step.')).toBe(true);
    expect(await isPainted(page, 'An oak door')).toBe(false);
    await page.evaluate(() => window.vr.end());
    await putOn(page);
    await pointAt(page, at(-20, 5));
    await pullTrigger(page);
    await expect.poll(() => isPainted(page, 'An oak door')).toBe(true);
  });
});

test('a video on a wall is read on its lower rim', { tag: '@long' }, async ({ page }) => {
  await keepPaintedWords(page);
  await wearHeadset(page);
  const wall = {
    id: 'wall',
    kind: 'video' as const,
    name: 'Our film',
    url: '/film.webm',
    corners: [at(-30, 20), at(30, 20), at(30, -20), at(-30, -20)] as const,
    captions: [{ url: '/words.vtt', language: 'en' }],
    loop: true,
    muted: true,
    autoplay: true,
  };
  await openViewer(page, site, [{ ...(await paintedScene(1, 0)), pinned: [wall] }]);
  await expectSharp(page);
  await putOn(page);
  await expect.poll(() => isPainted(page, 'Mind the step.')).toBe(true);
});

test('a video surrounds both eyes, is read below where the visitor looks, and is stopped at the visitor’s feet', {
  tag: '@long',
}, async ({ page }) => {
  await keepPaintedWords(page);
  await wearHeadset(page);
  const captions = [{ url: '/words.vtt', language: 'en' }];
  const film = { id: '', kind: 'video' as const, name: '', url: '/around.webm', captions };
  const around = { ...film, loop: true, muted: true, autoplay: true };
  await openViewer(page, site, [{ ...(await paintedScene(1, 0)), pinned: [around] }]);
  await expectSharp(page);
  await putOn(page);
  await expect.poll(() => isPainted(page, 'Mind the step.')).toBe(true);
  // The video shows a scene of hue 120; it is a video, and not as exact.
  await expectEyes(page, { left: 120, right: 120 }, 0, 0, 16);
  expect(await isPainted(page, 'Play')).toBe(false);
  await pointAt(page, firstChoice);
  await pullTrigger(page);
  await expect.poll(() => isPainted(page, 'Play')).toBe(true);
});

test('the menu at the feet changes the picture of a scene, which stays when one comes back', {
  tag: '@long',
}, async ({ page }) => {
  await wearHeadset(page);
  const rooms = [
    await paintedScene(1, 0, [spot('to', 'link', -20, 0, { targetSceneId: 2 })]),
    await paintedScene(2, 240, [spot('back', 'link', 180, 0, { targetSceneId: 1 })]),
  ];
  const evening = await paintedScene(1, 120);
  await openViewer(page, site, rooms);
  await expectSharp(page);
  await putOn(page, {
    variants: [
      { name: 'Day', source: rooms[0]?.source ?? null },
      { id: 'evening', name: 'Evening', source: evening.source },
    ],
  });
  await expectEyes(page, { left: 0, right: 0 });
  await pointAt(page, secondChoice);
  await pullTrigger(page);
  await expectEyes(page, { left: 120, right: 120 });
  expect(await page.evaluate(() => window.asked)).toEqual(['variant 1 evening']);
  await pointAt(page, at(-20, 0));
  await pullTrigger(page);
  await expect.poll(() => sceneId(page)).toBe(2);
  // Its links can be reached when the transition has ended.
  await expectEyes(page, { left: 240, right: 240 });
  await pointAt(page, at(180, 0));
  await pullTrigger(page);
  await expect.poll(() => sceneId(page)).toBe(1);
  // One arrives looking away from the way to the other scene.
  await expectEyes(page, { left: 120, right: 120 }, 160);
});

/** In the headset's room: the first of the three buttons at the visitor's feet. */
const roomsButton: Direction = [-0.29, -1.05, -0.95];

test('a long name of a room is read whole on the board of rooms; one room alone has no board', {
  tag: '@long',
}, async ({ page }) => {
  await keepPaintedWords(page);
  await wearHeadset(page);
  const attic = {
    ...(await paintedScene(2, 240)),
    name: 'Bedroom below the roof with a view of the old harbour',
  };
  await openViewer(page, site, [await paintedScene(1, 0), attic]);
  await expectSharp(page);
  await putOn(page);
  await pointAt(page, roomsButton);
  await pullTrigger(page);
  await expect.poll(() => page.evaluate(() => window.vr.panelTitle)).toBe('Scenes');
  const painted = await page.evaluate(() => [...window.painted]);
  expect(painted.join(' ')).toContain(attic.name);
  expect(painted.filter((line) => line.includes('…'))).toEqual([]);

  await openViewer(page, site, [await paintedScene(1, 0)]);
  await expectSharp(page);
  await putOn(page);
  expect(await isPainted(page, 'Leave VR')).toBe(true);
  expect(await isPainted(page, 'Scenes')).toBe(false);
});

test('while a sound plays one is offered to stop it', { tag: '@long' }, async ({ page }) => {
  await keepPaintedWords(page);
  await wearHeadset(page);
  await openViewer(page, site, [
    await paintedScene(1, 0, [spot('bell', 'audio', 20, 5, { slug: 'tone.wav' })]),
  ]);
  await expectSharp(page);
  await putOn(page);
  await pointAt(page, at(20, 5));
  await pullTrigger(page);
  await expect.poll(() => isPainted(page, 'Pause')).toBe(true);
});
