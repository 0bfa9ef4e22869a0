/** Six files with the faces of a cube become one scene, the right way round. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { createTour, saved, sceneCards, sharpViewer, signUp } from './support/owner.ts';
import { expect, test } from './support/test.ts';

/** The upper and the lower half of each face. */
const colours = {
  front: ['#b02020', '#601010'],
  right: ['#20b020', '#106010'],
  back: ['#2020b0', '#101060'],
  left: ['#b0b020', '#606010'],
  up: ['#20b0b0', '#106060'],
  down: ['#b020b0', '#601060'],
} as const;
type Face = keyof typeof colours;

async function faceFile(face: Face, edge = 512) {
  const [upper, lower] = colours[face];
  const half = { width: edge, height: edge / 2, channels: 3 } as const;
  const input = await sharp({ create: { ...half, background: upper } })
    .png()
    .toBuffer();
  const whole = sharp({ create: { ...half, height: edge, background: lower } });
  const buffer = await whole
    .composite([{ input, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
  return { name: `attic_${face}.jpg`, mimeType: 'image/jpeg', buffer };
}

async function choose(page: Page, button: RegExp, files: Awaited<ReturnType<typeof faceFile>>[]) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).first().click();
  await (await chooser).setFiles(files);
}

/** The colour in the middle of the picture, as the screen shows it. */
async function middleColour(page: Page): Promise<string> {
  const box = await page.locator('[data-tourwright]').boundingBox();
  if (!box) throw new Error('There is no viewer');
  const [x, y] = [Math.round(box.x + box.width / 2) - 4, Math.round(box.y + box.height / 2) - 4];
  const picture = await page.screenshot({ clip: { x, y, width: 8, height: 8 } });
  const { channels } = await sharp(picture).stats();
  return channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean / 16).toString(16))
    .join('');
}

const shortOf = (colour: string) =>
  [1, 3, 5].map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) / 16).toString(16)).join('');

test('six faces are one scene, each where its name says; five of six are refused by name', {
  tag: '@long',
}, async ({ page, tourwright }) => {
  test.setTimeout(180_000);
  await signUp(page, tourwright.address);
  const tourId = await createTour(page, tourwright.address, 'Attic');
  const files = await Promise.all((Object.keys(colours) as Face[]).map((face) => faceFile(face)));

  await choose(
    page,
    /^Choose photos$/,
    files.filter(({ name }) => name !== 'attic_left.jpg'),
  );
  await expect(page.getByText('what is missing: left')).toBeVisible();
  await expect(sceneCards(page)).toHaveCount(0);

  await choose(page, /^Choose photos$/, files);
  await expect(sceneCards(page)).toHaveCount(1);
  await expect(sceneCards(page).getByText('Attic')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 90_000 });
  await expect(sceneCards(page).locator('img')).toHaveCount(1, { timeout: 60_000 });
  await sharpViewer(page);
  await saved(page);

  for (const [yaw, pitch, colour] of [
    [0, 20, colours.front[0]],
    [0, -20, colours.front[1]],
    [90, 20, colours.right[0]],
    [180, -20, colours.back[1]],
    [-90, 20, colours.left[0]],
    // What is between the zenith and the front is the lower half of the face above, and the upper one of that below.
    [0, 75, colours.up[1]],
    [0, -75, colours.down[0]],
  ] as const) {
    await page.goto(
      `${tourwright.address}/preview/attic?tourId=${tourId}&ui=0&yaw=${yaw}&pitch=${pitch}&hfov=60`,
    );
    await sharpViewer(page);
    expect(await middleColour(page), `yaw ${yaw}, pitch ${pitch}`).toBe(shortOf(colour));
  }
});
