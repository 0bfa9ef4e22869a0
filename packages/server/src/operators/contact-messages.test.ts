import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayMs } from '../durations.ts';
import { openTestServer, type TestServer, testOrigin } from '../testing/test-server.ts';
import { sweepContactMessages } from './sweep-contact-messages.ts';

let server: TestServer;
let laterMs = 0;
let counter = 0;
beforeAll(async () => {
  server = await openTestServer({ clock: () => new Date(Date.now() + laterMs) });
  const { userId } = await server.signUp('operator@example.com');
  await server.services.database.pool.query('insert into operators (user_id) values ($1)', [userId]);
  await server.work();
});
afterAll(() => server.close());
beforeEach(() => server.services.database.pool.query('delete from attempts'));

async function write(change: object = {}, readMs = 10_000) {
  counter += 1;
  const number = counter;
  laterMs = 0;
  const { stamp } = (await server.app.inject({ method: 'GET', url: '/api/contact' })).json();
  laterMs = readMs;
  return server.app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { origin: testOrigin },
    payload: {
      requestId: `contact-${String(number).padStart(16, '0')}`,
      stamp,
      kind: 'contact',
      about: 'account',
      name: 'Elena Ruiz',
      email: 'elena@example.com',
      company: '',
      message: 'I cannot log in.',
      consents: true,
      website: '',
      locale: 'en',
      ...change,
    },
  });
}
const mails = (subject: RegExp) => server.mail.sent.filter((mail) => subject.test(mail.subject));

test('a message is stored, answered with its reference, and reaches the operator by mail', async () => {
  const answer = await write();
  expect(answer.statusCode).toBe(201);
  const { reference } = answer.json();
  await expect.poll(() => mails(new RegExp(`Message ${reference} from Elena Ruiz`)).length).toBe(1);
  expect(mails(/Elena/)[0]).toMatchObject({ to: 'operator@example.com', replyTo: 'elena@example.com' });
  expect(mails(/Elena/)[0]?.text).toContain('elena@example.com');
});

test('the same sent twice is one message', async () => {
  const requestId = 'the-same-contact-twice';
  const [first, second] = [await write({ requestId }), await write({ requestId })];
  expect(second.json()).toEqual(first.json());
});

test('a partner writes with their company', async () => {
  expect((await write({ kind: 'partner', about: '', company: 'Studio Sol', name: 'Sol' })).statusCode).toBe(
    201,
  );
  await expect.poll(() => mails(/^Partner message .* from Sol$/)[0]?.text).toContain('Studio Sol');
});

test.each([
  ['a filled trap', { website: 'x', name: 'Robot' }, 10_000],
  ['a form that comes back at once', { name: 'Robot' }, 100],
])('%s is kept apart and not mailed', async (_what, change, readMs) => {
  expect((await write(change, readMs)).statusCode).toBe(201);
  const { rows } = await server.services.database.pool.query(
    "select is_spam from contact_messages where name = 'Robot'",
  );
  expect(rows[0]).toEqual({ is_spam: true });
  const queued = await server.services.database.pool.query(
    "select 1 from pgboss.job j join contact_messages m on m.id = j.data->'values'->>'id' where m.name = 'Robot'",
  );
  expect(queued.rows).toEqual([]);
});

test('spam goes after 30 days', async () => {
  await write({ website: 'x', name: 'Late robot' });
  const names = async () =>
    (await server.services.database.pool.query("select name from contact_messages where name = 'Late robot'"))
      .rows.length;
  await sweepContactMessages(server.services.database, new Date(Date.now() + 29 * dayMs));
  expect(await names()).toBe(1);
  await sweepContactMessages(server.services.database, new Date(Date.now() + 31 * dayMs));
  expect(await names()).toBe(0);
});

test.each([
  ['an address that is none', { email: 'elena' }, 'email'],
  ['a made-up stamp', { stamp: '1.x' }, 'stamp'],
  ['a message that is too long', { message: 'x'.repeat(4001) }, 'message'],
])('refuses %s by its field', async (_what, change, path) => {
  const answer = await write(change);
  expect(answer.statusCode).toBe(400);
  expect(JSON.stringify(answer.json().errors)).toContain(`"path":"${path}"`);
});

test('a flood is held off', async () => {
  const statuses = [];
  for (let sent = 0; sent < 7; sent += 1) statuses.push((await write()).statusCode);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
});
