import { expect, test } from 'vitest';
import { daysToDrop, endsOf, readKeepRule, writeKeepRule } from './keep-rule.ts';

/** How many days up to Sunday, 30 November 2025. */
const lastDays = (count: number) =>
  Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(2025, 10, 30 - back)).toISOString().slice(0, 10),
  );

test('the newest of each of the last days, weeks and months stays', () => {
  const days = lastDays(200);
  const dropped = new Set(daysToDrop(days, { days: 3, weeks: 3, months: 4 }));
  expect(days.filter((day) => !dropped.has(day))).toEqual([
    '2025-11-30',
    '2025-11-29',
    '2025-11-28',
    '2025-11-23',
    '2025-11-16',
    '2025-10-31',
    '2025-09-30',
    '2025-08-31',
  ]);
});

test('days without a backup count for nothing', () => {
  expect(daysToDrop(['2025-01-02', '2024-06-01', '2023-03-01'], { days: 2, weeks: 0, months: 0 })).toEqual([
    '2023-03-01',
  ]);
});

test('a rule is days, weeks and months, of which some may be left out', () => {
  expect(readKeepRule('7d 4w 6m')).toEqual({ days: 7, weeks: 4, months: 6 });
  expect(readKeepRule('30d')).toEqual({ days: 30, weeks: 0, months: 0 });
  for (const wrong of ['', '0d', '7', 'seven days', '7d 7d', '-1d']) {
    expect(() => readKeepRule(wrong)).toThrow('must be days, weeks and months to keep');
  }
});

test('a rule is written as it is read', () => {
  expect(writeKeepRule(readKeepRule('7d 4w 6m'))).toBe('7d 4w 6m');
  expect(writeKeepRule(readKeepRule('2w'))).toBe('2w');
});

test('a backup says when it goes, if one is made every day', () => {
  const rule = readKeepRule('3d 2w');
  // A Tuesday, and the Sunday before.
  const ends = endsOf(['2026-11-24', '2026-11-22'], rule, '2026-11-24');
  // The newest of its week outlasts its days.
  expect(ends.get('2026-11-22')).toBe('2026-11-30');
  expect(ends.get('2026-11-24')).toBe('2026-11-27');
});
