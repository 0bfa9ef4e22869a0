import { expect, type Page } from '@playwright/test';

/** Closes how to look around; on a busy machine that may have gone by itself. */
export async function closeHint(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Got it' });
  await expect(async () => {
    if (await close.isVisible()) await close.click({ timeout: 1000 });
    await expect(close).toBeHidden({ timeout: 1000 });
  }).toPass();
}
