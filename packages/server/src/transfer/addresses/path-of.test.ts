import { expect, test } from 'vitest';
import { pathOf } from './path-of.ts';

test('a file of the web is under its host and path, its name as it is read', () => {
  expect(pathOf(new URL('https://example.com:8080/a//K%C3%BCche/f%2Fr.jpg?v=1#x'))).toBe(
    'example.com_8080/a/Küche/f_r.jpg',
  );
  expect(pathOf(new URL('https://[2606:4700::1]:8080/%2e%2E%5c/x'))).toBe('[2606_4700__1]_8080/.._/x');
});

test('a name of any letters is cut to what a file system stores, and of a long path the end is kept', () => {
  const long = encodeURIComponent('厨'.repeat(200));
  const [, name = ''] = pathOf(new URL(`https://example.com/${long}`)).split('/');
  expect(name).toBe('厨'.repeat(80));
  const path = pathOf(new URL(`https://example.com/${'folder/'.repeat(1000)}f.jpg`));
  expect(Buffer.byteLength(path)).toBeLessThan(1000);
  expect(path).toMatch(/^example\.com\/folder\/.*\/f\.jpg$/);
});
