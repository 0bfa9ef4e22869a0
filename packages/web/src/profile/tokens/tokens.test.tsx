import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type PretendServer, problem } from '../../testing/pretend-server.ts';
import { closeApp, showApp } from '../../testing/show-app.tsx';
import { bodiesOf, button, openProfileServer, section } from '../test-profile.ts';

let server: PretendServer;
beforeEach(() => {
  ({ server } = openProfileServer());
});
afterEach(async () => {
  await closeApp();
  server.close();
});

const feed = {
  id: 'k1',
  name: 'Website feed',
  hint: '8f2c',
  scopes: ['tours:read'],
  createdAt: '2026-11-01T10:00:00.000Z',
  expiresAt: '2020-01-31T00:00:00.000Z',
  lastUsedAt: '2026-11-20T10:00:00.000Z',
};

test('a token is made with a name, what it may do and the password, and shown once', async () => {
  showApp('/profile');
  expect(await screen.findByText(/No tokens yet/)).toBeTruthy();
  await userEvent.click(await button('New token'));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Create token' }));
  for (const fault of ['Enter a name', 'Choose what it may do', 'Enter your password']) {
    expect(await dialog.findByText(fault)).toBeTruthy();
  }
  expect(document.activeElement).toBe(dialog.getByLabelText('Name'));
  await userEvent.type(dialog.getByLabelText('Name'), 'Website feed');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Read tours and their drafts' }));
  await userEvent.selectOptions(dialog.getByLabelText('Expires'), 'Never');
  server.answer({ 'POST /api/tokens': problem(400, 'INVALID_PASSWORD') });
  await userEvent.type(dialog.getByLabelText('Your password'), 'a short sentence{Enter}');
  expect(await dialog.findByText('This is not your password.')).toBeTruthy();
  server.answer({
    'POST /api/tokens': { ...feed, token: 'tw_secret' },
    'GET /api/tokens': { items: [feed] },
  });
  await userEvent.type(dialog.getByLabelText('Your password'), '{Enter}');
  const shown = within(await screen.findByRole('dialog', { name: 'Your new token' }));
  expect((shown.getByLabelText('Token') as HTMLInputElement).value).toBe('tw_secret');
  await userEvent.click(shown.getByRole('button', { name: 'Done' }));
  expect(bodiesOf(server, '/api/tokens').at(-1)).toEqual({
    name: 'Website feed',
    scopes: ['tours:read'],
    expiresInDays: null,
    password: 'a short sentence',
  });
  const row = await section('Website feed');
  expect(row.getByText('tw_…8f2c')).toBeTruthy();
  expect(row.getByText(/Last used .* · Expired/)).toBeTruthy();
  expect(screen.queryByText('tw_secret')).toBeNull();
});

test('a token is revoked after a question', async () => {
  server.answer({
    'GET /api/tokens': { items: [feed] },
    'DELETE /api/tokens/k1': { id: 'k1', revoked: true },
  });
  showApp('/profile');
  await userEvent.click(await button('Revoke Website feed'));
  const question = within(await screen.findByRole('dialog', { name: 'Revoke the token Website feed?' }));
  server.answer({ 'GET /api/tokens': { items: [] } });
  await userEvent.click(question.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(screen.queryByText('Website feed')).toBeNull());
  expect(bodiesOf(server, '/api/tokens/k1', 'DELETE')).toHaveLength(1);
});
