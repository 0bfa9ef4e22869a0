import { expect, test } from 'vitest';
import { afterPeriod } from './money.ts';
import { servicePeriod } from './write-invoice.ts';

test('the service period of an invoice ends on the day before the next one begins', () => {
  const startsAt = new Date('2026-05-10T12:00:00Z');
  const endsAt = afterPeriod(startsAt, 'yearly');
  expect(servicePeriod({ startsAt, endsAt })).toBe('2026-05-10 – 2027-05-09');
  expect(servicePeriod({ startsAt: endsAt, endsAt: afterPeriod(endsAt, 'monthly') })).toBe(
    '2027-05-10 – 2027-06-09',
  );
});

test('a period that a larger plan ended on its first day is that day', () => {
  const startsAt = new Date('2026-05-10T12:00:00Z');
  expect(servicePeriod({ startsAt, endsAt: startsAt })).toBe('2026-05-10 – 2026-05-10');
});
