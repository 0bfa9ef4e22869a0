/** What a visitor hears: measured behind everything that mixes it. */
import { expect, type Page, test } from '@playwright/test';
import { directionOf, radians } from '@tourwright/tour/sphere';
import type { SoundSource } from '../packages/viewer/src/media/sound-source.ts';
import { tone } from './support/furnished-tour.ts';
import { bundlePart, openViewerSite, type ViewerSite } from './support/viewer-site.ts';

declare global {
  interface Window {
    sound: import('../packages/viewer/src/media/sound.ts').TourSound;
    /** How loud a pitch (hertz) is heard on each side now, 0..255. */
    loudnessOf: (hertz: number) => { left: number; right: number };
  }
}

let site: ViewerSite;
const low = 440;
const high = 1760;

test.beforeAll(async () => {
  site = await openViewerSite({
    ...(await bundlePart('sound', 'packages/viewer/src/media/sound.ts')),
    '/low.wav': tone(low),
    '/high.wav': tone(high),
  });
});
test.afterAll(() => site.close());

const room = (url: string, more: Partial<SoundSource> = {}): SoundSource[] => [
  { id: url, url, volume: 1, loop: true, ...more },
];

/** Opens a page on which a tour's sound has begun, with an ear at its output. */
async function listen(page: Page, first: SoundSource[]): Promise<void> {
  await page.addInitScript(() => {
    const createGain = AudioContext.prototype.createGain;
    // The first one that is made is the one through which everything goes.
    AudioContext.prototype.createGain = function () {
      const output = createGain.call(this);
      AudioContext.prototype.createGain = createGain;
      const sides = this.createChannelSplitter(2);
      output.connect(sides);
      const ears = [0, 1].map((side) => {
        const ear = this.createAnalyser();
        ear.fftSize = 4096;
        ear.smoothingTimeConstant = 0;
        sides.connect(ear, side);
        return ear;
      });
      const bins = new Uint8Array(2048);
      const level = (ear: AnalyserNode | undefined, hertz: number) => {
        ear?.getByteFrequencyData(bins);
        const bin = Math.round((hertz * 4096) / this.sampleRate);
        return Math.max(...bins.subarray(bin - 1, bin + 2));
      };
      window.loudnessOf = (hertz) => ({ left: level(ears[0], hertz), right: level(ears[1], hertz) });
      return output;
    };
  });
  await page.goto(site.address);
  await page.mouse.click(10, 10);
  await page.evaluate(async (sounds) => {
    const { TourSound } = (await import(
      '/sound.js' as string
    )) as typeof import('../packages/viewer/src/media/sound.ts');
    window.sound = new TourSound({ ambient: [], isMuted: false });
    window.sound.showScene(sounds);
    window.sound.start();
  }, first);
}

const heard = (page: Page, hertz: number) => page.evaluate((pitch) => window.loudnessOf(pitch), hertz);
const loudness = async (page: Page, hertz: number) => {
  const { left, right } = await heard(page, hertz);
  return Math.max(left, right);
};

test("one room's sound fades into the next room's", async ({ page }) => {
  await listen(page, room('/low.wav'));
  await expect.poll(() => loudness(page, low)).toBeGreaterThan(180);
  expect(await loudness(page, high)).toBeLessThan(60);
  const levels = await page.evaluate(
    ({ sounds, pitches }) =>
      new Promise<number[][]>((resolve) => {
        window.sound.showScene(sounds);
        const found: number[][] = [];
        const timer = setInterval(() => {
          const now = pitches.map((pitch) => window.loudnessOf(pitch).left);
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

test('a sound that two rooms share goes on without a break', async ({ page }) => {
  await listen(page, room('/low.wav'));
  await expect.poll(() => loudness(page, low)).toBeGreaterThan(180);
  const quietest = await page.evaluate(
    ({ sounds, pitch }) =>
      new Promise<number>((resolve) => {
        window.sound.showScene(sounds);
        let least = 255;
        const timer = setInterval(() => {
          least = Math.min(least, window.loudnessOf(pitch).left);
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
  const look = (yaw: number) => page.evaluate((angle) => window.sound.look({ yaw: angle, pitch: 0 }), yaw);
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
  await page.waitForTimeout(1500);
  const ahead = await loudness(page, high);
  await look(radians(-90));
  await expect.poll(async () => ahead - (await loudness(page, high))).toBeGreaterThan(8);
});

test('muted, nothing is heard; unmuted, it comes back', async ({ page }) => {
  await listen(page, room('/low.wav'));
  await expect.poll(() => loudness(page, low)).toBeGreaterThan(180);
  await page.evaluate(() => window.sound.setMuted(true));
  await expect.poll(() => loudness(page, low)).toBeLessThan(60);
  await page.evaluate(() => window.sound.setMuted(false));
  await expect.poll(() => loudness(page, low)).toBeGreaterThan(180);
});
