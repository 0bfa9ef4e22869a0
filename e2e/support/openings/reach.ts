/** What of the editor one gets to by keyboard, by its roles and icons: the same in every language. */
import type { Locator, Page } from '@playwright/test';
import { railOf } from '../editor-walk.ts';
import { expect } from '../test.ts';
import { enter, type Opening } from './look-at-openings.ts';

const sections = [
  'scenes',
  'hotspots',
  'plans',
  'map',
  'details',
  'visit',
  'guide',
  'products',
  'brand',
  'files',
] as const;
type Section = (typeof sections)[number];

/** Opens a section of the editor. */
export async function section(page: Page, name: Section): Promise<void> {
  const entry = railOf(page).nth(sections.indexOf(name));
  await entry.press('Enter');
  await expect(entry).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** The panel beside the canvas. */
export const panel = (page: Page): Locator => page.locator('aside').first();
export const canvas = (page: Page): Locator => page.locator('main canvas[tabindex]').first();
export const card = (page: Page): Locator => page.locator('li[data-scene-id="1"]');
export const dialog = (page: Page): Locator => page.getByRole('dialog').last();
export const menuButton = '[aria-haspopup="menu"]';
export const withIcon = (name: string): string => `button:has(.tabler-icon-${name})`;

export const isDesk = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= 1280;

/** The inspector of what is open: beside the canvas, or a sheet where there is little room. */
export async function inspector(page: Page): Promise<Locator> {
  if (isDesk(page)) return page.locator('aside').last();
  const sheet = page.locator(`main > ${withIcon('adjustments')}, main div ${withIcon('adjustments')}`).last();
  await sheet.press('Enter');
  await expect(dialog(page)).toBeVisible();
  return dialog(page);
}

/** Selects a hotspot by its row in the list. */
export async function hotspot(page: Page, index: number): Promise<void> {
  await section(page, 'hotspots');
  const row = panel(page).locator('li button').nth(index);
  await row.press('Enter');
  await expect(row).toHaveAttribute('aria-current', 'true');
}

/** Presses a button that asks for files, and chooses these. */
export async function chooseFiles(
  page: Page,
  button: Locator,
  files: Parameters<Locator['setInputFiles']>[0],
) {
  const chooser = page.waitForEvent('filechooser');
  await button.press('Enter');
  await (await chooser).setFiles(files);
}

/** Lets a file go over the picture, as the hand does. */
export async function drop(page: Page, name: string, type: string, body: Buffer): Promise<void> {
  const transfer = await page.evaluateHandle(
    ({ text, ...file }) => {
      const dropped = new DataTransfer();
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      dropped.items.add(new File([bytes], file.name, { type: file.type }));
      return dropped;
    },
    { name, type, text: body.toString('base64') },
  );
  const box = await canvas(page).boundingBox();
  if (!box) throw new Error('There is no canvas');
  const at = { clientX: box.x + box.width * 0.3, clientY: box.y + box.height * 0.4 };
  for (const kind of ['dragenter', 'dragover', 'drop']) {
    await canvas(page).dispatchEvent(kind, { dataTransfer: transfer, ...at });
  }
}

type Open = Opening['open'];
const of =
  (kind: Opening['kind']) =>
  (open: Open, only?: Opening['only']): Opening => ({ kind, open, ...(only && { only }) });
export const [menu, asked, place] = [of('menu'), of('dialog'), of('place')];
/** What is behind a button of a section. */
export const behind =
  (name: Section, where: (page: Page) => Locator): Open =>
  async (page) => {
    await section(page, name);
    return enter(where(page).first());
  };
