/** What a visitor sees of a tour whose tiles do not all come, or come broken, or come late. */
import { expect, type Page, test } from '@playwright/test';
import { frames } from './support/frames.ts';
import { expectSharp, openViewer, paintedScene } from './support/viewer-page.ts';
import { openViewerSite, paintedManifest, type ViewerSite } from './support/viewer-site.ts';

let site: ViewerSite;

test.use({ viewport: { width: 640, height: 360 } });
test.beforeAll(async () => {
  site = await openViewerSite();
});
test.afterAll(() => site.close());

const wall = [
  [-0.3, 0.2, -0.9],
  [0.3, 0.2, -0.9],
  [0.3, -0.2, -0.9],
  [-0.3, -0.2, -0.9],
] as [Corner, Corner, Corner, Corner];
type Corner = [number, number, number];

/** One room with a picture on its wall. */
async function scenes() {
  const room = await paintedScene(1, 20);
  const picture = { id: 'p', kind: 'picture', name: 'Poster', url: '/viewer.css', corners: wall };
  return [
    { ...room, pinned: [{ ...picture, captions: [], loop: true, muted: true, autoplay: true }] },
    await paintedScene(2, 140),
  ];
}

/** A tile in the middle of the first view, of the finest level. */
const middle = '**/room-20/f/2/1/1.webp';
const errors = (page: Page) =>
  page.evaluate(() => window.emitted.filter((line) => line.startsWith('error ')));

/** The addresses of tiles that are requested, and how often. */
function countTiles(page: Page): Map<string, number> {
  const counts = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.webp')) counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
  });
  return counts;
}

test('a tile that is not there leaves a coarser spot: the scene is done, and what is in it comes', {
  tag: '@long',
}, async ({ page }) => {
  await page.route(middle, (route) => route.fulfill({ status: 404 }));
  await openViewer(page, site, await scenes());
  await expectSharp(page);
  await expect(page.locator('.tw-pinned')).toBeAttached();
  await expect
    .poll(() => errors(page))
    .toEqual([expect.stringContaining('Part of the picture could not be loaded')]);
});

test('a tile that is not a picture is requested once, and the scene is done without it', {
  tag: '@long',
}, async ({ page }) => {
  const counts = countTiles(page);
  await page.route(middle, (route) =>
    route.fulfill({
      contentType: 'image/webp',
      body: 'not a picture',
      headers: { 'cache-control': 'no-store' },
    }),
  );
  await openViewer(page, site, await scenes());
  await expectSharp(page);
  for (let yaw = 0.05; yaw < 0.5; yaw += 0.05) {
    await page.evaluate((to) => window.viewer.lookTo({ yaw: to }, { durationMs: 100 }), yaw);
  }
  expect(counts.get('/media/room-20/f/2/1/1.webp')).toBeLessThanOrEqual(2);
  expect(await errors(page)).toHaveLength(1);
});

test('one tile that is not there does not give up the scene while others are on their way', {
  tag: '@long',
}, async ({ page }) => {
  const held: (() => Promise<void>)[] = [];
  await page.route('**/room-20/**', (route) => {
    if (held.length > 20) return route.continue();
    const isFirst = new URL(route.request().url()).pathname.endsWith('/f/2/1/1.webp');
    if (isFirst) return route.fulfill({ status: 404 });
    return new Promise<void>((done) => {
      held.push(async () => done(await route.continue()));
    });
  });
  await openViewer(page, site, await scenes());
  await expect.poll(() => held.length).toBeGreaterThan(3);
  await frames(page, 30);
  await expect(page.locator('#tour')).toHaveAttribute('data-tourwright', 'preview');
  await page.unroute('**/room-20/**');
  for (const release of held) await release().catch(() => undefined);
  await expectSharp(page);
});

test('offline in the middle: it says so, and continues by itself once the connection is back', async ({
  page,
  context,
}) => {
  const counts = countTiles(page);
  await openViewer(page, site, await scenes());
  await expectSharp(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  counts.clear();
  await page.evaluate(() => window.viewer.setView({ yaw: Math.PI }));
  await expect.poll(() => errors(page), { timeout: 15_000 }).toHaveLength(1);
  await expect(page.locator('#tour')).toHaveAttribute('data-tourwright', 'preview');
  expect(Math.max(...counts.values())).toBeLessThanOrEqual(4);
  await context.setOffline(false);
  await expectSharp(page);
});

test('a server that fails for a while: the scene is given up, and there once it answers again', {
  tag: '@long',
}, async ({ page }) => {
  await page.route('**/room-20/**', (route) => route.fulfill({ status: 503 }));
  await openViewer(page, site, await scenes());
  await expect(page.locator('#tour')).toHaveAttribute('data-tourwright', 'failed', { timeout: 15_000 });
  await expect.poll(() => errors(page)).toEqual([expect.stringContaining('Room 1 could not be loaded')]);
  await page.unroute('**/room-20/**');
  await expectSharp(page);
});

test('where the browser cannot read the first of the formats, the next one is shown, also of other scenes', {
  tag: '@long',
}, async ({ page }) => {
  const [first, second] = await scenes();
  const manifestOf = (room: typeof first, formats: string[]) => ({
    ...room!,
    source: { ...room!.source!, manifest: { ...paintedManifest, formats } },
  });
  await page.route('**/*.avif', (route) => route.fulfill({ contentType: 'image/avif', body: 'none' }));
  await openViewer(page, site, [manifestOf(first, ['avif', 'webp']), manifestOf(second, ['webp'])] as never);
  await expectSharp(page);
  expect(await errors(page)).toEqual([]);
  await page.evaluate(() => window.viewer.openScene(2));
  await expectSharp(page, 2);
});
