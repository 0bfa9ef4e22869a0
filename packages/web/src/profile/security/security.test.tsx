import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type PretendServer, problem } from '../../testing/pretend-server.ts';
import { ann, closeApp, showApp } from '../../testing/show-app.tsx';
import { bodiesOf, button, device, field, here, openProfileServer, phone, section } from '../test-profile.ts';

let server: PretendServer;
beforeEach(() => {
  ({ server } = openProfileServer());
});
afterEach(async () => {
  await closeApp();
  server.close();
});

describe('the address', () => {
  test('is changed with the password, by a link to the new one', async () => {
    server.answer({ 'POST /api/auth/change-email': problem(400, 'INVALID_PASSWORD') });
    showApp('/profile');
    const address = await section('E-mail address');
    expect(address.getByText('Confirmed')).toBeTruthy();
    await userEvent.click(await button('Change address'));
    const input = await field('New e-mail address');
    expect(document.activeElement).toBe(input);
    await userEvent.type(input, 'ann@example.com{Enter}');
    expect(await screen.findByText('This is your address already')).toBeTruthy();
    await userEvent.clear(input);
    await userEvent.type(input, 'ann.lee@example.com{Enter}');
    expect(await screen.findByText('Enter your password')).toBeTruthy();
    const password = await field('Your password');
    await userEvent.type(password, 'no{Enter}');
    expect(await screen.findByText(/This is not your password/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(password));
    expect(input).toHaveProperty('value', 'ann.lee@example.com');
    server.answer({ 'POST /api/auth/change-email': { status: true } });
    await userEvent.clear(password);
    await userEvent.type(password, 'yes{Enter}');
    expect(await screen.findByText(/We sent a link to ann.lee@example.com/)).toBeTruthy();
    expect(bodiesOf(server, '/api/auth/change-email').at(-1)).toEqual({
      newEmail: 'ann.lee@example.com',
      password: 'yes',
    });
  });

  test('that is not confirmed asks for it', async () => {
    server.answer({ 'GET /api/auth/get-session': { user: { ...ann, emailVerified: false }, session: here } });
    showApp('/profile');
    expect((await section('E-mail address')).getByText('Not confirmed')).toBeTruthy();
    expect(screen.getByText(/Please confirm your e-mail address/)).toBeTruthy();
  });
});

describe('the password', () => {
  test('is changed with the old one, which logs other devices out', async () => {
    server.answer({ 'POST /api/auth/change-password': problem(400, 'INVALID_PASSWORD') });
    showApp('/profile');
    await userEvent.click(await button('Change password'));
    await userEvent.type(await field('Current password'), 'not mine');
    await userEvent.type(await field('New password'), 'another short sentence{Enter}');
    expect(await screen.findByText('This is not your password.')).toBeTruthy();
    server.answer({ 'POST /api/auth/change-password': { user: ann } });
    await userEvent.type(await field('Current password'), '{Enter}');
    expect(await button('Change password')).toBeTruthy();
    expect(screen.queryByLabelText('New password', { selector: 'input' })).toBeNull();
    expect(bodiesOf(server, '/api/auth/change-password').at(-1)).toEqual({
      currentPassword: 'not mine',
      newPassword: 'another short sentence',
    });
  });
});

describe('codes', () => {
  const status = (enabled: boolean, codesLeft = 0, trustedDevices = 0) => ({
    'GET /api/auth/two-factor/status': { enabled, codesLeft, trustedDevices },
  });
  const totpURI = 'otpauth://totp/Tourwright:ann?secret=JBSWY3DPEHPK3PXP&issuer=Tourwright';
  const backupCodes = ['k7m2p-9xq4t', 'aaaaa-bbbbb'];

  test('are turned on by the password and a first code; the recovery codes are shown then', async () => {
    server.answer({
      'POST /api/auth/two-factor/enable': { totpURI, backupCodes },
      'POST /api/auth/two-factor/verify-totp': problem(401, 'INVALID_CODE'),
    });
    showApp('/profile');
    await userEvent.click(await button('Turn on two-factor authentication'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await dialog.findByText('Enter your password')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText('Your password'), 'a short sentence{Enter}');
    expect(await dialog.findByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText('Code of six digits'), '000000{Enter}');
    expect(await dialog.findByText(/This code is not right/)).toBeTruthy();
    server.answer({ ...status(true, 2), 'POST /api/auth/two-factor/verify-totp': { user: ann } });
    await userEvent.type(dialog.getByLabelText('Code of six digits'), '{Enter}');
    const codes = await dialog.findByRole('list', { name: 'Your recovery codes' });
    expect(
      within(codes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(backupCodes);
    await userEvent.click(dialog.getByRole('button', { name: 'I have kept them' }));
    expect((await section('Two-factor authentication')).getByText('2 recovery codes are left')).toBeTruthy();
  });

  test('are turned off with the password', async () => {
    server.answer({ ...status(true, 1), 'POST /api/auth/two-factor/disable': { status: true } });
    showApp('/profile');
    await userEvent.click(await button('Manage two-factor authentication'));
    await userEvent.click(await button('Turn off'));
    server.answer(status(false));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByLabelText('Your password'), 'a short sentence{Enter}');
    expect(await button('Turn on two-factor authentication')).toBeTruthy();
    expect(bodiesOf(server, '/api/auth/two-factor/disable')).toEqual([{ password: 'a short sentence' }]);
  });

  test('are required everywhere again when their owner says so', async () => {
    server.answer({ ...status(true, 9, 2), 'POST /api/auth/two-factor/forget-devices': { status: true } });
    showApp('/profile');
    await userEvent.click(await button('Manage two-factor authentication'));
    expect(await screen.findByText('2 devices ask for no code')).toBeTruthy();
    server.answer(status(true, 9, 0));
    await userEvent.click(await button('Ask everywhere again'));
    expect(await screen.findByText('Every device asks for a code')).toBeTruthy();
  });
});

describe('passkeys', () => {
  const laptop = {
    id: 'p1',
    name: 'Laptop',
    credentialID: 'c1',
    createdAt: '2026-10-11T10:00:00.000Z',
    lastUsedAt: null,
    backedUp: false,
  };

  test('are renamed and removed', async () => {
    server.answer({
      'GET /api/auth/passkey/list-user-passkeys': [laptop],
      'POST /api/auth/passkey/update-passkey': { status: true },
      'POST /api/auth/passkey/delete-passkey': { status: true },
    });
    showApp('/profile');
    await userEvent.click(await button('Rename Laptop'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.clear(dialog.getByLabelText('Name'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Enter a name')).toBeTruthy();
    server.answer({ 'GET /api/auth/passkey/list-user-passkeys': [{ ...laptop, name: 'Old laptop' }] });
    await userEvent.type(dialog.getByLabelText('Name'), 'Old laptop{Enter}');
    await userEvent.click(await button('Remove Old laptop'));
    server.answer({ 'GET /api/auth/passkey/list-user-passkeys': [] });
    const question = within(await screen.findByRole('dialog', { name: 'Remove the passkey Old laptop?' }));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Old laptop')).toBeNull());
    expect(bodiesOf(server, '/api/auth/passkey/delete-passkey')).toEqual([{ id: 'p1' }]);
  });

  test('say where they cannot be used', async () => {
    showApp('/profile');
    expect((await section('Passkeys')).getByText(/cannot use passkeys at this address/)).toBeTruthy();
  });
});

describe('the devices', () => {
  test('are named, this one first, and others can be logged out', async () => {
    server.answer({
      'POST /api/auth/revoke-session': () => {
        server.answer({ 'GET /api/auth/list-sessions': [here] });
        return { status: true };
      },
    });
    showApp('/profile');
    const devices = await section('Where you are logged in');
    await devices.findByText('Firefox on Linux');
    const rows = devices.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/^Firefox on Linux.*192\.0\.2\.7This device$/);
    expect(rows[1]).toMatch(/^Safari on iOS/);
    await userEvent.click(await button('Log out Safari on iOS'));
    await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(1));
    expect(bodiesOf(server, '/api/auth/revoke-session')).toEqual([{ id: 'phone' }]);
  });

  test('are all logged out but this one', async () => {
    server.answer({
      'GET /api/auth/list-sessions': [here, phone, device('tablet', '')],
      'POST /api/auth/revoke-other-sessions': { status: true },
    });
    showApp('/profile');
    expect(await screen.findByText('Unknown device')).toBeTruthy();
    await userEvent.click(await button('Log out all other devices'));
    await waitFor(() => expect(bodiesOf(server, '/api/auth/revoke-other-sessions')).toHaveLength(1));
  });
});
