/** The dialogs and popovers of the editor that are behind a button, a key or a file. */
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

export const dialogs: Record<string, Opening> = {
  'all icons': asked(async (page) => {
    await hotspot(page, 1);
    return enter((await inspector(page)).locator('fieldset [aria-haspopup="dialog"]').first());
  }),
  'files of the tour': asked(async (page) => {
    await page.keyboard.press('Escape');
    await hotspot(page, 2);
    return enter(
      (await inspector(page)).locator('[aria-haspopup="dialog"]:has(.tabler-icon-folder-open)').first(),
    );
  }),
  'captions of a video': asked(async (page) => {
    await page.keyboard.press('Escape');
    await hotspot(page, 4);
    return enter((await inspector(page)).locator(withIcon('pencil')).last());
  }),
  'a new link': asked(async (page) => {
    await page.keyboard.press('Escape');
    await section(page, 'scenes');
    await canvas(page).press('l');
    await canvas(page).press('l');
    return canvas(page);
  }),
  'an unclear drop': asked(async (page) => {
    await canvas(page).press('v');
    await drop(page, 'band.jpg', 'image/jpeg', (await plainPicture('#667788', 900, 200)).body);
    return null;
  }),
  'a dropped archive': asked(async (page) => {
    await drop(page, 'tours.zip', 'application/zip', Buffer.from('PK\u0005\u0006'.padEnd(22, '\0')));
    return null;
  }),
  'pages of a plan': asked(async (page) => {
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
};
