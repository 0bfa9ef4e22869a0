import { expect, test } from 'vitest';
import { type Hotspot, type KnownHotspot, tour as schema, type Tour } from '../../document/index.ts';
import { bareTour } from '../../testing/bare-tour.ts';
import { listProducts } from './list-products.ts';
import { productsOf, shownHotspot } from './products-of.ts';

const spot = (id: string, more: object): Hotspot =>
  ({ id, kind: 'product', position: [0, 0, -1], scale: 1, rotation: 0, ...more }) as Hotspot;

function tourWith(hotspots: Hotspot[][], more: Partial<Tour> = {}): Tour {
  return schema.parse({
    ...bareTour,
    scenes: hotspots.map((each, index) => ({
      id: index + 1,
      name: '',
      slug: `t/${index}.jpg`,
      hotspots: each,
    })),
    ...more,
  });
}

const lamp = {
  text: 'Lamp',
  title: 'Brass lamp',
  currency: 'EUR',
  price: 12900,
  stock: 3,
  body: 'Warm light.',
};

test('what hotspots held is in the list, and is shown as before', () => {
  const before = tourWith([[spot('a', lamp), spot('b', { text: 'Chair', price: 4900, currency: 'EUR' })]]);
  const after = listProducts(before);
  expect(after.products).toEqual([
    { id: 'a', name: 'Brass lamp', currency: 'EUR', price: 12900, stock: 3, body: 'Warm light.' },
    { id: 'b', name: 'Chair', currency: 'EUR', price: 4900 },
  ]);
  const [first] = after.scenes[0]?.hotspots ?? [];
  expect(first).toEqual(spot('a', { text: 'Lamp', productId: 'a' }));
  expect(shownHotspot(after, first as Hotspot)).toMatchObject(lamp);
  expect(schema.parse(after)).toEqual(after);
  expect(listProducts(after)).toBe(after);
});

test('hotspots of two scenes that are called the same have products of their own', () => {
  const after = listProducts(tourWith([[spot('a', lamp)], [spot('a', { ...lamp, price: 1 })]]));
  expect(after.products?.map(({ id, price }) => [id, price])).toEqual([
    ['a', 12900],
    ['2-a', 1],
  ]);
  expect(after.scenes[1]?.hotspots[0]?.productId).toBe('2-a');
});

test('an amount that was not whole is rounded', () => {
  const before = tourWith([[spot('a', lamp)]]);
  const [hotspot] = before.scenes[0]?.hotspots ?? [];
  Object.assign(hotspot as object, { price: 12.6, variants: [{ id: 'v', name: 'V', price: 0.4 }] });
  expect(listProducts(before).products?.[0]).toMatchObject({ price: 13, variants: [{ price: 0 }] });
});

test('everything for sale is found: in the list with its places, and what a hotspot holds itself', () => {
  const chair = { id: 'chair', name: 'Chair', price: 4900 };
  const tour = tourWith(
    [
      [spot('a', { productId: 'chair' }), spot('own', lamp), spot('empty', {})],
      [spot('b', { productId: 'chair' })],
    ],
    { products: [chair, { id: 'unused', name: 'Unused' }] },
  );
  const found = productsOf(tour).map(({ product, isListed, places }) => ({
    id: product.id,
    isListed,
    places: places.map(({ scene, hotspot }) => `${scene.id}/${hotspot.id}`),
  }));
  expect(found).toEqual([
    { id: 'chair', isListed: true, places: ['1/a', '2/b'] },
    { id: 'unused', isListed: true, places: [] },
    { id: 'own', isListed: false, places: ['1/own'] },
  ]);
});

test('a hotspot whose product is gone says what it says itself', () => {
  const tour = tourWith([[spot('a', { productId: 'gone', text: 'Lamp', price: 1 })]]);
  const [hotspot] = tour.scenes[0]?.hotspots ?? [];
  expect(shownHotspot(tour, hotspot as KnownHotspot)).toBe(hotspot);
});
