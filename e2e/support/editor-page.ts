/** What is on the page of the editor, and how hotspots are placed there. */
import type { Locator, Page } from '@playwright/test';
import { clickCanvas } from './owner.ts';

/** The tools for what can be added. */
export const dock = (page: Page): Locator => page.getByRole('toolbar', { name: 'Add to this scene' });
/** The fields of what is chosen. */
export const properties = (page: Page): Locator => page.getByRole('complementary', { name: 'Properties' });

/** Takes a tool of the dock, or of its menu, and places a hotspot. */
export async function place(page: Page, tool: string, at: { x: number; y: number }): Promise<void> {
  const button = dock(page).getByRole('button', { name: tool, exact: true });
  if (await button.isVisible()) await button.click();
  else {
    await dock(page).getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: new RegExp(`^${tool}`) }).click();
  }
  await clickCanvas(page, at);
}

/** Gives the chosen hotspot a label. */
export async function label(page: Page, text: string): Promise<void> {
  const field = properties(page).getByRole('textbox', { name: 'Label' });
  await field.fill(text);
  await field.press('Enter');
}
