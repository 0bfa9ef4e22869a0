// @vitest-environment node
import { afterEach, expect, test } from 'vitest';
import { listText, numberText, sizeText } from './format.ts';
import { setActiveLocale } from './locale.ts';

afterEach(() => setActiveLocale('en'));

test('numbers, sizes and lists are written as English has them', () => {
  expect(numberText(-4.52, 1)).toBe('−4.5');
  expect(numberText(-0.01)).toBe('0');
  expect(sizeText(12_345_678, 'megabyte', 1e6)).toBe('12.3 MB');
  expect(listText(['Hall', 'Kitchen', 'Bath'])).toBe('Hall, Kitchen, and Bath');
});

test('and as another language has them', () => {
  setActiveLocale('ar-XB');
  expect(listText(['1', '2'])).toBe('1 و2');
});
