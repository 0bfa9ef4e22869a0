/** The tour is shown by the page itself, before the app has come, which then takes it over as it is. */
import { brotliCompressSync } from 'node:zlib';
import { devices, type Page, type Route } from '@playwright/test';
import sharp from 'sharp';
import { frames } from './support/frames.ts';
import { type FullTour, panorama, publishTour } from './support/full-tour.ts';
import { app, hold } from './support/hold.ts';
import { sharpViewer } from './support/owner.ts';
import { expect, test } from './support/test.ts';

let tour: FullTour;

// For such a screen there is no sharp still: this test is about how tiles arrive.
test.use({ viewport: { width: 1040, height: 860 } });

test.beforeAll(({ everyKind }) => {
  tour = everyKind;
});

const canvas = (page: Page) => page.locator('.tw-viewer canvas');
const controls = (page: Page) => page.getByRole('button', { name: 'Share' });

test('one looks around before the app is there, and the app continues from there', async ({ page }) => {
  const release = await hold(page, app);
  await page.goto(tour.preview);
  await sharpViewer(page);
  await expect(controls(page)).toHaveCount(0);
  await canvas(page).evaluate((element) => element.setAttribute('data-mark', 'the first one'));
  const link = page.locator('[data-hotspot-id="to"]');
  const before = await link.boundingBox();
  await page.mouse.move(700, 500);
  await page.mouse.down();
  await page.mouse.move(900, 500, { steps: 8 });
  await frames(page, 12);
  await page.mouse.up();
  await expect.poll(async () => (await link.boundingBox())?.x ?? 0).toBeGreaterThan((before?.x ?? 0) + 100);
  await canvas(page).focus();

  await release();
  await expect(controls(page)).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(1);
  await expect(canvas(page)).toHaveAttribute('data-mark', 'the first one');
  await expect(canvas(page)).toBeFocused();
  await expect(page.locator('[data-tourwright]')).toHaveCount(1);
  expect((await link.boundingBox())?.x).toBeGreaterThan((before?.x ?? 0) + 100);
});

test('following links before the app has loaded works, and going back too', { tag: '@long' }, async ({
  page,
}) => {
  const release = await hold(page, app);
  await page.goto(tour.preview);
  await sharpViewer(page);
  await page.locator('[data-hotspot-id="to"]').click();
  await expect(page.locator('[data-tourwright]')).toHaveAttribute('data-scene', '2');
  await release();
  await expect(page.getByRole('status').filter({ hasText: /^Kitchen\./ })).toBeAttached();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.locator('[data-tourwright]')).toHaveAttribute('data-scene', '1');
});

test('the viewer that runs ahead of the app weighs at most 18 KiB', async ({ request }) => {
  const html = await (await request.get(tour.preview)).text();
  const within = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script);
  // Behind a sharp still it is a file.
  const [, file] = /<template id="first-picture"><script src="([^"]+)"/.exec(html) ?? [];
  const viewer = file === undefined ? '' : await (await request.get(new URL(file, tour.preview).href)).text();
  const script = [...within, viewer].join('');
  expect(script.length).toBeGreaterThan(20_000);
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(18 * 1024);
});

test('a browser that has the page of a tour gets 304', async ({ request }) => {
  const { etag = '' } = (await request.get(tour.preview)).headers();
  const again = await request.get(tour.preview, { headers: { 'if-none-match': etag } });
  expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
});

test('the app is requested after the tiles of the first view', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // Between two faces: at least a tile of each is seen.
  await page.goto(`${tour.preview}&yaw=45`);
  await expect(controls(page)).toBeVisible();
  const isTile = (path: string) => /^\/media\/.*\/[frblud]\/\d+\/\d+\/\d+\./.test(path);
  const first = asked.findIndex((path) => /^\/assets\/(index|react)-/.test(path));
  expect(asked.findIndex(isTile)).toBeGreaterThan(0);
  expect(first).toBeGreaterThan(asked.findIndex(isTile));
  expect(asked.slice(0, first).filter(isTile).length).toBeGreaterThanOrEqual(2);
});

test('the first picture is on the screen before the GPU is opened', async ({ page }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
      if (args[0] === 'webgl2')
        document.documentElement.dataset.still ??= String(document.querySelector('.tw-still') !== null);
      return Reflect.apply(getContext, this, args);
    } as typeof getContext;
  });
  await page.goto(tour.preview);
  await sharpViewer(page);
  await expect(page.locator('html')).toHaveAttribute('data-still', 'true');
  await expect(page.locator('.tw-still')).toHaveCount(0);
});

/** Hides how long the page's own answer took on a busy machine. */
async function seemQuick(page: Page): Promise<void> {
  await page.addInitScript(() => {
    performance.getEntriesByType = () => [];
  });
}

test('on a quick line a thread fetches the first tiles', async ({ page }) => {
  await seemQuick(page);
  const thread = page.waitForEvent('worker');
  await page.goto(tour.preview);
  await thread;
  await sharpViewer(page);
});

test('where threads are not allowed, the tiles come all the same', { tag: '@long' }, async ({ page }) => {
  await seemQuick(page);
  await page.addInitScript(() => {
    Object.assign(window, {
      Worker: class extends EventTarget {
        onerror: ((event: Event) => void) | null = null;
        constructor() {
          super();
          setTimeout(() => this.onerror?.(new Event('error')));
        }
        postMessage(): void {}
        terminate(): void {}
      },
    });
  });
  await page.goto(tour.preview);
  await sharpViewer(page);
});

/** A page's pixels, so small that only the large forms are left. */
function coarse(screenshot: Buffer): Promise<Buffer> {
  return sharp(screenshot).resize(24, 24, { fit: 'fill' }).removeAlpha().raw().toBuffer();
}

for (const [screen, options, tag] of [
  ['a wide screen', { viewport: { width: 1440, height: 900 } }, []],
  ['an upright phone', devices['Pixel 7'], '@long'],
] as const) {
  test(`the first picture is what the viewer then shows on ${screen}`, { tag: [tag].flat() }, async ({
    browser,
  }) => {
    const { defaultBrowserType: _, ...context } = { defaultBrowserType: '', ...options };
    const page = await browser.newPage(context);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/media\/.*\/[frblud]\/\d+\/\d+\/\d+\./, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${tour.preview}&ui=0&yaw=30&pitch=-10`);
    await expect(page.locator('.tw-still').first()).toBeVisible();
    const first = await coarse(await page.screenshot());
    release();
    await sharpViewer(page);
    await expect(page.locator('.tw-still')).toHaveCount(0);
    const last = await coarse(await page.screenshot());
    const apart = first.map((value, at) => Math.abs(value - (last[at] ?? 0)));
    expect(apart.reduce((sum, value) => sum + value) / apart.length).toBeLessThan(8);
    await page.close();
  });
}

test('the preview stays where it is until there are tiles, and turns for visitors who do not wait', {
  tag: '@long',
}, async ({ page }) => {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(/\/media\/.*\/[frblud]\/\d+\/\d+\/\d+\./, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  await page.goto(tour.preview);
  await expect(page.locator('[data-tourwright]')).toHaveAttribute('data-tourwright', 'preview');
  await frames(page, 30);
  await expect(page.locator('.tw-still').first()).toBeVisible();
  await page.mouse.move(700, 500);
  await page.mouse.down();
  await page.mouse.move(760, 500, { steps: 3 });
  await page.mouse.up();
  await expect(page.locator('.tw-still')).toHaveCount(0);
  await expect(page.locator('[data-tourwright]')).toHaveAttribute('data-tourwright', 'preview');
  isHeld = false;
  for (const route of held) await route.continue();
  await sharpViewer(page);
});

test('where the first scene has no picture nothing is waited for, and the name gives way to the buttons', {
  tag: '@long',
}, async ({ page, tourwright }) => {
  const files = { 'hall.jpg': await panorama(20) };
  const name = 'A house by the lake with a long name and a garden';
  const { preview } = await publishTour(page.request, tourwright.address, files, (id) => {
    const scenes = [
      { id: 1, name: 'Cellar', slug: `${id}/none.jpg`, hotspots: [] },
      { id: 2, name: 'Hall', slug: `${id}/hall.jpg`, hotspots: [], heading: 40 },
    ];
    return { name, scenes } as never;
  });
  // Half a second of the page's time, and no more: waiting longer would be waiting forever.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  const asked = page.waitForRequest(app);
  await page.goto(preview);
  await page.clock.runFor(500);
  await asked;
  await page.clock.resume();
  await expect(page.getByRole('alert')).toHaveText('Cellar has no picture yet.');

  await page.setViewportSize({ width: 320, height: 600 });
  await page.goto(`${preview}&scene=2`);
  const compass = await page.getByRole('button', { name: /north/i }).boundingBox();
  const title = await page.locator('.glass', { hasText: name }).boundingBox();
  expect((title?.x ?? 0) + (title?.width ?? 0)).toBeLessThan(compass?.x ?? 0);
  expect(title?.width).toBeGreaterThan(40);
});
