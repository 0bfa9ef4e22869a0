import { expect, test } from 'vitest';
import { limitsOf } from './limits.ts';

const at = (path: string, address = '192.0.2.1', email = 'ann@example.com') =>
  limitsOf({ path, address, email });
const keys = (path: string, address?: string, email?: string) =>
  at(path, address, email).map(({ key }) => key);

test('failed sign-ins are counted for account and address together, and for the address', () => {
  const [pair, whole] = at('/sign-in/email');
  expect(pair).toMatchObject({ max: 10, counts: 401, inTurn: true });
  expect(whole).toMatchObject({ max: 100, counts: 401 });
  const [other, sameWhole] = keys('/sign-in/email', '192.0.2.1', 'ben@example.com');
  expect(other).not.toBe(pair?.key);
  expect(sameWhole).toBe(whole?.key);
  expect(keys('/sign-in/email', '192.0.2.2')).not.toContain(pair?.key);
});

test('what can be asked at any time is not counted', () => {
  for (const path of ['/get-session', '/sign-out', '/list-sessions', '/revoke-session']) {
    expect(at(path)).toEqual([]);
  }
});

test('a form that was filled in wrongly does not count against signing up', () => {
  expect(at('/sign-up/email').map(({ counts }) => counts)).toEqual(['all', 422]);
});

test('doors that send mail count the receiver wherever the asking comes from', () => {
  for (const path of ['/request-password-reset', '/send-verification-email', '/change-email']) {
    const [receiver, address] = keys(path);
    expect(keys(path, '192.0.2.2')).toContain(receiver);
    expect(keys(path, '192.0.2.2')).not.toContain(address);
  }
});

test('no two limits share a tally', () => {
  const paths = ['/sign-in/email', '/sign-up/email', '/reset-password', '/verify-email', '/change-password'];
  const all = paths.flatMap((path) => keys(path));
  expect(new Set(all).size).toBe(all.length);
});
