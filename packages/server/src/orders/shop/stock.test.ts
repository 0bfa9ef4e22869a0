import { expect, test } from 'vitest';
import { priceCart } from '../checkout/price-cart.ts';
import type { Offer } from './catalogue.ts';
import type { OpenShop } from './shop-table.ts';
import { poolKey, stockOf } from './stock.ts';

const offer = (variantId: string | null, stock: Offer['stock']): Offer => ({
  productId: 'jumper',
  variantId,
  name: 'Jumper',
  variant: variantId ?? '',
  sku: '',
  picture: '',
  currency: 'EUR',
  price: 100,
  stock,
});
const counts = (...rows: [variantId: string, count: number | null][]) =>
  new Map(rows.map(([variantId, count]) => [poolKey({ productId: 'jumper', variantId }), count]));
const none = new Map<string, number>();

test('variants that are not counted by themselves share what the product has', () => {
  const shared = { own: null, product: 5 };
  const offers = [offer('oat', shared), offer('forest', shared)];
  const catalogue = {
    offers: new Map(offers.map((one) => [JSON.stringify([one.productId, one.variantId]), one])),
    scenes: new Map(),
  };
  const settings = { currency: 'EUR' } as OpenShop['settings'];
  const items = offers.map(({ productId, variantId }) => ({ productId, variantId, quantity: 3 }));
  const cart = priceCart({ settings }, catalogue, stockOf(counts(), none), items);
  expect(cart.lines).toMatchObject([
    { left: 5, problem: null },
    { left: 2, problem: 'too_many' },
  ]);
  expect(cart.wanted).toEqual([{ productId: 'jumper', variantId: '', count: 5, quantity: 6 }]);
});

test.each([
  ['the document says it first', counts(), { own: 4, product: 9 }, 4],
  ['the table rules', counts(['forest', 1]), { own: 4, product: 9 }, 1],
  ['of the product too', counts(['', 2]), { own: null, product: 9 }, 2],
  ['somebody said that it is not counted', counts(['forest', null]), { own: 4, product: 9 }, undefined],
  ['nobody counts', counts(), { own: null, product: null }, undefined],
])('%s', (_what, table, said, left) => {
  expect(stockOf(table, none).poolOf(offer('forest', said))?.left).toBe(left);
});

test('what carts hold is not left, and never less than nothing', () => {
  const held = new Map([[poolKey({ productId: 'jumper', variantId: 'forest' }), 9]]);
  expect(stockOf(counts(), held).poolOf(offer('forest', { own: 4, product: null }))).toMatchObject({
    count: 4,
    left: 0,
  });
});
