/**
 * `npm run bench:editor [-- --runs=3 --scenes=200 --hotspots=500 --products=50 --plans=5 --port=4595]`: the editor with a
 * large tour beside one of a single scene with a single hotspot, in turns, in headless Chromium without a GPU. The web app must have
 * been built. All scenes show one panorama, which is cut once.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { ImageInfo } from '@tourwright/api';
import { mediaOf, seedLargeTour, type TourSize } from './editor/seed-large-tour.ts';
import { type Watched, watchFrames } from './editor/watch-frames.ts';
import { paintBench } from './paint-bench.ts';
import { openProduct } from './product-server.ts';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    scenes: { type: 'string', default: '200' },
    hotspots: { type: 'string', default: '500' },
    products: { type: 'string', default: '50' },
    plans: { type: 'string', default: '5' },
    port: { type: 'string', default: '4595' },
  },
});
/** Steps of a drag, one a frame at the display's best. */
const steps = 90;
const frameMs = 16;

interface Run {
  openMs: number;
  opening: Watched;
  drag: Watched;
  pan: Watched;
  typing: Watched;
  /** Elements of the document, and hotspots among them. */
  elements: number;
  marks: number;
}

/** Opens the editor with a tour until its picture and its hotspot are there, and works in it. */
async function run(page: Page, address: string): Promise<Run> {
  const started = performance.now();
  let openMs = 0;
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'commit' });
  const opening = await watchFrames(page, async () => {
    await page.locator('[data-tourwright="sharp"], [data-tourwright="preview"]').waitFor();
    await page.locator('[data-hotspot-id="spot-0"]').waitFor();
    openMs = performance.now() - started;
  });
  await page.locator('[data-tourwright="sharp"]').waitFor();
  const elements = await page.locator('*').count();
  const marks = await page.locator('[data-hotspot-id]').count();
  const box = await page.locator('[data-editor-canvas]').boundingBox();
  if (!box) throw new Error('There is no canvas');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const pull = (from: { x: number; y: number }) => async () => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (let step = 0; step < steps; step++) {
      await page.mouse.move(from.x + 120 * Math.sin(step / 14), from.y + 40 * Math.sin(step / 9));
      await page.waitForTimeout(frameMs);
    }
    await page.mouse.up();
  };
  const spot = await page.locator('[data-hotspot-id="spot-0"]').boundingBox();
  if (!spot) throw new Error('There is no hotspot');
  const drag = await watchFrames(page, pull({ x: spot.x + spot.width / 2, y: spot.y + spot.height / 2 }));
  const field = page.getByRole('complementary', { name: 'Properties' }).getByRole('textbox').first();
  await field.click();
  const typing = await watchFrames(page, () =>
    field.pressSequentially(' as it is seen from here', { delay: 30 }),
  );
  await page.keyboard.press('Enter');
  // Between the hotspots, so that the picture itself is taken.
  const free = await freePlace(page, middle);
  const pan = await watchFrames(page, pull(free));
  return { openMs, opening, drag, pan, typing, elements, marks };
}

/** A place near the middle where the picture itself is. */
async function freePlace(page: Page, { x, y }: { x: number; y: number }) {
  return page.evaluate(
    ([left, top]) => {
      for (let turn = 0; turn < 400; turn++) {
        const place = {
          x: left + 10 * Math.sqrt(turn) * Math.cos(turn),
          y: top + 10 * Math.sqrt(turn) * Math.sin(turn),
        };
        if (document.elementFromPoint(place.x, place.y) instanceof HTMLCanvasElement) return place;
      }
      throw new Error('Hotspots everywhere');
    },
    [x, y] as const,
  );
}

async function pictures(
  context: BrowserContext,
  tours: Map<string, TourSize>,
  image: ImageInfo,
): Promise<void> {
  for (const [tourId, size] of tours) {
    const body = mediaOf(tourId, size, image);
    await context.route(`**/api/tours/${tourId}/media`, (route) => route.fulfill({ json: body }));
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function table(large: readonly Run[], small: readonly Run[]): void {
  const rows: [string, (run: Run) => number, number][] = [
    ['Opening, ms', ({ openMs }) => openMs, 0],
    ['Dragging a hotspot, frames/s', ({ drag }) => drag.rate, 1],
    ['Panning, frames/s', ({ pan }) => pan.rate, 1],
    ['Typing, frames/s', ({ typing }) => typing.rate, 1],
    ['Longest task of opening, ms', ({ opening }) => opening.longest, 0],
    ['Longest task of dragging, ms', ({ drag }) => drag.longest, 0],
    ['Longest task of panning, ms', ({ pan }) => pan.longest, 0],
    ['Longest task of typing, ms', ({ typing }) => typing.longest, 0],
    ['Tasks over 100 ms while dragging', ({ drag }) => drag.over, 0],
    ['Hotspots in the document', ({ marks }) => marks, 0],
    ['Elements in the document', ({ elements }) => elements, 0],
  ];
  console.log(`| | ${options.scenes} scenes, ${options.hotspots} hotspots | 1 scene, 1 hotspot | ratio |`);
  console.log('|---|--:|--:|--:|');
  for (const [name, of, digits] of rows) {
    const [ours, theirs] = [median(large.map(of)), median(small.map(of))];
    const ratio = theirs === 0 ? '' : (ours / theirs).toFixed(2);
    console.log(`| ${name} | ${ours.toFixed(digits)} | ${theirs.toFixed(digits)} | ${ratio} |`);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'bench-editor-'));
const product = await openProduct(Number(options.port));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
  args: ['--no-sandbox', '--enable-unsafe-swiftshader'],
});
try {
  const cut = product.watch(({ state }) => state === 'ready');
  await product.upload(await paintBench(4096, join(folder, 'room.jpg')), 'room.jpg');
  await cut;
  const [image] = await product.images();
  if (!image) throw new Error('The panorama was not cut');
  const sizes = {
    large: {
      scenes: Number(options.scenes),
      hotspots: Number(options.hotspots),
      products: Number(options.products),
      plans: Number(options.plans),
    },
    small: { scenes: 1, hotspots: 1, products: 0, plans: 0 },
  };
  const [large, small] = [
    await seedLargeTour(product, sizes.large),
    await seedLargeTour(product, sizes.small),
  ];
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const session = await product.ask('GET', '/api/auth/get-session');
  const { user } = (await session.json()) as { user: { id: string } };
  const cookies = [...product.cookies(), { name: 'userId', value: user.id }];
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: product.origin })));
  await pictures(
    context,
    new Map([
      [large, sizes.large],
      [small, sizes.small],
    ]),
    image,
  );
  const page = await context.newPage();
  const addressOf = (tourId: string) => `${product.origin}/editor?tourId=${tourId}`;
  // What a browser keeps of the app is there from the second visit on.
  for (const tourId of [small, large]) await run(page, addressOf(tourId));
  const runs: { large: Run[]; small: Run[] } = { large: [], small: [] };
  for (let round = 0; round < Number(options.runs); round++) {
    runs.small.push(await run(page, addressOf(small)));
    runs.large.push(await run(page, addressOf(large)));
  }
  table(runs.large, runs.small);
} finally {
  await browser.close();
  await product.close();
  rmSync(folder, { recursive: true, force: true });
}
