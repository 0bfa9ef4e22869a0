/** Meetings with the sender of a lead, with calendar files for both. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInboxServer } from '../testing/inbox-server.ts';

let inbox: Awaited<ReturnType<typeof openInboxServer>>;
beforeAll(async () => {
  inbox = await openInboxServer();
  await inbox.confirm();
});
afterAll(() => inbox.server.close());

// The clocks of Berlin go back in the night before.
const wanted = {
  clock: '2126-10-28T10:00',
  timeZone: 'Europe/Berlin',
  minutes: 45,
  place: 'Lindau, at the door',
};
const set = (id: string, change: object) =>
  inbox.ask('POST', `/api/leads/${id}/meeting`, { ...wanted, ...change });
/** The lines of the calendar files that somebody got, of each mail those that identify it. */
const filesTo = (email: string) =>
  inbox.server.mail.sent
    .filter(({ to, attachments }) => to === email && attachments !== undefined)
    .map(({ attachments = [] }) => attachments[0]?.content.toString().replaceAll('\r\n ', '') ?? '');
const lineOf = (file: string | undefined, name: string) =>
  file?.split('\r\n').find((line) => line.startsWith(name));

test('both get the visit, its change and its end under one UID with a raised SEQUENCE, at the right moment', async () => {
  await inbox.newLead('marta', 'marta@example.com');
  expect((await inbox.ask('GET', '/api/leads/marta')).json()).toMatchObject({ meeting: null });
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
  const end = () => inbox.ask('POST', '/api/leads/marta/meeting/cancel', { seen: 1 });
  expect((await end()).json()).toMatchObject({ sequence: 2, state: 'cancelled' });
  expect((await end()).json()).toMatchObject({ sequence: 2, state: 'cancelled' });
  await expect.poll(() => filesTo('ines@example.com'), { timeout: 30_000 }).toHaveLength(3);
  await expect.poll(() => filesTo('marta@example.com'), { timeout: 30_000 }).toHaveLength(3);

  for (const email of ['marta@example.com', 'ines@example.com']) {
    const files = filesTo(email);
    expect(new Set(files.map((file) => lineOf(file, 'UID:'))).size).toBe(1);
    // That there is a file to open is said by the mail, not by the calendar.
    expect(lineOf(files[0], 'DESCRIPTION:')).toMatch(/ set | is set/);
    expect(files.join()).not.toMatch(/attached/);
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
  expect((await inbox.ask('GET', '/api/leads/marta')).json()).toMatchObject({
    lead: { status: 'viewing' },
    meeting: { state: 'cancelled' },
  });
}, 120_000);

test('a time in the past, an unknown time zone and an unconfirmed address are refused, and nothing is stored', async () => {
  await inbox.newLead('bob', 'bob@example.com');
  expect((await set('bob', { seen: null, clock: '2020-01-01T10:00' })).json().errors).toMatchObject([
    { path: 'clock', code: 'moment_passed' },
  ]);
  expect((await set('bob', { seen: null, timeZone: 'Mars/Base' })).json().errors).toMatchObject([
    { path: 'timeZone', code: 'invalid_value' },
  ]);
  await inbox.query('update users set email_verified = false where id = $1', [inbox.owner.userId]);
  expect((await set('bob', { seen: null })).json()).toMatchObject({ code: 'address_unconfirmed' });
  await inbox.query('update users set email_verified = true where id = $1', [inbox.owner.userId]);
  expect((await inbox.ask('GET', '/api/leads/bob')).json()).toMatchObject({ meeting: null });
});

test('a visit that was wished for takes the place of the tentative one in the calendar', async () => {
  await inbox.newLead('wanda', 'wanda@example.com');
  await inbox.query(
    `update leads set wished_at = '2126-10-28T09:00:00Z', wished_time_zone = 'Europe/Berlin' where id = 'wanda'`,
  );
  expect((await set('wanda', { seen: null })).json()).toMatchObject({ sequence: 0 });
  await expect.poll(() => filesTo('wanda@example.com'), { timeout: 30_000 }).toHaveLength(1);
  const [file] = filesTo('wanda@example.com');
  expect(lineOf(file, 'UID:')).toBe('UID:visit-wanda@localhost');
  expect(lineOf(file, 'SEQUENCE:')).toBe('SEQUENCE:1');
  expect(lineOf(file, 'STATUS')).toBe('STATUS:CONFIRMED');
});

test('a visitor who left only a number gets no mail; the owner gets a calendar entry', async () => {
  await inbox.newLead('caller', '');
  expect((await set('caller', { seen: null })).statusCode).toBe(200);
  // The mail about another visit may still be on its way.
  const files = () =>
    filesTo('ines@example.com').filter((file) => lineOf(file, 'UID:') === 'UID:visit-caller@localhost');
  await expect.poll(files, { timeout: 30_000 }).toHaveLength(1);
  expect(files()[0]).not.toContain('ATTENDEE');
});
