import { expect, test } from 'vitest';
import { limitsOf } from './limits.ts';

const at = (path: string, network = '192.0.2.1', email = 'ann@example.com') =>
  limitsOf({ path, network, email, userId: 'ann' });
const keys = (path: string, network?: string, email?: string) =>
  at(path, network, email).map(({ key }) => key);

test('failed logins are limited for account and network together, and for neither alone', () => {
  const [pair, ...others] = at('/sign-in/email');
  expect(pair).toMatchObject({ max: 10, counts: 401, isGuess: true });
  expect(others).toEqual([]);
  expect(keys('/sign-in/email', '192.0.2.1', 'ben@example.com')).not.toContain(pair?.key);
  expect(keys('/sign-in/email', '192.0.2.2')).not.toContain(pair?.key);
});

test('guesses at the old password are limited for the user, not for all behind one address', () => {
  const [own] = at('/change-password');
  const [other] = limitsOf({ path: '/change-password', network: '192.0.2.1', email: '', userId: 'ben' });
  expect(own?.key).not.toBe(other?.key);
});

test('what can be asked at any time is not counted', () => {
  for (const path of ['/get-session', '/sign-out', '/list-sessions', '/revoke-session', '/verify-email']) {
    expect(at(path)).toEqual([]);
  }
});

test('a form that was filled in wrongly does not count against signing up', () => {
  expect(at('/sign-up/email').map(({ counts }) => counts)).toEqual(['all', 422]);
});

test('calls that send mail count the receiver wherever the asking comes from', () => {
  for (const path of ['/request-password-reset', '/send-verification-email', '/change-email']) {
    const [network, receiver] = keys(path);
    expect(keys(path, '192.0.2.2')).toContain(receiver);
    expect(keys(path, '192.0.2.2')).not.toContain(network);
  }
});

test('no two limits share a tally', () => {
  const paths = ['/sign-in/email', '/sign-up/email', '/request-password-reset', '/change-password'];
  const all = paths.flatMap((path) => keys(path));
  expect(new Set(all).size).toBe(all.length);
});
