// @vitest-environment node
import { expect, test } from 'vitest';
import { amountText, readAmount } from './amount.ts';

test.each([
  ['12.50', 'EUR', 1250],
  ['12,5', 'EUR', 1250],
  ['1,299', 'EUR', 129_900],
  ['1.299,90', 'EUR', 129_990],
  ["1'299.90", 'CHF', 129_990],
  ['1200', 'JPY', 1200],
  ['', 'EUR', null],
  ['free', 'EUR', undefined],
  ['-3', 'EUR', undefined],
])('%s in %s is %s', (text, currency, amount) => {
  expect(readAmount(text, currency)).toBe(amount);
});

test('an amount is written with the digits of its currency', () => {
  expect(amountText(1250, 'EUR')).toBe('12.50');
  expect(amountText(1200, 'JPY')).toBe('1200');
  expect(amountText(undefined, 'EUR')).toBe('');
});
