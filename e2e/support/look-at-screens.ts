import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './test.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/**
 * Shows each screen in both themes and at both sizes: axe finds nothing, and nothing is wider than the page. All faults are
 * reported. `ONLY` is a pattern of the names to look at, `PICTURES` a folder for screenshots.
 */
export async function lookAtScreens(
  page: Page,
  screens: Record<string, () => Promise<unknown>>,
): Promise<void> {
  const { ONLY: only = '', PICTURES: pictures } = process.env;
  const names = Object.keys(screens).filter((name) => new RegExp(only).test(name));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const name of names) {
        await test.step(`${name}, ${colorScheme}, ${size.width}`, async () => {
          const looked = screens[name]?.().then(() => expectAccessible(page));
          await looked?.catch((error) => expect.soft(String(error), `${name} ${size.width}`).toBe(''));
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect.soft(wide, `${name} ${size.width}: nothing is wider than the page`).toBeLessThanOrEqual(0);
          if (pictures)
            await page.screenshot({ path: `${pictures}/${name}-${colorScheme}-${size.width}.png` });
        });
      }
    }
  }
}

/** Opens an address and waits for what is visible there. */
export async function openScreen(page: Page, address: string, seen: RegExp): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('main').getByText(seen).first()).toBeVisible();
}
