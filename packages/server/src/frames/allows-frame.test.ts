import { expect, test } from 'vitest';
import { allowsFrame } from './allows-frame.ts';

const page = new URL('https://shop.example/a');
const tours = new URL('https://tours.example');
const allows = (headers: Record<string, string>) => allowsFrame(headers, page, tours);
const ancestors = (sources: string) => ({
  'content-security-policy': `default-src 'self'; frame-ancestors ${sources}`,
});

test('a page that says nothing may be framed', () => {
  expect(allows({})).toBe(true);
  expect(allows({ 'content-security-policy': "default-src 'none'" })).toBe(true);
});

test('the older header keeps others out', () => {
  expect(allows({ 'x-frame-options': 'DENY' })).toBe(false);
  expect(allows({ 'x-frame-options': 'SameOrigin' })).toBe(false);
  expect(allowsFrame({ 'x-frame-options': 'SAMEORIGIN' }, page, new URL('https://shop.example'))).toBe(true);
});

test.each([
  ["'none'", false],
  ["'self'", false],
  ['*', true],
  ['https:', true],
  ['https://tours.example', true],
  ['tours.example', true],
  ['*.example', true],
  ['https://tours.example:8443', false],
  ['https://other.example', false],
  ["'self' https://tours.example", true],
])('frame-ancestors %s: %s', (sources, expected) => {
  expect(allows(ancestors(sources))).toBe(expected);
});

test('where both are said the policy holds', () => {
  expect(allows({ ...ancestors('*'), 'x-frame-options': 'DENY' })).toBe(true);
});
