/** Pictures that hotspots open: turned, zoomed and dragged, by mouse, by finger and by keyboard, and on a line that breaks. */
import type { Locator, Page } from '@playwright/test';
import { mark } from './support/every-kind-page.ts';
import type { FullTour } from './support/full-tour.ts';
import { sharpViewer } from './support/owner.ts';
import { expect, expectAccessible, test } from './support/test.ts';

let tour: FullTour;

test.use({ viewport: { width: 1280, height: 800 } });

test.beforeAll(({ everyKind }) => {
  tour = everyKind;
});

async function enter(page: Page): Promise<void> {
  await page.goto(tour.preview);
  await sharpViewer(page);
}

test('a gallery is turned by keys and by its buttons, and keeps the focus inside', { tag: '@long' }, async ({
  page,
}) => {
  await enter(page);
  await mark(page, 'all').focus();
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
  await expect(mark(page, 'all')).toBeFocused();
  await expect(page).toHaveURL(/preview/);
});

test('pictures are seen whole, wide and tall ones', { tag: '@long' }, async ({ page }) => {
  await enter(page);
  await mark(page, 'all').click();
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
  await mark(page, 'one').click();
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
    await mark(page, 'one').click();
    await again('Painting', page.getByRole('dialog').locator('img[alt="The green one"]'));
    await mark(page, 'tv').click();
    await again('Our film', page.getByRole('dialog').locator('video'));
  });
});

test.describe('by finger, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a swipe turns the gallery', { tag: '@long' }, async ({ page }) => {
    await enter(page);
    await mark(page, 'all').tap();
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
});
