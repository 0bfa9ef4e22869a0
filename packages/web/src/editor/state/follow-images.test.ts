import { expect, test } from 'vitest';
import { storedImage } from '../testing/pretend-editor.ts';
import { followImages } from './follow-images.ts';

const before = { 'a.jpg': storedImage('a.jpg'), 'b.jpg': storedImage('b.jpg') };

test('images that are sent again unchanged are the same objects, and so is their list', () => {
  expect(followImages(before, structuredClone(before))).toBe(before);
});

test('an image that changed is a new object beside the old others; one that is gone is gone', () => {
  const changed = { ...storedImage('b.jpg'), state: 'failed' as const };
  const after = followImages(before, { ...structuredClone(before), 'b.jpg': changed });
  expect(after['a.jpg']).toBe(before['a.jpg']);
  expect(after['b.jpg']).toBe(changed);
  expect(Object.keys(followImages(before, { 'a.jpg': before['a.jpg'] }))).toEqual(['a.jpg']);
});
