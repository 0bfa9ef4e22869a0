import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Lead, Meeting } from '@tourwright/api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clockOf } from '../../i18n/own-clock.ts';
import { openPretendServer, type PretendServer, problem } from '../../testing/pretend-server.ts';
import { sampleRow } from '../../testing/sample-row.ts';
import { ann, closeApp, rememberUser, showApp } from '../../testing/show-app.tsx';

const wishedAt = '2126-05-04T08:00:00.000Z';
const marta: Lead = {
  id: 'l1',
  tourId: 't1',
  tourTitle: 'Maple Lane',
  name: 'Marta',
  email: 'marta@example.com',
  phone: '',
  message: 'Could we see it?',
  wish: { at: wishedAt, timeZone: 'Europe/Berlin' },
  answers: [],
  status: 'new',
  notes: '',
  assigneeId: null,
  sceneId: null,
  view: null,
  path: [],
  locale: 'en',
  consent: 'You may answer me.',
  consentVersion: 1,
  createdAt: '2026-11-20T10:42:00.000Z',
};
const visit: Meeting = {
  sequence: 3,
  state: 'set',
  clock: '2126-05-04T10:00',
  timeZone: 'Europe/Berlin',
  startsAt: wishedAt,
  minutes: 45,
  place: 'At the door',
};

let server: PretendServer;
const show = (meeting: Meeting | null) => {
  server.answer({
    'GET /api/leads/l1': { lead: marta, members: [{ id: ann.id, name: 'Ann' }], replies: [], meeting },
  });
};
beforeEach(() => {
  window.scrollTo = () => {};
  rememberUser(ann.id);
  server = openPretendServer({
    'GET /api/auth/get-session': { user: ann },
    'GET /api/tours': { items: [sampleRow({ id: 't1', title: 'Maple Lane' })], next: null },
    'GET /api/users/ann': ann,
    'GET /api/users/ann/contact-form': { isOn: true },
    'GET /api/leads': { items: [marta], next: null, newCount: 1, tours: [] },
  });
});
afterEach(async () => {
  await closeApp();
  server.close();
});

const bodies = (path: string) => server.sent.filter((each) => each.path === path).map(({ body }) => body);

test('sets a visit at the time that was wished for, on the own clock, and says by the field what is wrong', async () => {
  show(null);
  server.answer({ 'POST /api/leads/l1/meeting': visit });
  showApp('/dashboard/leads?lead=l1');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Set a visit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Visit of Marta' }));
  const clock = dialog.getByLabelText('Day and time') as HTMLInputElement;
  expect(clock.value).toBe(clockOf(new Date(wishedAt)));
  fireEvent.change(clock, { target: { value: '2020-01-01T10:00' } });
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(dialog.getByText('This time is over. Choose a later one.')).toBeTruthy();
  expect(document.activeElement).toBe(clock);
  expect(bodies('/api/leads/l1/meeting')).toEqual([]);
  fireEvent.change(clock, { target: { value: '2126-05-05T11:30' } });
  await user.selectOptions(dialog.getByRole('combobox', { name: 'How long' }), '60 minutes');
  await user.type(dialog.getByRole('textbox', { name: 'Where to meet (optional)' }), 'At the door');
  show(visit);
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await screen.findByText(/45 minutes$/)).toBeTruthy();
  expect(bodies('/api/leads/l1/meeting')).toEqual([
    {
      seen: null,
      clock: '2126-05-05T11:30',
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      minutes: 60,
      place: 'At the door',
    },
  ]);
});

test("somebody else's change in the meantime is reported, and what was typed stays", async () => {
  show(visit);
  server.answer({ 'POST /api/leads/l1/meeting': problem(409, 'meeting_moved_on') });
  showApp('/dashboard/leads?lead=l1');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Change the visit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Visit of Marta' }));
  const place = dialog.getByRole('textbox', { name: 'Where to meet (optional)' }) as HTMLInputElement;
  expect(place.value).toBe('At the door');
  await user.clear(place);
  await user.type(place, 'In the yard');
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await dialog.findByText(/Somebody else changed the visit meanwhile/)).toBeTruthy();
  expect(place.value).toBe('In the yard');
  expect(bodies('/api/leads/l1/meeting')).toMatchObject([{ seen: 3, minutes: 45 }]);
});

test('a visit is cancelled after a question', async () => {
  show(visit);
  server.answer({ 'POST /api/leads/l1/meeting/cancel': { ...visit, sequence: 4, state: 'cancelled' } });
  showApp('/dashboard/leads?lead=l1');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Cancel visit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the visit of Marta?' }));
  show({ ...visit, sequence: 4, state: 'cancelled' });
  await user.click(dialog.getByRole('button', { name: 'Cancel visit' }));
  expect(await screen.findByText(/was cancelled\.$/)).toBeTruthy();
  expect(bodies('/api/leads/l1/meeting/cancel')).toEqual([{ seen: 3 }]);
  expect(screen.getByRole('button', { name: 'Set another time' })).toBeTruthy();
});
