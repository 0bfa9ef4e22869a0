/** A hotspot opens its panel, also when the code of panels is loaded late, fails to load, or is loaded by "Try again". */
import { controls, mark, note } from './support/every-kind-page.ts';
import type { FullTour } from './support/full-tour.ts';
import { hold } from './support/hold.ts';
import { keepsFailedImports, reloadWhereKept } from './support/keeps-failed-imports.ts';
import { sharpViewer } from './support/owner.ts';
import { expect, test } from './support/test.ts';

let tour: FullTour;

test.use({ viewport: { width: 1280, height: 800 } });

test.beforeAll(({ everyKind }) => {
  tour = everyKind;
});

/** The code of what hotspots open. */
const panels = /\/assets\/panels-[^/]*\.js/;

test('a panel opens as soon as its code is there', { tag: '@long' }, async ({ page }) => {
  const release = await hold(page, panels);
  await page.goto(tour.preview);
  await sharpViewer(page);
  await expect(controls(page)).toBeVisible();
  await mark(page, 'note').click();
  await expect(mark(page, 'note')).toHaveAttribute('aria-expanded', 'true');
  await release();
  await expect(note(page)).toBeVisible();
});

test('the panel that was requested last opens', { tag: '@long' }, async ({ page }) => {
  const release = await hold(page, panels);
  await page.goto(tour.preview);
  await sharpViewer(page);
  await expect(controls(page)).toBeVisible();
  await mark(page, 'one').click();
  await mark(page, 'note').click();
  await release();
  await expect(note(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test.describe('whose code fails', () => {
  test.use({ expectedConsole: [/net::ERR_FAILED|A panel could not be loaded/] });

  let isKept: boolean;
  test.beforeEach(async ({ page, tourwright }) => {
    isKept = await keepsFailedImports(page, tourwright.address);
  });

  test('hotspots whose code failed once come all the same', { tag: '@long' }, async ({ page }) => {
    let asked = 0;
    await page.route(/\/assets\/marks-[^/]*\.js/, (route) =>
      asked++ === 0 ? route.abort() : route.continue(),
    );
    await page.goto(tour.preview);
    await sharpViewer(page);
    await reloadWhereKept(page, isKept);
    await mark(page, 'note').click();
    await expect(note(page)).toBeVisible();
  });

  test('a panel whose code failed ahead of time opens when it is wanted', { tag: '@long' }, async ({
    page,
  }) => {
    let asked = 0;
    await page.route(panels, (route) => (asked++ === 0 ? route.abort() : route.continue()));
    await page.goto(tour.preview);
    await sharpViewer(page);
    await expect(controls(page)).toBeVisible();
    await expect.poll(() => asked).toBeGreaterThan(0);
    await reloadWhereKept(page, isKept);
    await mark(page, 'note').click();
    await expect(note(page)).toBeVisible();
  });

  test('a panel whose code cannot be had says so, and opens when one tries again', { tag: '@long' }, async ({
    page,
  }) => {
    let isDown = true;
    await page.route(panels, (route) => (isDown ? route.abort() : route.continue()));
    await page.goto(tour.preview);
    await sharpViewer(page);
    await expect(controls(page)).toBeVisible();
    await mark(page, 'note').click();
    const notice = page.getByRole('alert').filter({ hasText: 'This could not be opened' });
    await expect(notice).toBeVisible();
    isDown = false;
    if (isKept) {
      await reloadWhereKept(page, isKept);
      await mark(page, 'note').click();
    } else await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(note(page)).toBeVisible();
    await expect(notice).toBeHidden();
    await note(page).getByRole('button', { name: 'Close' }).click();
    await expect(note(page)).toBeHidden();
    await expect(notice).toBeHidden();
    await expect(mark(page, 'note'), 'the keyboard goes on where one was').toBeFocused();
  });
});
