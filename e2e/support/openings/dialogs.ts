/** The dialogs and popovers of the editor that are behind a button, a key or a file. */
import type { Locator, Page } from '@playwright/test';
import { command } from '../editor-walk.ts';
import { pdf, plainPicture } from '../full-tour.ts';
import { paintedPanorama } from '../painted-once.ts';
import { expect } from '../test.ts';
import { enter, type Opening } from './look-at-openings.ts';
import {
  asked,
  behind,
  canvas,
  chooseFiles,
  dialog,
  drop,
  hotspot,
  inspector,
  menuButton,
  panel,
  section,
  withIcon,
} from './reach.ts';

const csv = 'name;price;currency;stock\nƁ;12,50;EUR;3\nĊ;x;;\n';

/** What an action opens that is in the palette; the focus goes back to the panorama. */
const byCommand = (id: string): Opening =>
  asked(async (page) => {
    await section(page, 'scenes');
    await canvas(page).focus();
    await command(page, id);
    await expect(dialog(page).locator('h2').first()).toBeVisible();
    return canvas(page);
  });

/** Opens all versions, and the question for a name over them. Returns its button. */
async function nameVersion(page: Page): Promise<Locator> {
  await command(page, 'versions');
  const name = dialog(page).locator(withIcon('bookmark-plus'));
  await expect(name).toBeEnabled();
  await enter(name);
  // The one below is hidden from screen readers.
  await expect(page.locator('[role="dialog"]')).toHaveCount(2);
  return name;
}

export const dialogs: Record<string, Opening> = {
  palette: asked(async (page) => {
    await section(page, 'scenes');
    return enter(canvas(page), 'Control+k');
  }),
  'what a palette finds': asked(async (page) => {
    await section(page, 'scenes');
    await enter(canvas(page), 'Control+k');
    await dialog(page).locator('input').fill('ş');
    await page.keyboard.press('ArrowDown');
    return canvas(page);
  }),
  keys: byCommand('keys'),
  'a key that is taken': {
    kind: 'place',
    open: async (page) => {
      await section(page, 'scenes');
      await canvas(page).focus();
      await command(page, 'keys');
      const change = await enter(dialog(page).locator(withIcon('pencil')).first());
      await page.keyboard.press('l');
      await expect(dialog(page).getByRole('status').first()).toBeVisible();
      return change;
    },
  },
  help: byCommand('help'),
  publish: byCommand('publish'),
  'a new tour': byCommand('new-tour'),
  'all icons': asked(async (page) => {
    await hotspot(page, 1);
    return enter((await inspector(page)).locator('fieldset [aria-haspopup="dialog"]').first());
  }),
  'files of the tour': asked(async (page) => {
    await hotspot(page, 2);
    return enter(
      (await inspector(page)).locator('[aria-haspopup="dialog"]:has(.tabler-icon-folder-open)').first(),
    );
  }),
  'captions of a video': asked(async (page) => {
    await hotspot(page, 4);
    return enter((await inspector(page)).locator(withIcon('pencil')).last());
  }),
  'a new link': asked(async (page) => {
    await section(page, 'scenes');
    await canvas(page).press('l');
    await canvas(page).press('l');
    return canvas(page);
  }),
  'an unclear drop': asked(async (page) => {
    await canvas(page).press('v');
    await drop(page, 'band.jpg', 'image/jpeg', (await plainPicture('#667788', 900, 200)).body);
    return null;
  }, 'desk'),
  'a dropped archive': asked(async (page) => {
    await drop(page, 'tours.zip', 'application/zip', Buffer.from('PK\u0005\u0006'.padEnd(22, '\0')));
    return null;
  }, 'desk'),
  'pages of a plan': asked(async (page) => {
    // On a phone there is no rail while something is placed.
    await canvas(page).press('v');
    await section(page, 'plans');
    const add = panel(page).locator(withIcon('plus')).first();
    await chooseFiles(page, add, { name: 'plan.pdf', mimeType: pdf.type, buffer: pdf.body });
    return add;
  }),
  'scenes to link a box to': asked(async (page) => {
    await section(page, 'map');
    const box = page.locator('[data-box="1"]');
    await box.press('l');
    return box;
  }),
  'products of other tours': asked(
    behind('products', (page) => panel(page).locator(withIcon('building-store'))),
  ),
  'products from a file': asked(async (page) => {
    const button = await behind('products', (it) => panel(it).locator(withIcon('upload')))(page);
    const choose = dialog(page).locator('div:has(> input[type="file"]) > button');
    await chooseFiles(page, choose, { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await expect(dialog(page).locator('tbody tr')).toHaveCount(2);
    await choose.focus();
    return button;
  }),
  'part of a picture for the cover': asked(async (page) => {
    await section(page, 'brand');
    const upload = panel(page).locator(`[data-setting="cover"] ${withIcon('upload')}`);
    const buffer = await paintedPanorama(90, 1024);
    await chooseFiles(page, upload, { name: 'cover.jpg', mimeType: 'image/jpeg', buffer });
    return upload;
  }),
  'name of a brand kit': asked(async (page) => {
    const kits = await behind('brand', (it) => panel(it).locator(menuButton))(page);
    await enter(page.getByRole('menuitem').first());
    return kits;
  }),
  'name of a version': asked(async (page) => {
    await section(page, 'scenes');
    await canvas(page).focus();
    return nameVersion(page);
  }),
};
