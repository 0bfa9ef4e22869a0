import { expect, test } from 'vitest';
import { isSectionAt, sectionsOf } from './owner-sections.ts';

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
  ['/dashboard/myTour', '/dashboard?show=import', true],
  ['/dashboard/myTour', '/dashboard?show=report&import=7', true],
  ['/dashboard', '/dashboard?show=import', false],
  ['/dashboard/leads', '/dashboard', false],
])('%s is the section at %s: %s', (to, address, isThere) => {
  expect(isSectionAt(to, at(address))).toBe(isThere);
});

test('an owner who sells anything has products and orders, whatever the newest tour is', () => {
  const places = (sells: boolean) => sectionsOf('real-estate', sells).shown.map(({ text }) => text);
  expect(places(false)).not.toContain('nav.orders');
  expect(places(true)).toEqual(expect.arrayContaining(['nav.products', 'nav.orders']));
});
