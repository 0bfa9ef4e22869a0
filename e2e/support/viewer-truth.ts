import { expect, type Page } from '@playwright/test';
import type { View } from '@tourwright/tour/sphere';
import { readGrey, renderTruth, similarity } from './similarity.ts';
import { expectSharp } from './viewer-page.ts';

/** Looks in these directions and compares what is seen with the marked panorama, as it truly looks from there; 1 is the same. */
export async function expectTruth(
  page: Page,
  views: readonly Pick<View, 'yaw' | 'pitch' | 'hfov'>[],
  least = 0.98,
): Promise<void> {
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  for (const view of views) {
    await page.evaluate((to) => window.viewer.setView(to), view);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expectSharp(page);
    const found = similarity(
      await readGrey(await page.screenshot()),
      renderTruth({ ...view, ...size }, 0, { isMarked: true }),
    );
    expect.soft(found, `structural similarity at ${JSON.stringify(view)}`).toBeGreaterThanOrEqual(least);
  }
}
