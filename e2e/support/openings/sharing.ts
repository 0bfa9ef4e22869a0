/** The screen for sharing: its tabs, a link of its own and what is set there. */
import { command } from '../editor-walk.ts';
import { expect } from '../test.ts';
import { enter, type Opening } from './look-at-openings.ts';
import { asked, canvas, dialog, section, withIcon } from './reach.ts';

type Open = Opening['open'];

/** Opens the screen, and one of its tabs by the arrow keys. */
const tab =
  (index: number): Open =>
  async (page) => {
    await section(page, 'scenes');
    await canvas(page).focus();
    await command(page, 'share');
    const tabs = dialog(page).getByRole('tab');
    await tabs.first().focus();
    for (let press = 0; press < index; press += 1) await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(index)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
    await expect(dialog(page).getByRole('tabpanel')).toBeVisible();
    return canvas(page);
  };

/** Opens the link that `a private link` has made. */
const link =
  (index: number): Open =>
  async (page) => {
    const back = await tab(0)(page);
    const rows = dialog(page).locator('nav button');
    await expect(rows).toHaveCount(3);
    await enter(rows.nth(1));
    await expect(dialog(page).getByRole('tab')).toHaveCount(2);
    await enter(dialog(page).getByRole('tab').nth(index));
    return back;
  };

export const sharing: Record<string, Opening> = {
  'share link': asked(tab(0)),
  'share embed': asked(tab(1)),
  'share card': asked(tab(2)),
  'share download': asked(tab(3)),
  'a private link': asked(async (page) => {
    const back = await tab(0)(page);
    await enter(dialog(page).locator(withIcon('plus')).first());
    await expect(dialog(page).locator('[aria-haspopup="dialog"]').first()).toBeVisible();
    return back;
  }),
  'controls of a private link': asked(async (page) => {
    await link(0)(page);
    return enter(dialog(page).locator('[aria-haspopup="dialog"]').first());
  }),
  'a private link embedded': asked(link(1)),
  'a link with a password': asked(async (page) => {
    const back = await link(0)(page);
    await dialog(page).locator('input[type="radio"]').nth(2).press('Space');
    await expect(dialog(page).locator(withIcon('refresh')).first()).toBeVisible();
    return back;
  }),
  'a link that ended': asked(async (page) => {
    const back = await link(0)(page);
    // The last of its foot.
    const revoke = dialog(page).locator('button').last();
    await enter(revoke);
    await expect(dialog(page).locator('nav .tabler-icon-ban').last()).toBeVisible();
    await expect(revoke).toBeFocused();
    return back;
  }),
  'no link any more': asked(async (page) => {
    const back = await link(0)(page);
    await enter(dialog(page).locator('button').nth(-2));
    await expect(dialog(page).locator('nav button')).toHaveCount(2);
    return back;
  }),
};
