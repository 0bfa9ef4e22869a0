/** What a page shows against the truth of a painted scene, pixel by pixel. */
import { expect } from '@playwright/test';
import { paintedColour } from '@tourwright/demo/paint';
import { type Direction, radians, unproject, yawPitchOf } from '@tourwright/tour/sphere';
import type { ViewAngles } from '@tourwright/viewer';
import sharp from 'sharp';
import type { EnginePage } from './engine.ts';

/** How far a picture is from the truth, 0..255. */
interface Apart {
  /** The median over a grid; what is over the picture covers a few of its parts. */
  median: number;
  /** The part that is furthest from it: a missing tile. */
  worstPart: number;
  /**
   * The upright stripe that is brighter or darker than the truth by most: a seam between faces. What is only less
   * sharp is as bright as the truth.
   */
  worstStripe: number;
}

/** What the colour in a direction truly is. */
type Truth = (direction: Direction) => ArrayLike<number>;

const room =
  (hue: number, isMarked = false): Truth =>
  (direction) =>
    paintedColour(direction, { hue, isMarked });

const grid = { across: 8, down: 6 };
const stripeWidth = 9;

/** What is only less sharp than the truth, as a small picture that is shown large. */
const softness = { median: 9, worstPart: 14, worstStripe: 6 };

/** Buttons and their shadows are over a part of it; black is further from any scene than this. */
const mostBehind = 24;

/** The page shows a scene of this hue from edge to edge, and nothing else. */
export async function expectScene(
  page: EnginePage,
  view: ViewAngles,
  hue: number,
  isMarked = false,
): Promise<void> {
  const apart = await apartFrom(await page.screenshot(), view, room(hue, isMarked));
  for (const name of ['median', 'worstPart', 'worstStripe'] as const) {
    expect(apart[name], `${name} of ${JSON.stringify(apart)}`).toBeLessThan(softness[name]);
  }
}

/** The scene of this hue is visible between what covers it, in the view that the address names. */
export async function expectSceneBehind(page: EnginePage, hue: number): Promise<void> {
  await expectBehind(page, room(hue));
}

/** The photo of this file, a whole sphere, shows between what is over it, as light as it was taken. */
export async function expectPhotoBehind(page: EnginePage, path: string): Promise<void> {
  // As coarse as the screen shows it: what is finer than its pixels is not a difference.
  const [width, height] = [2048, 1024];
  const { data } = await sharp(path)
    .resize(width, height, { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await expectBehind(page, (direction) => {
    const { yaw, pitch } = yawPitchOf(direction);
    const x = Math.floor((yaw / (2 * Math.PI) + 1.5) * width) % width;
    const y = Math.min(height - 1, Math.floor((0.5 - pitch / Math.PI) * height));
    const at = (y * width + x) * 3;
    return data.subarray(at, at + 3);
  });
}

async function expectBehind(page: EnginePage, truth: Truth): Promise<void> {
  const medianApart = async () =>
    (await apartFrom(await page.screenshot(), await viewOf(page), truth)).median;
  await expect.poll(medianApart).toBeLessThan(mostBehind);
}

/** Waits until a part of the page shows a scene in this view. */
export async function expectSceneIn(
  page: EnginePage,
  region: { left: number; top: number; width: number; height: number },
  view: ViewAngles,
  hue: number,
): Promise<void> {
  const isThere = async () => {
    const apart = await apartFrom(
      await sharp(await page.screenshot())
        .extract(region)
        .toBuffer(),
      view,
      room(hue),
    );
    return apart.worstPart < softness.worstPart && apart.worstStripe < softness.worstStripe;
  };
  await expect.poll(isThere, { timeout: 30_000, message: 'the framed tour is there' }).toBe(true);
}

/** As the address has it, once it does. */
async function viewOf(page: EnginePage): Promise<ViewAngles> {
  const read = () => page.evaluate(() => location.search);
  await expect.poll(read).toContain('hfov=');
  const query = new URLSearchParams(await read());
  const [yaw = 0, pitch = 0, hfov = 0] = ['yaw', 'pitch', 'hfov'].map((name) =>
    radians(Number(query.get(name))),
  );
  return { yaw, pitch, hfov };
}

/** Compares a screenshot of nothing but the panorama. */
async function apartFrom(screenshot: Buffer, view: ViewAngles, truthOf: Truth): Promise<Apart> {
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const parts = new Float64Array(grid.across * grid.down);
  const columns = new Float64Array(width);
  for (let y = 0; y < height; y++) {
    const down = Math.floor((y * grid.down) / height);
    for (let x = 0; x < width; x++) {
      const truth = truthOf(unproject({ ...view, width, height }, { x: x + 0.5, y: y + 0.5 }));
      const at = (y * width + x) * 3;
      const off = [0, 1, 2].map((channel) => (data[at + channel] ?? 0) - (truth[channel] ?? 0));
      const part = down * grid.across + Math.floor((x * grid.across) / width);
      parts[part] = (parts[part] ?? 0) + Math.max(...off.map(Math.abs));
      columns[x] = (columns[x] ?? 0) + mean(off) / height;
    }
  }
  const stripes = Array.from({ length: width - stripeWidth }, (_, x) =>
    Math.abs(mean([...columns.subarray(x, x + stripeWidth)])),
  );
  const pixelsOfPart = (width * height) / parts.length;
  const sorted = parts.map((sum) => sum / pixelsOfPart).sort();
  return {
    median: sorted[sorted.length >> 1] ?? 255,
    worstPart: sorted.at(-1) ?? 255,
    worstStripe: Math.max(...stripes),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Waits until the tour's picture is sharp; answers its scene. */
export async function sharpScene(page: EnginePage, besides?: string): Promise<string> {
  const look = () =>
    page.evaluate(() => {
      const { tourwright, scene } =
        document.querySelector<HTMLElement>('[data-tourwright]')?.dataset ?? ({} as DOMStringMap);
      return `${tourwright} ${scene}`;
    });
  await expect
    .poll(look, { timeout: 30_000, message: 'the picture is sharp' })
    .toMatch(besides ? new RegExp(`^sharp (?!${besides}$)\\d+$`) : /^sharp \d+$/);
  return (await look()).split(' ')[1] ?? '';
}

/** The middle of the first element that fits a selector and whose text or name does; waits until it is there, and at rest. */
export async function find(page: EnginePage, selector: string, text = ''): Promise<{ x: number; y: number }> {
  const seek = () =>
    page.evaluate(
      (css: string, words: string) => {
        const found = [...document.querySelectorAll<HTMLElement>(css)].find((element) => {
          const { width, height } = element.getBoundingClientRect();
          const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
          return width * height > 0 && name.includes(words);
        });
        if (!found) return null;
        found.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = found.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      },
      selector,
      text,
    );
  let last: unknown = null;
  const atRest = async () => {
    const now = await seek();
    const isAtRest = now !== null && JSON.stringify(now) === JSON.stringify(last);
    last = now;
    return isAtRest ? now : null;
  };
  await expect.poll(atRest, { message: `${selector} ${text}`, timeout: 20_000 }).not.toBeNull();
  return last as { x: number; y: number };
}
