import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { button, field, fill, heading } from '../testing/find-on-screen.ts';
import { noAnswer, type PretendServer, problem } from '../testing/pretend-server.ts';
import { ann, closeApp, rememberUser, showApp } from '../testing/show-app.tsx';
import { openVisitorServer } from './test-visitor.ts';

let server: PretendServer;
beforeEach(() => {
  server = openVisitorServer();
});
afterEach(async () => {
  await closeApp();
  server.close();
});

const user = { ...ann, emailVerified: false };
const bodiesOf = (path: string) =>
  server.sent.filter((each) => each.path === path && each.method !== 'GET').map(({ body }) => body);

/** The server logs the user in: both cookies are set, and the session can be read. */
function logsIn(who = user) {
  return () => {
    rememberUser(who.id);
    server.answer({ 'GET /api/auth/get-session': { user: who } });
    return { user: who };
  };
}

function isLoggedIn(who = user) {
  rememberUser(who.id);
  server.answer({ 'GET /api/auth/get-session': { user: who } });
}

describe('the login screen', () => {
  test('logs in and goes where one wanted to go', async () => {
    server.answer({ 'POST /api/auth/sign-in/email': logsIn() });
    const app = showApp('/login?next=%2Fdashboard%2Fleads');
    await fill('E-mail', ' ann@example.com ');
    await fill('Password', 'a short sentence');
    await userEvent.click(await button('Log in'));
    await waitFor(() => expect(app.address()).toBe('/dashboard/leads'));
    expect(bodiesOf('/api/auth/sign-in/email')).toEqual([
      { email: 'ann@example.com', password: 'a short sentence' },
    ]);
  });

  test('tells who comes by an invitation that one is needed to log in, or to sign up', async () => {
    const app = showApp('/login?next=%2Fdashboard%3Fshow%3Dpeople%26offer%3Dabc.def');
    expect(await screen.findByText(/^You are invited\./)).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Sign up' }));
    await waitFor(() => expect(app.address()).toMatch(/^\/signup/));
    expect(await screen.findByText(/^You are invited\./)).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Log in' }));
    await closeApp();
    showApp('/login?next=%2Fdashboard%3Fshow%3Dpeople');
    await button('Log in');
    expect(screen.queryByText(/^You are invited\./)).toBeNull();
  });

  test('does not lead to other sites', async () => {
    server.answer({ 'POST /api/auth/sign-in/email': logsIn() });
    const app = showApp('/login?next=%2F%2Fevil.example');
    await fill('E-mail', 'ann@example.com');
    await fill('Password', 'a short sentence{Enter}');
    await waitFor(() => expect(app.address()).toBe('/dashboard'));
  });

  test('says what is missing and asks nobody', async () => {
    showApp('/login');
    await userEvent.click(await button('Log in'));
    expect(await screen.findByText('Enter an e-mail address, such as ann@example.com')).toBeTruthy();
    expect(screen.getByText('Enter your password')).toBeTruthy();
    expect(document.activeElement).toBe(await field('E-mail'));
    expect((await field('E-mail')).getAttribute('aria-invalid')).toBe('true');
    expect(bodiesOf('/api/auth/sign-in/email')).toEqual([]);
  });

  test('keeps what was typed when it is wrong, and selects the password', async () => {
    server.answer({ 'POST /api/auth/sign-in/email': problem(401, 'INVALID_EMAIL_OR_PASSWORD') });
    showApp('/login');
    await fill('E-mail', 'ann@example.com');
    await fill('Password', 'not my password{Enter}');
    expect(await screen.findByText('E-mail or password is not right.')).toBeTruthy();
    expect(((await field('E-mail')) as HTMLInputElement).value).toBe('ann@example.com');
    await waitFor(async () => expect(document.activeElement).toBe(await field('Password')));
  });

  test('says how long to wait after too many tries', async () => {
    const headers = { 'retry-after': '540' };
    server.answer({
      'POST /api/auth/sign-in/email': Response.json({ code: 'too_many_requests' }, { status: 429, headers }),
    });
    showApp('/login');
    await fill('E-mail', 'ann@example.com');
    await fill('Password', 'not my password{Enter}');
    expect(await screen.findByText('Too many tries. Wait 9 minutes and try again.')).toBeTruthy();
  });

  test('says that nothing was lost when the server does not answer', async () => {
    server.answer({ 'POST /api/auth/sign-in/email': noAnswer });
    showApp('/login');
    await fill('E-mail', 'ann@example.com');
    await fill('Password', 'a short sentence{Enter}');
    expect(await screen.findByText(/The server does not answer. Nothing was lost/)).toBeTruthy();
  });

  describe('where a code is wanted', () => {
    const code = '/api/auth/two-factor/verify-totp';
    async function toTheCode() {
      server.answer({ 'POST /api/auth/sign-in/email': { twoFactorRedirect: true } });
      const app = showApp('/login?next=%2Fdashboard%2Fleads');
      await fill('E-mail', 'ann@example.com');
      await fill('Password', 'a short sentence{Enter}');
      expect(await heading('Enter your code')).toBeTruthy();
      expect(document.activeElement).toBe(await field('Code'));
      return app;
    }

    test('asks for it, keeps a wrong one, and goes where one wanted to go', async () => {
      const app = await toTheCode();
      server.answer({ [`POST ${code}`]: problem(401, 'INVALID_CODE') });
      await fill('Code', '123 456{Enter}');
      expect(await screen.findByText(/This code is not right/)).toBeTruthy();
      expect(((await field('Code')) as HTMLInputElement).value).toBe('123 456');
      server.answer({ [`POST ${code}`]: logsIn() });
      await userEvent.click(screen.getByRole('checkbox', { name: /Do not ask again/ }));
      await fill('Code', '654321{Enter}');
      await waitFor(() => expect(app.address()).toBe('/dashboard/leads'));
      expect(bodiesOf(code)).toEqual([
        { code: '123 456', trustDevice: false },
        { code: '654321', trustDevice: true },
      ]);
    });

    test('goes back to the password when that took too long, and says so', async () => {
      await toTheCode();
      server.answer({ [`POST ${code}`]: problem(401, 'INVALID_TWO_FACTOR_COOKIE') });
      await fill('Code', '123456{Enter}');
      expect(await heading('Welcome back')).toBeTruthy();
      expect(screen.getByText('That took too long. Log in with your password again.')).toBeTruthy();
    });

    test('takes a recovery code, and says who helps without one', async () => {
      const app = await toTheCode();
      const recovery = '/api/auth/two-factor/verify-backup-code';
      server.answer({ [`POST ${recovery}`]: logsIn() });
      await userEvent.click(await button('Use a recovery code'));
      expect(screen.getByRole('link', { name: 'Write to them' }).getAttribute('href')).toBe('/contact');
      await userEvent.click(await button('Log in'));
      expect(await screen.findByText('Enter a recovery code')).toBeTruthy();
      await fill('Recovery code', 'k7m2p-9xq4t{Enter}');
      await waitFor(() => expect(app.address()).toBe('/dashboard/leads'));
      expect(bodiesOf(recovery)).toEqual([{ code: 'k7m2p-9xq4t', trustDevice: false }]);
    });
  });

  test('can be filled by a password manager, and shows the password when asked', async () => {
    showApp('/login');
    const password = await field('Password');
    expect((await field('E-mail')).getAttribute('autocomplete')).toBe('username');
    expect(password.getAttribute('autocomplete')).toBe('current-password');
    await userEvent.click(await button('Show password'));
    expect(password.getAttribute('type')).toBe('text');
  });

  test('tells a user who is already logged in, with a way on', async () => {
    isLoggedIn();
    showApp('/login');
    expect(await screen.findByText(/You are logged in as ann@example.com/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to your dashboard' }).getAttribute('href')).toBe(
      '/dashboard',
    );
  });

  test('is at any other path; a user who is logged in reads that there is no page', async () => {
    showApp('/dashboard/xyz');
    expect(await heading('Welcome back')).toBeTruthy();
    expect(document.title).toBe('Log in · Tourwright');
    await closeApp();
    isLoggedIn();
    showApp('/dashboard/xyz');
    expect(await heading('There is no page here')).toBeTruthy();
    expect(document.title).toBe('There is no page here · Tourwright');
    expect(screen.getByRole('link', { name: 'Go to your dashboard' }).getAttribute('href')).toBe(
      '/dashboard',
    );
  });
});

describe('the sign-up screen', () => {
  async function fillIn() {
    await fill('Your name', 'Ann Lee');
    await fill('E-mail', 'ann@example.com');
    await fill('Password', 'a short sentence');
  }

  test('makes an account, notes what it is for, and leads straight to the first tour', async () => {
    server.answer({ 'POST /api/auth/sign-up/email': logsIn(), 'PATCH /api/users/ann': {} });
    const app = showApp('/signup');
    await userEvent.click(await screen.findByRole('radio', { name: /A shop/ }));
    await fillIn();
    await userEvent.click(await button('Create account'));
    await waitFor(() => expect(app.address()).toBe('/create-tour'));
    expect(bodiesOf('/api/auth/sign-up/email')).toEqual([
      { name: 'Ann Lee', email: 'ann@example.com', password: 'a short sentence' },
    ]);
    expect(bodiesOf('/api/users/ann')).toEqual([{ tourtype: 'retail' }]);
  });

  test('asks for ten characters', async () => {
    showApp('/signup');
    await fillIn();
    await fill('Password', 'too short');
    await userEvent.click(await button('Create account'));
    expect(await screen.findByText('Use at least 10 characters')).toBeTruthy();
    expect(bodiesOf('/api/auth/sign-up/email')).toEqual([]);
    await fill('Password', 'long enough');
    await waitFor(() => expect(screen.queryByText('Use at least 10 characters')).toBeNull());
  });

  test('does not reveal whether an address is taken', async () => {
    server.answer({ 'POST /api/auth/sign-up/email': problem(422, 'SIGN_UP_REFUSED') });
    showApp('/signup');
    await fillIn();
    await userEvent.click(await button('Create account'));
    expect(
      await screen.findByText(/No account could be made with this address. If you have one/),
    ).toBeTruthy();
  });

  test('keeps the way back when one goes to log in instead', async () => {
    showApp('/signup?next=%2Fprofile');
    const link = await screen.findByRole('link', { name: 'Log in' });
    expect(link.getAttribute('href')).toBe('/login?next=%2Fprofile');
  });

  test('makes the operator with the link of the first start', async () => {
    server.answer({
      'POST /api/auth/sign-up/email': logsIn(),
      'PATCH /api/users/ann': {},
      'POST /api/operator': { operator: true },
    });
    const app = showApp('/signup?operator=secret');
    expect(await heading('Set up this server')).toBeTruthy();
    await fillIn();
    await userEvent.click(await button('Create account'));
    await waitFor(() => expect(app.address()).toBe('/dashboard'));
    expect(bodiesOf('/api/operator')).toEqual([{ token: 'secret' }]);
  });

  test('says so when that link was used before', async () => {
    isLoggedIn();
    server.answer({ 'POST /api/operator': problem(403, 'forbidden') });
    showApp('/signup?operator=secret');
    await userEvent.click(await button('Operate this server as ann@example.com'));
    expect(await screen.findByText(/This link does not work any more/)).toBeTruthy();
  });
});

describe('the reset screen', () => {
  test('says the same for every address, and sends again after a pause', async () => {
    server.answer({ 'POST /api/auth/request-password-reset': { status: true } });
    showApp('/reset-password');
    await fill('E-mail', 'ann@example.com{Enter}');
    expect(await heading('Look in your mail')).toBeTruthy();
    expect(screen.getByText(/If there is an account with ann@example.com/)).toBeTruthy();
    const again = await button(/Send it again in \d+ s/);
    expect(again.hasAttribute('disabled')).toBe(true);
  });

  test('takes another address', async () => {
    server.answer({ 'POST /api/auth/request-password-reset': { status: true } });
    showApp('/reset-password');
    await fill('E-mail', 'ann@exmaple.com{Enter}');
    await userEvent.click(await button('Use another address'));
    expect(await field('E-mail')).toBeTruthy();
  });
});

describe('the verification screen', () => {
  test('sends the link again to a logged-in user', async () => {
    isLoggedIn();
    server.answer({ 'POST /api/auth/send-verification-email': { status: true } });
    showApp('/verify-email');
    await userEvent.click(await button('Send it again'));
    expect(await screen.findByText('A new link is on its way.')).toBeTruthy();
    expect(bodiesOf('/api/auth/send-verification-email')).toEqual([{ email: 'ann@example.com' }]);
    expect((await button(/in \d+ s/)).hasAttribute('disabled')).toBe(true);
  });

  test('has nothing to do for a confirmed address', async () => {
    isLoggedIn(ann);
    showApp('/verify-email');
    expect(await heading('Your address is confirmed')).toBeTruthy();
  });

  test('asks anybody else for the address', async () => {
    server.answer({ 'POST /api/auth/send-verification-email': { status: true } });
    showApp('/verify-email');
    await fill('E-mail', 'ann@example.com{Enter}');
    expect(await screen.findByText(/If ann@example.com still has to be confirmed/)).toBeTruthy();
  });
});
