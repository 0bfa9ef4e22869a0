/** What plays in a tour, put together by its owner: a 360° video, sounds, other pictures, the guided tour. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Tour } from '@tourwright/tour/document';
import { tone } from './support/full-tour.ts';
import {
  addPhotos,
  chooseFiles,
  createTour,
  openPhone,
  openScene,
  photo,
  saved,
  sharpViewer,
  signUp,
} from './support/owner.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Properties' });
const part = (page: Page, name: string) => panel(page).getByRole('region', { name });

const film = async (name: string) => ({
  name,
  mimeType: 'video/webm',
  buffer: await readFile('e2e/support/film-around.webm'),
});
const sound = (name: string, hertz: number) => ({ name, mimeType: 'audio/wav', buffer: tone(hertz).body });

function reader(page: Page, address: string, tourId: string): () => Promise<Tour> {
  return async () => (await page.request.get(`${address}/api/tours/${tourId}`)).json() as Promise<Tour>;
}

test('a video becomes a scene with a picture of itself, and visitors see it play', { tag: '@long' }, async ({
  page,
  tourwright,
}) => {
  test.setTimeout(180_000);
  await signUp(page, tourwright.address);
  const tourId = await createTour(page, tourwright.address, 'Waterfall');
  const tour = reader(page, tourwright.address, tourId);
  await addPhotos(page, [await film('waterfall.webm')] as never);
  await sharpViewer(page);
  await saved(page);
  const [scene] = (await tour()).scenes;
  expect(scene).toMatchObject({
    name: 'Waterfall',
    slug: `${tourId}/waterfall.jpg`,
    film: { slug: `${tourId}/videos/waterfall.webm` },
  });
  await expect(page.locator('.tw-video')).toBeVisible();
  await page
    .getByRole('group', { name: 'Waterfall' })
    .getByRole('button', { name: /^Pause/ })
    .click();
  await expectAccessible(page);

  await part(page, '360° video').getByRole('checkbox', { name: 'Autoplay' }).uncheck();
  await saved(page);
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Play Waterfall' }).click();
  await expect(page.locator('.tw-video')).toBeVisible();
});

test('a scene gets a video, and loses it again; what is no 360° video is refused', {
  tag: '@long',
}, async ({ page, tourwright }) => {
  test.setTimeout(180_000);
  await signUp(page, tourwright.address);
  const tourId = await createTour(page, tourwright.address, 'Hall');
  const tour = reader(page, tourwright.address, tourId);
  await addPhotos(page, [await photo('hall.jpg', 30, 1024)]);
  await sharpViewer(page);
  const section = part(page, '360° video');
  await chooseFiles(page, section.getByRole('button', { name: 'Add a video' }), [
    { name: 'flat.webm', mimeType: 'video/webm', buffer: await readFile('e2e/support/film.webm') },
  ]);
  await expect(page.getByText(/flat\.webm has .* so it does not show all around/)).toBeVisible();
  expect((await tour()).scenes[0]?.film).toBeUndefined();

  await chooseFiles(page, section.getByRole('button', { name: 'Add a video' }), [await film('around.webm')]);
  await expect(page.locator('.tw-video')).toBeVisible({ timeout: 30_000 });
  await section.getByRole('button', { name: 'Use a frame of the video as the photo' }).click();
  await expect.poll(async () => (await tour()).scenes[0]?.slug).toBe(`${tourId}/hall-2.jpg`);
  await section.getByRole('button', { name: 'Remove video' }).click();
  await expect(page.locator('.tw-video')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo: Remove video of Hall' }).click();
  await expect(page.locator('.tw-video')).toBeVisible();
});

test('a sound is placed in the panorama by pointer and keys; a scene has another picture; stops are chosen', {
  tag: '@long',
}, async ({ page, tourwright }) => {
  test.setTimeout(240_000);
  await signUp(page, tourwright.address);
  const tourId = await createTour(page, tourwright.address, 'River house');
  const tour = reader(page, tourwright.address, tourId);
  await addPhotos(page, [await photo('hall.jpg', 30, 1024), await photo('kitchen.jpg', 200, 1024)]);
  await openScene(page, 'Hall');
  const sounds = part(page, 'Sounds');
  await chooseFiles(page, sounds.getByRole('button', { name: 'Add sounds' }), [sound('clock.wav', 440)]);
  await sounds.getByRole('button', { name: 'From a place' }).click();
  const mark = page.getByRole('button', { name: /^Clock comes from here/ });
  const box = await mark.boundingBox();
  if (!box) throw new Error('The mark is not there');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 140, box.y + 40, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Undo: Change sound of Hall' })).toBeVisible();
  const yaw = sounds.getByRole('textbox', { name: 'Yaw of Clock' });
  const before = Number.parseFloat(await yaw.inputValue());
  expect(before).toBeGreaterThan(5);
  await mark.press('Shift+ArrowRight');
  await expect(yaw).toHaveValue(`${(before + 5).toFixed(1)}°`);
  await sounds.getByRole('button', { name: 'Listen' }).click();
  await expect(sounds.getByRole('button', { name: 'Stop listening' })).toBeVisible();
  await expectAccessible(page);

  const pictures = part(page, 'Other pictures');
  await chooseFiles(page, pictures.getByRole('button', { name: 'Add pictures' }), [
    await photo('evening.jpg', 280, 1024),
  ]);
  await pictures.getByRole('button', { name: 'Show Evening' }).click({ timeout: 60_000 });
  await expect(pictures.getByRole('button', { name: 'Show Evening' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await pictures.getByRole('textbox', { name: 'Name of the photo' }).fill('Day');

  await page.getByRole('button', { name: 'Guide', exact: true }).click();
  const guide = page.getByRole('region', { name: 'Guided tour' });
  await guide.getByRole('button', { name: 'A stop for every scene' }).click();
  await guide.getByRole('button', { name: 'Write captions of stop 2' }).click();
  await panel(page).getByRole('textbox', { name: 'Captions' }).fill('Here one cooks.');
  await guide.getByRole('button', { name: /^Stop 2: Kitchen/ }).press('Alt+ArrowLeft');
  await expect(guide.getByRole('button', { name: /^Stop 1: Kitchen/ })).toBeFocused();
  await guide.getByRole('button', { name: /^Stop 2: Hall/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Visit', exact: true }).click();
  const visit = page.getByRole('complementary', { name: 'Visit' });
  await visit.getByRole('checkbox', { name: 'Auto-rotate' }).check();
  await chooseFiles(page, visit.getByRole('button', { name: 'Add sounds' }), [sound('music.wav', 880)]);
  await saved(page);
  await expectAccessible(page);
  const kept = await tour();
  const [hall, kitchen] = kept.scenes;
  expect(hall).toMatchObject({ variantName: 'Day', variants: [{ name: 'Evening' }] });
  expect(kept).toMatchObject({
    autorotate: true,
    audio: [{ name: 'Music' }],
    guide: [{ sceneId: kitchen?.id, text: 'Here one cooks.' }, { sceneId: hall?.id }],
  });

  await page.getByRole('button', { name: 'Preview' }).click();
  await page.waitForURL('**/preview/**');
  await sharpViewer(page);
  const evening = page.getByRole('button', { name: 'Evening', exact: true });
  await evening.click();
  await expect(evening).toHaveAttribute('aria-pressed', 'true');
});

test('on a phone the properties are a sheet, and a video is added there', { tag: '@long' }, async ({
  browser,
  tourwright,
  watchConsole,
}) => {
  test.setTimeout(180_000);
  const page = await openPhone(browser);
  watchConsole(page);
  await signUp(page, tourwright.address, 'Ben Ode');
  await createTour(page, tourwright.address, 'Pocket');
  await addPhotos(page, [await photo('hall.jpg', 120, 1024)]);
  await sharpViewer(page);
  await page.getByRole('button', { name: 'Properties' }).click();
  const sheet = page.getByRole('dialog', { name: 'Properties' });
  const section = sheet.getByRole('region', { name: '360° video' });
  await chooseFiles(page, section.getByRole('button', { name: 'Add a video' }), [await film('around.webm')]);
  await expect(section.getByRole('checkbox', { name: 'Autoplay' })).toBeChecked({ timeout: 30_000 });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('.tw-video')).toBeVisible();
  await page.getByRole('button', { name: 'Guide', exact: true }).click();
  await page.getByRole('button', { name: 'A stop for every scene' }).click();
  await page.getByRole('button', { name: 'Write captions of stop 1' }).click();
  await expect(page.getByRole('textbox', { name: 'Captions' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.context().close();
});
