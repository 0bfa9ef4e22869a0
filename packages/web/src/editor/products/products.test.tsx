/** The products of a tour, on the whole screen with a fake server. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type PretendEditor, pretendEditor, storedImage } from '../testing/pretend-editor.ts';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
// Compiled before a test waits for it.
import './import-dialog.tsx';
import './shop-dialog.tsx';
import './products-panel.tsx';

let editor: PretendEditor;
const tour = () => editor.edits.tour;
const spot = { id: 'spot', kind: 'product', position: [0, 0, -1], productId: 'lamp', text: 'Lamp' };

beforeEach(() => {
  const hotspots = [{ ...spot, scale: 1, rotation: 0 }] as never;
  const scenes = [sampleScene(1, 'Hall', { hotspots }), sampleScene(2, 'Kitchen', { hotspots })];
  const products = [{ id: 'lamp', name: 'Lamp', currency: 'EUR', price: 12900, stock: 2 }];
  editor = pretendEditor(sampleTour({ scenes, products }), ['tour-1/hall.jpg', 'tour-1/kitchen.jpg']);
});
afterEach(() => editor.close());

async function open() {
  await editor.open();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Products' }));
  return { user, panel: within(await screen.findByRole('complementary', { name: 'Products' })) };
}

test('a product is shown with its places, which it leads to; its name goes along to their labels', async () => {
  const { user, panel } = await open();
  await user.click(panel.getByRole('button', { name: /^Lamp.*€129.00 · Used in 2 places/ }));
  await user.click(panel.getByRole('button', { name: 'In Kitchen' }));
  expect(await screen.findByRole('complementary', { name: 'Properties' })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Product' })).toBeTruthy();
  const name = panel.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Brass lamp{Enter}');
  await waitFor(() => expect(tour().products?.[0]?.name).toBe('Brass lamp'));
  expect(tour().scenes.map(({ hotspots }) => hotspots[0]?.text)).toEqual(['Brass lamp', 'Brass lamp']);
});

test('a product is named where it was placed, in all of its places', async () => {
  const { user, panel } = await open();
  await user.click(panel.getByRole('button', { name: /^Lamp/ }));
  await user.click(panel.getByRole('button', { name: 'In Hall' }));
  const properties = within(await screen.findByRole('complementary', { name: 'Properties' }));
  const name = await properties.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Brass lamp{Enter}');
  await waitFor(() => expect(tour().products?.[0]?.name).toBe('Brass lamp'));
  expect(tour().scenes.map(({ hotspots }) => hotspots[0]?.text)).toEqual(['Brass lamp', 'Brass lamp']);
});

test('the keyboard goes along into a product, and back to its row', async () => {
  const { user, panel } = await open();
  panel.getByRole('button', { name: /^Lamp/ }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(panel.getByRole('button', { name: 'All products' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(panel.getByRole('button', { name: /^Lamp/ }));
  // A new one is named first.
  panel.getByRole('button', { name: 'Add a product' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(panel.getByRole('textbox', { name: 'Name' })));
});

test('a product goes with its places, once that was said, and comes back by one undo', async () => {
  const { user, panel } = await open();
  await user.click(panel.getByRole('button', { name: /^Lamp/ }));
  const button = panel.getByRole('button', { name: 'Delete product' });
  await user.click(button);
  expect(panel.getByText('It is shown in 2 places, which go with it.')).toBeTruthy();
  await user.click(panel.getByRole('button', { name: 'Keep it' }));
  expect(document.activeElement).toBe(button);
  await user.click(button);
  await user.click(panel.getByRole('button', { name: 'Delete with its places' }));
  await waitFor(() => expect(tour().products).toBeUndefined());
  expect(tour().scenes.every(({ hotspots }) => hotspots.length === 0)).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Undo: Delete product Lamp' }));
  await waitFor(() => expect(tour().products).toHaveLength(1));
  expect(tour().scenes.every(({ hotspots }) => hotspots.length === 1)).toBe(true);
});

test('a file of products says what it would change before it changes anything', async () => {
  const { user, panel } = await open();
  await user.click(panel.getByRole('button', { name: 'Import CSV' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import products' }));
  const csv = 'name;price;currency\nLamp;99,00;EUR\nChair;free;EUR\nMug;5;EUR\n';
  await user.upload(
    dialog.getByLabelText('Choose a CSV file', { selector: 'input' }),
    new File([csv], 'shop.csv', { type: 'text/csv' }),
  );
  expect((await dialog.findByRole('status')).textContent).toBe('1 new1 updated1 with errors');
  expect(dialog.getByText('Read as UTF-8, separated by ;')).toBeTruthy();
  const rows = dialog.getAllByRole('row').map((row) => row.textContent);
  expect(rows.slice(1)).toEqual([
    '3Chair“free” in price is not an amount.',
    '2LampPrice 129.00 to 99.00',
    '4MugNew',
  ]);
  expect(tour().products).toMatchObject([{ price: 12900 }]);
  await user.click(dialog.getByRole('button', { name: 'Import 2 products' }));
  await waitFor(() => expect(tour().products).toMatchObject([{ price: 9900 }, { name: 'Mug', price: 500 }]));
});

test('where no other tour has a product, there is nothing to choose and one way out', async () => {
  editor.server.answer({ 'GET /api/tours/:id/products': { items: [], isCut: false } });
  const { user, panel } = await open();
  await user.click(panel.getByRole('button', { name: 'From your other tours' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Products of your other tours' }));
  await dialog.findByText('None of your other tours lists a product yet.');
  expect(dialog.queryByRole('button', { name: 'Nothing chosen' })).toBeNull();
  await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('products of other tours are taken over with their pictures, once each, or brought up to date', {
  tags: 'long',
}, async () => {
  const vase = {
    id: 'vase',
    name: 'Vase',
    currency: 'EUR',
    price: 3000,
    pictures: [{ id: 'p', slug: 'loft/v.jpg' }],
  };
  const items = [
    { tourId: 'loft', tourName: 'Loft', product: vase, pictureUrl: '/media/loft/v.jpg' },
    {
      tourId: 'loft',
      tourName: 'Loft',
      product: { ...tour().products?.[0], price: 9900, stock: 7 },
      pictureUrl: null,
    },
    { tourId: 'cabin', tourName: 'Cabin', product: { ...vase, price: 1 }, pictureUrl: null },
    { tourId: 'tour-1', tourName: 'Maple Lane', product: { id: 'own', name: 'Own' }, pictureUrl: null },
  ];
  editor.server.answer({
    'GET /api/tours/:id/products': { items, isCut: false },
    'POST /api/tours/:id/media/copies': ({ body }: { body: unknown }) => {
      expect(body).toEqual({ slug: 'loft/v.jpg', from: 'loft' });
      return storedImage('tour-1/v-copy.jpg');
    },
  });
  const { user, panel } = await open();
  await user.click(panel.getByRole('button', { name: 'From your other tours' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Products of your other tours' }));
  expect(await dialog.findByRole('checkbox', { name: /^Vase.*€30.00 · In Loft and Cabin/ })).toBeTruthy();
  expect(dialog.queryByRole('checkbox', { name: /Own/ })).toBeNull();
  await user.click(dialog.getByRole('checkbox', { name: 'All of these' }));
  await user.click(dialog.getByRole('button', { name: 'Take 2 products' }));
  await waitFor(() => expect(tour().products).toHaveLength(2));
  expect(tour().products).toMatchObject([
    // Stock stays what it is here.
    { id: 'lamp', price: 9900, stock: 2 },
    { id: 'vase', price: 3000, pictures: [{ slug: 'tour-1/v-copy.jpg' }] },
  ]);
  await user.click(panel.getByRole('button', { name: 'From your other tours' }));
  const again = within(await screen.findByRole('dialog', { name: 'Products of your other tours' }));
  expect(await again.findByRole('checkbox', { name: /^Vase.*In this tour already/ })).toHaveProperty(
    'disabled',
    true,
  );
});
