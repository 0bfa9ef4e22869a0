// @vitest-environment node
import type { Hotspot } from '@tourwright/tour/document';
import { expect, test } from 'vitest';
import { productLines } from './product-lines.ts';

const product = (more: Partial<Hotspot>): Hotspot => ({
  id: 'a',
  kind: 'product',
  position: [0, 0, -1],
  scale: 1,
  rotation: 0,
  currency: 'EUR',
  ...more,
});

test('a product says what it costs now and before, and when it is gone', () => {
  expect(productLines(product({ price: 1200, salePrice: 900 }))).toEqual(['€9.00, before €12.00']);
  expect(productLines(product({ price: 1200, stock: 0 }))).toEqual(['€12.00', 'Sold out']);
});

test('one that comes in several forms names each with its own price', () => {
  const variants = [
    { id: 'o', name: 'Oak' },
    { id: 'w', name: 'Walnut', price: 1500, stock: 0 },
  ];
  expect(productLines(product({ price: 1200, variants }))).toEqual([
    'Oak · €12.00',
    'Walnut · €15.00 · Sold out',
  ]);
});

test('nothing else costs anything', () => {
  expect(productLines(product({ kind: 'info', price: 1200 }))).toEqual([]);
});
