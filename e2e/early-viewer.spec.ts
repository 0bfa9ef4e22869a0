/** The tour is shown by the page itself, before the app has come, which then takes it over as it is. */
import type { Page, Route } from '@playwright/test';
import { publishEveryKind } from './support/every-kind.ts';
import type { FurnishedTour } from './support/furnished-tour.ts';
import { sharpViewer } from './support/owner.ts';
import { expect, test } from './support/test.ts';

let tour: FurnishedTour;

test.use({ viewport: { width: 1280, height: 800 } });

test.beforeAll(async ({ tourwright, playwright }) => {
  const request = await playwright.request.newContext();
  tour = await publishEveryKind(request, tourwright.address, 'http://127.0.0.1:9');
  await request.dispose();
});

/** Keeps the app's scripts back until the returned function lets them come. */
async function holdApp(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(/\/assets\/index-[^/]*\.js/, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHeld = false;
    for (const route of held) await route.continue();
  };
}

const canvas = (page: Page) => page.locator('.tw-viewer canvas');
const controls = (page: Page) => page.getByRole('button', { name: 'Share' });

test('one looks around before the app is there, and the app goes on from there', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto(tour.preview);
  await sharpViewer(page);
  await expect(controls(page)).toHaveCount(0);
  await canvas(page).evaluate((element) => element.setAttribute('data-mark', 'the first one'));
  const link = page.locator('[data-hotspot-id="to"]');
  const before = await link.boundingBox();
  await page.mouse.move(700, 500);
  await page.mouse.down();
  await page.mouse.move(900, 500, { steps: 8 });
  await page.waitForTimeout(200);
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

test('who walks on before the app is there is where he went, and can go back', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto(tour.preview);
  await sharpViewer(page);
  await page.locator('[data-hotspot-id="to"]').click();
  await expect(page.locator('[data-tourwright]')).toHaveAttribute('data-scene', '2');
  await release();
  await expect(page.getByRole('status').filter({ hasText: /^Kitchen\./ })).toBeAttached();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.locator('[data-tourwright]')).toHaveAttribute('data-scene', '1');
});

test('a note that was chosen before the app is there opens when it is', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto(tour.preview);
  await sharpViewer(page);
  await page.locator('[data-hotspot-id="note"]').click();
  await release();
  await expect(page.getByRole('dialog', { name: 'Oak floor' })).toBeVisible();
});

test('a press that the app comes into still counts', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto(tour.preview);
  await sharpViewer(page);
  await page.locator('[data-hotspot-id="note"]').hover();
  await page.mouse.down();
  await release();
  await expect(controls(page)).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Oak floor' })).toBeVisible();
});

test('the app is asked for after the tiles of the first view', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // Between two faces: at least a tile of each is seen.
  await page.goto(`${tour.preview}&yaw=45`);
  await expect(controls(page)).toBeVisible();
  const isTile = (path: string) => /^\/media\/.*\/[frblud]\/\d+\/\d+\/\d+\./.test(path);
  const app = asked.findIndex((path) => /^\/assets\/(index|react)-/.test(path));
  expect(asked.findIndex(isTile)).toBeGreaterThan(0);
  expect(app).toBeGreaterThan(asked.findIndex(isTile));
  expect(asked.slice(0, app).filter(isTile).length).toBeGreaterThanOrEqual(2);
});

test('the preview is on the screen and tiles are asked for before the graphics card is opened', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const state = { fetched: 0, whenOpened: null as null | { stills: number; fetched: number } };
    Object.assign(window, { opening: state });
    const { fetch } = window;
    window.fetch = (...args) => {
      state.fetched++;
      return fetch(...args);
    };
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
      if (args[0] === 'webgl2') {
        state.whenOpened ??= {
          stills: document.querySelectorAll('.tw-still').length,
          fetched: state.fetched,
        };
      }
      return Reflect.apply(getContext, this, args);
    } as typeof getContext;
  });
  await page.goto(tour.preview);
  await sharpViewer(page);
  const opened = await page.evaluate(
    () =>
      (window as unknown as { opening: { whenOpened: { stills: number; fetched: number } } }).opening
        .whenOpened,
  );
  expect(opened.stills).toBe(1);
  expect(opened.fetched).toBeGreaterThan(0);
  await expect(page.locator('.tw-still')).toHaveCount(0);
});

test('the preview stays where it is until there are tiles, and turns for who does not wait', async ({
  page,
}) => {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(/\/media\/.*\/[frblud]\/\d+\/\d+\/\d+\./, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  await page.goto(tour.preview);
  await expect(page.locator('[data-tourwright]')).toHaveAttribute('data-tourwright', 'preview');
  await page.waitForTimeout(500);
  await expect(page.locator('.tw-still')).toHaveCount(1);
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
