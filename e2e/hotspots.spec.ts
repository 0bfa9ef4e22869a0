/** What hotspots of every kind open, through the real server: by mouse, by finger and by keyboard, on the page and in a frame. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { publishEveryKind } from './support/every-kind.ts';
import type { FullTour } from './support/full-tour.ts';
import { sharpViewer } from './support/owner.ts';
import { expect, expectAccessible, test } from './support/test.ts';

let tour: FullTour;
/** Another site, whose page is embedded. */
let neighbour: Server;
let neighbourAddress: string;

test.use({ viewport: { width: 1280, height: 800 } });

test.beforeAll(async ({ tourwright, playwright }) => {
  neighbour = createServer((_, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>x</title><h1>Opening hours</h1>');
  });
  await new Promise<void>((done) => neighbour.listen(0, '127.0.0.1', done));
  neighbourAddress = `http://127.0.0.1:${(neighbour.address() as AddressInfo).port}`;
  const request = await playwright.request.newContext();
  tour = await publishEveryKind(request, tourwright.address, neighbourAddress);
  await request.dispose();
});
test.afterAll(() => {
  neighbour.closeAllConnections();
  neighbour.close();
});

async function enter(page: Page, address = tour.preview): Promise<void> {
  await page.goto(address);
  await sharpViewer(page);
}

const hotspot = (page: Page, id: string) => page.locator(`[data-hotspot-id="${id}"]`);

test('a note shows its picture, its words as they were typed, and whose page it leads to', {
  tag: '@long',
}, async ({ page }) => {
  await enter(page);
  const note = hotspot(page, 'note');
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

test('a gallery is turned by keys and by its buttons, and keeps the focus inside', { tag: '@long' }, async ({
  page,
}) => {
  await enter(page);
  await hotspot(page, 'all').focus();
  await page.keyboard.press('Enter');
  const gallery = page.getByRole('dialog', { name: 'Album' });
  await expect(gallery.getByText('1 of 3')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(gallery.getByText('The green one')).toBeVisible();
  await page.keyboard.press('End');
  await expect(gallery.getByText('3 of 3')).toBeVisible();
  await gallery.getByRole('button', { name: 'Next picture' }).click();
  await expect(gallery.getByText('1 of 3')).toBeVisible();
  await page.keyboard.press('+');
  await expect(gallery.locator('img[alt="The red one"]')).toHaveCSS('transform', /matrix\(1\.5/);
  for (let count = 0; count < 12; count++) await page.keyboard.press('Tab');
  expect(
    await page.evaluate(
      () =>
        document.querySelector('dialog')?.contains(document.activeElement) ||
        document.activeElement === document.body,
    ),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await expect(hotspot(page, 'all')).toBeFocused();
  await expect(page).toHaveURL(/preview/);
});

test('pictures are seen whole, wide and tall ones', { tag: '@long' }, async ({ page }) => {
  await enter(page);
  await hotspot(page, 'all').click();
  const gallery = page.getByRole('dialog', { name: 'Album' });
  for (const name of ['red', 'green', 'blue']) {
    const picture = gallery.locator(`img[alt="The ${name} one"]`);
    await expect(picture).toBeVisible();
    const [box, caption] = [await picture.boundingBox(), await gallery.getByRole('status').boundingBox()];
    expect(box && box.y >= 0 && box.y + box.height).toBeLessThanOrEqual(caption?.y ?? 0);
    await page.keyboard.press('ArrowRight');
  }
});

test('a picture is zoomed by the wheel and dragged', { tag: '@long' }, async ({ page }) => {
  await enter(page);
  await hotspot(page, 'one').click();
  const picture = page.getByRole('dialog', { name: 'Painting' }).locator('img[alt="The green one"]');
  await expect(picture).toBeVisible();
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, -400);
  await expect(picture).toHaveCSS('transform', /matrix\(2\.\d/);
  await page.mouse.down();
  await page.mouse.move(700, 400, { steps: 3 });
  await page.mouse.up();
  await expect(picture).toHaveCSS('transform', /, 60, [\d.]+\)$/);
});

test.describe('on a connection that breaks', () => {
  test.use({ expectedConsole: [/Failed to load resource/] });

  test('a picture and a video that do not come are said so, and come when requested again', {
    tag: '@long',
  }, async ({ page }) => {
    await enter(page);
    let isBroken = true;
    await page.route('**', (route) => {
      const isMedia = ['image', 'media'].includes(route.request().resourceType());
      return isMedia && isBroken ? route.abort() : route.fallback();
    });
    const again = async (name: string, what: Locator) => {
      const panel = page.getByRole('dialog', { name });
      await expect(panel.getByRole('alert')).toContainText('could not be loaded');
      isBroken = false;
      await panel.getByRole('button', { name: 'Try again' }).click();
      await expect(what).toBeVisible();
      await expect(panel.getByRole('alert')).toHaveCount(0);
      isBroken = true;
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
    };
    await hotspot(page, 'one').click();
    await again('Painting', page.getByRole('dialog').locator('img[alt="The green one"]'));
    await hotspot(page, 'tv').click();
    await again('Our film', page.getByRole('dialog').locator('video'));
  });
});

test('a video plays with its captions', { tag: '@long' }, async ({ page }) => {
  await enter(page);
  await hotspot(page, 'tv').click();
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
  await hotspot(page, 'bell').click();
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
  await hotspot(page, 'bad').click();
  const panel = page.getByRole('dialog', { name: 'Trap' });
  await expect(panel).toBeVisible();
  await expect(panel.getByRole('link')).toHaveCount(0);
});

test('a brochure can be opened and kept', { tag: '@long' }, async ({ page }) => {
  await enter(page);
  await hotspot(page, 'pdf').click();
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
  await hotspot(page, 'mug').click();
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
  await hotspot(page, 'hours').click();
  const panel = page.getByRole('dialog', { name: 'Opening hours' });
  await expect(panel.getByText(/which will see that you are here/)).toBeVisible();
  expect(asked.some((url) => url.startsWith(neighbourAddress))).toBe(false);
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Show the page' }).click();
  await expect(panel.frameLocator('iframe').getByRole('heading', { name: 'Opening hours' })).toBeVisible();
  expect(await panel.locator('iframe').getAttribute('sandbox')).not.toContain('top-navigation');
});

test('only the sites that the tour names may be framed', async ({ request }) => {
  const policy = (await request.get(tour.preview)).headers()['content-security-policy'] ?? '';
  expect(policy).toContain(`frame-src ${neighbourAddress};`);
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

  test('a swipe turns the gallery', { tag: '@long' }, async ({ page }) => {
    await enter(page);
    await hotspot(page, 'all').tap();
    const gallery = page.getByRole('dialog', { name: 'Album' });
    await expect(gallery.getByText('1 of 3')).toBeVisible();
    const touch = await page.context().newCDPSession(page);
    const point = (x: number) => [{ x, y: 400, id: 1 }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(300) });
    for (const x of [260, 200, 140]) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point(x) });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(gallery.getByText('2 of 3')).toBeVisible();
  });

  test('a tap says whose page it is before it opens', { tag: '@long' }, async ({ page }) => {
    await page.goto(`${tour.preview}&yaw=25`);
    await sharpViewer(page);
    await hotspot(page, 'site').tap();
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
