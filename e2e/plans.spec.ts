/** An owner adds a floor plan, puts scenes onto it and turns one; visitors see where they are. */
import sharp from 'sharp';
import { openTour, saved, sharpViewer } from './support/owner.ts';
import { documentOf } from './support/pdf.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const plan = async () => ({
  name: 'ground-floor.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 400, height: 300, channels: 3, background: '#eee' } })
    .png()
    .toBuffer(),
});

test('an owner puts scenes onto a plan by hand and by keyboard, and visitors see where they are', {
  tag: '@long',
}, async ({ page, tourwright }) => {
  const id = await openTour(page, tourwright.address, 'Mill', { Hall: 30, Kitchen: 90 });
  await page.getByRole('button', { name: 'Plan', exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('main').getByRole('button', { name: 'Add a floor' }).click();
  await (await chooser).setFiles([await plan()]);
  const picture = page.getByAltText('Plan of Ground floor');
  await expect(picture).toBeVisible({ timeout: 30_000 });

  // One is dragged onto the plan, the other one put there by the keyboard.
  const card = page.getByRole('button', { name: 'Hall Drag, or press Enter' });
  await card.hover();
  await page.mouse.down();
  const box = await picture.boundingBox();
  if (!box) throw new Error('There is no plan');
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.5, { steps: 6 });
  await page.mouse.move(box.x + box.width * 0.25, box.y + box.height * 0.5, { steps: 6 });
  await page.mouse.up();
  await expect(page.getByRole('button', { name: /^Hall, looking towards/ })).toBeVisible();
  await page.getByRole('button', { name: 'Kitchen Drag, or press Enter' }).focus();
  await page.keyboard.press('Enter');
  const kitchen = page.getByRole('button', { name: /^Kitchen, looking towards/ });
  await expect(kitchen).toBeFocused();
  await page.keyboard.press('.');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByRole('textbox', { name: 'From left' })).toHaveValue('55.0%');
  await saved(page);
  await expectAccessible(page);

  await page.goto(`${tourwright.address}/preview/mill?tourId=${id}`);
  await sharpViewer(page);
  const card2 = page.getByRole('region', { name: 'Floor plan' });
  await expect(card2.getByRole('button', { name: 'Kitchen' })).toBeVisible();
});

test('pages of a document become floors, and what cannot be one gets a sentence @long', async ({
  page,
  tourwright,
}) => {
  await openTour(page, tourwright.address, 'Mill', { Hall: 30 });
  await page.getByRole('button', { name: 'Plan', exact: true }).click();
  const field = page.getByRole('main').locator('input[type=file]').first();
  const give = (name: string, mimeType: string, buffer: Buffer) =>
    field.setInputFiles({ name, mimeType, buffer });
  const refused = page.getByRole('region', { name: 'Not added' });

  await give('book.pdf', 'application/pdf', documentOf(500));
  await expect(refused.getByText(/book\.pdf has 500 pages/)).toBeVisible();
  await give('broken.pdf', 'application/pdf', Buffer.from('%PDF-1.7\nno more'));
  await expect(refused.getByText(/broken\.pdf is damaged/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Show visitors where they are' })).toBeVisible();

  await give('house.pdf', 'application/pdf', documentOf(3));
  await page.getByRole('button', { name: 'Page 3' }).click();
  await page.getByRole('button', { name: 'Add 2 floors' }).click();
  await expect(page.getByRole('navigation', { name: 'Floors' }).getByRole('button')).toHaveCount(3);

  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><script>document.title="owned"</script><rect width="40" height="30"/></svg>';
  await give('attic.svg', 'image/svg+xml', Buffer.from(drawing));
  await expect(
    page.getByText('attic.svg contained scripts. Only its picture was added, without them.'),
  ).toBeVisible();
  await expect(page.getByAltText('Plan of Attic')).toBeVisible({ timeout: 30_000 });
  await expect(page).not.toHaveTitle('owned');
});
