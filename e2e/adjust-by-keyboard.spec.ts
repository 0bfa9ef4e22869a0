/** A photo is adjusted without a pointer, on a desk and on a phone with a keyboard, and with logos of every sort. */
import type { Page } from '@playwright/test';
import type { Tour } from '@tourwright/tour/document';
import { openTour, saved, sharpViewer } from './support/owner.ts';
import { expect, test } from './support/test.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Properties' });

/** Presses Tab until the focus is on what has this name; never is there nothing that has it. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let count = 0; count < 60; count++) {
    await page.keyboard.press(key);
    const focused = page.locator(':focus');
    const label = (await focused.getAttribute('aria-label')) ?? (await focused.textContent()) ?? '';
    if (name.test(label.trim())) return;
  }
  throw new Error(`Nothing called ${name} is reached by ${key}`);
}

async function startAdjusting(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Commands' })).toBeFocused();
  await page.keyboard.type('Adjust photo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Adjust photo' })).toBeFocused();
}

for (const [screen, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`on ${screen} a blurred place is made, moved out of sight, resized and removed by the keyboard`, {
    tag: '@long',
  }, async ({ page, tourwright }) => {
    test.setTimeout(180_000);
    await openTour(page, tourwright.address, 'Keys', { Hall: 80 });
    const viewer = await sharpViewer(page);
    await page.setViewportSize(viewport);
    await startAdjusting(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await tabTo(page, /^Blur the middle of the view$/);
    await page.keyboard.press('Enter');

    const mark = page.getByRole('button', { name: /^Blurred place 1/ });
    await tabTo(page, /^Blurred place 1/, 'Shift+Tab');
    for (let count = 0; count < 30; count++) {
      await page.keyboard.press('Shift+ArrowRight');
      await expect(mark).toBeFocused();
    }
    await expect
      .poll(async () => {
        const [place, picture] = [await mark.boundingBox(), await viewer.boundingBox()];
        if (!place || !picture) return 'gone';
        const x = place.x + place.width / 2 - picture.x;
        return x > 0 && x < picture.width ? 'in sight' : 'out of sight';
      }, 'the view goes along')
      .toBe('in sight');
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    const radius = panel(page).getByRole('textbox', { name: 'Place 1, degrees' });
    await expect(radius).toHaveValue('7.00°');

    await page.keyboard.press('Control+z');
    await expect(radius).toHaveValue('6.00°');
    await expect(panel(page).getByRole('button', { name: 'Apply' })).toBeEnabled();
    await page.keyboard.press('Control+Shift+z');
    await expect(radius).toHaveValue('7.00°');
    await mark.press('Delete');
    await expect(mark).toHaveCount(0);
    await expect(viewer.locator('canvas').first()).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(radius).toHaveValue('7.00°');
  });
}

test('Escape in a number gives up that number alone; in the panel it leaves, and one can continue', {
  tag: '@long',
}, async ({ page, tourwright }) => {
  test.setTimeout(180_000);
  const tourId = await openTour(page, tourwright.address, 'Second thoughts', { Hall: 140 });
  await sharpViewer(page);
  await saved(page);
  await startAdjusting(page);
  const lean = panel(page).getByRole('textbox', { name: 'Lean, degrees' });
  await tabTo(page, /^Lean$/);
  await page.keyboard.press('PageUp');
  const chosen = await lean.inputValue();
  expect(chosen).not.toBe('0.0°');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12');
  await page.keyboard.press('Escape');
  await expect(lean).toHaveValue(chosen);
  await expect(lean).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(lean).toHaveValue('0.0°');
  await page.keyboard.press('Control+y');
  await expect(lean).toHaveValue(chosen);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Adjust photo' })).toBeFocused();
  await expect(page.getByText('What you chose for Hall was not applied.')).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(lean).toHaveValue(chosen);
  await panel(page).getByRole('button', { name: 'Apply' }).click();
  await saved(page);
  const tour = (await (await page.request.get(`${tourwright.address}/api/tours/${tourId}`)).json()) as Tour;
  expect(tour.scenes[0]?.adjustment?.level?.roll).toBeGreaterThan(0);
});

test('a drawing becomes a logo at the feet; what is not a picture is refused in words alone', {
  tag: '@long',
}, async ({ page, tourwright }) => {
  test.setTimeout(180_000);
  await openTour(page, tourwright.address, 'Signs', { Hall: 220 });
  await sharpViewer(page);
  await startAdjusting(page);
  await panel(page).getByRole('button', { name: 'Tripod' }).click();
  const choose = async (name: string, mimeType: string, text: string) => {
    const chooser = page.waitForEvent('filechooser');
    await panel(page).getByRole('button', { name: 'Logo', exact: true }).click();
    await (await chooser).setFiles({ name, mimeType, buffer: Buffer.from(text) });
  };
  await choose('logo.png', 'image/png', 'I am no picture');
  await expect(page.getByText('logo.png is not a picture that can be shown.')).toBeVisible();
  const stored = page.waitForRequest((request) => request.url().includes('/upload?slug='));
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="red"/></svg>';
  await choose('logo.svg', 'image/svg+xml', drawing);
  expect((await stored).url(), 'it is stored as pixels').toMatch(/\.png$/);
  const logo = panel(page).locator('img');
  await expect(logo).toBeVisible();
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500);
});
