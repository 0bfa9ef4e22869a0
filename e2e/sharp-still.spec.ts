/** A published tour opens with one sharp picture of what is seen first; its tiles follow behind. */
import { brotliCompressSync } from 'node:zlib';
import { devices, type Page } from '@playwright/test';
import sharp from 'sharp';
import { frames } from './support/frames.ts';
import { hold } from './support/hold.ts';
import { sharpViewer } from './support/owner.ts';
import { expect, test } from './support/test.ts';

const tile = /\/media\/.*\/[frblud]\/\d+\/\d+\/\d+\./;
const still = /\/media\/.*\/still\/[0-9a-f]{20}\.(avif|webp)/;
const { userAgent, viewport, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
const screens = {
  'a computer': { viewport: { width: 1280, height: 720 } },
  'an upright phone': { userAgent, viewport, deviceScaleFactor, isMobile, hasTouch },
};

let address: string;

test.use({ viewport: { width: 1280, height: 720 } });

test.beforeAll(async ({ everyKind, playwright }) => {
  const request = await playwright.request.newContext();
  address = `${everyKind.preview}&yaw=30`;
  // Those who were here before.
  for (const { userAgent: headers } of [{ userAgent: 'Mozilla/5.0' }, { userAgent }]) {
    await expect
      .poll(
        async () => {
          const page = await request.get(address, { headers: { 'user-agent': headers } });
          return (await page.text()).includes('<picture>');
        },
        { timeout: 60_000 },
      )
      .toBe(true);
  }
  await request.dispose();
});

const sharpStill = (page: Page) => page.locator('picture > .tw-still');

/** Mean difference of two screenshots, 0..255. */
async function apart(one: Buffer, other: Buffer): Promise<number> {
  const small = (shot: Buffer) => sharp(shot).removeAlpha().resize(320).raw().toBuffer();
  const [a, b] = [await small(one), await small(other)];
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}

for (const [screen, options] of Object.entries(screens)) {
  test(`on ${screen} the sharp picture is what the viewer shows there`, {
    tag: screen === 'a computer' ? [] : '@long',
  }, async ({ browser }) => {
    const page = await browser.newPage(options);
    const release = await hold(page, tile);
    await page.goto(`${address}&ui=0`);
    await expect
      .poll(() => sharpStill(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
    const before = await page.screenshot();
    await release();
    await sharpViewer(page);
    await expect(sharpStill(page)).toBeVisible();
    await page.locator('.tw-still').evaluateAll((stills) => {
      for (const each of stills) each.remove();
    });
    await expect.poll(async () => apart(before, await page.screenshot())).toBeLessThan(4);
    await page.close();
  });
}

test('the first flight of a new connection holds all of the page: the first picture, and what asks for the sharp one', async ({
  request,
}) => {
  const page = await (await request.get(address)).body();
  expect(brotliCompressSync(page).length).toBeLessThan(14_000);
});

test('nothing is requested before the sharp picture, and no part of the app or font before it is there', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  let stillAt = -1;
  page.on('requestfinished', (request) => {
    if (still.test(request.url())) stillAt = asked.length;
  });
  await page.goto(address);
  await sharpViewer(page);
  expect(asked[1]).toMatch(/\/still\/[0-9a-f]+\.avif$/);
  const before = asked.slice(2, stillAt);
  // A machine that is busy for longer than the page waits may have begun with the viewer.
  expect(before.filter((path) => !path.includes('/first-picture-'))).toEqual([]);
});

test('the still stays until the visitor looks around', async ({ page }) => {
  await page.goto(address);
  await sharpViewer(page);
  await expect(sharpStill(page)).toBeVisible();
  await lookAround(page);
});

async function lookAround(page: Page): Promise<void> {
  await page.mouse.move(700, 500);
  await page.mouse.down();
  await page.mouse.move(760, 500, { steps: 3 });
  await page.mouse.up();
  await expect(page.locator('.tw-still')).toHaveCount(0);
}

test('no tile takes its place on the line', { tag: '@long' }, async ({ page }) => {
  const tiles: string[] = [];
  page.on('request', (request) => tile.test(request.url()) && tiles.push(request.url()));
  const release = await hold(page, still);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('[data-tourwright]')).toHaveAttribute('data-tourwright', 'preview');
  await frames(page, 30);
  expect(tiles).toEqual([]);
  await release();
  await sharpViewer(page);
  expect(tiles.length).toBeGreaterThan(1);
});

test('looking around before it has arrived loads tiles instead', { tag: '@long' }, async ({ page }) => {
  await hold(page, still);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('[data-tourwright]')).toHaveAttribute('data-tourwright', 'preview');
  await lookAround(page);
  await sharpViewer(page);
});

test.describe('a picture that cannot be had', () => {
  test.use({ expectedConsole: [/404 .*\/still\//] });

  test('leaves the tiles to come as ever', { tag: '@long' }, async ({ page }) => {
    await page.route(still, (route) => route.fulfill({ status: 404 }));
    await page.goto(address);
    await sharpViewer(page);
    await expect(page.locator('.tw-still')).toHaveCount(0);
  });
});

test('a browser that knows no AVIF gets it as WebP', { tag: '@long' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => still.test(request.url()) && asked.push(request.url()));
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain('type="image/avif"');
    await route.fulfill({ response, body: html.replaceAll('type="image/avif"', 'type="image/unheard-of"') });
  });
  await page.goto(address);
  await sharpViewer(page);
  await expect(sharpStill(page)).toBeVisible();
  expect(asked).toEqual([expect.stringMatching(/\.webp$/)]);
});

test('it ends when the visitor moves on', { tag: '@long' }, async ({ page }) => {
  await page.goto(address);
  await sharpViewer(page);
  await expect(sharpStill(page)).toBeVisible();
  await page.locator('[data-hotspot-id="to"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-tourwright]')).toHaveAttribute('data-scene', '2');
  await expect(page.locator('.tw-still')).toHaveCount(0);
});
