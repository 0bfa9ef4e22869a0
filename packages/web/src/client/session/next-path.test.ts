// @vitest-environment node
import { expect, test } from 'vitest';
import { loginPath, nextPath } from './next-path.ts';

test('leads back to where somebody wanted to go', () => {
  const login = loginPath('/editor?tourId=t1&scene=2');
  expect(nextPath(new URL(login, 'http://x').search)).toBe('/editor?tourId=t1&scene=2');
});

test('leads to the dashboard without a wish', () => {
  expect(nextPath('')).toBe('/dashboard');
  expect(loginPath('/dashboard')).toBe('/login');
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
  'never leads to another site: %s',
  (next) => {
    expect(nextPath(`?next=${encodeURIComponent(next)}`)).toBe('/dashboard');
  },
);
