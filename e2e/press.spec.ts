/** What a visitor presses opens, whatever of the app arrives before, during or after the press. */
import type { Page } from '@playwright/test';
import { controls, mark, note } from './support/every-kind-page.ts';
import { frames } from './support/frames.ts';
import type { FullTour } from './support/full-tour.ts';
import { app, hold } from './support/hold.ts';
import { sharpViewer } from './support/owner.ts';
import { expect, test } from './support/test.ts';

let tour: FullTour;

test.use({ viewport: { width: 1280, height: 800 } });

test.beforeAll(({ everyKind }) => {
  tour = everyKind;
});

/** What is known of the pictures of all rooms: requested by the app once the first picture is sharp. */
const media = /\/api\/tours\/[^/]*\/media/;

/** The middle of a hotspot, to be pressed without any of Playwright's own waiting. */
async function middleOf(page: Page, id: string): Promise<{ x: number; y: number }> {
  const box = await mark(page, id).boundingBox();
  if (!box) throw new Error(`${id} is not in the picture`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.describe('before the app is there', () => {
  test('a note that is chosen opens when it is', async ({ page }) => {
    const release = await hold(page, app);
    await page.goto(tour.preview);
    await sharpViewer(page);
    await mark(page, 'note').click();
    await release();
    await expect(note(page)).toBeVisible();
    await expect(mark(page, 'note')).toHaveAttribute('aria-expanded', 'true');
  });

  test('what was chosen in a scene that one has left does not open in the next', { tag: '@long' }, async ({
    page,
  }) => {
    const release = await hold(page, app);
    await page.goto(tour.preview);
    await sharpViewer(page);
    await mark(page, 'note').click();
    await mark(page, 'to').click();
    await expect(page.locator('[data-tourwright]')).toHaveAttribute('data-scene', '2');
    await release();
    await expect(controls(page)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^Kitchen\./ })).toBeAttached();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('a page that may not be opened any more is reported', { tag: '@long' }, async ({ page }) => {
    const release = await hold(page, app);
    await page.addInitScript(() => {
      // As it is some seconds after a press; Playwright's own questions count as presses.
      Object.defineProperty(UserActivation.prototype, 'isActive', { get: () => false });
    });
    await page.goto(tour.preview);
    await sharpViewer(page);
    await mark(page, 'site').click();
    await release();
    await expect(page.getByRole('dialog').getByRole('link')).toHaveAttribute('href', 'https://shop.example/');
    expect(page.context().pages()).toHaveLength(1);
  });
});

test.describe('while it comes', () => {
  /** Presses, lets the app come into the press, and lets go. */
  async function pressInto(page: Page, id: string, query = ''): Promise<void> {
    const release = await hold(page, app);
    await page.goto(`${tour.preview}${query}`);
    await sharpViewer(page);
    await mark(page, id).hover();
    await page.mouse.down();
    await release();
    await expect(controls(page)).toBeVisible();
    await page.mouse.up();
  }

  test('a press counts', { tag: '@long' }, async ({ page }) => {
    await pressInto(page, 'note');
    await expect(note(page)).toBeVisible();
  });

  test('a press counts once', { tag: '@long' }, async ({ page }) => {
    await pressInto(page, 'to');
    await expect(page.locator('[data-tourwright]')).toHaveAttribute('data-scene', '2');
    await expect(page.getByRole('button', { name: 'Back one scene' })).toBeVisible();
    await page.getByRole('button', { name: 'Back one scene' }).click();
    await expect(page.locator('[data-tourwright]')).toHaveAttribute('data-scene', '1');
    await expect(page.getByRole('button', { name: 'Back one scene' })).toBeDisabled();
  });

  test('a press counts below what ends up over it', { tag: '@long' }, async ({ page }) => {
    await pressInto(page, 'note', '&yaw=-25&pitch=39');
    const { x, y } = await middleOf(page, 'note');
    const cover = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left ?? 0, top ?? 0)?.closest('nav')?.tagName,
      [x, y],
    );
    expect(cover).toBe('NAV');
    await expect(note(page)).toBeVisible();
  });

  test('a press that is taken back does not count', { tag: '@long' }, async ({ page }) => {
    const release = await hold(page, app);
    await page.goto(tour.preview);
    await sharpViewer(page);
    await mark(page, 'note').hover();
    await page.mouse.down();
    await release();
    await expect(controls(page)).toBeVisible();
    await page.mouse.move(900, 600);
    await page.mouse.up();
    await frames(page, 20);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  for (const key of ['Enter', 'Space']) {
    test(`the key ${key} counts`, { tag: '@long' }, async ({ page }) => {
      const release = await hold(page, app);
      await page.goto(tour.preview);
      await sharpViewer(page);
      await mark(page, 'note').focus();
      await page.keyboard.down(key);
      await release();
      await expect(controls(page)).toBeVisible();
      await page.keyboard.up(key);
      await expect(note(page)).toBeVisible();
    });
  }

  test('a drag continues', { tag: '@long' }, async ({ page }) => {
    const release = await hold(page, app);
    await page.goto(tour.preview);
    await sharpViewer(page);
    const before = await middleOf(page, 'site');
    await page.mouse.move(600, 600);
    await page.mouse.down();
    await page.mouse.move(560, 600, { steps: 4 });
    await release();
    await expect(controls(page)).toBeVisible();
    await page.mouse.move(300, 600, { steps: 8 });
    await expect.poll(async () => (await middleOf(page, 'site')).x).toBeLessThan(before.x - 200);
    await page.mouse.up();
  });

  test('an area of the picture is chosen', { tag: '@long' }, async ({ page }) => {
    const release = await hold(page, app);
    await page.goto(tour.preview);
    await sharpViewer(page);
    // Areas are loaded after the picture.
    await expect(page.locator('[data-area-id="rug"]')).toHaveAttribute('d', /^M/);
    const place = await middleOf(page, 'rug');
    const client = await page.context().newCDPSession(page);
    const mouse = (type: 'mousePressed' | 'mouseReleased', timestamp: number) =>
      client.send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1, timestamp });
    const start = Date.now() / 1000;
    await mouse('mousePressed', start);
    await release();
    await expect(controls(page)).toBeVisible();
    // However long the app took: a longer press would not be a tap.
    await mouse('mouseReleased', start + 0.2);
    await expect(page.getByRole('dialog', { name: 'Rug' })).toBeVisible();
  });
});

test.describe('once it is there', () => {
  test('a press counts that what is known of the other scenes comes into', { tag: '@long' }, async ({
    page,
  }) => {
    const release = await hold(page, media);
    await page.goto(tour.preview);
    await sharpViewer(page);
    await expect(controls(page)).toBeVisible();
    await mark(page, 'note').hover();
    await page.mouse.down();
    const answer = page.waitForResponse(media);
    await release();
    await (await answer).finished();
    await frames(page, 20);
    await page.mouse.up();
    await expect(note(page)).toBeVisible();
  });

  test('a press counts in the very moment in which the app takes over', async ({ page }) => {
    // The mouse moves and clicks by itself as soon as the first button of the app is in the page.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('nav')) return;
        observer.disconnect();
        const mark = document.querySelector<HTMLElement>('[data-hotspot-id="note"]');
        document.documentElement.dataset.pressed = String(mark?.isConnected);
        mark?.click();
      }).observe(document, { subtree: true, childList: true });
    });
    const release = await hold(page, app);
    await page.goto(tour.preview);
    await sharpViewer(page);
    await expect(mark(page, 'note')).toBeAttached();
    await release();
    await expect(note(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-pressed', 'true');
  });

  test('a panel opens right after another was closed', { tag: '@long' }, async ({ page }) => {
    await page.goto(tour.preview);
    await sharpViewer(page);
    await expect(controls(page)).toBeVisible();
    await mark(page, 'note').click();
    await expect(note(page)).toBeVisible();
    // Before the browser has gone back to the address without the panel.
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('[role=dialog] button')?.click();
      document.querySelector<HTMLElement>('[data-hotspot-id="mug"]')?.click();
    });
    const mug = page.getByRole('dialog', { name: 'Stoneware mug' });
    await expect(mug).toBeVisible();
    await frames(page, 30);
    await expect(mug).toBeVisible();
    await page.goBack();
    await expect(mug).toBeHidden();
    await expect(page.locator('[data-tourwright]')).toHaveCount(1);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger that the app comes under is no less than a mouse', { tag: '@long' }, async ({ page }) => {
    const release = await hold(page, app);
    await page.goto(`${tour.preview}&yaw=-25`);
    await sharpViewer(page);
    const { x, y } = await middleOf(page, 'note');
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchEnd') =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    await touch('touchStart');
    await release();
    await expect(controls(page)).toBeAttached();
    await touch('touchEnd');
    await expect(note(page)).toBeVisible();
  });
});
