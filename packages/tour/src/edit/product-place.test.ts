import { expect, test } from 'vitest';
import { tour as schema, type Tour } from '../document/index.ts';
import { bareTour } from '../testing/bare-tour.ts';
import { applyEdit } from './apply-edit.ts';
import { type Edit, edit as editSchema } from './edit.ts';
import { invertEdit, undoEdit } from './undo/undo-edit.ts';

const spot = (id: string) => ({ id, kind: 'product', position: [0, 0, -1], text: 'Lamp', productId: 'lamp' });
const shop: Tour = schema.parse({
  ...bareTour,
  products: [{ id: 'lamp', name: 'Lamp', price: 12900, variants: [{ id: 'v', name: 'Brass' }] }],
  scenes: [{ id: 1, name: '', slug: 't/1.jpg', hotspots: [spot('a'), spot('b')] }],
});

const made = (change: object): Edit => editSchema.parse({ id: 'edit-0001', v: 1, ...change });
function applied(tour: Tour, edit: Edit): Tour {
  const outcome = applyEdit(tour, edit);
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.tour;
}

test.each([
  { kind: 'hotspot.set', sceneId: 1, hotspotId: 'a', field: 'price', value: 9900 },
  {
    kind: 'item.set',
    path: ['scenes', 1, 'hotspots', 'b', 'variants'],
    itemId: 'v',
    field: 'stock',
    value: 2,
  },
  { kind: 'item.add', path: ['scenes', 1, 'hotspots', 'a', 'pictures'], item: { id: 'p', slug: 't/p.jpg' } },
  { kind: 'item.remove', path: ['scenes', 1, 'hotspots', 'a', 'variants'], itemId: 'v' },
])('$kind of a hotspot that shows a listed product changes the product, and is undone there', (change) => {
  const edit = made(change);
  const after = applied(shop, edit);
  expect(after.scenes).toEqual(shop.scenes);
  expect(after.products).not.toEqual(shop.products);
  const { edit: undo } = undoEdit(after, invertEdit(shop, edit), () => 'edit-0002');
  if (!undo) throw new Error('nothing to undo');
  expect(applied(after, undo).products).toEqual(shop.products);
});

test('its label is its own', () => {
  const edit = made({ kind: 'hotspot.set', sceneId: 1, hotspotId: 'a', field: 'text', value: 'Look' });
  const after = applied(shop, edit);
  expect(after.products).toEqual(shop.products);
  expect(after.scenes[0]?.hotspots.map(({ text }) => text)).toEqual(['Look', 'Lamp']);
});
