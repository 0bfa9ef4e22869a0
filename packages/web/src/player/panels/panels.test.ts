// @vitest-environment node
import type { KnownHotspot } from '@tourwright/tour/document';
import { expect, test } from 'vitest';
import { buyAddress, choiceOf, mostOf } from '../hotspots/product/product-choice.ts';
import { fitted, zoomed } from './lightbox/zoom.ts';
import { priceText } from './price.ts';

const mug: KnownHotspot<'product'> = {
  id: 'mug',
  kind: 'product',
  position: [0, 0, -1],
  scale: 1,
  rotation: 0,
  currency: 'EUR',
  price: 1500,
  salePrice: 1200,
  stock: 40,
  pictures: [{ slug: 'mug' }],
  variants: [
    { id: 'blue', name: 'Blue', pictures: [{ slug: 'blue' }] },
    { id: 'large', name: 'Large', price: 2500, stock: 0, sku: 'L 1' },
    { id: 'last', name: 'Last', stock: 2 },
  ],
};

test('a product shows the sale price and the one before', () => {
  expect(choiceOf(mug, null)).toMatchObject({ price: 1200, before: 1500, stock: 'plenty' });
});

test('a variant has its own picture, price and stock, and else those of the product', () => {
  expect(choiceOf(mug, 'blue')).toMatchObject({ price: 1200, pictures: [{ slug: 'blue' }] });
  expect(choiceOf(mug, 'large')).toMatchObject({ price: 2500, before: undefined, stock: 'gone', sku: 'L 1' });
  expect(choiceOf(mug, 'last').stock).toBe(2);
});

test('a sale that costs more is none', () => {
  expect(choiceOf({ ...mug, salePrice: 1800 }, null)).toMatchObject({ price: 1500, before: undefined });
});

test('prices follow the currency: yen have no cents, and a number without a currency is not a price', () => {
  expect(priceText(129900, 'EUR')).toBe('€1,299.00');
  expect(priceText(1299, 'JPY')).toBe('¥1,299');
  expect(priceText(1299, undefined)).toBeNull();
});

test('the shop gets what was chosen, and how many if it accepts a number', () => {
  const url = 'https://shop.example/cart?add={variant}&n={quantity}';
  expect(buyAddress(url, { id: 'x', sku: 'L 1&' }, 3)).toBe('https://shop.example/cart?add=L%201%26&n=3');
  expect(mostOf(url, 2)).toBe(2);
  expect(mostOf('https://shop.example/mug', 'plenty')).toBe(1);
});

test('zooming keeps what is under the finger, and the picture never leaves its place', () => {
  const once = zoomed({ scale: 1, x: 0, y: 0 }, 2, { x: 100, y: 50 });
  expect(once).toEqual({ scale: 2, x: -100, y: -50 });
  expect(fitted({ scale: 2, x: -900, y: 900 }, { width: 400, height: 300 })).toEqual({
    scale: 2,
    x: -200,
    y: 150,
  });
  expect(fitted({ scale: 0.4, x: 9, y: 9 }, { width: 400, height: 300 })).toEqual({ scale: 1, x: 0, y: 0 });
});
