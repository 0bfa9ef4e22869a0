/** An owner gives hotspots a look of their own and pins a picture onto a wall, by pointer and by keyboard; visitors see both. */
import type { Page } from '@playwright/test';
import { mainViewer, openTour, photo, publish, saved, sharpViewer } from './support/owner.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Drags a handle on the picture by this many pixels. */
async function drag(page: Page, name: RegExp, dx: number, dy: number): Promise<void> {
  const box = await page.getByRole('button', { name }).boundingBox();
  if (!box) throw new Error('There is no such handle');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx / 2, y + dy / 2);
  await page.mouse.move(x + dx, y + dy);
  await page.mouse.up();
}

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><script>alert(1)</script><circle cx="12" cy="12" r="9"/></svg>';

test('an owner uploads an icon, hangs a hotspot on the wall, and pins a picture by its corners; visitors see it', {
  tag: '@long',
}, async ({ page, tourwright }) => {
  const tourId = await openTour(page, tourwright.address, 'Mill', { Hall: 30 });
  const inspector = page.getByRole('complementary', { name: 'Properties' });
  const canvas = mainViewer(page).locator('canvas');

  // A drawing becomes an icon of pixels, chosen as soon as it is stored.
  await canvas.focus();
  await page.keyboard.press('i');
  await page.keyboard.press('i');
  await inspector.getByRole('button', { name: 'Search all icons' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload an icon' }).click();
  await (await chooser).setFiles({
    name: 'leaf.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(drawing),
  });
  const mark = page.locator('[data-hotspot-id][data-kind="info"]').first();
  await expect(mark.locator('img')).toHaveAttribute('src', /\.png$/);

  // It hangs on the wall, turned by its handles; the next one is like it.
  await inspector.getByRole('button', { name: 'Wall', exact: true }).click();
  await expect(mark).toHaveAttribute('data-facing', 'wall');
  await drag(page, /^Tilt of Info/, 80, 0);
  const yaw = inspector.getByRole('textbox', { name: 'Turned to yaw' });
  await expect(yaw).toHaveValue(/^40/);
  await page.getByRole('button', { name: /^Rotation of Info/ }).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(inspector.getByRole('textbox', { name: 'Rotation, degrees' })).toHaveValue(/^10/);
  await inspector.getByRole('button', { name: 'Use for new hotspots of this kind' }).click();
  await expect(inspector.getByText('New hotspots of this kind look like this.')).toBeVisible();
  await expectAccessible(page);

  // A surface by its key, then its file, then its corners: by pointer, by number; one step back.
  await canvas.focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('f');
  await expect(inspector.getByRole('heading', { name: 'Corners' })).toBeVisible();
  const picture = page.waitForEvent('filechooser');
  await inspector.getByRole('button', { name: 'Add a picture' }).click();
  await (await picture).setFiles([await photo('oak.jpg', 200, 256)]);
  await inspector.getByRole('textbox', { name: 'Alt text' }).fill('An oak');
  await inspector.getByRole('textbox', { name: 'Alt text' }).press('Enter');
  await drag(page, /^Top left corner of oak/, -60, -40);
  const corner = inspector.getByRole('textbox', { name: 'Top left, yaw' });
  const dragged = await corner.inputValue();
  await corner.fill('-12');
  await corner.press('Enter');
  await page.getByRole('button', { name: /^Undo: Move the corners of oak/ }).click();
  await expect(corner).toHaveValue(dragged);
  const pinned = page.locator('img.tw-pinned');
  await expect(pinned).toHaveAttribute('alt', 'An oak', { timeout: 60_000 });
  await inspector.getByRole('button', { name: 'Hide while editing' }).click();
  await expect(pinned).toHaveCount(0);
  await inspector.getByRole('button', { name: 'Hide while editing' }).click();
  await expect(pinned).toBeVisible();
  await expectAccessible(page);

  await saved(page);
  await publish(page);
  await page.goto(`${tourwright.address}/preview/mill?tourId=${tourId}`);
  await sharpViewer(page);
  await expect(page.locator('img.tw-pinned')).toHaveAttribute('alt', 'An oak');
  await expect(page.locator('[data-facing="wall"] img')).toHaveAttribute('src', /\.png$/);
});
