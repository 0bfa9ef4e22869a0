/** Other ways to look around a tour on its own page: in a headset, and by moving the phone. */
import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';
import { frames } from './support/frames.ts';
import { type FullTour, panorama, publishTour } from './support/full-tour.ts';
import { pointAt, pullTrigger, wearHeadset } from './support/headset.ts';
import { sharpViewer } from './support/owner.ts';
import { expect, expectAccessible, test } from './support/test.ts';

let tour: FullTour;

test.beforeAll(({ everyKind }) => {
  tour = everyKind;
});

const inVr = (page: Page) => page.getByRole('button', { name: 'Look around in VR' });
const byMoving = (page: Page) =>
  page.getByRole('button', { name: /^(Look|Stop looking) by moving the device/ });

test.describe('with a headset', () => {
  test.use({ viewport: { width: 800, height: 450 } });

  test('the tour is entered, walked and left; the page is where the visitor was', async ({ page }) => {
    await wearHeadset(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/enter-vr|open-vr/.test(request.url())) scripts.push(request.url());
    });
    await page.goto(tour.preview);
    await sharpViewer(page);
    expect(scripts, 'nothing of VR is loaded before it is wanted').toEqual([]);
    await inVr(page).click();
    await expect(inVr(page)).toBeDisabled();
    expect(scripts.length).toBeGreaterThan(0);
    await frames(page, 4);
    // Both halves of the screen show a picture, and not the same one of the page.
    const shot = sharp(await page.screenshot());
    for (const left of [0, 400]) {
      const { channels } = await shot.clone().extract({ left, top: 0, width: 400, height: 450 }).stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(5);
    }
    // The link of the hall is at 35 degrees to the left, on the floor.
    await pointAt(page, [-0.565, -0.174, -0.807]);
    await pullTrigger(page);
    await expect(page.locator('[data-scene]')).toHaveAttribute('data-scene', '2', { timeout: 30_000 });
    await pointAt(page, [0.29, -1.05, -0.95]);
    await pullTrigger(page);
    await expect(inVr(page)).toBeEnabled();
    await sharpViewer(page);
    await expect(page.getByRole('button', { name: 'Back one scene' })).toBeEnabled();
    await expect(page).toHaveURL(/scene=2/);
  });

  test.describe('that cannot be used', () => {
    test.use({ expectedConsole: [/VR could not be entered/] });

    test('the page says so in plain words', { tag: '@long' }, async ({ page }) => {
      await wearHeadset(page);
      await page.addInitScript(() => {
        Object.getPrototypeOf(navigator.xr).requestSession = () =>
          Promise.reject(new DOMException('no', 'NotAllowedError'));
      });
      await page.goto(tour.preview);
      await sharpViewer(page);
      await inVr(page).click();
      await expect(page.getByRole('alert')).toContainText('VR did not start');
      await expectAccessible(page);
    });
  });
});

test('without a headset there is no button for it, and on a desk none for moving the device', async ({
  page,
}) => {
  await page.goto(tour.preview);
  await sharpViewer(page);
  await expect(inVr(page)).toHaveCount(0);
  await expect(byMoving(page)).toHaveCount(0);
});

test.describe('by moving the phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  async function hold(cdp: CDPSession, alpha: number, beta: number, gamma = 0): Promise<void> {
    await cdp.send('DeviceOrientation.setDeviceOrientationOverride', { alpha, beta, gamma });
  }

  /** The direction that the page shows, as its address has it once the view rests, degrees. */
  async function shownYaw(page: Page): Promise<number> {
    const label = () => Number(new URL(page.url()).searchParams.get('yaw') ?? 0);
    for (let before = Number.NaN; before !== label(); await frames(page, 45)) before = label();
    return label();
  }

  test('the view turns as the phone is turned, and continues from where one dragged to', {
    tag: '@long',
  }, async ({ page }) => {
    const cdp = await page.context().newCDPSession(page);
    await page.goto(tour.preview);
    await sharpViewer(page);
    await expect(byMoving(page)).toHaveAttribute('aria-pressed', 'false');
    await hold(cdp, 100, 90);
    await byMoving(page).tap();
    await expect(byMoving(page)).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
    const start = await shownYaw(page);
    await hold(cdp, 60, 90);
    await expect.poll(() => shownYaw(page)).toBeCloseTo(start + 40, 0);
    await byMoving(page).tap();
    await hold(cdp, 0, 90);
    expect(await shownYaw(page)).toBeCloseTo(start + 40, 0);
  });

  test('a no is remembered and said in plain words; dragging still works', { tag: '@long' }, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      (DeviceOrientationEvent as unknown as { requestPermission: unknown }).requestPermission = async () =>
        'denied';
    });
    await page.goto(tour.preview);
    await sharpViewer(page);
    await byMoving(page).tap();
    await expect(page.getByRole('alert')).toContainText('may not read how the device moves');
    await page.reload();
    await sharpViewer(page);
    await expect(byMoving(page)).toHaveAccessibleName('Look by moving the device (not allowed)');
    await expect(byMoving(page)).toHaveAttribute('aria-pressed', 'false');
  });

  test('a device without sensor events is not waited for', { tag: '@long' }, async ({ page }) => {
    await page.goto(tour.preview);
    await sharpViewer(page);
    await byMoving(page).tap();
    await expect(page.getByRole('alert')).toContainText('does not report how it moves');
  });
});

test('a tour that asks for it begins as a little planet, but not for visitors who come for a certain scene', {
  tag: '@long',
}, async ({ page, playwright, tourwright }) => {
  const request = await playwright.request.newContext();
  const files = { 'hall.jpg': await panorama(20) };
  const planetTour = await publishTour(request, tourwright.address, files, (id) => {
    const scenes = [{ id: 1, name: 'Hall', slug: `${id}/hall.jpg` }];
    return { opening: 'planet', scenes } as never;
  });
  await request.dispose();
  const planet = page.locator('.tw-planet');
  await page.goto(planetTour.preview);
  await expect(planet).toBeAttached();
  await expect(planet).toHaveCount(0);
  await sharpViewer(page);
  await page.goto(`${planetTour.preview}&scene=1&yaw=20`);
  const seen = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const look = () => document.querySelector('.tw-planet') && resolve(true);
        new MutationObserver(look).observe(document, { childList: true, subtree: true });
        setTimeout(() => resolve(false), 3000);
      }),
  );
  await sharpViewer(page);
  expect(await seen).toBe(false);
});
