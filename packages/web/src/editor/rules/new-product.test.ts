// @vitest-environment node
import { expect, test } from 'vitest';
import { newProduct } from './new-product.ts';

test('a new product is in the currency of the one before it, without which visitors would see no price', () => {
  const lamp = { id: 'lamp', name: 'Lamp', currency: 'EUR' };
  expect(newProduct({ products: [lamp] }, 'Chair')).toMatchObject({ name: 'Chair', currency: 'EUR' });
  expect(newProduct({}, 'Lamp')).not.toHaveProperty('currency');
});
