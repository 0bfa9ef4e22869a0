import { expect, test } from 'vitest';
import type { ProductLine } from './product-lines.ts';
import { type ProductSort, sorted } from './sort-products.ts';

const product = (name: string, price: number | null, count: number | null): ProductLine => ({
  id: name,
  name,
  sku: '',
  picture: null,
  currency: 'EUR',
  price,
  before: null,
  variantCount: 0,
  stock: [{ productId: name, variantId: null, name: '', sku: '', count, held: 0 }],
  places: [],
});
const products = [
  product('Lamp 10', 500, 7),
  product('Vase', null, 0),
  product('Lamp 2', 900, null),
  product('angora', 700, 3),
];

test.each<[ProductSort, string[]]>([
  ['tour', ['Lamp 10', 'Vase', 'Lamp 2', 'angora']],
  ['name', ['angora', 'Lamp 2', 'Lamp 10', 'Vase']],
  ['price', ['Lamp 2', 'angora', 'Lamp 10', 'Vase']],
  ['stock', ['Vase', 'angora', 'Lamp 10', 'Lamp 2']],
])('products are sorted: %s', (sort, names) => {
  expect(sorted(products, sort).map(({ name }) => name)).toEqual(names);
});
