import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer, type TestUser, testOrigin } from '../testing/test-server.ts';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

let server: TestServer;
let owner: TestUser;
let receiver: Server;
let address = '';
let received: Received[] = [];
/** What the receiver answers next; then 200. */
let answers: number[] = [];

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    received.push({ headers: request.headers, body });
    response.writeHead(answers.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  server = await openTestServer({ config: { webhooksPrivate: true } });
  await server.work();
});
afterAll(async () => {
  await server.close();
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
});

let count = 0;
beforeEach(async () => {
  count += 1;
  owner = await server.signUp(`owner${count}@example.com`);
  received = [];
  answers = [];
});
afterEach(() => server.services.database.pool.query('delete from webhooks'));

function ask(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) {
  const headers = { origin: testOrigin, cookie: owner.cookie };
  return server.app.inject({ method, url, headers, ...(payload && { payload }) });
}

async function newWebhook(events: string[]): Promise<{ id: string; secret: string }> {
  const made = await ask('POST', '/api/webhooks', { url: address, events });
  expect(made.statusCode, made.body).toBe(201);
  return made.json();
}
const log = async (id: string) => (await ask('GET', `/api/webhooks/${id}/deliveries`)).json().items;
const newTour = async () => (await ask('POST', '/api/tours', { name: 'Maple Lane' })).json().id as string;
const publish = (id: string) => ask('POST', `/api/tours/${id}/publish`);
const arrived = (number: number) => expect.poll(() => received.length, { timeout: 30_000 }).toBe(number);

test('sends what was published, signed so that the receiver can verify its origin', async () => {
  const { id, secret } = await newWebhook(['tour.published']);
  const tourId = await newTour();
  await publish(tourId);
  await arrived(1);
  const [{ headers, body }] = received as [Received];
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual({
    type: 'tour.published',
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    data: { tourId, version: 2, name: 'Maple Lane', url: `${testOrigin}/welcome/${tourId}` },
  });
  expect(() => new Webhook(secret).verify(body.replace('Maple', 'Birch'), headers as never)).toThrow();
  await expect
    .poll(() => log(id))
    .toMatchObject([{ event: 'tour.published', state: 'delivered', attempts: 1, status: 200 }]);
  expect((await log(id))[0].id).toBe(headers['webhook-id']);
  expect(JSON.stringify((await ask('GET', '/api/webhooks')).json())).not.toContain(secret);
});

test('a receiver that fails gets the message again under the same id, until it takes it', async () => {
  const { id } = await newWebhook(['tour.published']);
  answers = [500, 302];
  await publish(await newTour());
  await arrived(3);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  await expect.poll(() => log(id)).toMatchObject([{ state: 'delivered', attempts: 3, failure: null }]);
});

test('a message is given up at last, and can be sent again', async () => {
  const { id } = await newWebhook(['tour.published']);
  answers = Array.from({ length: 20 }, () => 503);
  await publish(await newTour());
  await expect
    .poll(() => log(id), { timeout: 60_000 })
    .toMatchObject([{ state: 'failed', attempts: 20, status: 503, failure: 'status' }]);
  const [{ id: delivery }] = await log(id);
  expect((await ask('POST', `/api/webhooks/${id}/deliveries/${delivery}/resend`)).statusCode).toBe(202);
  await expect.poll(() => log(id)).toMatchObject([{ state: 'delivered', attempts: 1 }]);
}, 90_000);

test('a message whose receiver is up again need not wait for its next try', async () => {
  const { pool } = server.services.database;
  // The queue of a test tries again at once; this one waits as on a server.
  await pool.query(`create function put_off() returns trigger language plpgsql as
    $$ begin new.start_after := now() + interval '4 hours'; return new; end $$`);
  await pool.query(`create trigger put_off before insert or update on pgboss.job for each row
    when (new.name = 'deliver-webhook' and new.state = 'retry') execute function put_off()`);
  const waiting = async () =>
    (await pool.query(`select 1 from pgboss.job where name = 'deliver-webhook' and state = 'retry'`))
      .rowCount;
  const { id } = await newWebhook(['tour.published']);
  answers = [500];
  await publish(await newTour());
  await expect.poll(waiting).toBe(1);
  await pool.query('drop function put_off cascade');
  const [{ id: delivery, ...before }] = await log(id);
  expect(before).toMatchObject({ state: 'waiting', attempts: 1, status: 500 });
  expect((await ask('POST', `/api/webhooks/${id}/deliveries/${delivery}/resend`)).statusCode).toBe(202);
  await expect.poll(() => log(id)).toMatchObject([{ state: 'delivered' }]);
});

test('a receiver that answers 410 is turned off and gets no more messages', async () => {
  const { id } = await newWebhook(['tour.published']);
  answers = [410];
  await publish(await newTour());
  await expect.poll(() => log(id)).toMatchObject([{ state: 'failed', status: 410 }]);
  expect((await ask('GET', '/api/webhooks')).json().items).toMatchObject([{ id, isOn: false }]);
});

test('gets only the events it subscribed to, and only of its own account', async () => {
  const { id } = await newWebhook(['lead.created']);
  await publish(await newTour());
  owner = await server.signUp(`second${count}@example.com`);
  expect((await ask('GET', `/api/webhooks/${id}/deliveries`)).json().code).toBe('webhook_not_found');
  expect((await ask('DELETE', `/api/webhooks/${id}`)).statusCode).toBe(404);
  const { id: own } = await newWebhook(['tour.published']);
  await publish(await newTour());
  await arrived(1);
  expect(await log(own)).toHaveLength(1);
});

test('a lead that was deleted before its message was sent is not sent', async () => {
  const { id } = await newWebhook(['lead.created']);
  const event = { type: 'lead.created', leadId: 'gone', tourId: 'gone', ownerId: owner.userId };
  await server.services.queue.send('tell-event', {
    id: `event${count}`,
    at: new Date().toISOString(),
    event: event as never,
  });
  await expect.poll(() => log(id)).toMatchObject([{ state: 'failed', failure: 'gone', attempts: 0 }]);
  expect(received).toEqual([]);
});

test('a test message is sent once, and says when nobody listens', async () => {
  const { id } = await newWebhook(['lead.created']);
  expect((await ask('PATCH', `/api/webhooks/${id}`, { url: 'http://127.0.0.1:9/' })).statusCode).toBe(200);
  expect((await ask('POST', `/api/webhooks/${id}/test`)).statusCode).toBe(202);
  await expect
    .poll(() => log(id))
    .toMatchObject([{ event: 'webhook.test', state: 'failed', status: null, failure: 'unreachable' }]);
});

test('an account has ten at most, however many are made at once', async () => {
  const made = await Promise.all(
    Array.from({ length: 12 }, () =>
      ask('POST', '/api/webhooks', { url: address, events: ['lead.created'] }),
    ),
  );
  expect(made.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
  expect(made.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2);
});
