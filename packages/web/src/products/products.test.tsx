import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noAnswer, openPretendServer, type PretendServer, problem } from '../testing/pretend-server.ts';
import { sampleRow } from '../testing/sample-row.ts';
import { ann, closeApp, rememberUser, showApp } from '../testing/show-app.tsx';
// Compiled before a test waits for it.
import './import-dialog.tsx';

const jumper = {
  id: 'jumper',
  name: 'Lambswool jumper',
  currency: 'EUR',
  price: 8900,
  variants: [
    { id: 'oat', name: 'Oat', stock: 18 },
    { id: 'forest', name: 'Forest', stock: 7 },
  ],
};
const tour = {
  id: 't1',
  version: 3,
  products: [
    jumper,
    { id: 'lamp', name: 'Paper lamp', currency: 'EUR', price: 4900, salePrice: 3900, stock: 20 },
    { id: 'vase', name: 'Vase', sku: 'V-1' },
  ],
  scenes: [
    { id: 1, name: 'Shop floor', hotspots: [{ id: 'h', kind: 'product', productId: 'jumper' }], videos: [] },
  ],
};
let stock: { items: { productId: string; variantId: string | null; count: number | null }[]; held: object[] };
let server: PretendServer;
beforeEach(() => {
  window.scrollTo = () => {};
  rememberUser(ann.id);
  stock = { items: [{ productId: 'jumper', variantId: 'forest', count: 2 }], held: [] };
  server = openPretendServer({
    'GET /api/auth/get-session': { user: ann },
    'GET /api/tours': { items: [sampleRow({ id: 't1', title: 'Atelier' })], next: null },
    'GET /api/users/ann': ann,
    'GET /api/users/ann/shop': { lowStock: 3 },
    'GET /api/tours/t1': tour,
    'GET /api/tours/t1/media': { images: {}, cover: null },
    'GET /api/tours/t1/stock': () => stock,
    'PATCH /api/tours/t1/stock': ({ body }: { body: { items: typeof stock.items } }) => {
      stock = { ...stock, items: [...body.items, ...stock.items] };
      return stock;
    },
  });
});
afterEach(async () => {
  await closeApp();
  server.close();
});

const rows = async () => within(await screen.findByRole('list', { name: 'Products of Atelier' }));
const bodies = () => server.sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

test('shows what a tour sells, with what is counted and where it is placed', async () => {
  showApp('/dashboard?show=products');
  const list = await rows();
  const [first, lamp, vase] = list.getAllByRole('listitem').map((item) => item.textContent);
  expect(first).toMatch(/Lambswool jumper2 variants€89.00Stock20Low stockShop floor/);
  expect(lamp).toMatch(/€49.00€39.00/);
  expect(lamp).toMatch(/On salePlace in a scene/);
  expect(vase).toMatch(/V-1.*No price/);
  await userEvent.click(screen.getByRole('button', { name: 'Low stock (1)' }));
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'By price');
  expect(list.getAllByRole('listitem').map((item) => item.textContent.slice(0, 5))).toEqual([
    'Lambs',
    'Paper',
    'VaseV',
  ]);
});

test('stock is saved as it is typed, of one variant alone, and its mark follows', async () => {
  showApp('/dashboard?show=products');
  const list = await rows();
  const user = userEvent.setup();
  await user.click(list.getByRole('button', { name: 'Variants of Lambswool jumper' }));
  expect(list.getByText('2 left')).toBeTruthy();
  const field = list.getByRole('textbox', { name: 'Stock of Forest' });
  await user.clear(field);
  await user.type(field, '0');
  await user.tab();
  expect(await list.findByText('1 variant sold out')).toBeTruthy();
  expect(bodies()).toEqual([{ items: [{ productId: 'jumper', variantId: 'forest', count: 0, seen: 2 }] }]);
  await user.clear(field);
  await user.tab();
  await expect
    .poll(() => bodies().at(-1))
    .toEqual({ items: [{ productId: 'jumper', variantId: 'forest', count: null, seen: 0 }] });
});

test('an invalid number, or one that could not be saved, stays in its field and says so', async () => {
  showApp('/dashboard?show=products');
  const list = await rows();
  const user = userEvent.setup();
  const field = list.getByRole('textbox', { name: 'Stock of Paper lamp' }) as HTMLInputElement;
  await user.clear(field);
  await user.type(field, '-4');
  await user.tab();
  expect(await list.findByText(/Enter a whole number/)).toBeTruthy();
  expect(bodies()).toEqual([]);
  server.answer({ 'PATCH /api/tours/t1/stock': noAnswer });
  await user.clear(field);
  await user.type(field, '4');
  await user.tab();
  expect(await list.findByText(/^Not saved\. The server does not answer/)).toBeTruthy();
  expect(field.value).toBe('4');
});

test('a number that somebody’s purchase overtook is not set: what is left by now is shown and said', async () => {
  showApp('/dashboard?show=products');
  const list = await rows();
  const user = userEvent.setup();
  await user.click(list.getByRole('button', { name: 'Variants of Lambswool jumper' }));
  const field = list.getByRole('textbox', { name: 'Stock of Forest' }) as HTMLInputElement;
  expect(field.value).toBe('2');
  const refusal = await problem(409, 'stock_changed').json();
  server.answer({
    'PATCH /api/tours/t1/stock': () => {
      stock = { ...stock, items: [{ productId: 'jumper', variantId: 'forest', count: 1 }] };
      return Response.json({ ...refusal, params: { count: 1 } }, { status: 409 });
    },
  });
  await user.clear(field);
  await user.type(field, '12');
  await user.tab();
  expect(await list.findByText(/there is one now/)).toBeTruthy();
  expect(field.value).toBe('1');
  expect(bodies()).toEqual([{ items: [{ productId: 'jumper', variantId: 'forest', count: 12, seen: 2 }] }]);
});

async function chooseFile(csv: string) {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import products' }));
  await user.upload(
    dialog.getByLabelText('Choose a CSV file', { selector: 'input' }),
    new File([csv], 'autumn.csv', { type: 'text/csv' }),
  );
  return { user, dialog };
}

test('a file changes what products say in the draft, and the stock where it is counted', async () => {
  const edits: object[] = [];
  server.answer({
    'POST /api/tours/t1/edits': ({ body }: { body: { base: number; edits: object[] } }) => {
      expect(body.base).toBe(3);
      edits.push(...body.edits);
      return { version: 4, answers: [{ status: 'accepted' }], missed: [] };
    },
  });
  showApp('/dashboard?show=products');
  const lines = [
    'id;name;price;stock;variant_id;variant;variant_stock',
    'lamp;Paper lamp;45,00;20;;;',
    'jumper;;;;forest;Forest;9',
    ';Mug;5;4;;;',
    'vase;Vase;cheap;;;;',
  ];
  const { user, dialog } = await chooseFile(lines.join('\n'));
  expect((await dialog.findAllByRole('row')).slice(1).map((row) => row.textContent)).toEqual([
    '5Vase“cheap” in price is not an amount.',
    '2Paper lampPrice 49.00 to 45.00',
    // What is counted rules, not what the tour says.
    '3Lambswool jumper, ForestStock 2 to 9',
    '4MugNew',
  ]);
  expect(dialog.getByText('The row with an error is left out.')).toBeTruthy();
  expect(bodies()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Import 3 products' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(edits).toMatchObject([
    {
      kind: 'batch',
      edits: [
        { kind: 'item.set', itemId: 'lamp', field: 'price', value: 4500 },
        { kind: 'item.add', path: ['products'], item: { name: 'Mug', price: 500, stock: 4 } },
      ],
    },
  ]);
  expect(bodies()).toEqual([{ items: [{ productId: 'jumper', variantId: 'forest', count: 9, seen: 2 }] }]);
});

test('an import that is refused says why, keeps its file, and lists what is left to do', async () => {
  const refusal = await problem(409, 'stock_changed').json();
  showApp('/dashboard?show=products');
  const { user, dialog } = await chooseFile('id,variant_id,variant,variant_stock\njumper,forest,Forest,9\n');
  server.answer({
    'PATCH /api/tours/t1/stock': () => {
      stock = { ...stock, items: [{ productId: 'jumper', variantId: 'forest', count: 1 }] };
      return Response.json({ ...refusal, params: { count: 1 } }, { status: 409 });
    },
  });
  await user.click(dialog.getByRole('button', { name: 'Import 1 product' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^Not everything was saved\./);
  expect(await dialog.findByText('Stock 1 to 9')).toBeTruthy();
  server.answer({ 'PATCH /api/tours/t1/stock': () => stock });
  await user.click(dialog.getByRole('button', { name: 'Import 1 product' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(bodies().at(-1)).toEqual({
    items: [{ productId: 'jumper', variantId: 'forest', count: 9, seen: 1 }],
  });
});

test('the list is exported with the stock that is counted', async () => {
  const made: Blob[] = [];
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made.push(blob as Blob);
    return 'blob:made';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  showApp('/dashboard?show=products');
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await expect.poll(() => create.mock.calls.length).toBe(1);
  const text = await made[0]?.text();
  expect(text).toContain('jumper,Lambswool jumper,,,,,,,,,forest,Forest,,,2,');
  expect(text).toContain('lamp,Paper lamp,,49.00,39.00,EUR,20,');
  vi.restoreAllMocks();
});
