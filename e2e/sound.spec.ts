/** What a visitor hears: measured behind everything that mixes it. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { directionOf, radians } from '@tourwright/tour/sphere';
import type { SoundSource } from '../packages/viewer/src/media/sound-source.ts';
import { heard, loudness, openEar, steadyLoudness } from './support/ear.ts';
import { frames } from './support/frames.ts';
import { tone } from './support/full-tour.ts';
import { bundlePart, openViewerSite, type ViewerSite } from './support/viewer-site.ts';

declare global {
  interface Window {
    sound: import('../packages/viewer/src/media/sound.ts').TourSound;
    /** What the visitor has started, as reported. */
    toggled: string[][];
  }
}

let site: ViewerSite;
const low = 440;
const high = 1760;
/** Seconds: at its seam a tone is lower by 9 decibels for a moment. No test lasts this long. */
const unbroken = 90;

test.beforeAll(async () => {
  site = await openViewerSite({
    ...(await bundlePart('sound', 'packages/viewer/src/media/sound.ts')),
    '/low.wav': tone(low, unbroken),
    '/high.wav': tone(high, unbroken),
    '/voice.wav': tone(high, 4),
    '/silent.webm': { body: await readFile('e2e/support/film-around.webm'), type: 'video/webm' },
  });
});
test.afterAll(() => site.close());

const room = (url: string, more: Partial<SoundSource> = {}): SoundSource[] => [
  { id: url, url, volume: 1, loop: true, ...more },
];

/** Opens a page on which a tour's sound has begun, with an ear at its output. */
async function listen(page: Page, first: SoundSource[]): Promise<void> {
  await openEar(page);
  await page.goto(site.address);
  await page.mouse.click(10, 10);
  await page.evaluate(async (sounds) => {
    const { TourSound } = (await import(
      '/sound.js' as string
    )) as typeof import('../packages/viewer/src/media/sound.ts');
    window.toggled = [];
    window.sound = new TourSound({
      ambient: [],
      isMuted: false,
      element: document.body,
      onToggled: (ids) => window.toggled.push(ids),
    });
    window.sound.showScene(sounds);
    window.sound.start();
  }, first);
}

test("one scene's sound fades into the next scene's", { tag: '@long' }, async ({ page }) => {
  await listen(page, room('/low.wav'));
  await expect.poll(() => loudness(page, low)).toBeGreaterThan(180);
  expect(await loudness(page, high)).toBeLessThan(60);
  const levels = await page.evaluate(
    ({ sounds, pitches }) =>
      new Promise<number[][]>((resolve) => {
        window.sound.showScene(sounds);
        const found: number[][] = [];
        const timer = setInterval(() => {
          const now = pitches.map((pitch) => window.loudnessOf?.(pitch).left ?? 0);
          found.push(now);
          // A busy machine fades late.
          const isOver = (now[0] ?? 255) < 90 && (now[1] ?? 0) > 180;
          if (!isOver && found.length < 150) return;
          clearInterval(timer);
          resolve(found);
        }, 80);
      }),
    { sounds: room('/high.wav'), pitches: [low, high] },
  );
  // On the way both are heard; at the end only the new one.
  expect(levels.some(([old = 0, next = 0]) => old > 100 && next > 100)).toBe(true);
  const [old = 255, next = 0] = levels.at(-1) ?? [];
  expect(old).toBeLessThan(90);
  expect(next).toBeGreaterThan(180);
});

test('a sound that two scenes share continues without a break', { tag: '@long' }, async ({ page }) => {
  await listen(page, room('/low.wav'));
  await expect.poll(() => loudness(page, low)).toBeGreaterThan(180);
  const quietest = await page.evaluate(
    ({ sounds, pitch }) =>
      new Promise<number>((resolve) => {
        window.sound.showScene(sounds);
        let least = 255;
        const timer = setInterval(() => {
          least = Math.min(least, window.loudnessOf?.(pitch).left ?? 0);
        }, 50);
        setTimeout(() => {
          clearInterval(timer);
          resolve(least);
        }, 1500);
      }),
    { sounds: room('/low.wav'), pitch: low },
  );
  expect(quietest).toBeGreaterThan(150);
});

test('a sound with a direction comes from there, however one turns, and is softer from behind', async ({
  page,
}) => {
  await listen(page, room('/high.wav', { direction: directionOf(radians(90), 0) }));
  const look = (yaw: number) =>
    page.evaluate((angle) => window.sound.look({ yaw: (angle * 180) / Math.PI, pitch: 0 }), yaw);
  await look(0);
  await expect
    .poll(async () => {
      const { left, right } = await heard(page, high);
      return right - left;
    })
    .toBeGreaterThan(10);
  await look(radians(180));
  await expect
    .poll(async () => {
      const { left, right } = await heard(page, high);
      return left - right;
    })
    .toBeGreaterThan(10);
  await look(radians(90));
  const ahead = await steadyLoudness(page, high);
  await look(radians(-90));
  await expect.poll(async () => ahead - (await loudness(page, high))).toBeGreaterThan(8);
});

test('muted, nothing is heard; unmuted, it comes back', { tag: '@long' }, async ({ page }) => {
  await listen(page, room('/low.wav'));
  await expect.poll(() => loudness(page, low)).toBeGreaterThan(180);
  await page.evaluate(() => window.sound.setMuted(true));
  await expect.poll(() => loudness(page, low)).toBeLessThan(60);
  await page.evaluate(() => window.sound.setMuted(false));
  await expect.poll(() => loudness(page, low)).toBeGreaterThan(180);
});

/** A fifth, in the ear's numbers: 14 decibels. What is louder than `volume` 0.5 is off its scale. */
const fifth = 51;

test('music steps back to a fifth while a video is heard, and comes back', { tag: '@long' }, async ({
  page,
}) => {
  await listen(page, room('/low.wav', { volume: 0.4 }));
  await expect.poll(() => loudness(page, low)).toBeGreaterThan(180);
  const full = await steadyLoudness(page, low);
  const fall = async () => full - (await loudness(page, low));
  await page.evaluate(async () => {
    const film = document.createElement('video');
    film.src = '/high.wav';
    film.loop = true;
    film.muted = true;
    document.body.append(film);
    await film.play();
  });
  const change = Math.abs(full - (await steadyLoudness(page, low)));
  expect(change, 'a video without sound leaves the music alone').toBeLessThan(10);
  await page.locator('video').evaluate((film: HTMLVideoElement) => {
    film.muted = false;
  });
  await expect.poll(fall).toBeGreaterThan(fifth - 8);
  expect(full - (await steadyLoudness(page, low))).toBeLessThan(fifth + 8);
  // Taken out of the page with its panel, it is no longer heard.
  await page.locator('video').evaluate((film) => film.remove());
  await expect.poll(fall).toBeLessThan(8);
});

test('music continues beside a video that has no sound, also when that is unmuted', { tag: '@long' }, async ({
  page,
}) => {
  await listen(page, room('/low.wav', { volume: 0.4 }));
  await expect.poll(() => loudness(page, low)).toBeGreaterThan(180);
  const full = await steadyLoudness(page, low);
  await page.evaluate(async () => {
    const video = document.createElement('video');
    video.src = '/silent.webm';
    video.loop = true;
    document.body.append(video);
    await video.play();
  });
  await frames(page, 60);
  expect(Math.abs(full - (await steadyLoudness(page, low)))).toBeLessThan(10);
  const isUnmuted = (video: HTMLVideoElement) => !video.paused && !video.muted && video.volume > 0;
  expect(await page.locator('video').evaluate(isUnmuted)).toBe(true);
});

test('music steps back for a voice that the visitor begins, until it has ended', { tag: '@long' }, async ({
  page,
}) => {
  await listen(page, room('/low.wav', { volume: 0.4 }));
  await expect.poll(() => loudness(page, low)).toBeGreaterThan(180);
  const full = await steadyLoudness(page, low);
  const levels = await page.evaluate(
    (pitch) =>
      new Promise<number[]>((resolve) => {
        window.sound.toggle({ id: 'voice', url: '/voice.wav', volume: 1, loop: false });
        const found: number[] = [];
        const timer = setInterval(() => {
          found.push(window.loudnessOf?.(pitch).left ?? 0);
          if (window.toggled.length < 2 && found.length < 150) return;
          clearInterval(timer);
          resolve(found);
        }, 80);
      }),
    low,
  );
  // As it was for most of the time: a busy machine leaves gaps in what it plays.
  const quiet = levels.sort((a, b) => a - b)[Math.floor(levels.length / 3)] ?? 0;
  expect(full - quiet).toBeGreaterThan(fifth - 8);
  expect(full - quiet).toBeLessThan(fifth + 8);
  expect(await page.evaluate(() => window.toggled)).toEqual([['voice'], []]);
  await expect.poll(async () => full - (await loudness(page, low))).toBeLessThan(8);
});
