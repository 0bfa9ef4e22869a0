/** Hears what a page plays through Web Audio, behind everything that mixes it. */
import { expect, type Page } from '@playwright/test';
import { frames } from './frames.ts';

declare global {
  interface Window {
    /** How loud a pitch (hertz) is heard on each side now, 0..255; 3.6 are a decibel. Nothing before there is sound. */
    loudnessOf?: (hertz: number) => { left: number; right: number };
  }
}

/** Puts the ear into the pages that are opened from now on. */
export async function openEar(page: Page): Promise<void> {
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
}

export async function heard(page: Page, hertz: number): Promise<{ left: number; right: number }> {
  return page.evaluate((pitch) => window.loudnessOf?.(pitch) ?? { left: 0, right: 0 }, hertz);
}

/** On the louder side. */
export async function loudness(page: Page, hertz: number): Promise<number> {
  const { left, right } = await heard(page, hertz);
  return Math.max(left, right);
}

/** On the louder side, once it neither rises nor falls: a change of loudness is a fade. */
export async function steadyLoudness(page: Page, hertz: number): Promise<number> {
  const readings: number[] = [];
  await expect
    .poll(async () => {
      await frames(page, 10);
      readings.push(await loudness(page, hertz));
      const latest = readings.slice(-4);
      return latest.length === 4 && Math.max(...latest) - Math.min(...latest);
    })
    .toBeLessThan(3);
  return readings.at(-1) ?? 0;
}
