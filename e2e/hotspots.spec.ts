/** What hotspots of every kind open, through the real server: by mouse, by finger and by keyboard, on the page and in a frame. */
import type { Page } from '@playwright/test';
import { neighbour } from './support/every-kind.ts';
import { mark } from './support/every-kind-page.ts';
import type { FullTour } from './support/full-tour.ts';
import { sharpViewer } from './support/owner.ts';
import { expect, expectAccessible, test } from './support/test.ts';

let tour: FullTour;

test.use({ viewport: { width: 1280, height: 800 } });

test.beforeAll(({ everyKind }) => {
  tour = everyKind;
});
test.beforeEach(async ({ context }) => {
  await context.route(`${neighbour}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>x</title><h1>Opening hours</h1>',
    }),
  );
});

async function enter(page: Page, address = tour.preview): Promise<void> {
  await page.goto(address);
  await sharpViewer(page);
}

test('a note shows its picture, its words as they were typed, and whose page it leads to', {
  tag: '@long',
}, async ({ page }) => {
  await enter(page);
  const note = mark(page, 'note');
  await note.click();
  const panel = page.getByRole('dialog', { name: 'Oak floor' });
  await expect(panel.getByText('<b>Oiled</b>.')).toBeVisible();
  await expect(panel.getByRole('link', { name: /oak\.example/ })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
  await expectAccessible(page);
  await panel.getByRole('button', { name: /The red one/ }).click();
  await expect(
    page.getByRole('dialog', { name: 'Oak floor' }).locator('img[alt="The red one"]'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(note).toBeFocused();
});

test('a video plays with its captions', { tag: '@long' }, async ({ page }) => {
  await enter(page);
  await mark(page, 'tv').click();
  const video = page.getByRole('dialog', { name: 'Our film' }).locator('video');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length ?? 0))
    .toBe(1);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a sound plays, and says what is heard', { tag: '@long' }, async ({ page }) => {
  await enter(page);
  await mark(page, 'bell').click();
  const panel = page.getByRole('dialog', { name: 'Bell' });
  await expect(panel.getByText('A bell rings.')).toBeVisible();
  const audio = panel.locator('audio');
  await expect
    .poll(() => audio.evaluate((element: HTMLAudioElement) => element.currentTime))
    .toBeGreaterThan(0);
});

test('a link to another site opens in a new tab that cannot reach back, and says whose it is', async ({
  page,
  context,
}) => {
  await context.route('https://shop.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Shop' }),
  );
  await enter(page);
  const link = page.getByRole('button', { name: 'Our site, opens shop.example in a new tab' });
  await link.hover();
  await expect(page.getByText('Our site (shop.example)')).toBeVisible();
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(tab).toHaveURL('https://shop.example/');
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.close();
});

test('an address that could run in our page leads nowhere', { tag: '@long' }, async ({ page }) => {
  await enter(page);
  await mark(page, 'bad').click();
  const panel = page.getByRole('dialog', { name: 'Trap' });
  await expect(panel).toBeVisible();
  await expect(panel.getByRole('link')).toHaveCount(0);
});

test('a brochure can be opened and kept', { tag: '@long' }, async ({ page }) => {
  await enter(page);
  await mark(page, 'pdf').click();
  const panel = page.getByRole('dialog', { name: 'Plan' });
  await expect(panel.getByRole('link', { name: /Open the brochure/ })).toHaveAttribute('target', '_blank');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('House plan.pdf');
});

test('a product shows its price, its variants and what is left, and sends the shop what was chosen', {
  tag: '@long',
}, async ({ page }) => {
  await enter(page);
  await mark(page, 'mug').click();
  const panel = page.getByRole('dialog', { name: 'Stoneware mug' });
  await expect(panel.getByText('Now: €12.00')).toBeAttached();
  await expect(panel.getByText('Before: €15.00')).toBeAttached();
  await expectAccessible(page);
  await panel.getByText('Blue', { exact: true }).click();
  await expect(panel.getByText('€18.00')).toBeVisible();
  await expect(panel.getByText('Only 2 left')).toBeVisible();
  await expect(panel.getByRole('button', { name: /The blue one/ })).toBeVisible();
  await panel.getByRole('button', { name: 'One more' }).click();
  await expect(panel.getByRole('button', { name: 'One more' })).toBeDisabled();
  await expect(panel.getByRole('link', { name: /Buy at shop\.example/ })).toHaveAttribute(
    'href',
    'https://shop.example/cart?v=blue&n=2',
  );
  await page.keyboard.press('ArrowRight');
  await panel.getByRole('radio', { name: /Green/ }).check({ force: true });
  await expect(panel.getByRole('button', { name: 'Sold out' })).toBeDisabled();
});

test('a page of another site is shown when it is requested, in a frame that cannot reach out', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await enter(page);
  await mark(page, 'hours').click();
  const panel = page.getByRole('dialog', { name: 'Opening hours' });
  await expect(panel.getByText(/which will see that you are here/)).toBeVisible();
  expect(asked.some((url) => url.startsWith(neighbour))).toBe(false);
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Show the page' }).click();
  await expect(panel.frameLocator('iframe').getByRole('heading', { name: 'Opening hours' })).toBeVisible();
  expect(await panel.locator('iframe').getAttribute('sandbox')).not.toContain('top-navigation');
});

test('only the sites that the tour names may be framed', async ({ request }) => {
  const policy = (await request.get(tour.preview)).headers()['content-security-policy'] ?? '';
  expect(policy).toContain(`frame-src ${neighbour};`);
});

test('an area opens by a click in the picture', { tag: '@long' }, async ({ page }) => {
  await enter(page);
  const area = page.locator('.tw-areas path');
  await expect(area).toHaveAttribute('d', /^M/);
  // The app draws it again when it takes the tour over.
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  let box = { x: 0, y: 0, width: 0, height: 0 };
  const isThere = async () => {
    box = (await area.boundingBox()) ?? box;
    return box.width > 0;
  };
  await expect.poll(isThere).toBe(true);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.getByRole('dialog', { name: 'Rug' }).getByText('Woven.')).toBeVisible();
});

test.describe('by finger, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap says whose page it is before it opens', { tag: '@long' }, async ({ page }) => {
    await page.goto(`${tour.preview}&yaw=25`);
    await sharpViewer(page);
    await mark(page, 'site').tap();
    await expect(
      page.getByRole('dialog', { name: 'Our site' }).getByRole('link', { name: /shop\.example/ }),
    ).toBeVisible();
  });
});

test('all of it works in a frame without an origin of its own', { tag: '@long' }, async ({
  page,
  tourwright,
}) => {
  await page.route('**/host.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe sandbox="allow-scripts" src="${tour.embed}" width="1200" height="700"></iframe>`,
    }),
  );
  await page.goto(`${tourwright.address}/host.html`);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('[data-tourwright]')).toHaveAttribute('data-tourwright', 'sharp', {
    timeout: 60_000,
  });
  await frame.locator('[data-hotspot-id="mug"]').click();
  await expect(frame.getByRole('dialog', { name: 'Stoneware mug' })).toBeVisible();
  await frame.locator('[data-hotspot-id="tv"]').focus();
  await page.keyboard.press('Enter');
  const video = frame.locator('dialog video');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
});
