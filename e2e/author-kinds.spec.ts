/** An owner authors hotspots of several kinds: by pointer, by files that are dropped, and by keyboard; visitors see them. */
import type { Page } from '@playwright/test';
import { clickCanvas, openTour, photo, saved } from './support/owner.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Lets files go over the picture, as the hand does. */
async function dropOnPicture(page: Page, files: { name: string; type: string; text: string }[]) {
  const transfer = await page.evaluateHandle((given) => {
    const dropped = new DataTransfer();
    for (const { name, type, text } of given) {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      dropped.items.add(new File([bytes], name, { type }));
    }
    return dropped;
  }, files);
  const canvas = page.locator('[data-tourwright]');
  const box = await canvas.boundingBox();
  if (!box) throw new Error('There is no canvas');
  const at = { clientX: box.x + box.width * 0.3, clientY: box.y + box.height * 0.55 };
  for (const type of ['dragenter', 'dragover', 'drop']) {
    await canvas.dispatchEvent(type, { dataTransfer: transfer, ...at });
  }
}

/** Holds a key until the view has turned by some degrees. */
async function lookOn(page: Page, key: string, angle: 'Yaw' | 'Pitch'): Promise<void> {
  const shown = page.getByText(angle, { exact: false }).locator('b').first();
  const degrees = async () => Number.parseFloat((await shown.innerText()).replace('−', '-'));
  const start = await degrees();
  await page.keyboard.down(key);
  await expect.poll(async () => Math.abs((await degrees()) - start)).toBeGreaterThan(8);
  await page.keyboard.up(key);
}

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>>endobj\nxref\n0 4\n0000000000 65535 f \n' +
    '0000000009 00000 n \n0000000052 00000 n \n0000000101 00000 n \ntrailer<</Size 4/Root 1 0 R>>\nstartxref\n165\n%%EOF\n',
).toString('base64');

test('an owner authors a gallery, a brochure and an area, looks at them as visitors do, and takes a drop back', {
  tag: '@long',
}, async ({ page, tourwright }) => {
  await openTour(page, tourwright.address, 'Mill', { Hall: 30 });
  const dock = page.getByRole('toolbar', { name: 'Add to this scene' });
  const inspector = page.getByRole('complementary', { name: 'Properties' });

  // A gallery from the menu of the dock, with two pictures that are sent right there.
  await dock.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: /^Gallery/ }).click();
  await clickCanvas(page, { x: 0.5, y: 0.4 });
  await expect(inspector.getByRole('heading', { name: 'Gallery' })).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await inspector.getByRole('button', { name: 'Add pictures' }).click();
  await (await chooser).setFiles([await photo('oak.jpg', 90, 256), await photo('elm.jpg', 200, 256)]);
  await expect(inspector.getByLabel('Alt text')).toHaveCount(2);
  await inspector.getByLabel('Alt text').first().fill('A floor of oak');
  await inspector.getByRole('textbox', { name: 'Label' }).fill('Floors');
  await inspector.getByRole('textbox', { name: 'Label' }).press('Enter');
  await expect(inspector.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
  await inspector.getByRole('button', { name: 'Preview' }).click();
  const gallery = page.getByRole('dialog', { name: 'Floors' });
  await expect(gallery.getByAltText('A floor of oak')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(gallery).toHaveCount(0);
  await expect(inspector.getByRole('heading', { name: 'Gallery' })).toBeVisible();
  await expectAccessible(page);

  // A PDF that is let go over the picture; one undo takes it back, one redo brings it again.
  await dropOnPicture(page, [{ name: 'Prices.pdf', type: 'application/pdf', text: pdf }]);
  await expect(inspector.getByRole('heading', { name: 'Brochure' })).toBeVisible();
  await expect(inspector.getByLabel('Name of the brochure')).toHaveValue('Prices');
  await page.getByRole('button', { name: /^Undo: Add Prices/ }).click();
  await expect(page.locator('[data-hotspot-id][data-kind="brochure"]')).toHaveCount(0);
  await dropOnPicture(page, [{ name: 'notes.txt', type: 'text/plain', text: btoa('hello') }]);
  await expect(page.getByText(/notes\.txt cannot become a hotspot/)).toBeVisible();

  // An area by keyboard alone: corners in the middle of the view, Enter closes it.
  await page.locator('[data-tourwright] canvas').focus();
  await page.keyboard.press('y');
  for (const [turn, angle] of [
    ['ArrowRight', 'Yaw'],
    ['ArrowUp', 'Pitch'],
    ['ArrowLeft', 'Yaw'],
  ] as const) {
    await page.keyboard.press('y');
    await lookOn(page, turn, angle);
  }
  await page.keyboard.press('Enter');
  await expect(inspector.getByRole('heading', { name: 'Area' })).toBeVisible();
  const corner = page.getByRole('button', { name: /^Corner 1 of 3/ });
  await corner.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByRole('button', { name: /^Undo: Reshape Area/ })).toBeVisible();
  await inspector.getByRole('textbox', { name: 'Label' }).fill('Window');
  await inspector.getByRole('textbox', { name: 'Label' }).press('Enter');
  await saved(page);

  // What it says gets a heading, and visitors read it as one.
  await inspector.getByRole('button', { name: 'Format text' }).click();
  const text = inspector.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await page.keyboard.type('To the garden');
  await inspector.getByRole('button', { name: 'Heading' }).click();
  await inspector.getByRole('button', { name: 'Preview' }).click();
  const panel = page.getByRole('dialog', { name: 'Window' });
  await expect(panel.getByRole('heading', { name: 'To the garden' })).toBeVisible();
  await expectAccessible(page);
  await saved(page);
});
