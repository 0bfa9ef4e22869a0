import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hourMs } from '../durations.ts';
import { contactForm } from '../testing/lead-access.ts';
import { testOrigin } from '../testing/test-server.ts';
import { sweepLeads } from './sweep-leads.ts';
import { openLeadServer } from './testing/lead-server.ts';

let leads: Awaited<ReturnType<typeof openLeadServer>>;

beforeAll(async () => {
  leads = await openLeadServer();
});
afterAll(() => leads.server.close());
beforeEach(() => leads.reset());

test('what a visitor writes is in the inbox, with the scene, the way there and what was agreed to', async () => {
  expect((await leads.write()).statusCode).toBe(201);
  const { items, newCount } = await leads.inbox();
  expect(newCount).toBe(1);
  expect(items).toMatchObject([
    {
      tourId: leads.tourId,
      tourTitle: 'Maple Lane',
      name: 'Marta Lindqvist',
      sceneId: 7,
      path: [{ name: 'Hall' }, { name: 'Kitchen' }],
      consent: contactForm.consent,
      status: 'new',
    },
  ]);
});

test('visitors of a link can send a message too, unless it is unbranded or has ended', async () => {
  await leads.ask('POST', `/api/tours/${leads.tourId}/unpublish`, {});
  const links = `/api/tours/${leads.tourId}/links`;
  const { id, key } = (await leads.ask('POST', links, { name: 'Second visit' })).json();
  const by = { query: `?link=${key}` };
  expect((await leads.write({})).statusCode).toBe(404);
  expect((await leads.write({}, by)).statusCode).toBe(201);
  await leads.ask('PATCH', `${links}/${id}`, { isUnbranded: true });
  expect((await leads.write({}, by)).statusCode).toBe(404);
  await leads.ask('PATCH', `${links}/${id}`, { isUnbranded: false });
  await leads.ask('POST', `${links}/${id}/revoke`, {});
  expect((await leads.write({}, by)).statusCode).toBe(404);
  await leads.ask('POST', `/api/tours/${leads.tourId}/publish`, {});
  // As if there were no such tour, although everybody sees it.
  expect((await leads.write({}, by)).statusCode).toBe(404);
  expect((await leads.inbox()).items).toHaveLength(1);
});

test('the same sent twice is one lead with one answer', async () => {
  const requestId = 'the-same-request-twice';
  const [first, second] = [await leads.write({ requestId }), await leads.write({ requestId })];
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(second.json()).toEqual(first.json());
  expect((await leads.inbox()).items).toHaveLength(1);
});

test('two tours get a lead each, even when browsers made the same request id', async () => {
  const requestId = 'the-same-in-two-tours';
  const other = await leads.publish('Oak Lane');
  const [first, second] = [await leads.write({ requestId }), await leads.write({ requestId }, { to: other })];
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  const { items } = await leads.inbox();
  expect(items.map(({ tourId }: { tourId: string }) => tourId)).toEqual([other, leads.tourId]);
});

test.each([
  ['a filled trap', { website: 'https://spam.example' }, {}],
  ['a form that comes back at once', {}, { readMs: 100 }],
])('%s is kept apart as spam, and nothing is mailed', async (_what, change, timing) => {
  await leads.change({ ...contactForm, mail: 'each' });
  expect((await leads.write(change, timing)).statusCode).toBe(201);
  expect((await leads.inbox()).items).toEqual([]);
  expect((await leads.inbox('?status=spam')).items).toHaveLength(1);
  const { rows } = await leads.server.services.database.pool.query(
    "select 1 from pgboss.job where name = 'send-mail' and data->>'template' = 'lead'",
  );
  expect(rows).toEqual([]);
});

test.each([
  ['an address that is none', { email: 'marta@example' }, 'email'],
  ['no message', { message: ' ' }, 'message'],
  ['a name of two lines', { name: 'Marta\r\nBcc: all@example.com' }, 'name'],
  ['a stamp that is made up', { stamp: '1.x' }, 'stamp'],
  ['no consent', { consents: false }, 'consents'],
  ['consent to other words', { consentVersion: 99 }, 'consentVersion'],
])('refuses %s by its field, and stores nothing', async (_what, change, path) => {
  const answer = await leads.write(change);
  expect(answer.statusCode).toBe(400);
  expect(JSON.stringify(answer.json().errors)).toContain(`"path":"${path}"`);
  expect((await leads.inbox()).items).toEqual([]);
});

test('a form that was open for a day has to be loaded again', async () => {
  expect((await leads.write({}, { readMs: 25 * hourMs })).json().errors).toMatchObject([{ path: 'stamp' }]);
});

test('a flood from one network is held off, others still get through', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 12 }, () =>
      leads.write({}, { address: '10.9.9.9' }).then((answer) => answer.statusCode),
    ),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  expect((await leads.write()).statusCode).toBe(201);
});

test('is found by its words, narrowed and read page by page', async () => {
  for (const name of ['Anna', 'Bob', 'Cleo 100%', 'Dora']) await leads.write({ name });
  const names = (items: { name: string }[]) => items.map(({ name }) => name);
  expect(names((await leads.inbox('?search=0%25')).items)).toEqual(['Cleo 100%']);
  const first = await leads.inbox('?limit=3');
  const rest = await leads.inbox(`?limit=3&cursor=${first.next}`);
  expect(names([...first.items, ...rest.items]).toSorted()).toEqual(['Anna', 'Bob', 'Cleo 100%', 'Dora']);
  expect(rest.next).toBe(null);
  await leads.ask('PATCH', `/api/leads/${first.items[0].id}`, { status: 'answered', notes: 'Called back' });
  expect((await leads.inbox('?status=answered')).items).toMatchObject([{ notes: 'Called back' }]);
  expect((await leads.inbox()).newCount).toBe(3);
});

test('the leads of one tour are listed and downloaded alone, and the tours that have any are named', async () => {
  await leads.write({ name: 'Anna' });
  const { id } = (await leads.write({ name: 'Bob' })).json();
  const other = (await leads.ask('POST', '/api/tours', { name: 'Elm Court' })).json().id;
  const { pool } = leads.server.services.database;
  await pool.query("update leads set tour_id = $1, tour_title = 'Elm Court' where id = $2", [other, id]);
  const { items, tours } = await leads.inbox(`?tourId=${other}`);
  expect(items).toMatchObject([{ name: 'Bob' }]);
  expect(tours).toEqual([
    { id: other, title: 'Elm Court' },
    { id: leads.tourId, title: 'Maple Lane' },
  ]);
  const { body } = await leads.ask('GET', `/api/leads.csv?tourId=${other}`);
  expect([body.includes('Bob'), body.includes('Anna')]).toEqual([true, false]);
  // Who has no part in the tour learns nothing of it.
  const stranger = await leads.server.signUp('stranger@example.com');
  const headers = { origin: testOrigin, cookie: stranger.cookie };
  const theirs = await leads.server.app.inject({ url: `/api/leads?tourId=${other}`, headers });
  expect(theirs.json()).toMatchObject({ items: [], tours: [] });
});

test('a spreadsheet takes no formula from a visitor', async () => {
  await leads.write({ name: '=HYPERLINK("https://evil.example")', message: 'Two\nlines, "quoted"' });
  const answer = await leads.ask('GET', '/api/leads.csv');
  expect(answer.headers['content-type']).toContain('text/csv');
  expect(answer.body).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(answer.body).toContain('"Two\nlines, ""quoted"""');
  await leads.write({ message: 'Is it\nfree?' });
  expect((await leads.ask('GET', '/api/leads.csv')).body).toContain(',"Is it\nfree?",');
});

test('a lead outlives its tour, and goes for good when it is asked to', async () => {
  const { id } = (await leads.write()).json();
  const other = (await leads.ask('POST', '/api/tours', { name: 'Short' })).json().id;
  const { pool } = leads.server.services.database;
  await pool.query('update leads set tour_id = $1 where id = $2', [other, id]);
  await pool.query('delete from tours where id = $1', [other]);
  expect((await leads.ask('GET', `/api/leads/${id}`)).json().lead).toMatchObject({ tourId: null });
  expect((await leads.inbox()).items).toHaveLength(1);
  expect((await leads.ask('DELETE', `/api/leads/${id}`)).statusCode).toBe(200);
  expect((await pool.query('select 1 from leads where id = $1', [id])).rows).toEqual([]);
});

// Before the server does its jobs: one of them is this sweep, and would take the mail.
test('the daily mail lists all new leads once, however often the job runs', async () => {
  await leads.change({ ...contactForm, mail: 'daily' });
  await leads.write({ name: 'Anna' });
  await leads.write({ name: 'Bob' });
  const { database } = leads.server.services;
  const mails: unknown[] = [];
  const mailing = { send: async (...mail: unknown[]) => void mails.push(mail) };
  const sweep = (now: Date) => sweepLeads({ database, mailing }, now);
  const now = new Date();
  await Promise.all([sweep(now), sweep(now)]);
  await sweep(new Date(now.getTime() + hourMs));
  expect(mails).toHaveLength(1);
});

test('a mail server that is away loses nothing: the lead is there at once, its mail comes later', async () => {
  await leads.change({ ...contactForm, mail: 'each' });
  leads.mail.isAway = true;
  await leads.server.work();
  await leads.write({ name: 'Marta & Co' });
  expect((await leads.inbox()).items).toHaveLength(1);
  await expect.poll(() => leads.mail.asked).toBeGreaterThan(0);
  leads.mail.isAway = false;
  const mails = () =>
    leads.mail.sent.filter(({ subject }) => subject === 'Marta & Co wrote about Maple Lane');
  await expect.poll(() => mails().length, { timeout: 30_000 }).toBe(1);
  expect(mails()[0]).toMatchObject({ to: 'ines@example.com', replyTo: 'marta@example.com' });
  expect(mails()[0]?.text).toContain('scene Kitchen');
  expect(mails()[0]?.html).toContain('Marta &#38; Co');
}, 60_000);
