import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { People } from '@tourwright/api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noAnswer, openPretendServer, type PretendServer, problem } from '../testing/pretend-server.ts';
import { sampleRow } from '../testing/sample-row.ts';
import { ann, closeApp, rememberUser, showApp } from '../testing/show-app.tsx';

const karim: People['members'][number] = {
  userId: 'karim',
  name: 'Karim Bello',
  email: 'karim@example.com',
  role: 'editor',
  tours: null,
  activeAt: '2026-11-20T10:42:00.000Z',
};
const people: People = {
  members: [karim],
  offers: [
    {
      id: 'o1',
      kind: 'invitation',
      email: 'noor@example.com',
      role: 'editor',
      tours: [{ id: 't1', title: 'Maple Lane' }],
      createdAt: '2026-11-23T10:00:00.000Z',
      expiresAt: '2026-11-30T10:00:00.000Z',
      link: 'https://tours.example.com/dashboard?show=people&offer=o1.x',
    },
  ],
  places: { used: 3, limit: 5 },
  shared: [
    { owner: { id: 'ines', name: 'Ines Novak' }, tours: [{ id: 't9', title: 'Loft', role: 'viewer' }] },
  ],
};
const change = {
  at: '2026-11-26T09:02:00.000Z',
  userId: 'karim',
  name: 'Karim Bello',
  tour: { id: 't1', title: 'Maple Lane' },
  count: 3,
  areas: ['hotspot', 'odd'],
};

let server: PretendServer;
beforeEach(() => {
  window.scrollTo = () => {};
  rememberUser(ann.id);
  server = openPretendServer({
    'GET /api/auth/get-session': { user: ann },
    'GET /api/announcement': { announcement: null },
    'GET /api/tours': { items: [sampleRow({ id: 't1', title: 'Maple Lane' })], next: null },
    'GET /api/users/ann': ann,
    'GET /api/users/ann/people': people,
    'GET /api/users/ann/changes': { items: [change], next: null },
  });
});
afterEach(async () => {
  await closeApp();
  server.close();
});

const bodies = (method: string, path: string) =>
  server.sent.filter((each) => each.method === method && each.path === path).map(({ body }) => body);

test('says who works on the tours, who was asked to, and who changed what', async () => {
  showApp('/dashboard?show=people');
  expect(await screen.findByText('3 of 5 in your plan')).toBeTruthy();
  // The day alone: what is known of the hour is as old as the session.
  expect(screen.getByRole('row', { name: /Karim Bello.*2026-11-20 Remove/ })).toBeTruthy();
  expect(screen.getByText('Editor, 1 tour. Link works until Nov 30, 2026')).toBeTruthy();
  expect(await screen.findByText('Karim Bello made 3 changes in Maple Lane')).toBeTruthy();
  expect(screen.getByText('hotspots and other things')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View Loft' }).getAttribute('href')).toBe('/welcome/t9');
});

test('an invitation names an address and tours, and is kept while it could not be sent', async () => {
  server.answer({ 'POST /api/users/ann/offers': noAnswer });
  showApp('/dashboard?show=people');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite people' }));
  const send = dialog.getByRole('button', { name: 'Send invitation' });
  const email = dialog.getByRole('textbox', { name: 'E-mail' });
  await user.type(email, 'sam');
  await user.click(send);
  expect(document.activeElement).toBe(email);
  await user.type(email, '@example.com');
  await user.click(dialog.getByRole('radio', { name: /Viewer/ }));
  await user.click(dialog.getByRole('button', { name: 'Only these' }));
  await user.click(send);
  expect(dialog.getByText('Choose at least one tour.')).toBeTruthy();
  expect(bodies('POST', '/api/users/ann/offers')).toEqual([]);
  await user.click(dialog.getByRole('checkbox', { name: 'Maple Lane' }));
  await user.click(send);
  expect(await dialog.findByText(/The server does not answer/)).toBeTruthy();
  server.answer({ 'POST /api/users/ann/offers': people.offers[0] });
  await user.click(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const body = { kind: 'invitation', email: 'sam@example.com', role: 'viewer', tourIds: ['t1'] };
  expect(bodies('POST', '/api/users/ann/offers')).toEqual([body, body]);
});

test('of several addresses each that could not be invited is reported and stays in the field', {
  tags: 'long',
}, async () => {
  server.answer({
    'POST /api/users/ann/offers': ({ body }: { body: { email: string } }) =>
      body.email === 'ann@example.com' ? problem(400, 'own_offer') : people.offers[0],
  });
  showApp('/dashboard?show=people');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Invite' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite people' }));
  const email = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'E-mail' });
  const send = dialog.getByRole('button', { name: 'Send invitation' });
  await user.type(email, 'sam@example.com, sam; ann@example.com');
  await user.click(send);
  expect(dialog.getByText('These are no addresses: sam.')).toBeTruthy();
  expect(bodies('POST', '/api/users/ann/offers')).toEqual([]);
  await user.clear(email);
  await user.type(email, 'sam@example.com, SAM@example.com; ann@example.com paul@example.com');
  await user.click(send);
  expect(await dialog.findByText(/^ann@example.com: That is your own address/)).toBeTruthy();
  expect(email.value).toBe('ann@example.com');
  expect(await screen.findByText('2 people get a mail with a link.')).toBeTruthy();
  const asked = bodies('POST', '/api/users/ann/offers') as { email: string }[];
  expect(asked.map((each) => each.email.toLowerCase())).toEqual([
    'sam@example.com',
    'ann@example.com',
    'paul@example.com',
  ]);
});

test('a role changes in place and back', async () => {
  server.answer({
    'PATCH /api/users/ann/people/karim': ({ body }: { body: object }) => ({ ...karim, ...body }),
  });
  showApp('/dashboard?show=people');
  const user = userEvent.setup();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Role of Karim Bello' }), 'viewer');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(bodies('PATCH', '/api/users/ann/people/karim')).toEqual([{ role: 'viewer' }, { role: 'editor' }]),
  );
});

test('a tour is offered to another account; leads stay unless that is ticked', async () => {
  server.answer({ 'POST /api/users/ann/offers': people.offers[0] });
  showApp('/dashboard?show=people');
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Hand over a tour' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand over a tour' }));
  expect((dialog.getByRole('checkbox') as HTMLInputElement).checked).toBe(false);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Tour' }), 't1');
  await user.type(dialog.getByRole('textbox'), 'paul@example.com');
  await user.click(dialog.getByRole('button', { name: 'Offer' }));
  await waitFor(() =>
    expect(bodies('POST', '/api/users/ann/offers')).toEqual([
      { kind: 'handover', email: 'paul@example.com', tourId: 't1', withLeads: false },
    ]),
  );
});

test('the link of a mail shows what it offers before it is accepted', async () => {
  server.answer({
    'GET /api/offers/o1.x': {
      ...{ kind: 'invitation', ownerName: 'Ines Novak', role: 'editor', tours: null, withLeads: false },
      ...{ expiresAt: '2026-11-30T10:00:00.000Z', isOwn: false },
    },
    'POST /api/offers/o1.x/accept': { done: true },
  });
  const app = showApp('/dashboard?show=people&offer=o1.x');
  const name = 'Ines Novak invites you to work on their tours';
  const dialog = within(await screen.findByRole('dialog', { name }));
  expect(dialog.getByText('All of their tours, also those to come.')).toBeTruthy();
  await userEvent.setup().click(dialog.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(app.address()).toBe('/dashboard?show=people'));
  expect(bodies('POST', '/api/offers/o1.x/accept')).toHaveLength(1);
});

test('a tour that was handed over is in sight once it is accepted; it is said that its leads stay', async () => {
  server.answer({
    'GET /api/offers/o2.x': {
      ...{ kind: 'handover', ownerName: 'Ines Novak', role: null, tours: [{ id: 't9', title: 'Loft' }] },
      ...{ withLeads: false, expiresAt: '2026-11-30T10:00:00.000Z', isOwn: false },
    },
    'POST /api/offers/o2.x/accept': problem(409, 'quota_reached'),
  });
  const app = showApp('/dashboard?show=people&offer=o2.x');
  const name = 'Ines Novak hands a tour over to you';
  const dialog = within(await screen.findByRole('dialog', { name }));
  expect(dialog.getByText('Its leads and orders stay with Ines Novak.')).toBeTruthy();
  const user = userEvent.setup();
  await user.click(dialog.getByRole('button', { name: 'Accept' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
  server.answer({ 'POST /api/offers/o2.x/accept': { done: true } });
  await user.click(dialog.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(app.address()).toBe('/dashboard/myTour'));
});

test('a link that has ended says so', async () => {
  server.answer({ 'GET /api/offers/o1.x': problem(410, 'offer_ended') });
  showApp('/dashboard?show=people&offer=o1.x');
  const dialog = within(await screen.findByRole('dialog', { name: 'This cannot be accepted' }));
  expect(dialog.getByText(/^This has ended/)).toBeTruthy();
});
