// @vitest-environment node
import { expect, test } from 'vitest';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
import { isBlankElsewhere, newProduct } from './new-product.ts';

test('a new product is in the currency of the one before it, without which visitors would see no price', () => {
  const lamp = { id: 'lamp', name: 'Lamp', currency: 'EUR' };
  expect(newProduct({ products: [lamp] }, 'Chair')).toMatchObject({ name: 'Chair', currency: 'EUR' });
  expect(newProduct({}, 'Lamp')).not.toHaveProperty('currency');
});

test('a product of which nothing is known goes with the one hotspot that shows it', () => {
  const blank = newProduct({ products: [{ id: 'lamp', name: 'Lamp', currency: 'EUR' }] }, '');
  const spot = (id: string) => ({
    ...{ id, kind: 'product' as const, position: [0, 0, -1] as [number, number, number] },
    ...{ scale: 1, rotation: 0, productId: blank.id },
  });
  const tourOf = (...ids: string[]) =>
    sampleTour({ scenes: [sampleScene(1, 'Hall', { hotspots: ids.map(spot) })] });
  expect(isBlankElsewhere(tourOf('a'), blank, 'a')).toBe(true);
  expect(isBlankElsewhere(tourOf('a', 'b'), blank, 'a')).toBe(false);
  expect(isBlankElsewhere(tourOf('a'), { ...blank, price: 500 }, 'a')).toBe(false);
  expect(isBlankElsewhere(tourOf('a'), { ...blank, name: 'Chair' }, 'a')).toBe(false);
});
