/** A page that was open while a new version was put on the server: the parts that it has not loaded yet are gone. */
import type { Page } from '@playwright/test';
import { frames } from './support/frames.ts';
import { type FullTour, panorama, publishTour, spot } from './support/full-tour.ts';
import { app } from './support/hold.ts';
import { sharpViewer } from './support/owner.ts';
import { expect, test } from './support/test.ts';

let tour: FullTour;

test.use({ expectedConsole: [/status of 404.*\/assets\//] });
test.beforeAll(async ({ tourwright, playwright }) => {
  test.setTimeout(300_000);
  const request = await playwright.request.newContext();
  const hall = (id: string) => ({
    scenes: [
      {
        id: 1,
        name: 'Hall',
        slug: `${id}/hall.jpg`,
        hotspots: [spot('note', 'info', 10, 0, { title: 'Oak floor', body: 'Laid in 1921.' })],
      },
    ],
  });
  const files = { 'hall.jpg': await panorama(20) };
  tour = await publishTour(request, tourwright.address, files, hall as never);
  await request.dispose();
});

/**
 * From now on the server has none of the parts that the open page knows of; with `isBack`, a page loaded again has
 * its own.
 */
async function deploy(
  page: Page,
  { isBack = true, gone = /\/assets\// }: { isBack?: boolean; gone?: RegExp } = {},
): Promise<{ pages: () => number }> {
  let pages = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pages++;
  });
  await page.route(gone, (route) =>
    isBack && pages > 0 ? route.fallback() : route.fulfill({ status: 404, body: 'Not found' }),
  );
  return { pages: () => pages };
}

test('the next screen is loaded with the new version', async ({ page, tourwright }) => {
  await page.goto(`${tourwright.address}/login`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { pages } = await deploy(page);
  await page.getByRole('link', { name: 'Sign up' }).first().click();
  await expect(page.getByLabel('Your name')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/signup');
  expect(pages()).toBe(1);
});

test('where the new version is not there either, the page says so and stays as it is', {
  tag: '@long',
}, async ({ page, tourwright }) => {
  await page.goto(`${tourwright.address}/login`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { pages } = await deploy(page, { isBack: false });
  await page.getByRole('link', { name: 'Sign up' }).first().click();
  await expect(page.getByRole('alert').filter({ hasText: 'newer version' })).toBeVisible();
  await frames(page, 60);
  expect(pages()).toBe(0);
  await page.unroute(/\/assets\//);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByLabel('Your name')).toBeVisible();
});

test('a tour whose app is gone gets its controls, and is where it was', { tag: '@long' }, async ({
  page,
}) => {
  const { pages } = await deploy(page, { isBack: false });
  await page.route('**/preview/**', async (route) => {
    // The page itself is an old one at first.
    if (pages() > 1) await page.unroute(/\/assets\//);
    await route.continue();
  });
  await page.goto(`${tour.preview}&yaw=40`);
  await sharpViewer(page);
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible({ timeout: 30_000 });
  expect(pages()).toBe(2);
  expect(new URL(page.url()).searchParams.get('yaw')).toMatch(/^40/);
});

test('a tour whose app stays gone is not loaded again and again', { tag: '@long' }, async ({ page }) => {
  const { pages } = await deploy(page, { isBack: false, gone: app });
  await page.goto(tour.preview);
  await expect.poll(pages, { timeout: 30_000 }).toBe(2);
  await sharpViewer(page);
  await frames(page, 60);
  expect(pages()).toBe(2);
});

test('in a frame the visitor is asked first', { tag: '@long' }, async ({ page }) => {
  await page.goto(tour.embed);
  await sharpViewer(page);
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible();
  const { pages } = await deploy(page);
  await page.evaluate(() => dispatchEvent(new Event('vite:preloadError')));
  await expect(page.getByRole('alert')).toContainText('newer version');
  expect(pages()).toBe(0);
});
