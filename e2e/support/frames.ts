import type { Page } from '@playwright/test';

/**
 * Waits until the page has drawn this many frames: the clock of what is measured in frames (a glide, a transition, a
 * request that would have gone out), on a busy machine too. For "nothing happens", where there is no event to wait for.
 */
export async function frames(page: Page, count: number): Promise<void> {
  await page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        let drawn = 0;
        const next = () => {
          drawn += 1;
          if (drawn < wanted) requestAnimationFrame(next);
          else resolve();
        };
        requestAnimationFrame(next);
      }),
    count,
  );
}
