import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../log.ts';
import { Problem } from '../answers/problem.ts';
import { openHttp } from '../open-http.ts';
import { rawBody, route } from '../route.ts';

const config = {
  publicUrl: 'https://tours.example.com',
  trustedOrigins: ['https://tours.example.com'],
  trustProxy: false as const,
  connectionsPerAddress: 256,
};
const sign = (body: Buffer) => createHmac('sha256', 'shared').update(body).digest('hex');

let opened: Awaited<ReturnType<typeof openHttp>>;
beforeAll(async () => {
  opened = await openHttp({
    config,
    log: createLog({ write: () => {} }),
    writesAMinute: 3,
    resolveSession: async () => {
      throw new Error('A webhook has no session');
    },
  });
  const { http } = opened;
  route(
    http,
    { method: 'POST', path: '/api/webhooks/test' },
    {
      access: 'webhook',
      bodyLimit: 1000,
      handler: async (request) => {
        const body = rawBody(request);
        if (request.headers['x-signature'] !== sign(body)) throw new Problem('forbidden');
        return { bytes: body.length, userId: request.userId };
      },
    },
  );
  await http.ready();
});
afterAll(() => opened.http.close());

const post = (payload: Buffer, headers: Record<string, string> = {}) =>
  opened.http.inject({ method: 'POST', url: '/api/webhooks/test', headers, payload });

test.each([
  'application/json',
  'application/json; charset=utf-8',
  'application/x-www-form-urlencoded',
  'text/plain',
])('takes the exact bytes of %s without a session and without an origin', async (type) => {
  // Read as JSON and written again these would be others; and they are not UTF-8.
  const body = Buffer.concat([Buffer.from('{ "amount":1.0,\n"amount": 1.00 }'), Buffer.from([0xff, 0x00])]);
  const headers = { 'content-type': type, 'x-signature': sign(body), cookie: 'tourwright.session_token=x' };
  const answer = await post(body, headers);
  expect([answer.statusCode, answer.json()]).toEqual([200, { bytes: body.length, userId: null }]);
  expect((await post(Buffer.concat([body, Buffer.from(' ')]), headers)).statusCode).toBe(403);
});

test('refuses what is larger than its limit, and takes no body as no bytes', async () => {
  const large = Buffer.alloc(1001, 'a');
  const answer = await post(large, { 'content-type': 'application/json', 'x-signature': sign(large) });
  expect(answer.json()).toMatchObject({ status: 413, code: 'body_too_large' });
  const empty = Buffer.alloc(0);
  expect((await post(empty, { 'x-signature': sign(empty) })).json()).toEqual({ bytes: 0, userId: null });
});

test('stands on record as what it is, and leaves JSON to other routes', async () => {
  expect(opened.routes).toContainEqual({ method: 'POST', path: '/api/webhooks/test', access: 'webhook' });
});
