import { expect, test } from 'vitest';
import { chooseLocale } from './locales.ts';

test('what somebody chose counts for more than the languages of their browser', () => {
  expect(chooseLocale({ chosen: 'ar-XB', acceptLanguage: 'en', allowsPseudo: true })).toBe('ar-XB');
});

test('the most wanted language that is there is taken, a region giving way to its language', () => {
  expect(chooseLocale({ acceptLanguage: 'xx, en-GB;q=0.5' })).toBe('en');
  expect(chooseLocale({ acceptLanguage: 'en;q=0.4, ar-XB;q=0.8', allowsPseudo: true })).toBe('ar-XB');
});

test.each([undefined, '', 'xx', 'toString', '*;q=0', ';;;,,', 'en-XA'])(
  'English for a browser that wants %j',
  (acceptLanguage) => {
    expect(chooseLocale({ acceptLanguage })).toBe('en');
  },
);

test('nobody gets a pseudo-locale where they are not open', () => {
  expect(chooseLocale({ chosen: 'en-XA', acceptLanguage: 'ar-XB' })).toBe('en');
});
