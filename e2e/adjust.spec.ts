/** A photo that was taken askew, too dark and over a tripod is set right in the editor, and left as it came again. */
import type { Locator, Page } from '@playwright/test';
import type { Tour } from '@tourwright/tour/document';
import { openPhone, openTour, saved, sharpViewer } from './support/owner.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Properties' });

async function openPart(page: Page, name: string): Promise<void> {
  await panel(page).getByRole('group', { name: 'What to adjust' }).getByRole('button', { name }).click();
}

async function type(page: Page, label: string, value: string): Promise<void> {
  const field = panel(page).getByRole('textbox', { name: label });
  await field.fill(value);
  await field.press('Enter');
}

/** The mean colour of the picture's middle, as the screen shows it. */
async function middleColour(page: Page, viewer: Locator): Promise<number[]> {
  const box = await viewer.boundingBox();
  if (!box) throw new Error('There is no viewer');
  const size = 120;
  const clip = {
    x: Math.round(box.x + box.width / 2 - size / 2),
    y: Math.round(box.y + box.height / 2 - size / 2),
    width: size,
    height: size,
  };
  const { default: sharp } = await import('sharp');
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  return channels.slice(0, 3).map(({ mean }) => mean);
}

test('a photo is levelled, lit, patched and blurred; the panorama shows it before and after; undo takes it back', {
  tag: '@long',
}, async ({ page, tourwright }) => {
  test.setTimeout(240_000);
  const tourId = await openTour(page, tourwright.address, 'Askew', { Hall: 30 });
  const viewer = await sharpViewer(page);
  await saved(page);
  const before = await middleColour(page, viewer);
  const adjustment = async () => {
    const tour = (await (await page.request.get(`${tourwright.address}/api/tours/${tourId}`)).json()) as Tour;
    return tour.scenes[0]?.adjustment ?? null;
  };

  await page.getByRole('button', { name: 'Adjust photo' }).click();
  await type(page, 'Lean, degrees', '8');
  await openPart(page, 'Light');
  await type(page, 'Exposure, stops', '0.8');
  const promised = await middleColour(page, viewer);
  expect(promised[1], 'brighter before anything is kept').toBeGreaterThan((before[1] ?? 0) + 8);
  await openPart(page, 'Tripod');
  await panel(page).getByRole('button', { name: 'Ball' }).click();
  await openPart(page, 'Blur');
  await panel(page).getByRole('button', { name: 'Blur the middle of the view' }).click();
  const mark = page.getByRole('button', { name: /^Blurred place 1/ });
  await mark.focus();
  await mark.press('Shift+ArrowRight');
  await mark.press('+');
  await expect(panel(page).getByRole('textbox', { name: 'Place 1, degrees' })).toHaveValue('6.50°');
  await expectAccessible(page);
  expect(await adjustment(), 'nothing is kept yet').toBeNull();

  await panel(page).getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('button', { name: 'Adjust photo' })).toBeFocused();
  await expect(panel(page).getByText('Applying…')).toBeVisible();
  await expect(panel(page).getByText('Applying…')).toBeHidden({ timeout: 90_000 });
  await expect(panel(page).getByText('Changed: Level, Light, Tripod, and Blur')).toBeVisible();
  expect(await adjustment()).toMatchObject({
    level: { roll: 8 },
    light: { exposure: 0.8 },
    nadir: { kind: 'mirror' },
    privacy: [{ radius: 6.5 }],
  });
  await page.reload();
  await sharpViewer(page);

  await page.getByRole('button', { name: 'Reset to original' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Adjust photo' })).toBeFocused();
  await expect(panel(page).getByText('Applying…')).toBeVisible();
  await expect(panel(page).getByText('Applying…')).toBeHidden({ timeout: 90_000 });
  expect(await adjustment()).toBeNull();
  await page.getByRole('button', { name: /^Undo: Reset .* to original/ }).click();
  await expect(panel(page).getByText('Changed: Level, Light, Tripod, and Blur')).toBeVisible();
  await expect(panel(page).getByText('Applying…')).toBeHidden({ timeout: 90_000 });
});

test('the light that is promised is the light that is cut', { tag: '@long' }, async ({
  page,
  tourwright,
}) => {
  test.setTimeout(240_000);
  await openTour(page, tourwright.address, 'Light', { Hall: 200 });
  const viewer = await sharpViewer(page);
  await page.getByRole('button', { name: 'Adjust photo' }).click();
  await openPart(page, 'Light');
  await type(page, 'Exposure, stops', '0.5');
  await type(page, 'Contrast, percent', '20');
  await type(page, 'Colour, percent', '-40');
  await type(page, 'Warmth, percent', '60');
  const promised = await middleColour(page, viewer);
  await panel(page).getByRole('button', { name: 'Apply' }).click();
  await expect(panel(page).getByText('Applying…')).toBeVisible();
  await expect(panel(page).getByText('Applying…')).toBeHidden({ timeout: 90_000 });
  await sharpViewer(page);
  const cut = await middleColour(page, viewer);
  for (const [channel, value] of cut.entries()) {
    expect(Math.abs(value - (promised[channel] ?? 0)), `channel ${channel}`).toBeLessThan(4);
  }
});

test('on a phone the panorama stays in sight while its photo is adjusted, and nothing is kept by cancelling', {
  tag: '@long',
}, async ({ browser, tourwright, watchConsole }) => {
  test.setTimeout(180_000);
  const page = await openPhone(browser);
  watchConsole(page);
  await openTour(page, tourwright.address, 'Pocket', { Hall: 120 });
  const viewer = await sharpViewer(page);
  await page.getByRole('button', { name: 'Properties' }).click();
  await page.getByRole('button', { name: 'Adjust photo' }).click();
  await type(page, 'Lean, degrees', '−10');
  const [picture, sheet] = [await viewer.boundingBox(), await panel(page).boundingBox()];
  expect(picture?.height).toBeGreaterThan(280);
  expect(sheet?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0));
  await expectAccessible(page);
  await panel(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: /^Undo: Adjust/ })).toHaveCount(0);
  await expect(page.locator('canvas').first()).toBeFocused();
  await page.context().close();
});

test('an edge that was drawn stands upright, and undo leans it again', { tag: '@long' }, async ({
  page,
  tourwright,
}) => {
  await openTour(page, tourwright.address, 'Askew', { Hall: 30 });
  const viewer = await sharpViewer(page);
  await page.getByRole('button', { name: 'Adjust photo' }).click();
  await panel(page).getByRole('button', { name: 'Draw along an edge' }).click();
  const box = await viewer.boundingBox();
  if (!box) throw new Error('There is no canvas');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // From the middle upwards, a tenth to the right of upright.
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y - 100, { steps: 5 });
  await page.mouse.move(x + 20, y - 200);
  await page.mouse.up();
  await expect(panel(page).getByText('One edge.')).toBeVisible();
  const lean = panel(page).getByRole('textbox', { name: 'Lean, degrees' });
  await expect(lean).toHaveValue(/^−5\.7/);
  await expectAccessible(page);
  await page.keyboard.press('Control+z');
  await expect(lean).toHaveValue(/^0\.0/);
  await page.getByRole('button', { name: 'Cancel' }).click();
});
