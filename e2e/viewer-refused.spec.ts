/** Videos and sounds that the browser does not let begin, or that cannot be had: what a visitor sees, and can do. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { type Direction, directionOf, radians } from '@tourwright/tour/sphere';
import type { TourSound } from '@tourwright/viewer/sound';
import { frames } from './support/frames.ts';
import { tone } from './support/full-tour.ts';
import { expectSharp, openViewer, paintedScene } from './support/viewer-page.ts';
import { bundlePart, openViewerSite, type ViewerSite } from './support/viewer-site.ts';

let site: ViewerSite;

declare global {
  interface Window {
    TourSound: typeof TourSound;
    soundCards: AudioContext[];
    /** What plays, or is asked to. */
    media: HTMLMediaElement[];
    refuses: boolean;
    /** Whether a call has the sound card. */
    isTaken: boolean;
  }
}

test.use({ viewport: { width: 640, height: 360 } });
test.beforeAll(async () => {
  site = await openViewerSite({
    ...(await bundlePart('sound', 'packages/viewer/src/media/sound.ts')),
    '/tone.wav': tone(440),
    '/film.webm': { type: 'video/webm', body: await readFile('e2e/support/film.webm') },
  });
});
test.afterAll(() => site.close());

const at = (yaw: number, pitch: number): Direction => directionOf(radians(yaw), radians(pitch));

async function openVideo(page: Page): Promise<void> {
  const corners: [Direction, Direction, Direction, Direction] = [
    at(-30, 20),
    at(30, 20),
    at(30, -12),
    at(-30, -12),
  ];
  const how = { captions: [], loop: true, muted: true, autoplay: true };
  const film = { id: 'f', kind: 'video', name: 'Tour of the garden', url: '/film.webm', corners, ...how };
  await openViewer(page, site, [{ ...(await paintedScene(1, 20)), pinned: [film] }]);
  await expectSharp(page);
}

const isPlaying = (page: Page) =>
  page.locator('video.tw-pinned').evaluate((video: HTMLVideoElement) => !video.paused);
const button = (page: Page, name: string) => page.getByRole('button', { name: `${name} Tour of the garden` });

test('a video that may not begin by itself waits for its button', async ({ page }) => {
  await page.addInitScript(() => {
    window.refuses = true;
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      return window.refuses ? Promise.reject(new DOMException('No', 'NotAllowedError')) : play.call(this);
    };
  });
  await openVideo(page);
  await expect(button(page, 'Play')).toBeVisible();
  await page.evaluate(() => {
    window.refuses = false;
  });
  await button(page, 'Play').click();
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect(button(page, 'Pause')).toBeVisible();
});

test('a video that cannot be had does not claim to play, and is fetched again when it is requested', async ({
  page,
}) => {
  await page.route('**/film.webm', (route) => route.fulfill({ status: 503 }));
  await openVideo(page);
  await expect(button(page, 'Play')).toBeVisible();
  await page.unroute('**/film.webm');
  await button(page, 'Play').click();
  await expect.poll(() => isPlaying(page)).toBe(true);
});

/** A tour's sound, begun without a gesture. */
async function startSound(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.soundCards = [];
    window.media = [];
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        window.soundCards.push(this);
      }
    };
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      window.media.push(this);
      return window.refuses ? Promise.reject(new DOMException('No', 'NotAllowedError')) : play.call(this);
    };
  });
  await page.goto(site.address);
  await page.evaluate(async () => {
    const { TourSound } = await import('/sound.js' as string);
    window.refuses = true;
    const sound = new TourSound({
      ambient: [{ id: 'a', url: '/tone.wav', volume: 1, loop: true }],
      isMuted: false,
    });
    Object.assign(window, { sound });
    sound.start();
  });
}

const heard = (page: Page) =>
  page.evaluate(() => [window.soundCards[0]?.state, window.media.some(({ paused }) => !paused)]);

test('a sound that began too early is heard from the next gesture on', async ({ page }) => {
  await startSound(page);
  await frames(page, 20);
  expect((await heard(page))[1]).toBe(false);
  await page.mouse.click(300, 200);
  expect(await page.evaluate(() => window.media.length), 'asked again, and refused again').toBe(2);
  await page.evaluate(() => {
    window.refuses = false;
  });
  await page.keyboard.press('a');
  await expect.poll(() => heard(page)).toEqual(['running', true]);
  // Nothing waits any more.
  await page.mouse.click(300, 200);
  expect(await page.evaluate(() => window.media.length)).toBe(3);
});

test('a sound that was put to sleep by something else is woken by the next gesture', async ({ page }) => {
  await startSound(page);
  await page.evaluate(() => {
    window.refuses = false;
  });
  await page.mouse.click(300, 200);
  await expect.poll(() => heard(page)).toEqual(['running', true]);
  await page.evaluate(() => {
    const [card] = window.soundCards;
    const { resume } = AudioContext.prototype;
    window.isTaken = true;
    // As a call does that comes in.
    AudioContext.prototype.resume = function () {
      return window.isTaken ? Promise.reject(new DOMException('No', 'InvalidStateError')) : resume.call(this);
    };
    return card?.suspend();
  });
  await expect.poll(() => heard(page)).toEqual(['suspended', true]);
  await page.evaluate(() => {
    window.isTaken = false;
  });
  await page.keyboard.press('a');
  await expect.poll(() => heard(page)).toEqual(['running', true]);
});
