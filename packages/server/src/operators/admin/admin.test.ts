/** What operators see and do; the access table says who else may. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserOf, type TestBrowser } from '../../testing/test-browser.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let olga: TestBrowser;
let ann: TestBrowser;
let annId: string;

beforeAll(async () => {
  server = await openTestServer();
  const operator = await server.signUp('olga@example.com');
  const owner = await server.signUp('ann_lee@example.com');
  annId = owner.userId;
  await query('insert into operators (user_id) values ($1)', [operator.userId]);
  [olga, ann] = [browserOf(server, operator), browserOf(server, owner)];
});
afterAll(() => server.close());

function query(text: string, values: unknown[] = []) {
  return server.services.database.pool.query(text, values);
}
const audit = async () => (await olga.get('/api/operator/audit')).body as { items: object[]; total: number };

test('an account learns whether it is an operator, and others learn nothing about it', async () => {
  expect((await ann.get(`/api/users/${annId}`)).body).not.toHaveProperty('operator');
  expect((await ann.get('/api/operator')).status).toBe(403);
  const { body } = await olga.get('/api/operator');
  expect(body).toMatchObject({ openInvoices: 0, openGalleryRequests: 0, jobs: { failed: 0 } });
});

test('accounts are found by what is typed, signs that mean something to the database too', async () => {
  const find = async (search: string) =>
    ((await olga.get(`/api/operator/users?search=${encodeURIComponent(search)}`)).body as { items: object[] })
      .items;
  expect(await find('ann_')).toMatchObject([{ email: 'ann_lee@example.com', tours: 0, isOperator: false }]);
  expect(await find('%')).toEqual([]);
  expect(await find('OLGA')).toMatchObject([{ isOperator: true }]);
});

test('a list continues where its page ended, and says how many there are', async () => {
  const first = (await olga.get('/api/operator/users?limit=1&search=@example.com')).body;
  expect(first).toMatchObject({ total: 2, items: [{ email: 'ann_lee@example.com' }] });
  const { next } = first as { next: string };
  const second = (await olga.get(`/api/operator/users?limit=1&search=@example.com&cursor=${next}`)).body;
  expect(second).toMatchObject({ next: null, items: [{ email: 'olga@example.com' }] });
  expect((await olga.get('/api/operator/users?cursor=x')).status).toBe(400);
});

test('a failed job is retried once, with the same data, and that is logged', async () => {
  const { rows } = await query(
    `insert into pgboss.job (name, data, state, retry_limit, retry_count, output)
     values ('send-mail', $1, 'failed', 2, 2, '{"message":"Connection refused"}') returning id`,
    [JSON.stringify({ id: 'm1', template: 'verify-email', values: { token: 'secret' } })],
  );
  const { id } = rows[0] as { id: string };
  const listed = await olga.get('/api/operator/jobs?state=failed&only=mails');
  expect(listed.body).toMatchObject({
    total: 1,
    items: [
      { id, state: 'failed', tries: 3, about: { template: 'verify-email' }, fault: 'Connection refused' },
    ],
  });
  expect(JSON.stringify(listed.body)).not.toContain('secret');
  const retry = () => olga.post(`/api/operator/jobs/send-mail/${id}/retry`, {});
  expect((await retry()).body).toEqual({ retried: true });
  const { rows: after } = await query('select state, data from pgboss.job where id = $1', [id]);
  expect(after).toMatchObject([{ state: 'retry', data: { id: 'm1' } }]);
  expect((await audit()).items[0]).toMatchObject({
    act: 'job.retry',
    by: 'olga@example.com',
    subject: 'send-mail',
    value: id,
  });
  await query('delete from pgboss.job where id = $1', [id]);
  expect((await retry()).body).toEqual({ retried: false });
});

test('a job is cancelled once, and can be tried again for a day', async () => {
  const insert = (state: string) =>
    query(`insert into pgboss.job (name, data, state) values ('send-mail', '{}', $1) returning id`, [state]);
  for (const state of ['created', 'retry', 'active']) {
    const { id } = (await insert(state)).rows[0] as { id: string };
    const cancel = () => olga.post(`/api/operator/jobs/send-mail/${id}/cancel`, {});
    expect((await cancel()).body).toEqual({ cancelled: true });
    expect((await cancel()).body).toEqual({ cancelled: false });
    expect((await audit()).items[0]).toMatchObject({ act: 'job.cancel', subject: 'send-mail', value: id });
    const listed = await olga.get('/api/operator/jobs?state=cancelled');
    expect(listed.body).toMatchObject({ total: 1, items: [{ id, state: 'cancelled' }] });
    expect((await olga.post(`/api/operator/jobs/send-mail/${id}/retry`, {})).body).toEqual({ retried: true });
    await query('delete from pgboss.job where id = $1', [id]);
  }
});

test('a tour that an operator withdraws is in the audit log; one that its owner withdraws is not', async () => {
  const { body } = await ann.post('/api/tours', { name: 'Maple Street' });
  const { id } = body as { id: string };
  const before = (await audit()).total;
  await ann.post(`/api/tours/${id}/publish`, {});
  await ann.post(`/api/tours/${id}/unpublish`, {});
  await ann.post(`/api/tours/${id}/publish`, {});
  expect((await audit()).total).toBe(before);
  const found = await olga.get('/api/operator/tours?search=maple');
  expect(found.body).toMatchObject({
    total: 1,
    items: [{ id, title: 'Maple Street', activity: 'published' }],
  });
  expect((await olga.post(`/api/tours/${id}/unpublish`, {})).status).toBe(204);
  expect((await audit()).items[0]).toMatchObject({ act: 'tour.unpublish', subject: id });
});

test('a plan that is given is in the audit log', async () => {
  const plan = server.services.book.plans.at(-1);
  const given = await olga.post('/api/operator/plans', { email: 'ann_lee@example.com', planId: plan?.id });
  expect(given.status).toBe(200);
  const { body } = await olga.get('/api/operator/users?search=ann_lee');
  expect(body).toMatchObject({ items: [{ planId: plan?.id, isGiven: true }] });
  expect((await audit()).items[0]).toMatchObject({
    act: 'plan.give',
    subject: 'ann_lee@example.com',
    value: plan?.id,
  });
});

test('an announcement is shown to everybody until it is ended, or another takes its place', async () => {
  const shown = async () =>
    (await ann.get('/api/announcement')).body as { announcement: { text: string } | null };
  expect(await shown()).toEqual({ announcement: null });
  const make = (text: string) => olga.post('/api/operator/announcements', { text, endsAt: null });
  await make('First');
  const { body } = await make('Back at noon');
  expect((await shown()).announcement?.text).toBe('Back at noon');
  const end = () => olga.post(`/api/operator/announcements/${(body as { id: string }).id}/end`, {});
  expect((await end()).body).toEqual({ ended: true });
  expect((await end()).body).toEqual({ ended: false });
  expect(await shown()).toEqual({ announcement: null });
  expect((await audit()).items.slice(0, 2)).toMatchObject([
    { act: 'announcement.end', subject: 'Back at noon' },
    { act: 'announcement.make', subject: 'Back at noon' },
  ]);
});

test('what people wrote is listed, found and deleted for good; the log names its reference alone', async () => {
  const insert = (id: string, name: string, isSpam: boolean) =>
    query(
      `insert into contact_messages (id, request_id, reference, kind, about, name, email, company, message, locale,
         consent, is_spam, created_at)
       values ($1, $1, $2, 'contact', 'tour', $3, 'elena@example.com', '', 'A tour shows my home.', 'en', 'contact 1',
         $4, now())`,
      [id, id.slice(0, 8).toUpperCase(), name, isSpam],
    );
  const id = '0f0f0f0f-1111-4111-8111-111111111111';
  await insert(id, 'Elena Ruiz', false);
  await insert('0e0e0e0e-1111-4111-8111-111111111111', 'Robot', true);
  const listed = (asked: string) => olga.get(`/api/operator/messages?${asked}`);
  expect((await listed('search=elena')).body).toMatchObject({
    total: 1,
    items: [{ id, reference: '0F0F0F0F', name: 'Elena Ruiz', about: 'tour' }],
  });
  expect((await listed('spam=only')).body).toMatchObject({ total: 1, items: [{ name: 'Robot' }] });
  const remove = () => olga.delete(`/api/operator/messages/${id}`);
  expect((await remove()).body).toEqual({ deleted: true });
  expect((await remove()).body).toEqual({ deleted: false });
  expect((await listed('')).body).toMatchObject({ total: 0 });
  const [act] = (await audit()).items;
  expect(act).toMatchObject({ act: 'message.delete', by: 'olga@example.com', subject: '0F0F0F0F' });
  expect(JSON.stringify(act)).not.toContain('Elena');
});
