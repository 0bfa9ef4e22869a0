// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { readCookie, writeCookie } from './cookies.ts';

afterEach(() => vi.restoreAllMocks());

test('what was written is read again, whatever is in it, until it is forgotten', () => {
  writeCookie('other', '1', 60);
  writeCookie('name', 'Ann; 100 % = all', 60);
  expect(readCookie('name')).toBe('Ann; 100 % = all');
  writeCookie('name', '', 0);
  expect(readCookie('name')).toBeNull();
  expect(readCookie('other')).toBe('1');
});

test('the end of another name is no match, and a value that was never encoded is read as it is', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('mytheme=dark; broken=50%');
  expect(readCookie('theme')).toBeNull();
  expect(readCookie('broken')).toBe('50%');
});

test('a frame that may not ask for cookies has none', () => {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(readCookie('theme')).toBeNull();
});
