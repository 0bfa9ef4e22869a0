/** What is on the page of a tour with a hotspot of every kind. */
import type { Locator, Page } from '@playwright/test';

/** The button of a hotspot. */
export const mark = (page: Page, id: string): Locator => page.locator(`[data-hotspot-id="${id}"]`);
/** One of the buttons of the app: before it is there, the page has none. */
export const controls = (page: Page): Locator => page.getByRole('button', { name: 'Share' });
/** The panel of the hotspot `note`. */
export const note = (page: Page): Locator => page.getByRole('dialog', { name: 'Oak floor' });
