import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noAnswer, type PretendServer, problem } from '../testing/pretend-server.ts';
import { ann, closeApp, showApp } from '../testing/show-app.tsx';
import { listOf, openOperatorServer } from './test-operator.ts';

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
  openGalleryRequests: 2,
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
let server: PretendServer;
beforeEach(() => {
  server = openOperatorServer({
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

test('problems are first, each with what to do; good checks fold', async () => {
  showApp('/admin');
  expect(await screen.findByRole('heading', { name: 'One of 2 checks needs attention' })).toBeTruthy();
  expect(screen.getByText('Check the password')).toBeTruthy();
  expect(screen.getByText('npx tourwright doctor')).toBeTruthy();
  expect(screen.getByText('1 good check').closest('details')?.open).toBe(false);
  expect(screen.getByText('9 new this week')).toBeTruthy();
});

test('the sections say what waits in them', async () => {
  showApp('/admin');
  expect(await screen.findByRole('link', { name: 'Gallery (2 requests to decide on)' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Jobs (1 failed)' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Users' })).toBeTruthy();
});

test('a user who is not an operator gets a message, and their menu has no link there', async () => {
  server.answer({ 'GET /api/operator': problem(403, 'forbidden'), 'GET /api/users/ann': ann });
  showApp('/admin');
  expect(await screen.findByRole('heading', { name: 'Only for operators of this server' })).toBeTruthy();
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

test('a failed job shows its reason, and is retried', async () => {
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

test('a job that runs is cancelled', async () => {
  server.answer({
    'GET /api/operator/jobs': listOf({ ...job, state: 'running', fault: null }),
    'POST /api/operator/jobs/cut-tiles/j1/cancel': () => {
      server.answer({ 'GET /api/operator/jobs': listOf({ ...job, state: 'cancelled', fault: null }) });
      return { cancelled: true };
    },
  });
  showApp('/admin?show=jobs');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Cancel cut-tiles' }));
  expect(await screen.findByRole('button', { name: 'Retry cut-tiles' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel cut-tiles' })).toBeNull();
});

const run = {
  id: 'b1',
  kind: 'asked',
  machine: 'tours',
  path: '/backups/tourwright-2026-11-26-094100.tar',
  startedAt: '2026-11-26T09:41:00.000Z',
  sizeBytes: 18_600_000_000,
  rows: 1200,
  files: 340,
  fault: null,
  keptUntil: '2026-12-26',
  removedAt: null,
  provenAt: null,
  provenRows: null,
  provenFiles: null,
  refutedAt: null,
  proofFault: null,
};

test('a backup is started and a drill proves it, with what was compared', async () => {
  const backups = {
    place: { folder: '/backups', keep: '7d 4w 6m', proveDays: 7 },
    underWay: [] as object[],
    items: [] as object[],
  };
  server.answer({
    'GET /api/operator/backups': backups,
    'POST /api/operator/backups': () => {
      const underWay = [{ jobId: 'j2', what: 'backup', backupId: null, isRunning: true }];
      server.answer({ 'GET /api/operator/backups': { ...backups, underWay } });
      return { started: true };
    },
    'POST /api/operator/backups/b1/drill': () => {
      const proven = { ...run, provenAt: '2026-11-26T09:50:00.000Z', provenRows: 1200, provenFiles: 340 };
      server.answer({ 'GET /api/operator/backups': { ...backups, items: [proven] } });
      return { started: true };
    },
  });
  showApp('/admin?show=backups');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Back up now' }));
  expect(await screen.findByText('A backup is being made…')).toBeTruthy();
  server.answer({ 'GET /api/operator/backups': { ...backups, items: [run] } });
  await user.click(
    await screen.findByRole('button', { name: /^Start drill with the backup of/ }, { timeout: 5000 }),
  );
  expect(await screen.findByText(/1,200 rows and 340 files compared, all the same/)).toBeTruthy();
  expect(screen.getByText('2026-12-26')).toBeTruthy();
});

test('where no folder is named for backups, it says which setting names one', async () => {
  server.answer({ 'GET /api/operator/backups': { place: null, underWay: [], items: [] } });
  showApp('/admin?show=backups');
  expect(await screen.findByText(/Set BACKUP_DIR to a folder/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Back up now' })).toBeNull();
});

test('a mail is called what it is for, and one of another release by its template', async () => {
  const mail = { ...job, kind: 'send-mail' };
  server.answer({
    'GET /api/operator/jobs': listOf(
      { ...mail, id: 'm1', about: { template: 'orderPaid', id: 'm1' } },
      { ...mail, id: 'm2', about: { template: 'newsletter', id: 'm2' } },
    ),
  });
  showApp('/admin?show=mails');
  expect(await screen.findByText('Order paid')).toBeTruthy();
  expect(screen.getByText('orderPaid')).toBeTruthy();
  expect(screen.getAllByText('newsletter')).toHaveLength(1);
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

test('a request for the gallery is declined with a word for its owner; one that moved on says so and keeps the word', async () => {
  const request = {
    tourId: 't1',
    title: 'Maple Lane',
    owner: { id: 'ines', name: 'Ines Novak', email: 'ines@example.com' },
    isPublished: true,
    state: 'asked',
    askedAt: '2026-11-25T10:00:00.000Z',
    decidedAt: null,
    reason: '',
  };
  server.answer({
    'GET /api/operator/gallery': listOf(request),
    'POST /api/operator/gallery/t1': problem(409, 'gallery_moved_on'),
  });
  showApp('/admin?show=gallery');
  const user = userEvent.setup();
  expect((await screen.findByRole('link', { name: 'Maple Lane' })).getAttribute('href')).toBe('/welcome/t1');
  await user.click(screen.getByRole('button', { name: 'Decline Maple Lane' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline “Maple Lane”?' }));
  await user.type(dialog.getByRole('textbox'), 'Too dark');
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await dialog.findByText(/Somebody else decided meanwhile/)).toBeTruthy();
  expect((dialog.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Too dark');
  server.answer({ 'POST /api/operator/gallery/t1': { ...request, state: 'declined' } });
  await user.click(dialog.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies('POST', '/api/operator/gallery/t1')).toEqual([
    { from: 'asked', to: 'declined', reason: 'Too dark' },
    { from: 'asked', to: 'declined', reason: 'Too dark' },
  ]);
});

test('the chosen section is brought into view again when counts have come beside the names', async () => {
  const seen: boolean[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    if (this.textContent !== 'Audit log') return;
    seen.push(this.parentElement?.textContent?.includes('2') ?? false);
  };
  showApp('/admin?show=audit');
  await waitFor(() => expect(seen.at(-1)).toBe(true));
});
