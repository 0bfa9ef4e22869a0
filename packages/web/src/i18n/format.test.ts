// @vitest-environment node
import { afterEach, expect, test } from 'vitest';
import {
  dayText,
  fieldText,
  listText,
  numberText,
  plainListText,
  readNumber,
  sizeText,
  timeText,
} from './format.ts';
import { setActiveLocale } from './locale.ts';

afterEach(() => setActiveLocale('en'));

test('numbers, sizes and lists are written as English has them', () => {
  expect(numberText(-4.52, 1)).toBe('−4.5');
  expect(numberText(-0.01)).toBe('0');
  expect(sizeText(12_345_678, 'megabyte', 1e6)).toBe('12.3 MB');
  expect(listText(['Hall', 'Kitchen', 'Bath'])).toBe('Hall, Kitchen, and Bath');
  expect(plainListText(['Hall', 'Kitchen', 'Bath'])).toBe('Hall, Kitchen, Bath');
});

test('and as another language has them', () => {
  setActiveLocale('ar-XB');
  expect(listText(['1', '2'])).toBe('1 و2');
});

test('a moment is its day, year first, and its time of 24 hours', () => {
  const moment = new Date(2026, 10, 4, 17, 5);
  expect([dayText(moment), timeText(moment)]).toEqual(['2026-11-04', '17:05']);
});

test('a number in a field is read again, whatever its unit and its digits', () => {
  expect(fieldText(-4.5, 1, 'degree')).toBe('−4.5°');
  expect(fieldText(12_000, 0, 'percent')).toBe('12000%');
  expect([readNumber('−4,5°'), readNumber('12000%'), readNumber('')]).toEqual([-4.5, 12_000, null]);
  // A language to come, whose digits are its own.
  setActiveLocale('ar-EG' as 'ar-XB');
  expect(fieldText(-4.5, 1)).toContain('٤٫٥');
  expect(readNumber(fieldText(4.5, 1, 'degree'))).toBe(4.5);
  expect(readNumber('4.5')).toBe(4.5);
});
