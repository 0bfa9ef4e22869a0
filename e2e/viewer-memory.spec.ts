/** A panorama far larger than the card can hold, on a card of few and small textures. */
import { expect, type Page, test } from '@playwright/test';
import { planPyramid, type TileId, tileUrl } from '@tourwright/tour/pyramid';
import { directionOf, type Face, faceOf, radians } from '@tourwright/tour/sphere';
import type { ViewerScene } from '@tourwright/viewer';
import sharp from 'sharp';
import { frames } from './support/frames.ts';
import { cardLimit, giveSmallCard } from './support/small-card.ts';
import { expectSharp, openViewer } from './support/viewer-page.ts';
import { openViewerSite, paintedPreview, type ViewerSite } from './support/viewer-site.ts';

let site: ViewerSite;

test.use({ viewport: { width: 960, height: 540 } });
test.beforeAll(async () => {
  site = await openViewerSite();
});
test.afterAll(() => site.close());

const mebibyte = 2 ** 20;
const width = 32768;
const { tileSize, levels } = planPyramid(width);
const finest = levels.length - 1;
const tileBytes = tileSize ** 2 * 4;
const manifest = { version: 1, source: { width, height: width / 2 }, tileSize, levels, formats: ['webp'] };

async function hugeRoom(): Promise<ViewerScene> {
  const source = { baseUrl: '/media/huge/', manifest, preview: await paintedPreview(0) };
  return { id: 1, name: 'Hall', source, view: { yaw: 0, pitch: 0, hfov: radians(90) }, hotspots: [] };
}

/** Every tile has a colour of its own, so that a pixel shows which one it was taken from. */
function colourOf({ face, level, row, column }: TileId): [number, number, number] {
  return [40 + 7 * row, 40 + 7 * column, 20 + 35 * 'frblud'.indexOf(face) + 5 * level];
}

/** Paints tiles as they are requested. */
async function serveTiles(page: Page): Promise<void> {
  const painted = new Map<string, Promise<Buffer>>();
  await page.route('**/media/huge/**', async (route) => {
    const [, face, level, row, column] =
      /huge\/([frblud])\/(\d+)\/(\d+)\/(\d+)\.webp$/.exec(route.request().url()) ?? [];
    const tile = { face: face as Face, level: Number(level), row: Number(row), column: Number(column) };
    const [r, g, b] = colourOf(tile);
    const key = tileUrl('', tile, 'webp');
    const create = { width: tileSize, height: tileSize, channels: 3, background: { r, g, b } } as const;
    const body = painted.get(key) ?? sharp({ create }).webp({ lossless: true, effort: 0 }).toBuffer();
    painted.set(key, body);
    await route.fulfill({ contentType: 'image/webp', body: await body });
  });
}

/** The colour in the middle of the screen. */
async function middleOf(page: Page): Promise<number[]> {
  const clip = { x: 480, y: 270, width: 1, height: 1 };
  return [
    ...(await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer()),
  ];
}

/** yaw, pitch in degrees: all faces, beside seams and corners, poles, and back to where the visitor was. */
const directions = [
  [3, 4],
  [44.6, 1],
  [92, 12],
  [134.6, -35],
  [181, 3],
  [-135.4, 35],
  [-88, -14],
  [10, 88],
  [-50, 87],
  [20, -88],
  [100, -87],
  [3, 4],
] as const;

async function lookAround(page: Page): Promise<void> {
  for (const [yawDegrees, pitchDegrees] of directions) {
    const [yaw, pitch] = [radians(yawDegrees), radians(pitchDegrees)];
    await page.evaluate((view) => window.viewer.setView(view), { yaw, pitch, hfov: radians(5) });
    // The frame that knows of the new view comes after the call.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expectSharp(page);
    const { face, s, t } = faceOf(directionOf(yaw, pitch));
    const side = (levels[finest]?.faceSize ?? 0) / tileSize;
    const tile = { face, level: finest, row: Math.floor(t * side), column: Math.floor(s * side) };
    const expected = colourOf(tile);
    await expect
      .poll(async () =>
        Math.max(...(await middleOf(page)).map((value, index) => Math.abs(value - (expected[index] ?? 0)))),
      )
      .toBeLessThan(4);
    // The ring around the view comes when one rests.
    await frames(page, 30);
    // Halfway out and at its widest, where other levels come.
    for (const hfov of [30, 100]) {
      await page.evaluate((view) => window.viewer.setView(view), { hfov: radians(hfov) });
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      await expectSharp(page);
    }
  }
}

test.describe('32768 wide on a card of 4096', () => {
  for (const [name, budget] of [
    ['the budget that a host sets', 48],
    // As for every screen of less than 932,000 pixels.
    ['the default of 64 MiB', undefined],
  ] as const) {
    test(`is sharp everywhere, within ${name}`, { tag: '@long' }, async ({ page }) => {
      await giveSmallCard(page);
      await serveTiles(page);
      await openViewer(
        page,
        site,
        [await hugeRoom()],
        budget ? { memoryBudgetBytes: budget * mebibyte } : {},
      );
      await expectSharp(page);
      expect(await page.evaluate(() => window.viewer.canvas.getContext('webgl2')?.getParameter(0x0d33))).toBe(
        cardLimit,
      );
      await lookAround(page);
      const card = await page.evaluate(() => window.card);
      expect(card.refused).toEqual([]);
      expect(card.widest).toBeLessThanOrEqual(1024);
      // What is seen from all twelve places is more than the budget: something had to go.
      expect(card.peakBytes).toBeGreaterThan((budget ?? 64) * mebibyte * 0.8);
      expect(card.peakBytes).toBeLessThanOrEqual((budget ?? 64) * mebibyte + card.shownBytes);
      expect(card.shownBytes).toBeLessThan(40 * tileBytes);
    });
  }
});
