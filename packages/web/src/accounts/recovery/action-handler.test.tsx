import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { button, fill, heading } from '../../testing/find-on-screen.ts';
import { noAnswer, type PretendServer, problem } from '../../testing/pretend-server.ts';
import { ann, closeApp, rememberUser, showApp } from '../../testing/show-app.tsx';
import { openVisitorServer } from '../test-visitor.ts';

let server: PretendServer;
beforeEach(() => {
  server = openVisitorServer();
});
afterEach(async () => {
  await closeApp();
  server.close();
});

const user = { ...ann, emailVerified: false };
const bodiesOf = (path: string) => server.sent.filter((each) => each.path === path).map(({ body }) => body);

function isLoggedIn(who = user) {
  rememberUser(who.id);
  server.answer({ 'GET /api/auth/get-session': { user: who } });
}

describe('a mailed link', () => {
  test('confirms an address at once, and only once', async () => {
    isLoggedIn();
    server.answer({
      'GET /api/auth/verify-email': () => {
        isLoggedIn(ann);
        return { status: true };
      },
    });
    showApp('/action-handler?mode=verifyEmail&token=t');
    expect(await heading('Your address is confirmed')).toBeTruthy();
    expect(server.sent.filter(({ path }) => path === '/api/auth/verify-email')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Go on to your dashboard' })).toBeTruthy();
  });

  test('opened again says that the address was confirmed before', async () => {
    isLoggedIn(ann);
    server.answer({ 'GET /api/auth/verify-email': problem(400, 'TOKEN_USED') });
    showApp('/action-handler?mode=verifyEmail&token=t');
    expect(await heading('Your address was confirmed before')).toBeTruthy();
    expect(screen.getByText(/This link has been used already/)).toBeTruthy();
  });

  test.each([
    ['TOKEN_USED', /used already; each link works once/],
    ['TOKEN_EXPIRED', /too old/],
    ['INVALID_TOKEN', /not one of ours/],
  ])('that does not work says why: %s', async (code, words) => {
    server.answer({ 'GET /api/auth/verify-email': problem(400, code) });
    showApp('/action-handler?mode=verifyEmail&token=t');
    expect(await heading('This link does not work')).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Get a new link' }).getAttribute('href')).toBe('/verify-email');
  });

  test('is tried again when the server did not answer', async () => {
    server.answer({ 'GET /api/auth/verify-email': noAnswer });
    showApp('/action-handler?mode=verifyEmail&token=t');
    const again = await button('Try again');
    server.answer({ 'GET /api/auth/verify-email': { status: true } });
    await userEvent.click(again);
    expect(await heading('Your address is confirmed')).toBeTruthy();
  });

  test('takes a new password', async () => {
    server.answer({ 'POST /api/auth/reset-password': { status: true } });
    showApp('/action-handler?mode=resetPassword&token=t');
    await fill('New password', 'short{Enter}');
    expect(await screen.findByText('Use at least 10 characters')).toBeTruthy();
    await fill('New password', 'another short sentence{Enter}');
    expect(await heading('Your password is changed')).toBeTruthy();
    expect(bodiesOf('/api/auth/reset-password')).toEqual([
      { token: 't', newPassword: 'another short sentence' },
    ]);
  });

  test('for a password that was used before leads to a new one', async () => {
    server.answer({ 'POST /api/auth/reset-password': problem(400, 'INVALID_TOKEN') });
    showApp('/action-handler?mode=resetPassword&token=t');
    await fill('New password', 'another short sentence{Enter}');
    const link = await screen.findByRole('link', { name: 'Ask for a new link' });
    expect(link.getAttribute('href')).toBe('/reset-password');
  });

  test('gives an address back when its owner says so, not before', async () => {
    server.answer({ 'POST /api/auth/recover-email': { email: 'old@example.com', resetToken: 'r' } });
    showApp('/action-handler?mode=recoverEmail&token=t');
    const submit = await button('Take my account back');
    expect(bodiesOf('/api/auth/recover-email')).toEqual([]);
    await userEvent.click(submit);
    expect(await heading('Your account is yours again')).toBeTruthy();
    expect(screen.getByText(/old@example.com is the address of your account again/)).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Choose a new password' }));
    server.answer({ 'POST /api/auth/reset-password': { status: true } });
    await fill('New password', 'another short sentence{Enter}');
    expect(await heading('Your password is changed')).toBeTruthy();
    const chosen = { token: 'r', newPassword: 'another short sentence' };
    expect(bodiesOf('/api/auth/reset-password')).toEqual([chosen]);
  });

  test.each(['/action-handler', '/action-handler?mode=verifyEmail', '/action-handler?mode=other&token=t'])(
    'that is not whole says so: %s',
    async (address) => {
      showApp(address);
      expect(await heading('This link does not work')).toBeTruthy();
      expect(screen.getByText(/It is incomplete, or was not sent by us/)).toBeTruthy();
    },
  );
});
