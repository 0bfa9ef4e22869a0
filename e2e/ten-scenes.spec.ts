/**
 * A whole house in one sitting: ten real photos, linked, put onto a plan, with a brand, a hotspot of each kind, a spoken word
 * and a guided tour; published, and visited on a desk and on a phone. `SHOTS=folder` keeps pictures of each step.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Tour } from '@tourwright/tour/document';
import config from '../playwright.config.ts';
import { dock, label, place, properties } from './support/editor-page.ts';
import { pdf } from './support/full-tour.ts';
import {
  addPhotos,
  chooseFiles,
  clickCanvas,
  createTour,
  openPhone,
  openScene,
  publish,
  saved,
  sharpViewer,
  signUp,
} from './support/owner.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const samples = join('..', 'shared', 'samples');
const rooms = [
  'home-cc0/living-room',
  'home-cc0/kitchen',
  'home-cc0/bedroom',
  'home-cc0/bathroom',
  'home-cc0/balcony',
  'library-uvic/hallway',
  'library-uvic/stacks',
  'library-uvic/dsc_entry',
  'library-uvic/workshop_space',
  'library-uvic/3d_printers',
].map((name) => join(samples, `${name}.jpg`));

test.use({
  viewport: { width: 1440, height: 900 },
  permissions: ['microphone'],
  // Chromium's own microphone of tests, which beeps once a second.
  launchOptions: {
    ...config.use?.launchOptions,
    args: [...(config.use?.launchOptions?.args ?? []), '--use-fake-device-for-media-stream'],
  },
});

let shots = 0;
async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS'];
  if (folder)
    await page.screenshot({ path: join(folder, `${String(++shots).padStart(2, '0')}-${name}.png`) });
}

const panel = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Editor sections' })
    .getByRole('button', { name, exact: true })
    .click();

test('ten rooms become a tour with everything in one sitting', { tag: '@long' }, async ({
  page,
  browser,
  tourwright,
  watchConsole,
}) => {
  test.skip(!rooms.every((file) => existsSync(file)), 'The sample photos are not here');
  test.setTimeout(900_000);
  await signUp(page, tourwright.address);
  const tourId = await createTour(page, tourwright.address, 'House of books');
  await addPhotos(page, rooms);
  await sharpViewer(page);
  await shot(page, 'photos');

  // A chain through the house, each link with its way back.
  const order = [
    'Living room',
    'Kitchen',
    'Bedroom',
    'Bathroom',
    'Balcony',
    'Hallway',
    'Stacks',
    'Entry',
    'Workshop space',
    '3d printers',
  ];
  for (const [index, name] of order.slice(0, -1).entries()) {
    await openScene(page, name);
    await dock(page).getByRole('button', { name: 'Link' }).click();
    await clickCanvas(page, { x: 0.62, y: 0.55 });
    const dialog = page.getByRole('dialog', { name: 'Where does it go?' });
    await expect(dialog.getByRole('option')).toHaveCount(9);
    if (index === 0) await shot(page, 'link');
    await dialog.getByRole('option', { name: order[index + 1] as string }).click();
    await expect(dialog).toBeHidden();
    await page.keyboard.press('v');
  }
  await saved(page);

  // The plan: five rooms, each brought by keys from the middle of it into its own.
  const pins = {
    'Living room': { ArrowUp: 4 },
    Kitchen: { ArrowLeft: 7 },
    Bedroom: { ArrowRight: 2, ArrowDown: 6 },
    Bathroom: { ArrowLeft: 4, ArrowDown: 5 },
    Balcony: { ArrowRight: 6, ArrowDown: 4 },
  };
  await panel(page, 'Plan');
  await chooseFiles(
    page,
    page.getByRole('main').getByRole('button', { name: 'Add a floor' }),
    join(samples, 'floorplans/rendered-flat.png'),
  );
  await expect(page.getByAltText(/^Plan of /)).toBeVisible({ timeout: 30_000 });
  for (const [name, steps] of Object.entries(pins)) {
    await page.getByRole('button', { name: `${name} Drag, or press Enter` }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: new RegExp(`^${name}, looking towards`) })).toBeFocused();
    for (const [key, presses] of Object.entries(steps))
      for (let press = 0; press < presses; press++) await page.keyboard.press(`Shift+${key}`);
  }
  await saved(page);
  await shot(page, 'plan');
  await expectAccessible(page);

  // The brand.
  await panel(page, 'Brand');
  const brand = page.getByRole('complementary', { name: 'Brand' });
  await expect(brand.getByRole('heading', { name: 'Brand' })).toBeVisible();
  await brand.getByRole('textbox', { name: 'Main, hex' }).fill('#2f6d4f');
  await brand.getByRole('textbox', { name: 'Main, hex' }).press('Enter');
  await brand.getByRole('switch', { name: 'Contact card' }).click();
  await brand.getByLabel('Telephone').fill('+43 1 2345678');
  await brand.getByLabel('Telephone').press('Tab');
  await saved(page);
  await shot(page, 'brand');
  await expectAccessible(page);

  // What is sold, as a German spreadsheet writes it.
  await panel(page, 'Products');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const products = page.getByRole('dialog', { name: 'Import products' });
  await chooseFiles(page, products.getByRole('button', { name: 'Choose a CSV file' }), {
    name: 'shop.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'name;price;currency;stock\r\nLinen shirt;59,50;EUR;3\r\nCaf\xe9 chair;120;EUR;\r\n',
      'latin1',
    ),
  });
  await expect(products.getByText('Read as Windows-1252, separated by ;')).toBeVisible();
  await shot(page, 'products');
  await expectAccessible(page);
  await products.getByRole('button', { name: 'Import 2 products' }).click();
  await expect(page.getByRole('button', { name: /Café chair/ })).toBeVisible();
  await saved(page);

  // A hotspot of each kind, in one room, which visitors come into first.
  await panel(page, 'Scenes');
  await page.getByRole('button', { name: 'More about Living room' }).click();
  await page.getByRole('menuitem', { name: 'Start here' }).click();
  await openScene(page, 'Living room');
  await place(page, 'Info', { x: 0.2, y: 0.35 });
  await label(page, 'The sofa');
  await properties(page).getByRole('textbox', { name: 'Text', exact: true }).fill('Linen, made nearby.');
  await place(page, 'Image', { x: 0.3, y: 0.35 });
  await chooseFiles(
    page,
    properties(page).getByRole('button', { name: 'Add a picture' }),
    join(samples, 'floorplans/rendered-flat.png'),
  );
  await label(page, 'The flat');
  await place(page, 'Gallery', { x: 0.4, y: 0.3 });
  await chooseFiles(
    page,
    properties(page).getByRole('button', { name: 'Add pictures' }),
    join(samples, 'floorplans/rendered-flat.png'),
  );
  await label(page, 'Pictures');
  await place(page, 'Video', { x: 0.5, y: 0.3 });
  await chooseFiles(
    page,
    properties(page).getByRole('button', { name: 'Add a video file' }),
    'e2e/support/film.webm',
  );
  await label(page, 'The street');
  await place(page, 'Audio', { x: 0.6, y: 0.3 });
  await chooseFiles(
    page,
    properties(page).getByRole('button', { name: 'Add a sound' }),
    join(samples, 'audio/guitar.ogg'),
  );
  await label(page, 'The guitar');
  await place(page, 'Web', { x: 0.7, y: 0.3 });
  await shot(page, 'web');
  const address = properties(page)
    .getByRole('textbox', { name: /address/i })
    .first();
  await address.fill('https://example.com/');
  await label(page, 'The agency');
  await place(page, 'Product', { x: 0.75, y: 0.42 });
  await shot(page, 'product');
  await properties(page).getByRole('combobox', { name: 'Product', exact: true }).selectOption('Linen shirt');
  await expect(properties(page).getByRole('textbox', { name: 'Label' })).toHaveValue('Linen shirt');
  await place(page, 'Embed', { x: 0.8, y: 0.5 });
  await shot(page, 'embed');
  await address.fill('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
  await label(page, 'A film');
  await place(page, 'Brochure', { x: 0.2, y: 0.5 });
  await chooseFiles(page, properties(page).getByRole('button', { name: 'Add a PDF' }), {
    name: 'prices.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(pdf.body),
  });
  await shot(page, 'brochure');
  await label(page, 'Prices');
  await place(page, 'Area', { x: 0.3, y: 0.55 });
  for (const at of [
    { x: 0.4, y: 0.55 },
    { x: 0.4, y: 0.65 },
  ])
    await clickCanvas(page, at);
  await page.keyboard.press('Enter');
  await label(page, 'The rug');
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
  await saved(page);
  await shot(page, 'kinds');
  await expectAccessible(page);

  // A guided tour of three stops, the first with a voice.
  await panel(page, 'Guide');
  const timeline = page.getByRole('region', { name: 'Guided tour' });
  for (const name of order.slice(0, 3)) {
    await page.getByRole('button', { name: new RegExp(`^Open ${name}`) }).click();
    await sharpViewer(page);
    await timeline.getByRole('button', { name: 'Add this view as a stop' }).click();
  }
  await timeline.getByRole('button', { name: 'Record narration of stop 1' }).click();
  await expect(timeline.getByText('Recording 0:02')).toBeVisible({ timeout: 30_000 });
  await timeline.getByRole('button', { name: 'Finish' }).click();
  await timeline.getByRole('button', { name: /^Stop 1/ }).click();
  await expect(page.getByRole('switch', { name: 'As long as the narration' })).toBeChecked();
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
  await shot(page, 'guide');
  await expectAccessible(page);
  await saved(page);

  const tour = (await (await page.request.get(`${tourwright.address}/api/tours/${tourId}`)).json()) as Tour;
  const kinds = new Set(tour.scenes.flatMap(({ hotspots }) => hotspots.map(({ kind }) => kind)));
  expect([...kinds].sort()).toEqual(
    'audio brochure embed gallery image info link polygon product video web'.split(' '),
  );
  expect(tour.guide?.[0]?.slug).toMatch(/^[^/]+\/audio\/.+\.wav$/);
  const shirt = tour.products?.find(({ name }) => name === 'Linen shirt');
  expect(shirt).toMatchObject({ price: 5950, currency: 'EUR', stock: 3 });
  expect(tour.scenes.flatMap(({ hotspots }) => hotspots)).toContainEqual(
    expect.objectContaining({ kind: 'product', productId: shirt?.id }),
  );
  await publish(page);
  await shot(page, 'published');

  const phone = await openPhone(browser);
  for (const visitor of [page, phone]) {
    if (visitor === phone) watchConsole(visitor);
    await visitor.goto(`${tourwright.address}/welcome/${tourId}`);
    await shot(visitor, 'welcome');
    await visitor
      .getByRole('link', { name: 'ENTER TOUR' })
      .or(visitor.getByRole('button', { name: 'ENTER TOUR' }))
      .click();
    await visitor.waitForURL(/\/preview\//);
    await sharpViewer(visitor);
    await expect(visitor.getByRole('button', { name: 'Share' })).toBeVisible();
    await shot(visitor, 'visit');
  }
  // What was imported is shown with its price, and Escape closes it.
  await page.getByRole('button', { name: /Linen shirt/ }).click();
  await expect(page.getByText(/€59\.50/).first()).toBeVisible();
  await shot(page, 'visit-product');
  await page.keyboard.press('Escape');
  // The voice is heard where the guide begins.
  await page.getByRole('button', { name: 'Guided tour' }).click();
  await expect
    .poll(() => page.locator('body > audio').evaluate((voice: HTMLAudioElement) => voice.currentTime))
    .toBeGreaterThan(0);
  await shot(page, 'visit-guide');
  await phone.context().close();
});
