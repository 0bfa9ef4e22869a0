/** What an owner sees and can do while photos are on their way, and of files that are not photos. */
import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { hold } from './support/hold.ts';
import {
  addLink,
  addPhotos,
  choosePhotos,
  createTour,
  openPhone,
  photo,
  saved,
  sceneCards,
  sharpViewer,
  signUp,
} from './support/owner.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const bytesOfUploads = /\/api\/uploads\/[0-9a-f]+$/;

/** Whether all of a text can be seen: nothing of it is cut, and nothing is on it. */
async function isWhole(text: Locator): Promise<boolean> {
  await text.scrollIntoViewIfNeeded();
  return text.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const card = element.closest('li')?.getBoundingClientRect();
    const isInside = card !== undefined && left >= card.left && right <= card.right && bottom <= card.bottom;
    const above = document
      .elementsFromPoint((left + right) / 2, (top + bottom) / 2)
      .find((each) => each.tagName === 'svg' || each.closest('[aria-haspopup]') !== null);
    return isInside && !above && element.scrollWidth <= element.clientWidth;
  });
}

test('a phone shows what each photo is doing, and a photo can be given up from there', {
  tag: '@long',
}, async ({ browser, tourwright, watchConsole }) => {
  test.setTimeout(180_000);
  const page = await openPhone(browser);
  watchConsole(page);
  await signUp(page, tourwright.address);
  await createTour(page, tourwright.address, 'Pocket');
  const release = await hold(page, bytesOfUploads, 'PATCH');
  const names = ['attic', 'bath', 'cellar', 'den'];
  await choosePhotos(page, await Promise.all(names.map((name, at) => photo(`${name}.jpg`, at * 80, 1024))));
  const cards = sceneCards(page);
  await expect(cards).toHaveCount(4);
  for (const [at, words] of ['Uploading, 0%', 'Uploading, 0%', 'Uploading, 0%', 'Queued'].entries()) {
    const text = cards.nth(at).getByText(words);
    await expect(text).toBeVisible();
    expect(await isWhole(text), words).toBe(true);
  }
  await expectAccessible(page);

  // The first is on the canvas. Who listens hears that it is being sent, not every percent of it.
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Attic' })).toHaveText(
    'Attic: The photo is being uploaded.',
  );
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(cards).toHaveCount(3);
  await expect(cards.getByText('Attic')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await release();
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 90_000 });
  await expect(cards.locator('img')).toHaveCount(3, { timeout: 60_000 });
  await page.context().close();
});

test('what cannot become a scene is said before it is sent, or offers its way out', { tag: '@long' }, async ({
  page,
  tourwright,
}) => {
  test.setTimeout(180_000);
  await signUp(page, tourwright.address);
  await createTour(page, tourwright.address, 'Odd ones');
  const heic = readFileSync('packages/cutter/src/testing/painted-512.heic');
  for (let at = heic.indexOf('ispe'); at >= 0; at = heic.indexOf('ispe', at + 1)) {
    heic.writeUInt32BE(384, at + 8);
  }
  const damaged = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2]), Buffer.alloc(1000)]);
  await choosePhotos(page, [
    { name: 'lunch.heic', mimeType: 'image/heic', buffer: heic },
    { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: damaged },
  ]);
  await expect(page.getByText('lunch.heic is an ordinary photo (384 × 512)')).toBeVisible();
  await expect(page.getByText('broken.jpg is damaged or was cut off')).toBeVisible();
  await expect(sceneCards(page)).toHaveCount(0);

  const whole = await photo('hall.jpg', 20, 1024);
  await choosePhotos(page, [{ ...whole, name: 'torn.jpg', buffer: whole.buffer.subarray(0, 9000) }]);
  const canvas = page.getByRole('main');
  const heard = canvas.getByRole('status').filter({ hasText: /^Torn: / });
  await expect(heard).toContainText('damaged or was cut off', { timeout: 60_000 });
  await expect(canvas.getByText('File: torn.jpg')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await canvas.getByRole('button', { name: 'Delete scene' }).click();
  await expect(page.getByRole('heading', { name: 'Drop your 360 photos here' })).toBeVisible();
});

test('giving up another photo of a scene leaves the scene as it was, by keyboard too', {
  tag: '@long',
}, async ({ page, tourwright }) => {
  test.setTimeout(180_000);
  await signUp(page, tourwright.address);
  await createTour(page, tourwright.address, 'Second thoughts');
  await addPhotos(page, [await photo('hall.jpg', 20, 1024), await photo('kitchen.jpg', 200, 1024)]);
  await sharpViewer(page);
  await addLink(page, 'Kitchen');
  await saved(page);
  await hold(page, bytesOfUploads, 'PATCH');
  const hall = sceneCards(page).first();
  const more = page.getByRole('button', { name: 'More about Hall' });
  await more.focus();
  await more.press('Enter');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: 'Replace photo' }).press('Enter');
  await (await chooser).setFiles([await photo('other.jpg', 120, 1024)]);
  await expect(hall.getByText('Uploading')).toBeVisible();
  await more.focus();
  await more.press('Enter');
  await page.getByRole('menuitem', { name: 'Cancel upload' }).press('Enter');
  await expect(sceneCards(page)).toHaveCount(2);
  await expect(hall.getByText('1 link out')).toBeAttached();
  await expect(hall.locator('img')).toBeVisible();
  await sharpViewer(page);
});
