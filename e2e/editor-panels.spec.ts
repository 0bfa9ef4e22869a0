/**
 * Every panel, inspector and dialog of the editor, in both pseudo-locales and to axe: nothing is left untranslated or cut off,
 * down to 320 pixels, and axe finds nothing. The panels are those of the rail, so that a new one is looked at by itself.
 */
import type { Page } from '@playwright/test';
import { command, desk, isReady, kinds, lookAt, openFullTour, railOf } from './support/editor-walk.ts';
import { expect, test } from './support/test.ts';

/** By the names of their actions, which the palette finds in every language. */
const dialogs = ['keys', 'help', 'share', 'publish', 'versions', 'new-tour'];
/** What is walked in one test, each of a minute or so. */
const walks = {
  panel: async (page: Page, look: (name: string) => Promise<void>) => {
    const rail = railOf(page);
    for (let index = 0; index < (await rail.count()); index++) {
      await rail.nth(index).click();
      await expect(rail.nth(index)).toHaveAttribute('aria-current', 'true');
      await isReady(page);
      await look(`panel-${index}`);
    }
    await command(page, 'checks');
    await isReady(page);
    await look('panel-checks');
  },
  // The inspector of the surface, by its row in the scene's, and of each kind, by its row in the list of hotspots.
  inspector: async (page: Page, look: (name: string) => Promise<void>) => {
    await railOf(page).nth(1).click();
    const rows = page.locator('aside').first().locator('li button');
    await expect(rows).toHaveCount(kinds.length + 1);
    await page.locator('aside').last().locator('li button').click();
    await isReady(page);
    // Where there is little room it is a sheet, which stays open for whatever is selected next.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('main button:has(.tabler-icon-adjustments)').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.setViewportSize(desk);
    await look('inspector-surface');
    for (let index = 0; index <= kinds.length; index++) {
      await rows.nth(index).click();
      await expect(rows.nth(index)).toHaveAttribute('aria-current', 'true');
      await isReady(page);
      await look(`inspector-${index}`);
    }
  },
  dialog: async (page: Page, look: (name: string) => Promise<void>) => {
    const dialog = page.getByRole('dialog');
    for (const id of dialogs) {
      await command(page, id);
      await expect(dialog.locator('h2').first()).toBeVisible();
      await isReady(page);
      await look(`dialog-${id}`);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
    await page.keyboard.press('Control+k');
    await expect(dialog).toBeVisible();
    await look('palette');
  },
};

for (const locale of ['en-XA', 'ar-XB'] as const) {
  for (const [what, walk] of Object.entries(walks)) {
    test(`every ${what} of the editor is wholly in ${locale}, and nothing is cut off at 320 pixels @long`, async ({
      page,
      tourwright,
    }) => {
      test.setTimeout(600_000);
      const { address } = tourwright;
      await page.context().addCookies([{ name: 'locale', value: locale, url: address }]);
      await page.setViewportSize(desk);
      await openFullTour(page, address);
      await expect(railOf(page).first()).toBeVisible();
      await walk(page, (name) => lookAt(page, locale, name));
    });
  }
}
