/** The deletion of an account, and its cancellation. */
import { paintPanorama } from '@tourwright/demo/paint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCodeApp } from '../accounts/factors/test-codes.ts';
import { dayMs } from '../durations.ts';
import { imageClient } from '../images/testing/image-client.ts';
import { TestBrowser } from '../testing/test-browser.ts';
import { openTestServer, type TestServer, testOrigin } from '../testing/test-server.ts';
import { signUpOwner, type TestOwner } from '../tours/test-owner.ts';

const password = 'correct horse battery';
let server: TestServer;
let late = 0;
beforeAll(async () => {
  server = await openTestServer({ clock: () => new Date(Date.now() + late) });
  await server.work();
});
afterAll(() => server.close());

const query = (text: string, values: unknown[] = []) => server.services.database.pool.query(text, values);
const askFor = (owner: TestOwner, body: object = { password }) =>
  owner.ask<'deleteAccount'>('POST', `/api/users/${owner.userId}/deletion`, body);
const count = async (table: string, column: string, id: string) =>
  Number((await query(`select count(*) from ${table} where ${column} = $1`, [id])).rows[0].count);
const isUser = async ({ userId }: TestOwner) => (await count('users', 'id', userId)) === 1;
const statusOf = async (url: string) => (await server.app.inject({ url })).statusCode;

/** Runs the sweep, by itself, and waits for its end. */
async function sweep() {
  const { rows } = await query(
    `select count(*) from pgboss.job where name = 'sweep' and state = 'completed'`,
  );
  const done = Number(rows[0].count);
  await server.services.queue.send('sweep', { name: 'accounts that are to go' });
  const doneNow = async () =>
    Number(
      (await query(`select count(*) from pgboss.job where name = 'sweep' and state = 'completed'`)).rows[0]
        .count,
    );
  await expect.poll(doneNow, { timeout: 30_000 }).toBeGreaterThan(done);
}

function logIn(email: string) {
  return server.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    headers: { origin: testOrigin },
    payload: { email, password },
  });
}

async function publishedTour(owner: TestOwner): Promise<string> {
  const { id } = await owner.create({ name: 'Loft' });
  expect((await owner.ask('POST', `/api/tours/${id}/publish`)).status).toBe(200);
  expect(await statusOf(`/api/tours/${id}`)).toBe(200);
  return id;
}

test('takes the right password; then every device is logged out and the tours are offline', async () => {
  const ann = await signUpOwner(server, 'ann@example.com');
  const id = await publishedTour(ann);
  expect(await askFor(ann, { password: 'wrong' })).toMatchObject({ body: { code: 'INVALID_PASSWORD' } });
  expect(await statusOf(`/api/tours/${id}`)).toBe(200);
  const { status, body } = await askFor(ann);
  expect(status).toBe(202);
  expect(Date.parse(body.dueAt) - Date.now()).toBeGreaterThan(13.9 * dayMs);
  expect((await ann.ask('GET', `/api/users/${ann.userId}`)).status).toBe(401);
  await expect.poll(() => statusOf(`/api/tours/${id}`)).toBe(404);
  const mails = () =>
    server.mail.sent.filter(({ to }) => to === 'ann@example.com').map(({ subject }) => subject);
  await expect.poll(mails).toContain('Your account will be deleted');
});

test('is taken back by logging in, and what was in the bin before stays there', async () => {
  const bo = await signUpOwner(server, 'bo@example.com');
  const [kept, binned] = [await publishedTour(bo), await publishedTour(bo)];
  await bo.ask('DELETE', `/api/tours/${binned}`);
  await askFor(bo);
  expect((await logIn('bo@example.com')).statusCode).toBe(200);
  expect(await statusOf(`/api/tours/${kept}`)).toBe(200);
  expect(await statusOf(`/api/tours/${binned}`)).toBe(404);
  late = 15 * dayMs;
  await sweep();
  late = 0;
  expect(await isUser(bo)).toBe(true);
  expect(await count('account_deletions', 'user_id', bo.userId)).toBe(0);
  const mails = () =>
    server.mail.sent.filter(({ to }) => to === 'bo@example.com').map(({ subject }) => subject);
  await expect.poll(mails).toContain('Your account is kept');
});

test('says to a user who logs in again that the account is kept, until they have seen it, and mails it once', async () => {
  const gil = await signUpOwner(server, 'gil@example.com');
  const path = `/api/users/${gil.userId}/deletion`;
  expect((await gil.ask<'getKeptAccount'>('GET', path)).body).toEqual({ kept: null });
  const { body: asked } = await askFor(gil);
  const browser = new TestBrowser(server);
  await browser.post('/api/auth/sign-in/email', { email: 'gil@example.com', password });
  const kept = async () => (await browser.get<'getKeptAccount'>(path)).body.kept;
  expect(await kept()).toMatchObject({ dueAt: asked.dueAt });
  await sweep();
  expect(await kept()).toMatchObject({ dueAt: asked.dueAt });
  expect((await browser.delete(path)).status).toBe(200);
  expect(await kept()).toBeNull();
  await sweep();
  expect(await count('account_deletions', 'user_id', gil.userId)).toBe(0);
  const mails = () =>
    server.mail.sent.filter(({ to, subject }) => to === 'gil@example.com' && subject.includes('is kept'));
  await expect.poll(mails).toHaveLength(1);
});

test('with a second factor the password alone takes nothing back', async () => {
  const fay = await signUpOwner(server, 'fay@example.com');
  const id = await publishedTour(fay);
  const browser = new TestBrowser(server);
  const post = (url: string, body: object) => browser.post(url, body);
  const logIn = () => post('/api/auth/sign-in/email', { email: 'fay@example.com', password });
  expect((await logIn()).status).toBe(200);
  const { body: begun } = await browser.post<'authCodes'>('/api/auth/two-factor/enable', { password });
  const code = await openCodeApp(begun.totpURI)();
  expect((await post('/api/auth/two-factor/verify-totp', { code })).status).toBe(200);
  expect((await post(`/api/users/${fay.userId}/deletion`, { password })).status).toBe(202);
  const keptAt = async () =>
    (await query('select kept_at from account_deletions where user_id = $1', [fay.userId])).rows[0].kept_at;

  expect((await logIn()).body).toEqual({ twoFactorRedirect: true });
  expect(await keptAt()).toBeNull();
  expect(await statusOf(`/api/tours/${id}`)).toBe(404);
  const recovery = begun.backupCodes[0];
  expect((await post('/api/auth/two-factor/verify-backup-code', { code: recovery })).status).toBe(200);
  expect(await keptAt()).not.toBeNull();
  expect(await statusOf(`/api/tours/${id}`)).toBe(200);
});

test('after 14 days all goes for good; tours of others stay with them, and invoices are kept', async () => {
  const [cy, di] = [await signUpOwner(server, 'cy@example.com'), await signUpOwner(server, 'di@example.com')];
  const own = await publishedTour(cy);
  const other = await publishedTour(di);
  await query(`insert into tour_members (tour_id, user_id, role) values ($1, $2, 'editor')`, [
    other,
    cy.userId,
  ]);
  const client = imageClient(server, cy);
  const photo = await paintPanorama({ width: 256, format: 'jpeg' });
  for (const slug of [`${own}/hall.jpg`, `users/${cy.userId}/profile-image`])
    expect((await client.post(slug, photo)).statusCode).toBe(201);
  await query(
    `insert into invoices (number, request_id, user_id, plan_id, period, buyer, seller, lines, currency, net, tax, total,
      tax_name, tax_percent, locale, issued_at, starts_at, ends_at, due_at)
    values ('2026-1', 'r1', $1, 'studio', 'yearly', '{"name":"Cy"}', '{}', '[]', 'EUR', 1, 0, 1, '', '0', 'en',
      now(), now(), now(), now())`,
    [cy.userId],
  );
  await askFor(cy);
  await sweep();
  expect(await isUser(cy)).toBe(true);
  late = 15 * dayMs;
  await sweep();
  late = 0;
  expect(await isUser(cy)).toBe(false);
  expect(await count('tours', 'id', own)).toBe(0);
  expect(await count('images', 'user_id', cy.userId)).toBe(0);
  expect(await count('tours', 'id', other)).toBe(1);
  expect(await count('tour_members', 'user_id', cy.userId)).toBe(0);
  expect(await count('invoices', 'number', '2026-1')).toBe(1);
  // The files of the photos go by jobs.
  const keys = async () => {
    const found: string[] = [];
    for (const folder of ['media/', 'originals/'])
      for await (const { key } of server.services.storage.list(folder)) found.push(key);
    return found;
  };
  await expect.poll(keys, { timeout: 30_000 }).toEqual([]);
  expect((await logIn('cy@example.com')).statusCode).toBe(401);
  const mails = () =>
    server.mail.sent.filter(({ to }) => to === 'cy@example.com').map(({ subject }) => subject);
  await expect.poll(mails).toContain('Your account was deleted');
});

test('is refused to the only operator, and while a card would be charged', async () => {
  const ed = await signUpOwner(server, 'ed@example.com');
  await query('insert into operators (user_id) values ($1)', [ed.userId]);
  expect(await askFor(ed)).toMatchObject({ status: 409, body: { code: 'last_operator' } });
  await query('delete from operators');
  await query(
    `insert into subscriptions (user_id, source, plan_id, period, status, ends_at, cancels_at_end, customer_id,
      subscription_id, updated_at)
    values ($1, 'card', 'studio', 'yearly', 'active', now() + interval '1 year', false, 'c', 's', now())`,
    [ed.userId],
  );
  expect(await askFor(ed)).toMatchObject({ status: 409, body: { code: 'card_plan_runs' } });
  await query('update subscriptions set cancels_at_end = true');
  expect((await askFor(ed)).status).toBe(202);
});
