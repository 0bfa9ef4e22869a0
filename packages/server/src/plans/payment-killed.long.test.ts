/**
 * A server that is killed between a payment and its record. Each time it is held at one step by a lock on a table or by an
 * answer of Stripe that does not come, killed by SIGKILL, and started again: nothing paid is lost, and nothing is there twice.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AccountPlan, Invoice } from '@tourwright/api';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayMs } from '../durations.ts';
import {
  killCommand,
  runCommand,
  type ServerProcess,
  startServerProcess,
} from '../testing/server-process.ts';
import { createDatabase } from '../testing/test-database.ts';
import { openStripeStandIn } from './testing/stripe-stand-in.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 180_000 });
/** A killed process's job is another's after 10 to 15 s. */
const takenOver = { timeout: 90_000, interval: 200 };
const origin = 'http://localhost:3000';
const nextYear = new Date(Date.now() + 365 * dayMs);

let stripe: Awaited<ReturnType<typeof openStripeStandIn>>;
let dropDatabase: () => unknown;
let pool: pg.Pool;
/** Those that hold a lock, also where a test ends before it is released. */
let clients: pg.Client[];
let settings: Record<string, string>;
let server: ServerProcess;
let owner: { cookie: string; userId: string };
beforeEach(async () => {
  stripe = await openStripeStandIn();
  const database = await createDatabase();
  dropDatabase = database.drop;
  pool = new pg.Pool({ connectionString: database.url });
  clients = [];
  settings = {
    DATABASE_URL: database.url,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'tourwright-paid-')),
    SECRET: 'a secret of thirty-two characters',
    PUBLIC_URL: origin,
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
  };
  server = await startServerProcess(settings);
  owner = await signUp('ann@example.com');
});
afterEach(async () => {
  await server.end('SIGKILL');
  await Promise.all(clients.map((client) => client.end()));
  await pool.end();
  await dropDatabase();
  await stripe.close();
  rmSync(settings['DATA_DIR'] ?? '', { recursive: true, force: true });
});

test('a call of Stripe whose server is killed before it is stored is stored when it comes again, once', async () => {
  const { id, call } = await paidCheckout();
  const release = await lock('payment_events');
  const answer = webhook(call).then(
    ({ status }) => status,
    () => 0,
  );
  await somebodyWaitsFor('payment_events');
  await server.end('SIGKILL');
  await release();
  expect(await answer).not.toBe(200);
  expect(await count('payment_events')).toBe(0);

  server = await startServerProcess(settings);
  // Stripe calls until it gets its answer, and now and then once more.
  expect((await webhook(call)).status).toBe(200);
  expect((await webhook(call)).status).toBe(200);
  await expectPaidOnce(id);
});

test('what was paid is found though Stripe never calls again', async () => {
  const { id, call } = await paidCheckout();
  const release = await lock('payment_events');
  const answer = webhook(call).catch(() => null);
  await somebodyWaitsFor('payment_events');
  await server.end('SIGKILL');
  await release();
  await answer;
  server = await startServerProcess(settings);
  await expectPaidOnce(id);
  expect(await count('payment_events')).toBe(0);
});

test('a stored call whose server is killed while it asks Stripe is carried out by the next server', async () => {
  const { id, call } = await paidCheckout();
  const asked = stripe.withholdAnswer('/v1/subscriptions/');
  expect((await webhook(call)).status).toBe(200);
  await asked;
  expect(await count('subscriptions')).toBe(0);
  await server.end('SIGKILL');
  server = await startServerProcess(settings);
  await expectPaidOnce(id);
  expect(await count('payment_events where applied_at is not null')).toBe(1);
});

test.each(['subscriptions', 'checkouts'])(
  'a server that is killed while it writes into %s leaves nothing half paid',
  async (table) => {
    const { id, call } = await paidCheckout();
    const release = await lock(table);
    expect((await webhook(call)).status).toBe(200);
    await somebodyWaitsFor(table);
    await server.end('SIGKILL');
    await release();
    expect(await count('payment_events where applied_at is null')).toBe(1);
    server = await startServerProcess(settings);
    await expectPaidOnce(id);
    expect(await count('payment_events where applied_at is not null')).toBe(1);
  },
);

test('a checkout that Stripe made for a server that was killed before its answer is the one that is paid', async () => {
  const asked = stripe.withholdAnswer('/v1/checkout/sessions');
  const lost = startCheckout().catch(() => null);
  await asked;
  await server.end('SIGKILL');
  expect(await lost).toBeNull();
  expect(await count('checkouts')).toBe(0);

  server = await startServerProcess(settings);
  const id = await startCheckout();
  expect([...stripe.sessions.keys()]).toEqual([id]);
  const subscription = stripe.pay(id, nextYear);
  const object = { id, object: 'checkout.session', subscription };
  await webhook(stripe.event('checkout.session.completed', object));
  await expectPaidOnce(id);
});

test('an invoice and its payment, each cut off by a kill, are there once, and no number is left out', async () => {
  const order = { planId: 'studio', period: 'yearly', requestId: 'the order of Ann', buyer };
  const releaseOrder = await lock('invoices');
  const lost = send('POST', plans('/orders'), order).catch(() => null);
  await somebodyWaitsFor('invoices');
  await server.end('SIGKILL');
  await releaseOrder();
  expect(await lost).toBeNull();
  expect(await count('invoices')).toBe(0);

  server = await startServerProcess(settings);
  const { number } = (await (await send('POST', plans('/orders'), order)).json()) as Invoice;
  expect(number).toMatch(/-0001$/);
  expect(await count('invoices')).toBe(1);

  const releasePaid = await lock('invoices');
  const isHeld = () => isWaitedFor('invoices');
  await killCommand(['plans', 'paid', number], settings, isHeld);
  await releasePaid();
  expect(await count('invoices where paid_at is not null')).toBe(0);
  for (const _ of ['once', 'and again']) {
    expect((await runCommand(['plans', 'paid', number], settings)).exitCode).toBe(0);
  }
  expect(await plan('')).toMatchObject({ planId: 'studio', state: 'active' });
  await expect.poll(() => subjects(), takenOver).toHaveLength(2);
});

const buyer = { company: 'A', taxNumber: '', street: 'B', city: 'C', country: 'D', email: 'ann@example.com' };
const plans = (path: string) => `/api/users/${owner.userId}/plan${path}`;

async function send(method: string, path: string, body?: object): Promise<Response> {
  const answer = await fetch(`${server.address}${path}`, {
    method,
    headers: { origin, cookie: owner?.cookie ?? '', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

async function signUp(email: string) {
  const password = 'correct horse battery';
  const answer = await send('POST', '/api/auth/sign-up/email', { email, password, name: 'Ann' });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { user } = (await answer.json()) as { user: { id: string } };
  return { cookie, userId: user.id };
}

async function plan(checkout: string): Promise<AccountPlan> {
  const answer = await send('GET', plans(checkout && `?checkout=${checkout}`));
  return (await answer.json()) as AccountPlan;
}

async function startCheckout(): Promise<string> {
  const order = { planId: 'studio', period: 'yearly', requestId: 'a checkout of Ann' };
  const { url } = (await (await send('POST', plans('/checkout'), order)).json()) as { url: string };
  return url.split('/').at(-1) ?? '';
}

/** Somebody has paid at Stripe, whose call about it is not delivered yet. */
async function paidCheckout() {
  const id = await startCheckout();
  const subscription = stripe.pay(id, nextYear);
  const object = { id, object: 'checkout.session', subscription };
  return { id, call: stripe.event('checkout.session.completed', object) };
}

function webhook({ payload, header }: { payload: string; header: string }) {
  const headers = { 'content-type': 'application/json', 'stripe-signature': header };
  return fetch(`${server.address}/api/webhooks/stripe`, { method: 'POST', headers, body: payload });
}

async function expectPaidOnce(checkoutId: string): Promise<void> {
  await expect
    .poll(() => plan(checkoutId), takenOver)
    .toMatchObject({ planId: 'studio', state: 'active', checkout: 'done' });
  await expect.poll(() => count('payment_events where applied_at is null'), takenOver).toBe(0);
  expect(await count('subscriptions')).toBe(1);
  expect(await count('checkouts')).toBe(1);
  expect([...stripe.subscriptions]).toHaveLength(1);
}

async function count(from: string): Promise<number> {
  return (await pool.query(`select count(*)::int as count from ${from}`)).rows[0].count;
}

/** Nobody writes into the table until this is released. */
async function lock(table: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: settings['DATABASE_URL'] });
  await client.connect();
  clients.push(client);
  await client.query(`begin; lock table ${table} in exclusive mode`);
  return () => client.end();
}

async function isWaitedFor(table: string): Promise<boolean> {
  return (await count(`pg_locks where not granted and relation = '${table}'::regclass`)) > 0;
}

function somebodyWaitsFor(table: string): Promise<void> {
  return vi.waitFor(async () => expect(await isWaitedFor(table)).toBe(true), {
    timeout: 60_000,
    interval: 5,
  });
}

/** Of the mails about plans that left. */
async function subjects(): Promise<string[]> {
  const folder = join(settings['DATA_DIR'] ?? '', 'outbox');
  const mails = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
  );
  return mails
    .map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? '')
    .filter((subject) => /invoice|plan/i.test(subject));
}
