// @vitest-environment node
import type { Product, Tour } from '@tourwright/tour/document';
import { applyEdit } from '@tourwright/tour/edit';
import { expect, test } from 'vitest';
import { sampleTour } from '../../testing/sample-tour.ts';
import { type ImportPlan, planImport } from './plan-import.ts';
import { type CsvTable, readCsv, writeCsv, writeLines } from './product-csv.ts';

const lamp: Product = {
  id: 'lamp',
  name: '=SUM(A1), "Lampe"',
  currency: 'EUR',
  price: 12900,
  salePrice: 9900,
  stock: 3,
  sku: '+49',
  body: 'Warm.\nDimmable; brass',
  url: 'https://shop.example/lamp',
  variants: [{ id: 'b', name: 'Brass', price: 13900, stock: 0 }],
  pictures: [{ id: 'p', slug: 't/p.jpg' }],
};
const chair: Product = { id: 'chair', name: 'Stühle', currency: 'JPY', price: 4900 };

let count = 0;
const newId = () => {
  count += 1;
  return `new-${count}`;
};
const bytes = (text: string) => new TextEncoder().encode(text);
const read = (file: Uint8Array): CsvTable => {
  const table = readCsv(file);
  if (!table) throw new Error('no text');
  return table;
};
const plan = (products: Product[], file: string | Uint8Array) =>
  planImport(products, read(typeof file === 'string' ? bytes(file) : file), newId);
const changesOf = ({ lines }: ImportPlan) =>
  lines.map(({ row, result, fields, faults }) => [
    row,
    result,
    ...fields.map(({ column }) => column),
    ...faults.map(({ code }) => code),
  ]);

/** The products after the import. */
function after(products: Product[], { changes }: ImportPlan): Product[] {
  return (
    changes.reduce((tour: Tour, change) => {
      const outcome = applyEdit(tour, { ...change, id: newId(), v: 1 });
      if (!outcome.ok) throw new Error(`${outcome.code} ${JSON.stringify(change)}`);
      return outcome.tour;
    }, sampleTour({ products })).products ?? []
  );
}

test('what is exported and imported again changes nothing', () => {
  const file = writeCsv([lamp, chair]);
  expect(file).not.toMatch(/(^|,)=SUM/m);
  const again = plan([lamp, chair], file);
  expect(again.changes).toEqual([]);
  expect(changesOf(again)).toEqual([
    [2, 'same'],
    [3, 'same'],
    [4, 'same'],
  ]);
});

test('into another tour it brings all but pictures, and a second time nothing', () => {
  const file = writeCsv([lamp, chair]);
  const first = after([], plan([], file));
  const { pictures: _, ...bare } = lamp;
  expect(first).toMatchObject([
    { ...bare, id: expect.any(String) },
    { ...chair, id: expect.any(String) },
  ]);
  expect(plan(first, file).changes).toEqual([]);
});

test('a line says which columns change; a missing column leaves its field, an empty cell takes it away', () => {
  const found = plan([lamp], 'id;price;stock\r\nlamp;99,50;\r\n');
  expect(found.lines[0]?.fields).toEqual([
    { column: 'price', from: '129.00', to: '99.50' },
    { column: 'stock', from: '3', to: '' },
  ]);
  const [next] = after([lamp], found);
  expect(next).toMatchObject({ price: 9950, salePrice: 9900, name: lamp.name });
  expect(next).not.toHaveProperty('stock');
});

test('invalid lines are reported with their row, and the others are read', () => {
  const file = [
    'name,price,currency,stock,url',
    'Mug,12.50,EUR,4,shop.example/mug',
    ',1,EUR,,',
    'Bowl,free,EUR,,',
    'Plate,1,Euro,,',
    'Cup,1,EUR,-2,',
    'Jug,1,EUR,,a b',
    '',
    'Mug,1,EUR,,',
  ].join('\n');
  const found = plan([], file);
  expect(changesOf(found)).toEqual([
    [2, 'new'],
    [3, 'fault', 'name'],
    [4, 'fault', 'price'],
    [5, 'fault', 'currency'],
    [6, 'fault', 'stock'],
    [7, 'fault', 'url'],
    [9, 'fault', 'twice'],
  ]);
  expect(after([], found)).toMatchObject([{ name: 'Mug', price: 1250, currency: 'EUR', stock: 4 }]);
});

test('lines with errors are written as they came, with the reason, and read again once they are right', () => {
  const table = read(bytes('name;price;currency;shelf\nMug;5;EUR;A1\nBowl;free;EUR;B2\n'));
  const file = writeLines(table, 'error', new Map([[3, 'Not an amount']]));
  expect(file).toBe('\uFEFFname,price,currency,shelf,error\r\nBowl,free,EUR,B2,Not an amount');
  const fixed = plan([], file.replace('free', '6'));
  expect(after([], fixed)).toMatchObject([{ name: 'Bowl', price: 600 }]);
});

test.each([
  ['UTF-8', bytes('\uFEFFname\tprice\nStühle\t5'), '\t'],
  [
    'UTF-16',
    new Uint8Array(new Uint16Array([...'\uFEFFname|price\nStühle|5'].map((l) => l.charCodeAt(0))).buffer),
    '|',
  ],
  [
    'Windows-1252',
    new Uint8Array([...'name;price\nSt\u00fchle;5'].map((letter) => letter.charCodeAt(0))),
    ';',
  ],
])('a file in %s is read', (encoding, file, separator) => {
  const table = read(file);
  expect(table).toMatchObject({ encoding, separator });
  expect(table.rows).toMatchObject([{ row: 2, cells: { name: 'Stühle', price: '5' } }]);
});

test('two columns and one line are told apart, with an empty line at the end and a comma in a name', () => {
  for (const separator of [';', '\t', '|']) {
    const table = read(bytes(`name${separator}price\r\nLamp, brass${separator}5\r\n\r\n`));
    expect(table).toMatchObject({ separator, rows: [{ cells: { name: 'Lamp, brass', price: '5' } }] });
  }
});

test('UTF-16 without a mark at its start is read, and a workbook that is called CSV is not', () => {
  const utf16 = (text: string) =>
    new Uint8Array(new Uint16Array([...text].map((l) => l.charCodeAt(0))).buffer);
  expect(read(utf16('name;price\nStühle;5\n')).rows).toMatchObject([{ cells: { name: 'Stühle' } }]);
  expect(readCsv(bytes('PK\u0003\u0004\u0014\u0000\u0006\u0000'))).toBeNull();
});

test('a variant is added to the product of its line, or changed', () => {
  const file = 'id,variant_id,variant,variant_price\nlamp,b,Brass,150\nlamp,,Steel,120';
  const found = plan([lamp], file);
  expect(changesOf(found)).toEqual([
    [2, 'changed', 'variant_price'],
    [3, 'changed', 'variant'],
  ]);
  expect(after([lamp], found)[0]?.variants).toMatchObject([
    { id: 'b', name: 'Brass', price: 15000, stock: 0 },
    { name: 'Steel', price: 12000 },
  ]);
});
