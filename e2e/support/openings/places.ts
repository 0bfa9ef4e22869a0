/** What the editor shows in its place after some steps: tools for the photo, the check, the map, the recorder, no connection. */
import type { Page } from '@playwright/test';
import { command } from '../editor-walk.ts';
import { expect } from '../test.ts';
import { enter, type Opening } from './look-at-openings.ts';
import { canvas, hotspot, isDesk, panel, place, section, withIcon } from './reach.ts';

type Open = Opening['open'];

/** Shows one of the parts of the tools for the photo; Escape leaves them. */
const adjustPart =
  (index: number, then?: (page: Page) => Promise<unknown>): Open =>
  async (page) => {
    await section(page, 'scenes');
    await canvas(page).press('Escape');
    await command(page, 'adjust-photo');
    const inspector = page.locator('aside:has(h2[tabindex="-1"])');
    await expect(inspector.locator('h2')).toBeFocused();
    await enter(
      inspector.locator('[role="group"], [role="radiogroup"]').first().locator('button').nth(index),
    );
    await then?.(page);
    return isDesk(page) ? page.locator('[data-adjust-photo]') : canvas(page);
  };

const tools = 'aside:has(h2[tabindex="-1"])';

/** Beside the canvas, or a sheet over it. */
const tourCheck: Open = async (page) => {
  await section(page, 'scenes');
  await canvas(page).focus();
  await command(page, 'checks');
  await expect(page.locator('li[data-problem]').first()).toBeVisible();
  return isDesk(page) ? null : canvas(page);
};

export const places: Record<string, Opening> = {
  'level of a photo': place(adjustPart(0)),
  'light of a photo': place(adjustPart(1)),
  'tripod of a photo': place(adjustPart(2)),
  'ball over the tripod': place(
    adjustPart(2, (page) => enter(page.locator(`${tools} [role="group"]`).nth(1).locator('button').nth(2))),
  ),
  'blur of a photo': place(
    adjustPart(3, async (page) => {
      await enter(page.locator(`${tools} ${withIcon('plus')}`).first());
      await expect(page.locator(`${tools} input`).first()).toBeVisible();
    }),
  ),
  'the map': place(async (page) => {
    await section(page, 'map');
    return null;
  }),
  'one arrow of the map': place(async (page) => {
    await section(page, 'map');
    await enter(panel(page).locator('li button').first());
    // Beside the arrow, and on a phone in the list.
    const ends = page.locator('main section[tabindex="-1"], li[data-selected] button [inert]').first();
    await expect(ends).toBeVisible();
    return null;
  }),
  'the plan': place(async (page) => {
    await section(page, 'plans');
    await page.locator('[data-pin]').first().focus();
    return null;
  }),
  'the guide': place(async (page) => {
    await section(page, 'guide');
    return null;
  }),
  'the recorder': place(async (page) => {
    await section(page, 'guide');
    await enter(page.locator(withIcon('player-record-filled')).first());
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.locator(withIcon('player-stop-filled'))).toBeFocused();
    return null;
  }),
  'a recording that was given up': place(async (page) => {
    await enter(page.locator(`:has(> ${withIcon('player-stop-filled')}) > button`).last());
    await expect(page.locator(withIcon('player-record-filled')).first()).toBeVisible();
    return null;
  }),
  'the bin': place(async (page) => {
    await section(page, 'files');
    await enter(panel(page).locator(withIcon('trash')).first());
    return null;
  }),
  'a hotspot as visitors see it': place(async (page) => {
    await hotspot(page, 1);
    await canvas(page).press('Shift+Enter');
    await expect(page.locator('main [role="dialog"], main [role="region"]').last()).toBeVisible();
    return null;
  }),
  'the tour check': { kind: 'place', only: 'desk', open: tourCheck },
  'the tour check as a sheet': { kind: 'dialog', only: 'phone', open: tourCheck },
  'one problem': place(async (page) => {
    await section(page, 'scenes');
    await canvas(page).press('n');
    await expect(page.locator('[data-in-hand]').first()).toBeVisible();
    return null;
  }),
  'the preview': place(async (page) => {
    await section(page, 'scenes');
    await canvas(page).press('Control+Enter');
    await page.waitForURL(/\/preview\//);
    // Whose picture is sharp, too.
    await expect(page.locator('[data-editor-canvas]')).toHaveCount(0);
    await expect(page.locator('[data-tourwright="sharp"]').first()).toBeVisible({ timeout: 60_000 });
    await page.keyboard.press('Tab');
    return null;
  }),
  'the editor after the preview': place(async (page) => {
    await page.goBack();
    await expect(page.locator('nav button[aria-current="true"]').first()).toBeVisible();
    await canvas(page).focus();
    return null;
  }),
  'no connection': place(async (page) => {
    await section(page, 'scenes');
    await page.context().setOffline(true);
    await canvas(page).press('s');
    await expect(page.locator('header [role="status"]:has(.tabler-icon-cloud-off)')).toBeVisible();
    return null;
  }),
  'the connection again': place(async (page) => {
    await page.context().setOffline(false);
    await expect(page.locator('header [role="status"]:has(.tabler-icon-cloud-check)')).toBeVisible();
    return null;
  }),
};
