import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type PretendServer, problem } from '../../testing/pretend-server.ts';
import { ann, closeApp, showApp } from '../../testing/show-app.tsx';
import { endAnimations } from '../../testing/toasts.ts';
import { bodiesOf, here, openProfileServer, section } from '../test-profile.ts';

let server: PretendServer;
beforeEach(() => {
  ({ server } = openProfileServer());
});
afterEach(async () => {
  await closeApp();
  server.close();
});

const working = {
  id: 'x1',
  state: 'waiting',
  fileName: 'tourwright-data-2026-11-26.zip',
  sizeBytes: null,
  url: null,
  createdAt: '2026-11-26T10:00:00.000Z',
  expiresAt: '2026-12-03T10:00:00.000Z',
};

const kept = {
  askedAt: '2026-11-20T10:00:00.000Z',
  dueAt: '2026-12-04T10:00:00.000Z',
  keptAt: '2026-11-27T10:00:00.000Z',
};

test('all data is prepared, then downloaded', async () => {
  showApp('/profile');
  const row = await section('Export everything');
  server.answer({
    'POST /api/users/ann/data-export': { export: working },
    'GET /api/users/ann/data-export': {
      export: { ...working, state: 'done', sizeBytes: 12_300, url: '/api/users/ann/data-export/file' },
    },
  });
  await userEvent.click(row.getByRole('button', { name: 'Prepare export' }));
  expect(await row.findByText(/We mail you when it is ready/)).toBeTruthy();
  const link = await row.findByRole('link', { name: 'Download' }, { timeout: 10_000 });
  expect(link.getAttribute('href')).toBe('/api/users/ann/data-export/file');
  expect(row.getByText(/12\.3 kB/)).toBeTruthy();
});

test('deleting the account says what goes, asks for the password, and leads to the login page', async () => {
  showApp('/profile');
  const row = await section('Delete account');
  await userEvent.click(row.getByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  expect(dialog.getByText(/all your tours/)).toBeTruthy();
  server.answer({ 'POST /api/users/ann/deletion': problem(409, 'card_plan_runs') });
  await userEvent.type(dialog.getByLabelText('Your password'), 'a short sentence{Enter}');
  expect(await dialog.findByText(/Cancel it first/)).toBeTruthy();
  server.answer({
    'POST /api/users/ann/deletion': { dueAt: '2026-12-10T10:00:00.000Z' },
    'GET /api/auth/get-session': null,
  });
  await userEvent.type(dialog.getByLabelText('Your password'), '{Enter}');
  expect(await screen.findByRole('heading', { name: /Welcome back|Log in/i })).toBeTruthy();
  expect(bodiesOf(server, '/api/users/ann/deletion').at(-1)).toEqual({ password: 'a short sentence' });
  expect(await screen.findByText(/Your account will be deleted on 2026-12-10/)).toBeTruthy();
  // Logging in on the same page takes it back, and says so.
  server.answer({
    'POST /api/auth/sign-in/email': { user: ann },
    'GET /api/auth/get-session': { user: ann, session: here },
    'GET /api/users/ann/deletion': { kept },
    'GET /api/tours': { items: [], next: null },
  });
  await userEvent.type(screen.getByLabelText('E-mail'), 'ann@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'yes{Enter}');
  expect(await screen.findByRole('complementary', { name: 'Your account is kept' })).toBeTruthy();
  // What was said until then is no longer so.
  await waitFor(() => {
    endAnimations();
    expect(screen.queryByText(/Your account will be deleted/)).toBeNull();
  });
});

test('a user who logs in before the account is deleted sees that it is kept', async () => {
  server.answer({
    'GET /api/users/ann/deletion': { kept },
    'DELETE /api/users/ann/deletion': problem(503, 'internal'),
  });
  showApp('/profile');
  const banner = within(await screen.findByRole('complementary', { name: 'Your account is kept' }));
  expect(banner.getByText(/on 2026-12-04 it would have been deleted for good/)).toBeTruthy();
  await userEvent.click(banner.getByRole('button', { name: 'Keep my account' }));
  expect(await banner.findByText(/could not be saved/)).toBeTruthy();
  server.answer({ 'DELETE /api/users/ann/deletion': { kept: null } });
  await userEvent.click(banner.getByRole('button', { name: 'Keep my account' }));
  await waitFor(() => expect(screen.queryByText(/deleted for good\. You logged in/)).toBeNull());
  expect(document.activeElement?.id).toBe('main');
});
