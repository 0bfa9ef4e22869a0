import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestUser } from '../testing/test-server.ts';
import { openLeadServer } from './testing/lead-server.ts';

let leads: Awaited<ReturnType<typeof openLeadServer>>;
let editor: TestUser;
let id: string;

beforeAll(async () => {
  leads = await openLeadServer();
  editor = await leads.server.signUp('karim@example.com');
  await leads.server.work();
});
afterAll(() => leads.server.close());
beforeEach(async () => {
  await leads.reset();
  await join('editor');
  id = (await leads.write()).json().id;
});

const query = (text: string, values: unknown[]) => leads.server.services.database.pool.query(text, values);
const join = (role: 'editor' | 'viewer') =>
  query(
    `insert into tour_members (tour_id, user_id, role) values ($1, $2, $3)
     on conflict (tour_id, user_id) do update set role = excluded.role`,
    [leads.tourId, editor.userId, role],
  );
const assign = async (assigneeId: string | null) =>
  (await leads.ask('PATCH', `/api/leads/${id}`, { assigneeId })).statusCode;
const read = async () => (await leads.ask('GET', `/api/leads/${id}`)).json();
const mails = () => leads.mail.sent.filter(({ subject }) => subject.startsWith('Please answer'));

test('an editor who is asked to answer is named in the list and the CSV, and gets one mail with the message', async () => {
  expect((await read()).members).toHaveLength(2);
  expect(await assign(editor.userId)).toBe(200);
  // Assigning again notifies nobody.
  expect(await assign(editor.userId)).toBe(200);
  await expect.poll(() => mails().length).toBe(1);
  expect(mails()[0]).toMatchObject({
    to: 'karim@example.com',
    replyTo: 'marta@example.com',
    subject: 'Please answer Marta Lindqvist about Maple Lane',
  });
  expect(mails()[0]?.text).toContain('ines asks you to answer Marta Lindqvist');
  expect(mails()[0]?.text).toContain('Could we see the kitchen on Saturday?');
  expect(mails()[0]?.text).toContain(`/dashboard/leads?lead=${id}`);
  expect((await leads.inbox()).items).toMatchObject([{ assigneeId: editor.userId, assigneeName: 'karim' }]);
  expect((await leads.ask('GET', '/api/leads.csv')).body).toMatch(/,karim\r\n$/);
});

test('an owner who takes a message over gets no mail', async () => {
  const { rowCount } = await query('select from pgboss.job where data->>$1 = $2', [
    'template',
    'leadAssigned',
  ]);
  expect(await assign(leads.owner.userId)).toBe(200);
  expect((await read()).lead.assigneeId).toBe(leads.owner.userId);
  expect(await assign(null)).toBe(200);
  expect((await read()).lead.assigneeId).toBeNull();
  const after = await query('select from pgboss.job where data->>$1 = $2', ['template', 'leadAssigned']);
  expect(after.rowCount).toBe(rowCount);
});

test('nobody can be asked who has no part in the tour, or only looks at it', async () => {
  const other = await leads.server.signUp('other@example.com');
  expect(await assign(other.userId)).toBe(400);
  await join('viewer');
  expect(await assign(editor.userId)).toBe(400);
  expect((await read()).members).toHaveLength(1);
});

test('an editor who has left the tour is no longer asked', async () => {
  expect(await assign(editor.userId)).toBe(200);
  await query('delete from tour_members where tour_id = $1 and user_id = $2', [leads.tourId, editor.userId]);
  expect((await leads.inbox()).items).toMatchObject([{ assigneeId: null, assigneeName: null }]);
  expect((await read()).lead.assigneeId).toBeNull();
});
