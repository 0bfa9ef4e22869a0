/** Meetings with the sender of a lead, with calendar files for both. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer, type TestUser, testOrigin } from '../../testing/test-server.ts';

let server: TestServer;
let owner: TestUser;
let tourId: string;
beforeAll(async () => {
  server = await openTestServer();
  owner = await server.signUp('ines@example.com');
  tourId = (await ask('POST', '/api/tours', { name: 'Maple Lane' })).json().id;
  await query('update users set email_verified = true where id = $1', [owner.userId]);
  await server.work();
});
afterAll(() => server.close());

const query = (text: string, values: unknown[] = []) => server.services.database.pool.query(text, values);

function ask(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
  const headers = { origin: testOrigin, cookie: owner.cookie };
  return server.app.inject({ method, url, headers, ...(payload && { payload }) });
}

/** What a visitor wrote. */
async function newLead(id: string, email: string): Promise<void> {
  await query(
    `insert into leads (id, request_id, tour_id, owner_id, tour_title, name, email, phone, message, status, path, locale,
      consent, consent_version, created_at, updated_at)
    values ($1, $1, $2, $3, 'Maple Lane', 'Marta', $4, '', 'Hello', 'new', '[]', 'en', '', 1, now(), now())`,
    [id, tourId, owner.userId, email],
  );
}

// The clocks of Berlin go back in the night before.
const wanted = {
  clock: '2126-10-28T10:00',
  timeZone: 'Europe/Berlin',
  minutes: 45,
  place: 'Lindau, at the door',
};
const set = (id: string, change: object) => ask('POST', `/api/leads/${id}/meeting`, { ...wanted, ...change });
/** The lines of the calendar files that somebody got, of each mail those that identify it. */
const filesTo = (email: string) =>
  server.mail.sent
    .filter(({ to, attachments }) => to === email && attachments !== undefined)
    .map(({ attachments = [] }) => attachments[0]?.content.toString().replaceAll('\r\n ', '') ?? '');
const lineOf = (file: string | undefined, name: string) =>
  file?.split('\r\n').find((line) => line.startsWith(name));

test('both get the visit, its change and its end under one UID with a raised SEQUENCE, at the right moment', async () => {
  await newLead('marta', 'marta@example.com');
  expect((await ask('GET', '/api/leads/marta')).json()).toMatchObject({ meeting: null });
  const first = await set('marta', { seen: null });
  // In winter Berlin is an hour ahead.
  expect(first.json()).toMatchObject({ sequence: 0, state: 'set', startsAt: '2126-10-28T09:00:00.000Z' });
  // Sent again, as after a lost connection.
  expect((await set('marta', { seen: null })).json()).toEqual(first.json());
  for (const email of ['marta@example.com', 'ines@example.com']) {
    await expect.poll(() => filesTo(email), { timeout: 30_000 }).toHaveLength(1);
  }
  const summer = await set('marta', { seen: 0, clock: '2126-07-01T10:00' });
  expect(summer.json()).toMatchObject({ sequence: 1, startsAt: '2126-07-01T08:00:00.000Z' });
  await expect.poll(() => filesTo('ines@example.com'), { timeout: 30_000 }).toHaveLength(2);
  await expect.poll(() => filesTo('marta@example.com'), { timeout: 30_000 }).toHaveLength(2);
  expect((await set('marta', { seen: 0 })).json()).toMatchObject({ status: 409, code: 'meeting_moved_on' });
  const end = () => ask('POST', '/api/leads/marta/meeting/cancel', { seen: 1 });
  expect((await end()).json()).toMatchObject({ sequence: 2, state: 'cancelled' });
  expect((await end()).json()).toMatchObject({ sequence: 2, state: 'cancelled' });
  await expect.poll(() => filesTo('ines@example.com'), { timeout: 30_000 }).toHaveLength(3);
  await expect.poll(() => filesTo('marta@example.com'), { timeout: 30_000 }).toHaveLength(3);

  for (const email of ['marta@example.com', 'ines@example.com']) {
    const files = filesTo(email);
    expect(new Set(files.map((file) => lineOf(file, 'UID:'))).size).toBe(1);
    expect(files.map((file) => lineOf(file, 'SEQUENCE:'))).toEqual([
      'SEQUENCE:0',
      'SEQUENCE:1',
      'SEQUENCE:2',
    ]);
    expect(files.map((file) => lineOf(file, 'METHOD:'))).toEqual([
      'METHOD:REQUEST',
      'METHOD:REQUEST',
      'METHOD:CANCEL',
    ]);
    expect(lineOf(files[0], 'DTSTART')).toBe('DTSTART:21261028T090000Z');
    expect(lineOf(files[0], 'DTEND')).toBe('DTEND:21261028T094500Z');
    expect(lineOf(files[1], 'DTSTART')).toBe('DTSTART:21260701T080000Z');
    expect(lineOf(files[2], 'STATUS')).toBe('STATUS:CANCELLED');
    expect(lineOf(files[0], 'LOCATION')).toBe('LOCATION:Lindau\\, at the door');
  }
  expect((await ask('GET', '/api/leads/marta')).json()).toMatchObject({
    lead: { status: 'viewing' },
    meeting: { state: 'cancelled' },
  });
}, 120_000);

test('a moment that is over, a zone that is none and an unconfirmed address are refused, and nothing is stored', async () => {
  await newLead('bob', 'bob@example.com');
  expect((await set('bob', { seen: null, clock: '2020-01-01T10:00' })).json().errors).toMatchObject([
    { path: 'clock', code: 'moment_passed' },
  ]);
  expect((await set('bob', { seen: null, timeZone: 'Mars/Base' })).json().errors).toMatchObject([
    { path: 'timeZone', code: 'invalid_value' },
  ]);
  await query('update users set email_verified = false where id = $1', [owner.userId]);
  expect((await set('bob', { seen: null })).json()).toMatchObject({ code: 'address_unconfirmed' });
  await query('update users set email_verified = true where id = $1', [owner.userId]);
  expect((await ask('GET', '/api/leads/bob')).json()).toMatchObject({ meeting: null });
});

test('a visitor who left only a number gets no mail; the owner gets a calendar entry', async () => {
  await newLead('caller', '');
  const before = filesTo('ines@example.com').length;
  expect((await set('caller', { seen: null })).statusCode).toBe(200);
  await expect.poll(() => filesTo('ines@example.com'), { timeout: 30_000 }).toHaveLength(before + 1);
  expect(filesTo('ines@example.com').at(-1)).not.toContain('ATTENDEE');
});
