// @vitest-environment node
import { expect, test } from 'vitest';
import { uniqueSlug } from './unique-slug.ts';

test('a photo is under its own name in the folder of its tour', () => {
  expect(uniqueSlug('t1', 'Living Room.JPG', new Set())).toBe('t1/Living-Room.jpg');
});

test('both spellings of an accented letter are one slug, and what cannot be seen is left out', () => {
  expect(uniqueSlug('t1', 'cafe\u0301.jpg', new Set(['t1/caf\u00e9.jpg']))).toBe('t1/caf\u00e9-2.jpg');
  expect(uniqueSlug('t1', 'ha\u200bl\u3164l\u202e.jpg', new Set())).toBe('t1/hall.jpg');
});

test('a taken slug gets a number', () => {
  const taken = new Set(['t1/hall.jpg', 't1/hall-2.jpg']);
  expect(uniqueSlug('t1', 'hall.jpg', taken)).toBe('t1/hall-3.jpg');
});

test.each([
  ['../../etc/passwd', 't1/passwd'],
  ['a\\b\\..\\c.png', 't1/c.png'],
  ['..jpg', 't1/photo.jpg'],
  ['x\u0000y.jpg', 't1/x-y.jpg'],
  ['a..b.jpg', 't1/a.b.jpg'],
])('%j cannot leave the folder', (fileName, slug) => {
  expect(uniqueSlug('t1', fileName, new Set())).toBe(slug);
});
