/** What operators do and its line in the audit log are stored together, or neither is. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPlanBook } from '../../plans/plan-book.ts';
import { browserOf, type TestBrowser } from '../../testing/test-browser.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let olga: TestBrowser;
let ann: TestBrowser;
let annId: string;
let tourId: string;
const id = '0f0f0f0f-1111-4111-8111-111111111111';

beforeAll(async () => {
  server = await openTestServer({ book: readPlanBook(null, { name: 'Tours', email: '' }) });
  const operator = await server.signUp('olga@example.com');
  const owner = await server.signUp('ann@example.com');
  annId = owner.userId;
  await query('insert into operators (user_id) values ($1)', [operator.userId]);
  [olga, ann] = [browserOf(server, operator), browserOf(server, owner)];
  const { body } = await ann.post('/api/tours', { name: 'Maple Street' });
  tourId = (body as { id: string }).id;
  await ann.post(`/api/tours/${tourId}/publish`, {});
  await query(
    `insert into contact_messages (id, request_id, reference, kind, about, name, email, company, message, locale,
       consent, is_spam, created_at)
     values ($1, $1, 'R', 'contact', 'tour', 'Elena', 'e@example.com', '', 'Hello', 'en', 'contact 1', false, now())`,
    [id],
  );
  await query(`insert into pgboss.job (id, name, data, state) values ($1, 'send-mail', '{}', 'failed')`, [
    id,
  ]);
  await query('alter table operator_acts add constraint full_disk check (false) not valid');
});
afterAll(() => server.close());

async function query(text: string, values: unknown[] = []) {
  return (await server.services.database.pool.query(text, values)).rows;
}

test.each([
  ['retrying a job', () => olga.post(`/api/operator/jobs/send-mail/${id}/retry`, {}), 'pgboss.job'],
  ['deleting a message', () => olga.delete(`/api/operator/messages/${id}`), 'contact_messages'],
  [
    'announcing something',
    () => olga.post('/api/operator/announcements', { text: 'Back at noon', endsAt: null }),
    'announcements',
  ],
  [
    'giving a plan',
    () => olga.post('/api/operator/plans', { email: 'ann@example.com', planId: 'studio' }),
    'subscriptions',
  ],
  ['withdrawing a tour', () => olga.post(`/api/tours/${tourId}/unpublish`, {}), 'tours'],
])('%s fails as a whole when its line in the audit log cannot be written', async (_what, act, table) => {
  const look = () => query(`select * from ${table}`);
  const before = await look();
  expect((await act()).status).toBe(500);
  expect(await look()).toEqual(before);
});

test('an invoice is not set paid when its line in the audit log cannot be written', async () => {
  const buyer = { company: 'A', taxNumber: '', street: 'B', city: 'C', country: 'D', email: 'a@example.com' };
  const order = { planId: 'studio', period: 'yearly', requestId: 'an order of Ann Lee', buyer };
  const { body } = await ann.post(`/api/users/${annId}/plan/orders`, order);
  const { number } = body as { number: string };
  expect((await olga.post(`/api/operator/invoices/${number}/paid`, {})).status).toBe(500);
  expect(await query('select paid_at from invoices')).toEqual([{ paid_at: null }]);
  await expect(server.plans.cancel(number)).rejects.toThrow();
  expect(await query('select cancelled_at from invoices')).toEqual([{ cancelled_at: null }]);
});
