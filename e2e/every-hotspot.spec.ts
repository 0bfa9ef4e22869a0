/** A hotspot of every kind is opened and left by mouse, by finger and by keyboard, one after the other. */
import type { Locator, Page } from '@playwright/test';
import { frames } from './support/frames.ts';
import type { FullTour } from './support/full-tour.ts';
import { sharpViewer } from './support/owner.ts';
import { expect, expectAccessible, test } from './support/test.ts';

let tour: FullTour;

test.beforeAll(({ everyKind }) => {
  tour = everyKind;
});
test.beforeEach(async ({ page, context }) => {
  await context.route('https://shop.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Shop' }),
  );
  await page.goto(tour.preview);
  await sharpViewer(page);
  // The app has taken the tour over.
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
});

/** What opens, by the hotspot's id; the page of another site and the way to the next scene are on their own. */
const panels = {
  note: 'Oak floor',
  one: 'Painting',
  all: 'Album',
  tv: 'Our film',
  bell: 'Bell',
  mug: 'Stoneware mug',
  hours: 'Opening hours',
  bad: 'Trap',
  pdf: 'Plan',
};

const hotspot = (page: Page, id: string) => page.locator(`[data-hotspot-id="${id}"]`);

/** Whether a mark is well within the picture. */
async function isInSight(page: Page, id: string): Promise<boolean> {
  const box = await hotspot(page, id).boundingBox();
  const { width } = page.viewportSize() ?? { width: 0 };
  const isOutside = (await hotspot(page, id).getAttribute('data-outside')) !== null;
  return !isOutside && box !== null && box.x >= 0 && box.x + box.width <= width;
}

const panel = (page: Page, name: string) => page.getByRole('dialog', { name });
const close = (dialog: Locator) => dialog.getByRole('button', { name: 'Close', exact: true });

/** The middle of the rug, which is an area of the picture. */
async function rug(page: Page): Promise<{ x: number; y: number }> {
  let box = { x: 0, y: 0, width: 0, height: 0 };
  // The app draws it again when it takes the tour over.
  const isThere = async () => {
    box = (await page.locator('.tw-areas path').boundingBox()) ?? box;
    return box.width > 0;
  };
  await expect.poll(isThere).toBe(true);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function expectKitchen(page: Page): Promise<void> {
  await expect(page.locator('[data-tourwright]')).toHaveAttribute('data-scene', '2');
  // The link is gone: the keyboard continues from the picture.
  await expect(page.locator('[data-tourwright] > canvas').first()).toBeFocused();
}

test('by mouse', { tag: '@long' }, async ({ page, context }) => {
  const { x, y } = await rug(page);
  await page.mouse.click(x, y);
  await expect(panel(page, 'Rug')).toBeVisible();
  await close(panel(page, 'Rug')).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const [id, name] of Object.entries(panels)) {
    await hotspot(page, id).click();
    await expect(panel(page, name)).toBeVisible();
    await close(panel(page, name)).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  const [tab] = await Promise.all([context.waitForEvent('page'), hotspot(page, 'site').click()]);
  await tab.close();
  // A panel turns the view until what it is about is beside it.
  while (!(await isInSight(page, 'to'))) {
    await page.mouse.move(500, 700);
    await page.mouse.down();
    await page.mouse.move(700, 700, { steps: 4 });
    // Held for a moment: the picture does not glide on.
    await frames(page, 12);
    await page.mouse.up();
  }
  await hotspot(page, 'to').click();
  await expectKitchen(page);
});

test('by keyboard, in reading order', async ({ page, context }) => {
  await page.locator('[data-tourwright] > canvas').first().focus();
  const reached: string[] = [];
  const names: Record<string, string> = { ...panels, rug: 'Rug' };
  for (;;) {
    await page.keyboard.press('Tab');
    const id = await page.evaluate(
      () => (document.activeElement as HTMLElement | null)?.dataset['hotspotId'] ?? null,
    );
    if (id === null) break;
    reached.push(id);
    const name = names[id];
    if (name === undefined) continue;
    await page.keyboard.press('Enter');
    await expect(panel(page, name)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(hotspot(page, id)).toBeFocused();
  }
  expect([...reached].sort()).toEqual([...Object.keys(names), 'site', 'to'].sort());
  await hotspot(page, 'site').focus();
  const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
  await tab.close();
  await hotspot(page, 'to').focus();
  await page.keyboard.press('Enter');
  await expectKitchen(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** Draws the picture along. */
  async function drag(page: Page, from: number, to: number): Promise<void> {
    const touch = await page.context().newCDPSession(page);
    const points = (x: number) => [{ x, y: 600, id: 1 }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(from) });
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await touch.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: points(from + (to - from) * part),
      });
    }
    // Held for a moment: the picture does not glide on.
    await frames(page, 12);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  /** Draws the picture until a mark is in sight: towards where it is seen to be, else to the side where it is known to. */
  async function findHotspot(page: Page, id: string, side: 'left' | 'right'): Promise<void> {
    while (!(await isInSight(page, id))) {
      const { x } = (await hotspot(page, id).boundingBox()) ?? { x: 0 };
      if (x < 0 || (x < 300 && side === 'left')) await drag(page, 240, 300);
      else await drag(page, 300, 240);
    }
  }

  test('by finger', { tag: '@long' }, async ({ page }) => {
    const { x, y } = await rug(page);
    await page.touchscreen.tap(x, y);
    await close(panel(page, 'Rug')).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // Before it opens one reads whose page it is.
    await hotspot(page, 'site').tap();
    await close(panel(page, 'Our site')).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    for (const [id, name] of Object.entries(panels)) {
      await findHotspot(page, id, 'right');
      await hotspot(page, id).tap();
      await expect(panel(page, name)).toBeVisible();
      await close(panel(page, name)).tap();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await findHotspot(page, 'to', 'left');
    await hotspot(page, 'to').tap();
    await expect(page.locator('[data-tourwright]')).toHaveAttribute('data-scene', '2');
  });

  test('the tour as text is no wider than the screen, however long the names in it', {
    tag: '@long',
  }, async ({ page }) => {
    await page.getByRole('button', { name: 'Read the tour as text' }).press('Enter');
    const text = page.getByRole('dialog', { name: 'Furnished' });
    // No scene of this tour has a name as long as some have.
    await text.getByRole('heading', { name: 'Kitchen' }).evaluate((heading) => {
      heading.textContent = 'Donaudampfschifffahrtsgesellschaftskapitänskajüte';
    });
    const tooWide = await text.evaluate((dialog) =>
      [...dialog.querySelectorAll('p, a, b, li, button, h3')]
        .filter(
          (each) => !each.closest('.visually-hidden') && each.getBoundingClientRect().right > innerWidth,
        )
        .map(({ textContent }) => textContent),
    );
    expect(tooWide).toEqual([]);
    await expectAccessible(page);
  });
});

test('in data saving mode the contents of a hotspot load when it is opened, and not before', {
  tag: '@long',
}, async ({ browser, watchConsole }) => {
  const page = await browser.newPage();
  watchConsole(page);
  await page.addInitScript(() => {
    const connection = { saveData: true, effectiveType: '4g' };
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
  const happened: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/panels-.*\.js/.test(request.url())) happened.push('fetched');
  });
  await page.goto(tour.preview);
  await sharpViewer(page);
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  happened.push('pressed');
  await hotspot(page, 'note').press('Enter');
  await expect(panel(page, 'Oak floor')).toBeVisible();
  expect(happened).toEqual(['pressed', 'fetched']);
  await page.close();
});
