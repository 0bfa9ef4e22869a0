import { expect, test } from 'vitest';
import { createTexts } from './create-texts.ts';

const texts = createTexts({
  'mail.hello': 'Hello {name},',
  'tour.scenes': '{scenes, plural, one {one scene} other {# scenes}}',
} as const);

test('says it with its values, which stay what they are', () => {
  expect(texts('en')('mail.hello', { name: '{email} <b>' })).toBe('Hello {email} <b>,');
  expect(texts('en')('tour.scenes', { scenes: 1 })).toBe('one scene');
  expect(texts('en')('tour.scenes', { scenes: 12_000 })).toBe('12,000 scenes');
});

test('speaks English to those whose language is not there', () => {
  expect(texts('xx')('tour.scenes', { scenes: 2 })).toBe('2 scenes');
});

test('leaves no English in a pseudo-locale, and mirrors the one that reads from right to left', () => {
  expect(texts('en-XA')('mail.hello', { name: 'Ann' })).toMatch(/^Ĥēĺĺō +Ann,$/);
  expect(texts('en-XA')('tour.scenes', { scenes: 3 })).toMatch(/^3 śćēńēś$/);
  expect(texts('ar-XB')('mail.hello', { name: 'Ann' })).toMatch(/^\u202e.+\u202cAnn/);
});
