/** A GPU that will not hold: the tour continues with still pictures. */
import type { Page } from '@playwright/test';
import type { FullTour } from './support/full-tour.ts';
import { sharpViewer } from './support/owner.ts';
import { expect, expectAccessible, test } from './support/test.ts';

let tour: FullTour;

test.beforeAll(({ everyKind }) => {
  tour = everyKind;
});

/** Takes the card away; gives it back, as browsers do. */
async function loseCard(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const canvas = document.querySelector<HTMLCanvasElement>('.tw-viewer > canvas');
    const loss = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    const lost = new Promise((done) => canvas?.addEventListener('webglcontextlost', done, { once: true }));
    loss?.loseContext();
    await lost;
    await new Promise((done) => setTimeout(done, 100));
    const restored = new Promise((done) =>
      canvas?.addEventListener('webglcontextrestored', done, { once: true }),
    );
    loss?.restoreContext();
    await restored;
  });
}

test('a card that is lost once comes back; lost again and again, the scenes are still pictures with exits', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(tour.preview);
  await sharpViewer(page);
  await expect(page.getByRole('navigation', { name: 'Tour controls' })).toBeVisible();
  const still = page.getByRole('img', { name: 'Hall, one of four sides' });
  await loseCard(page);
  await sharpViewer(page);
  await expect(still).toHaveCount(0);
  await loseCard(page);
  await loseCard(page);
  await expect(still).toBeVisible();
  await expectAccessible(page);
  const pictures = still.locator('img');
  await expect
    .poll(() =>
      pictures.evaluateAll((all) => all.every((each) => (each as HTMLImageElement).naturalWidth > 0)),
    )
    .toBe(true);
  await page.getByRole('link', { name: /^Kitchen/ }).click();
  await expect(page.getByRole('img', { name: 'Kitchen, one of four sides' })).toBeVisible();
  await page.getByRole('link', { name: /^Hall/ }).click();
  await page.getByRole('article', { name: 'Hall' }).getByRole('button', { name: 'Oak floor' }).click();
  await expect(page.getByRole('dialog', { name: 'Oak floor' })).toBeVisible();
});
