/** The inspector of each kind of hotspot and of what else can be selected, as panel or as sheet. */
import type { Page } from '@playwright/test';
import { kinds } from '../editor-walk.ts';
import { expect } from '../test.ts';
import { enter, type Opening } from './look-at-openings.ts';
import { canvas, dialog, hotspot, inspector, isDesk, panel, section } from './reach.ts';

/** On a phone it is a dialog, which takes the focus and gives it back to the button that opened it. */
const shown =
  (select: (page: Page) => Promise<unknown>): Opening['open'] =>
  async (page) => {
    await select(page);
    await inspector(page);
    return isDesk(page) ? null : page.locator('main button:has(.tabler-icon-adjustments)').last();
  };

/** The same on both, since a sheet is a dialog on a phone alone. */
function both(name: string, select: (page: Page) => Promise<unknown>): [string, Opening][] {
  return [
    [name, { kind: 'place', only: 'desk', open: shown(select) }],
    [`${name} as a sheet`, { kind: 'dialog', only: 'phone', open: shown(select) }],
  ];
}

export const inspectors: Record<string, Opening> = Object.fromEntries([
  ...[...kinds, 'polygon'].flatMap((kind, index) =>
    both(`inspector of ${kind}`, (page) => hotspot(page, index)),
  ),
  ...both('inspector of a scene', async (page) => {
    await section(page, 'scenes');
    await canvas(page).press('Escape');
  }),
  ...both('inspector of a scene with variants', async (page) => {
    await section(page, 'scenes');
    await enter(page.locator('li[data-scene-id="2"] button').first());
  }),
  ...both('inspector of a surface', async (page) => {
    await section(page, 'scenes');
    await enter(page.locator('li[data-scene-id="1"] button').first());
    await canvas(page).press('Escape');
    const row = (await inspector(page)).locator('li button:has(.tabler-icon-perspective), li button').first();
    await enter(row);
    if (!isDesk(page)) await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }),
  ...both('inspector of several hotspots', async (page) => {
    await section(page, 'scenes');
    await enter(page.locator('li[data-scene-id="1"] button').first());
    await canvas(page).press('Control+a');
  }),
  ...both('inspector of a pin', async (page) => {
    await section(page, 'plans');
    await enter(page.locator('[data-pin]').first());
  }),
  ...both('inspector of a stop', async (page) => {
    await section(page, 'guide');
    await enter(page.locator('[data-stop]').first());
  }),
  [
    'a product',
    {
      kind: 'place',
      open: async (page: Page) => {
        await section(page, 'products');
        await enter(panel(page).locator('li button').first());
        await expect(panel(page).locator('textarea').first()).toBeVisible();
        await expect(panel(page).locator('button:has(.tabler-icon-arrow-left)')).toBeFocused();
        return null;
      },
    },
  ],
  [
    'its row again',
    {
      kind: 'place',
      open: async (page: Page) => {
        await enter(panel(page).locator('button:has(.tabler-icon-arrow-left)'));
        await expect(panel(page).locator('li button').first()).toBeFocused();
        await expect(dialog(page)).toHaveCount(0);
        return null;
      },
    },
  ],
] as [string, Opening][]);
