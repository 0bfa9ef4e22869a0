import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer, type TestUser, testOrigin } from '../testing/test-server.ts';

let server: TestServer;
let owner: TestUser;
let tourId: string;
beforeAll(async () => {
  server = await openTestServer();
  owner = await server.signUp('ines@example.com');
  tourId = (await ask('POST', '/api/tours', { name: 'Maple Lane' })).json().id;
  await server.work();
});
afterAll(() => server.close());

const query = (text: string, values: unknown[] = []) => server.services.database.pool.query(text, values);
const confirm = () => query('update users set email_verified = true where id = $1', [owner.userId]);

function ask(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
  const headers = { origin: testOrigin, cookie: owner.cookie };
  return server.app.inject({ method, url, headers, ...(payload && { payload }) });
}

/** What a visitor wrote. */
async function newLead(id: string, email: string): Promise<void> {
  await query(
    `insert into leads (id, request_id, tour_id, owner_id, tour_title, name, email, phone, message, status, path, locale,
      consent, consent_version, created_at, updated_at)
    values ($1, $1, $2, $3, 'Maple Lane', 'Marta', $4, '', $5, 'new', '[]', 'en', '', 1, now(), now())`,
    [id, tourId, owner.userId, email, 'Is it\nstill there?'],
  );
}

const answer = { requestId: 'reply-0000000000000001', text: 'Yes, on Saturday at ten.' };
const reply = (id: string, change: object = {}) =>
  ask('POST', `/api/leads/${id}/replies`, { ...answer, ...change });

test('an answer is stored and mailed once, and the lead is answered', async () => {
  await newLead('marta', 'marta@example.com');
  expect((await reply('marta')).json()).toMatchObject({ status: 403, code: 'address_unconfirmed' });
  await confirm();
  const [first, second] = await Promise.all([reply('marta'), reply('marta')]);
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(first.json()).toEqual(second.json());
  expect((await ask('GET', '/api/leads/marta')).json()).toMatchObject({
    lead: { status: 'answered' },
    replies: [{ text: answer.text }],
  });
  const mails = () => server.mail.sent.filter(({ text }) => text.includes(answer.text));
  await expect.poll(() => mails().length, { timeout: 30_000 }).toBe(1);
  expect(mails()[0]).toMatchObject({
    to: 'marta@example.com',
    replyTo: 'ines@example.com',
    subject: 'Your message about Maple Lane',
  });
  expect(mails()[0]?.text).toContain('> Is it\n> still there?');
});

test('a lead without a mail address cannot be answered by mail', async () => {
  await confirm();
  await newLead('caller', '');
  expect((await reply('caller')).json()).toMatchObject({ status: 403, code: 'no_address_to_answer' });
});

test('an account sends fifty answers a day; they go with the lead', async () => {
  await confirm();
  await newLead('flood', 'flood@example.com');
  await query('delete from lead_replies');
  await query(
    `insert into lead_replies (id, request_id, lead_id, author_id, author_name, text, created_at)
    select n, n, 'flood', $1, '', '', now() from generate_series(1, 50) n`,
    [owner.userId],
  );
  expect((await reply('flood')).json()).toMatchObject({ status: 429, code: 'too_many_replies' });
  await ask('DELETE', '/api/leads/flood');
  expect((await query('select 1 from lead_replies')).rows).toEqual([]);
});
