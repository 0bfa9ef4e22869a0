import { expect, test } from 'vitest';
import { isSectionAt } from './owner-sections.ts';

const at = (address: string) => {
  const [pathname = '', search = ''] = address.split(/(?=\?)/);
  return { pathname, search };
};

test.each([
  ['/dashboard', '/dashboard', true],
  ['/dashboard', '/dashboard?show=orders', false],
  ['/dashboard?show=orders', '/dashboard?show=orders&order=7', true],
  ['/dashboard?show=orders', '/dashboard', false],
  ['/dashboard/myTour', '/dashboard/myTour?show=live', true],
  ['/dashboard/leads', '/dashboard', false],
])('%s is the section at %s: %s', (to, address, isThere) => {
  expect(isSectionAt(to, at(address))).toBe(isThere);
});
