/** Who leaves a page and comes back finds it as it was, from the browser's memory, without a request. */
import config from '../playwright.config.ts';
import type { FullTour } from './support/full-tour.ts';
import { sharpViewer } from './support/owner.ts';
import { expect, test } from './support/test.ts';

// Playwright turns this memory off.
test.use({
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

let tour: FullTour;
test.beforeAll(({ everyKind }) => {
  tour = everyKind;
});

test('a tour that is left and come back to is there at once', { tag: '@long' }, async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const reasons: string[] = [];
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason));
  });
  await page.goto(tour.preview);
  await sharpViewer(page);
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await page.evaluate(() => {
    document.body.dataset['kept'] = 'yes';
  });
  await page.goto(new URL('/faqs', tour.preview).href);
  // A page that is restored loads nothing.
  await page.goBack({ waitUntil: 'commit' });
  await sharpViewer(page);
  expect(reasons).toEqual([]);
  await expect(page.locator('body')).toHaveAttribute('data-kept', 'yes');
});
