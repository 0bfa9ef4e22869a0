/**
 * The pictures of the landing page, taken from the running product: the two posters of its hero, the three steps, and
 * what is shown where the page is shared. Part of `npm run screens`, not a test of the suite.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { posterViews } from '../packages/web/src/landing/hero-view.ts';
import { frames } from './support/frames.ts';
import { addPhotos, createTour, openScene, publish, sharpViewer, signUp } from './support/owner.ts';
import { expect, test } from './support/test.ts';

const folder = 'packages/web/src/landing/pictures';
const samples = 'packages/web/src/editor/samples';
const hall = 'packages/demo/assets/maple-family-home/hall.webp';
/** The size of the pictures of the steps, in CSS pixels of the screens; `steps.module.css` has the same ratio. */
const shape = { width: 520, height: 403 };
const density = 1.75;

test('takes the pictures of the landing page', async ({ page: first, browser, tourwright }) => {
  test.setTimeout(600_000);
  const { address } = tourwright;
  await signUp(first, address, 'Ines Novak');
  const context = await browser.newContext({
    storageState: await first.context().storageState(),
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: density,
  });
  const page = await context.newPage();
  const tourId = await createTour(page, address, 'Maple Lane family home');
  await addPhotos(page, [`${samples}/living-room.webp`, `${samples}/kitchen.webp`]);
  await joining(page);
  await publish(page);
  await sharing(page);
  await uploading(page);
  await posters(browser, `${address}/embed/${tourId}`);
  await context.close();
});

/** A third photo on its way, the others there. */
async function uploading(page: Page) {
  const session = await page.context().newCDPSession(page);
  const line = { offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: 24 * 1024 };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add photos' }).first().click();
  const buffer = await readFile(hall);
  // Only its progress is seen: the upload ends with this page.
  await (await chooser).setFiles({ name: 'hall.webp', mimeType: 'image/webp', buffer });
  await expect(page.getByRole('progressbar').first()).toHaveAttribute('aria-valuenow', /^[3-9]\d/, {
    timeout: 60_000,
  });
  const list = await page.getByRole('list', { name: 'Scenes in their order' }).boundingBox();
  await clip(page, 'step-add', list && { ...list, y: list.y - 60, width: shape.width, height: shape.height });
}

/** The link of the published tour. */
async function sharing(page: Page) {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(dialog).toBeVisible();
  // As it is on a site of its own: the test's port says nothing to anybody.
  await dialog.locator('input, textarea').evaluateAll((fields) => {
    for (const field of fields as HTMLInputElement[]) {
      field.value = field.value.replaceAll(location.origin, 'https://tours.example.com');
    }
  });
  // The toast about publishing has gone by then.
  await expect(page.getByText('Your tour is live')).toHaveCount(0);
  await clip(page, 'step-send', await dialog.boundingBox());
  await page.keyboard.press('Escape');
}

/** The question where a new link leads. */
async function joining(page: Page) {
  await openScene(page, 'Living room');
  await page
    .getByRole('toolbar', { name: 'Add to this scene' })
    .getByRole('button', { name: 'Link' })
    .click();
  const canvas = await page.locator('[data-tourwright]').boundingBox();
  if (!canvas) throw new Error('There is no canvas');
  await page.mouse.click(canvas.x + canvas.width * 0.62, canvas.y + canvas.height * 0.55);
  const dialog = page.getByRole('dialog', { name: 'Where does it go?' });
  await expect(dialog.locator('img').first()).toBeVisible();
  await frames(page, 30);
  await clip(page, 'step-join', await dialog.boundingBox());
  await dialog.getByRole('option', { name: 'Kitchen' }).click();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('v');
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The middle of a box in the shape of the steps' pictures; what is smaller shows its surroundings. */
async function clip(page: Page, name: string, box: Box | null) {
  if (!box) throw new Error(`There is nothing to take for ${name}`);
  const scale = Math.max(1, box.width / shape.width, box.height / shape.height);
  const width = shape.width * scale;
  const height = shape.height * scale;
  const { width: widest, height: highest } = page.viewportSize() ?? { width, height };
  const x = Math.min(Math.max(0, box.x + box.width / 2 - width / 2), widest - width);
  const y = Math.min(Math.max(0, box.y + box.height / 2 - height / 2), highest - height);
  const picture = await page.screenshot({ clip: { x, y, width, height }, animations: 'disabled' });
  await sharp(picture)
    .resize(Math.round(shape.width * density), Math.round(shape.height * density), { fit: 'fill' })
    .webp({ quality: 80, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
}

/** What the hero shows before it is live, by the same viewer with the same views. */
async function posters(browser: Browser, embed: string) {
  for (const [kind, name, quality] of [
    ['wide', 'hero', 72],
    ['tall', 'hero-tall', 66],
  ] as const) {
    const { yaw, pitch, hfov, width, height } = posterViews[kind];
    const page = await browser.newPage({ viewport: { width, height } });
    await page.goto(`${embed}?ui=0&yaw=${yaw}&pitch=${pitch}&hfov=${hfov}`);
    await sharpViewer(page);
    await frames(page, 60);
    const picture = sharp(await page.screenshot());
    await picture
      .clone()
      .webp({ quality, effort: 6 })
      .toFile(join(folder, `${name}.webp`));
    if (kind === 'wide') {
      const shared = picture.clone().resize(1200, 630, { fit: 'cover' });
      await shared.jpeg({ quality: 80, mozjpeg: true }).toFile('packages/web/public/share.jpg');
    }
    await page.close();
  }
}
