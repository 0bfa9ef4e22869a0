import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MailMessage } from '../drivers/mail/mail.ts';
import { hourMs } from '../durations.ts';
import { contactForm } from '../testing/lead-access.ts';
import { openTestServer, type TestServer, type TestUser, testOrigin } from '../testing/test-server.ts';
import { sweepLeads } from './sweep-leads.ts';

let server: TestServer;
let owner: TestUser;
let tourId: string;
/** How long ago the form was read, as the server sees it. */
let laterMs = 0;
/** While set, the mail server takes nothing. */
let isMailAway = false;
const sent: MailMessage[] = [];
let asked = 0;

beforeAll(async () => {
  server = await openTestServer({
    clock: () => new Date(Date.now() + laterMs),
    mail: {
      async send(message) {
        asked += 1;
        if (isMailAway) throw new Error('connect ECONNREFUSED');
        sent.push(message);
      },
      async check() {},
      async close() {},
    },
  });
  owner = await server.signUp('ines@example.com');
  tourId = (await ask('POST', '/api/tours', { name: 'Maple Lane' })).json().id;
  await ask('POST', `/api/tours/${tourId}/publish`, {});
});
afterAll(() => server.close());
beforeEach(async () => {
  laterMs = 0;
  await server.services.database.pool.query('delete from attempts');
  await server.services.database.pool.query('delete from leads');
  await ask('PATCH', `/api/users/${owner.userId}/contact-form`, contactForm);
});

function ask(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) {
  const headers = { origin: testOrigin, cookie: owner.cookie };
  return server.app.inject({ method, url, headers, ...(payload && { payload }) });
}
const change = (form: object) => ask('PATCH', `/api/users/${owner.userId}/contact-form`, form);

let counter = 0;
/** What a visitor sends who read the form some seconds ago. */
async function write(change: object = {}, { readMs = 10_000, address = '', query = '' } = {}) {
  counter += 1;
  const number = counter;
  const visitor = { origin: 'null' };
  laterMs = 0;
  const url = `/api/tours/${tourId}/contact-form${query}`;
  const { form } = (await server.app.inject({ method: 'GET', url, headers: visitor })).json();
  laterMs = readMs;
  return server.app.inject({
    method: 'POST',
    url: `/api/tours/${tourId}/leads${query}`,
    remoteAddress: address || `10.1.0.${number}`,
    headers: visitor,
    payload: {
      requestId: `request-${String(number).padStart(16, '0')}`,
      stamp: form?.stamp ?? '',
      name: 'Marta Lindqvist',
      email: 'marta@example.com',
      phone: '',
      message: 'Could we see the kitchen on Saturday?',
      consentVersion: form?.consentVersion ?? 0,
      consents: true,
      website: '',
      locale: 'en',
      sceneId: 7,
      view: { yaw: 10, pitch: 0, hfov: 75 },
      path: [
        { id: 3, name: 'Hall' },
        { id: 7, name: 'Kitchen' },
      ],
      ...change,
    },
  });
}

const inbox = async (query = '') => (await ask('GET', `/api/leads${query}`)).json();

test('what a visitor writes is in the inbox, with the scene, the way there and what was agreed to', async () => {
  expect((await write()).statusCode).toBe(201);
  const { items, newCount } = await inbox();
  expect(newCount).toBe(1);
  expect(items).toMatchObject([
    {
      tourId,
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
  await ask('POST', `/api/tours/${tourId}/unpublish`, {});
  const links = `/api/tours/${tourId}/links`;
  const { id, key } = (await ask('POST', links, { name: 'Second visit' })).json();
  const by = { query: `?link=${key}` };
  expect((await write({})).statusCode).toBe(404);
  expect((await write({}, by)).statusCode).toBe(201);
  await ask('PATCH', `${links}/${id}`, { isUnbranded: true });
  expect((await write({}, by)).statusCode).toBe(404);
  await ask('PATCH', `${links}/${id}`, { isUnbranded: false });
  await ask('POST', `${links}/${id}/revoke`, {});
  expect((await write({}, by)).statusCode).toBe(404);
  await ask('POST', `/api/tours/${tourId}/publish`, {});
  // As if there were no such tour, although everybody sees it.
  expect((await write({}, by)).statusCode).toBe(404);
  expect((await inbox()).items).toHaveLength(1);
});

test('the same sent twice is one lead with one answer', async () => {
  const requestId = 'the-same-request-twice';
  const [first, second] = [await write({ requestId }), await write({ requestId })];
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(second.json()).toEqual(first.json());
  expect((await inbox()).items).toHaveLength(1);
});

test.each([
  ['a filled trap', { website: 'https://spam.example' }, {}],
  ['a form that comes back at once', {}, { readMs: 100 }],
])('%s is kept apart as spam, and nothing is mailed', async (_what, change, timing) => {
  await ask('PATCH', `/api/users/${owner.userId}/contact-form`, { ...contactForm, mail: 'each' });
  expect((await write(change, timing)).statusCode).toBe(201);
  expect((await inbox()).items).toEqual([]);
  expect((await inbox('?status=spam')).items).toHaveLength(1);
  const { rows } = await server.services.database.pool.query(
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
  const answer = await write(change);
  expect(answer.statusCode).toBe(400);
  expect(JSON.stringify(answer.json().errors)).toContain(`"path":"${path}"`);
  expect((await inbox()).items).toEqual([]);
});

test('a form that lay open for a day has to be read again', async () => {
  expect((await write({}, { readMs: 25 * hourMs })).json().errors).toMatchObject([{ path: 'stamp' }]);
});

test('a flood from one network is held off, others still get through', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 12 }, () => write({}, { address: '10.9.9.9' }).then((answer) => answer.statusCode)),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  expect((await write()).statusCode).toBe(201);
});

test('an owner who takes no messages gets none', async () => {
  await ask('PATCH', `/api/users/${owner.userId}/contact-form`, { ...contactForm, isOn: false });
  const form = await server.app.inject({ method: 'GET', url: `/api/tours/${tourId}/contact-form` });
  expect(form.json()).toEqual({ form: null, agent: null });
  expect((await write()).statusCode).toBe(404);
});

test('new words to agree to have the next version; what was agreed to stays with the lead', async () => {
  await write();
  const form = { ...contactForm, consent: 'Novak Homes may answer me.' };
  await ask('PATCH', `/api/users/${owner.userId}/contact-form`, form);
  await write();
  const [second, first] = (await inbox()).items;
  expect([first.consent, second.consent]).toEqual([contactForm.consent, form.consent]);
  expect(second.consentVersion).toBe(first.consentVersion + 1);
});

test("an owner's own fields are in the form, and their answers are stored with their labels", async () => {
  const fields = [
    { id: 'when', label: 'When would you move in?', kind: 'line', isRequired: false },
    { id: 'pets', label: 'Pets', kind: 'choice', isRequired: true, options: ['None', 'A cat'] },
  ];
  const own = { ...contactForm, asksName: 'no', asksMessage: 'optional', fields };
  expect((await change({ ...own, mail: 'each' })).statusCode).toBe(200);
  const said = { name: '', message: '' };
  const paths = async (answers: object[]) => {
    const { errors } = (await write({ ...said, answers })).json();
    return (errors as { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`);
  };
  expect(await paths([])).toEqual(['answers.pets value_needed']);
  expect(await paths([{ id: 'pets', value: 'A crocodile' }])).toEqual(['answers.pets not_offered']);
  const answers = [
    { id: 'pets', value: 'A cat' },
    { id: 'gone', value: 'x' },
  ];
  expect((await write({ ...said, answers })).statusCode).toBe(201);
  await change({ ...own, fields: [] });
  const [lead] = (await inbox('?search=a%20cat')).items;
  expect(lead).toMatchObject({ name: '', message: '', answers: [{ label: 'Pets', value: 'A cat' }] });
  expect((await ask('GET', '/api/leads.csv')).body).toContain('Pets: A cat');
  await server.work();
  await expect
    .poll(() => sent.find(({ subject }) => subject.startsWith('marta@example.com wrote'))?.text)
    .toContain('Pets: A cat');
});

test('a visitor says when they would like to visit; a time that is over is refused by its field', async () => {
  expect((await change({ ...contactForm, mail: 'each', asksTime: 'required' })).statusCode).toBe(200);
  const faults = async (wish: object | null) => (await write({ wish })).json().errors;
  expect(await faults(null)).toMatchObject([{ path: 'wish', code: 'value_needed' }]);
  const wish = { at: '2126-05-04T08:00:00.000Z', timeZone: 'Europe/Berlin' };
  expect(await faults({ ...wish, at: '2020-05-04T08:00:00.000Z' })).toMatchObject([
    { path: 'wish', code: 'moment_passed' },
  ]);
  expect(await faults({ ...wish, timeZone: 'Mars/Base' })).toMatchObject([
    { path: 'wish', code: 'invalid_value' },
  ]);
  expect((await write({ name: 'Wanda', wish })).statusCode).toBe(201);
  expect((await inbox('?search=wanda')).items).toMatchObject([{ wish }]);
  await server.work();
  await expect
    .poll(() => sent.find(({ subject }) => subject.startsWith('Wanda wrote'))?.text)
    .toMatch(/Would like to visit: Saturday, May 4, 2126.*10:00/);
  await change({ ...contactForm, asksTime: 'no' });
  await write({ name: 'Nora', wish });
  expect((await inbox('?search=nora')).items).toMatchObject([{ wish: null }]);
});

test('a form that leaves no way to answer is refused', async () => {
  const form = { ...contactForm, asksEmail: 'optional', asksPhone: 'optional' };
  const answer = await ask('PATCH', `/api/users/${owner.userId}/contact-form`, form);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toMatchObject([{ path: 'asksEmail' }]);
});

test('a form that an earlier release stored asks as it did then', async () => {
  const { pool } = server.services.database;
  const {
    asksName: _,
    asksEmail: __,
    asksMessage: ___,
    fields: ____,
    ...old
  } = contactForm as never as Record<string, unknown>;
  await pool.query('update contact_forms set form = $1', [JSON.stringify(old)]);
  expect((await write({ name: '' })).statusCode).toBe(400);
  expect((await write()).statusCode).toBe(201);
});

test('is found by its words, narrowed and read page by page', async () => {
  for (const name of ['Anna', 'Bob', 'Cleo 100%', 'Dora']) await write({ name });
  const names = (items: { name: string }[]) => items.map(({ name }) => name);
  expect(names((await inbox('?search=0%25')).items)).toEqual(['Cleo 100%']);
  const first = await inbox('?limit=3');
  const rest = await inbox(`?limit=3&cursor=${first.next}`);
  expect(names([...first.items, ...rest.items]).toSorted()).toEqual(['Anna', 'Bob', 'Cleo 100%', 'Dora']);
  expect(rest.next).toBe(null);
  await ask('PATCH', `/api/leads/${first.items[0].id}`, { status: 'answered', notes: 'Called back' });
  expect((await inbox('?status=answered')).items).toMatchObject([{ notes: 'Called back' }]);
  expect((await inbox()).newCount).toBe(3);
});

test('nobody can be asked to answer who has no part in the tour', async () => {
  const { id } = (await write()).json();
  const other = await server.signUp('other@example.com');
  expect((await ask('PATCH', `/api/leads/${id}`, { assigneeId: other.userId })).statusCode).toBe(400);
  expect((await ask('PATCH', `/api/leads/${id}`, { assigneeId: owner.userId })).statusCode).toBe(200);
});

test('a spreadsheet takes no formula from a visitor', async () => {
  await write({ name: '=HYPERLINK("https://evil.example")', message: 'Two\nlines, "quoted"' });
  const answer = await ask('GET', '/api/leads.csv');
  expect(answer.headers['content-type']).toContain('text/csv');
  expect(answer.body).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(answer.body).toContain('"Two\nlines, ""quoted"""');
});

test('a lead outlives its tour, and goes for good when it is asked to', async () => {
  const { id } = (await write()).json();
  const other = (await ask('POST', '/api/tours', { name: 'Short' })).json().id;
  const { pool } = server.services.database;
  await pool.query('update leads set tour_id = $1 where id = $2', [other, id]);
  await pool.query('delete from tours where id = $1', [other]);
  expect((await ask('GET', `/api/leads/${id}`)).json().lead).toMatchObject({ tourId: null });
  expect((await inbox()).items).toHaveLength(1);
  expect((await ask('DELETE', `/api/leads/${id}`)).statusCode).toBe(200);
  expect((await pool.query('select 1 from leads where id = $1', [id])).rows).toEqual([]);
});

test('a mail server that is away loses nothing: the lead is there at once, its mail comes later', async () => {
  await ask('PATCH', `/api/users/${owner.userId}/contact-form`, { ...contactForm, mail: 'each' });
  isMailAway = true;
  await server.work();
  await write({ name: 'Marta & Co' });
  expect((await inbox()).items).toHaveLength(1);
  await expect.poll(() => asked).toBeGreaterThan(0);
  isMailAway = false;
  const mails = () => sent.filter(({ subject }) => subject === 'Marta & Co wrote about Maple Lane');
  await expect.poll(() => mails().length, { timeout: 30_000 }).toBe(1);
  expect(mails()[0]).toMatchObject({ to: 'ines@example.com', replyTo: 'marta@example.com' });
  expect(mails()[0]?.text).toContain('scene Kitchen');
  expect(mails()[0]?.html).toContain('Marta &#38; Co');
}, 60_000);

test('the daily mail lists all new leads once, however often the job runs', async () => {
  await ask('PATCH', `/api/users/${owner.userId}/contact-form`, { ...contactForm, mail: 'daily' });
  await write({ name: 'Anna' });
  await write({ name: 'Bob' });
  const { database } = server.services;
  const mails: unknown[] = [];
  const mailing = { send: async (...mail: unknown[]) => void mails.push(mail) };
  const sweep = (now: Date) => sweepLeads({ database, mailing }, now);
  const now = new Date();
  await Promise.all([sweep(now), sweep(now)]);
  await sweep(new Date(now.getTime() + hourMs));
  expect(mails).toHaveLength(1);
});
