import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { afterPeriod, withTax } from './money.ts';
import { readPlanBook } from './plan-book.ts';

const fallback = { name: 'tours.example.com', email: 'help@example.com' };
const limits = { tours: 5, scenes: null, storage: '2 GB', members: 5, monthlyViews: null };
const free = { id: 'starter', name: 'Starter', limits };

function read(file: unknown) {
  const path = join(mkdtempSync(join(tmpdir(), 'tourwright-plans-')), 'plans.json');
  writeFileSync(path, typeof file === 'string' ? file : JSON.stringify(file));
  return readPlanBook(path, fallback);
}

test('works without a file, and with one', () => {
  const usual = readPlanBook(null, fallback);
  expect(usual.plans.length).toBeGreaterThan(1);
  expect(usual.seller.name).toBe('tours.example.com');
  const book = read({ currency: 'CHF', plans: [free] });
  expect(book.plans[0]?.limits).toEqual({ ...limits, storage: undefined, storageBytes: 2e9 });
});

test.each([
  ['{', 'is not JSON'],
  [{ currency: 'EUR', plans: [] }, 'plans: '],
  [{ currency: 'EURO', plans: [free] }, 'currency: must be a currency'],
  [
    { currency: 'EUR', plans: [{ ...free, limits: { ...limits, storage: '2 GiBi' } }] },
    'plans[0].limits.storage: must be a size',
  ],
  [{ currency: 'EUR', plans: [free, free] }, 'plans[1].id: is there twice'],
  [{ currency: 'EUR', plans: [{ ...free, prices: { yearly: 100 } }] }, 'plans[0].prices: the first plan'],
  [{ currency: 'EUR', plan: [free] }, 'PLANS_FILE'],
])('says what is wrong in %j', (file, words) => {
  expect(() => read(file)).toThrow(words);
});

test('says when there is no file', () => {
  expect(() => readPlanBook('/none/plans.json', fallback)).toThrow(
    'PLANS_FILE /none/plans.json cannot be read',
  );
});

test('taxes are whole, and months end where they end', () => {
  const tax = { name: 'VAT', percent: 8.1 };
  expect(withTax(30_005, { tax, currency: 'EUR' })).toMatchObject({ tax: 2430, total: 32_435 });
  expect(withTax(100, { tax: null, currency: 'EUR' })).toMatchObject({ tax: 0, total: 100, taxPercent: '' });
  expect(afterPeriod(new Date('2026-01-31T10:00:00Z'), 'monthly').toISOString()).toBe(
    '2026-02-28T10:00:00.000Z',
  );
  expect(afterPeriod(new Date('2028-02-29T10:00:00Z'), 'yearly').toISOString()).toBe(
    '2029-02-28T10:00:00.000Z',
  );
});
