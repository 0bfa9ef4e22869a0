import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noAnswer, openPretendServer, type PretendServer, problem } from '../testing/pretend-server.ts';
import { ann, closeApp, rememberUser, showApp } from '../testing/show-app.tsx';

const facts = {
  users: 128,
  newUsers: 9,
  tours: 40,
  published: 31,
  deletedTours: 2,
  originalsBytes: 18_600_000_000,
  exportsBytes: 0,
  jobs: { failed: 1, running: 0, waiting: 3 },
  openInvoices: 1,
  limits: { tours: 100, storageBytes: 50_000_000_000, uploads: 20 },
};
const check = { id: 'disk', code: 'disk.full', params: {}, advice: null, command: null };
const health = {
  checkedAt: '2026-11-26T09:41:00.000Z',
  counts: { ok: 1, warn: 0, fail: 1, skipped: 0 },
  checks: [
    { ...check, id: 'clock', title: 'Clock', state: 'ok', message: '0.2 s off' },
    {
      ...check,
      title: 'Mail',
      state: 'fail',
      message: 'The mail server refuses',
      advice: 'Check the password',
      command: 'npx tourwright doctor',
    },
  ],
};
const ines = {
  id: 'ines',
  name: 'Ines Novak',
  email: 'ines@example.com',
  emailVerified: true,
  isOperator: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  activeAt: null,
  tours: 3,
  storageBytes: 1_700_000_000,
  planId: 'starter',
  planName: 'Starter',
  isGiven: false,
};
const job = {
  kind: 'cut-tiles',
  id: 'j1',
  state: 'failed',
  tries: 3,
  mostTries: 3,
  createdAt: '2026-11-26T08:20:00.000Z',
  startsAt: '2026-11-26T08:20:00.000Z',
  about: { mediaKey: 'abc' },
  fault: 'The photo is not complete',
};
const listOf = (...items: object[]) => ({ items, next: null, total: items.length });

let server: PretendServer;
beforeEach(() => {
  window.scrollTo = () => {};
  rememberUser(ann.id);
  server = openPretendServer({
    'GET /api/auth/get-session': { user: ann },
    'GET /api/announcement': { announcement: null },
    'GET /api/users/ann': { ...ann, operator: true },
    'GET /api/operator': facts,
    'GET /api/operator/health': health,
    'GET /api/operator/users': listOf(ines),
    'GET /api/operator/jobs': listOf(job),
    'GET /api/plans': {
      plans: [
        { id: 'starter', name: 'Starter' },
        { id: 'studio', name: 'Studio' },
      ],
    },
  });
});
afterEach(async () => {
  await closeApp();
  server.close();
});

const bodies = (method: string, path: string) =>
  server.sent.filter((each) => each.method === method && each.path === path).map(({ body }) => body);

test('problems stand first, each with what to do; good checks fold', async () => {
  showApp('/admin');
  expect(await screen.findByRole('heading', { name: 'One of 2 checks needs attention' })).toBeTruthy();
  expect(screen.getByText('Check the password')).toBeTruthy();
  expect(screen.getByText('npx tourwright doctor')).toBeTruthy();
  expect(screen.getByText('1 good check').closest('details')?.open).toBe(false);
  expect(screen.getByText('9 new this week')).toBeTruthy();
});

test('who does not run the server is told so, and their menu has no way there', async () => {
  server.answer({ 'GET /api/operator': problem(403, 'forbidden'), 'GET /api/users/ann': ann });
  showApp('/admin');
  expect(await screen.findByRole('heading', { name: 'Only for those who run this server' })).toBeTruthy();
  const user = userEvent.setup();
  await user.click(screen.getAllByRole('button', { name: /account menu/ })[0] as HTMLElement);
  expect(await screen.findByRole('menuitem', { name: 'Plan' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'This server' })).toBeNull();
});

test('users are searched on the server, and one of them is given a plan', async () => {
  server.answer({ 'POST /api/operator/plans': { planId: 'studio' } });
  showApp('/admin?show=users');
  const user = userEvent.setup();
  await user.type(await screen.findByRole('searchbox', { name: /Search users/ }), 'ines');
  await waitFor(() => expect(server.sent.some(({ query }) => query.get('search') === 'ines')).toBe(true));
  await user.click(await screen.findByRole('button', { name: 'Change plan of Ines Novak' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Plan of Ines Novak' }));
  await dialog.findByRole('option', { name: 'Studio' });
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Plan' }), 'studio');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(bodies('POST', '/api/operator/plans')).toEqual([{ email: 'ines@example.com', planId: 'studio' }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a failed job tells why, and is tried again', async () => {
  server.answer({
    'POST /api/operator/jobs/cut-tiles/j1/retry': () => {
      server.answer({ 'GET /api/operator/jobs': listOf() });
      return { retried: true };
    },
  });
  showApp('/admin?show=jobs');
  expect(await screen.findByText('The photo is not complete')).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry cut-tiles' }));
  expect(await screen.findByRole('heading', { name: 'No jobs' })).toBeTruthy();
});

test('a list that cannot be read says so, and comes with another try', async () => {
  server.answer({ 'GET /api/operator/jobs': problem(403, 'forbidden') });
  showApp('/admin?show=mails');
  expect(await screen.findByRole('heading', { name: 'This could not be loaded' })).toBeTruthy();
  server.answer({ 'GET /api/operator/jobs': listOf() });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No mails' })).toBeTruthy();
});

test('an announcement stays in its field when it could not be made', async () => {
  server.answer({
    'GET /api/operator/announcements': listOf(),
    'POST /api/operator/announcements': noAnswer,
  });
  showApp('/admin?show=announcements');
  const user = userEvent.setup();
  const make = await screen.findByRole('button', { name: 'Announce' });
  await user.click(make);
  const field = screen.getByRole('textbox', { name: 'What should everybody know?' });
  expect(document.activeElement).toBe(field);
  await user.type(field, 'Back at noon');
  await user.click(make);
  expect(await screen.findByText(/The server does not answer/)).toBeTruthy();
  expect((field as HTMLTextAreaElement).value).toBe('Back at noon');
});

test('an announcement is shown to everybody until they hide it', async () => {
  localStorage.clear();
  server.answer({ 'GET /api/announcement': { announcement: { id: '7', text: 'Back at noon' } } });
  showApp('/admin?show=users');
  expect(await screen.findByText('Back at noon')).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByText('Back at noon')).toBeNull();
});
