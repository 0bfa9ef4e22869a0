import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createLog } from '../log.ts';
import { Problem } from './answers/problem.ts';
import { openHttp } from './open-http.ts';
import { route } from './route.ts';

const lines: string[] = [];
const log = createLog({ write: (line) => lines.push(line) });
const config = {
  publicUrl: 'https://tours.example.com',
  trustedOrigins: ['https://tours.example.com'],
  trustProxy: 1,
  pseudoLocales: true,
  connectionsPerAddress: 256,
};
const origin = config.publicUrl;

let http: Awaited<ReturnType<typeof openHttp>>['http'];

beforeAll(async () => {
  const opened = await openHttp({
    config,
    log,
    writesAMinute: 5,
    tokenRequestsAMinute: 3,
    resolveToken: async (bearer) =>
      bearer === 'tw_bad' ? null : { id: bearer, userId: 'ann', scopes: ['tours:read'] },
    resolveSession: async ({ headers }) => (headers.cookie === 'ann' ? 'ann' : null),
  });
  http = opened.http;
  route(
    http,
    {
      method: 'POST',
      path: '/api/rooms/:id',
      summary: 'A room',
      params: z.object({ id: z.coerce.number() }),
      body: z.object({ name: z.string(), scenes: z.array(z.object({ name: z.string().min(1) })) }),
      response: z.object({ name: z.string() }),
      status: 201,
    },
    { access: 'anyone', unlimited: true, handler: async ({ body }) => ({ name: body.name }) },
  );
  route(
    http,
    { method: 'GET', path: '/api/mine' },
    { access: 'logged-in', handler: async ({ userId }) => ({ userId }) },
  );
  route(
    http,
    { method: 'GET', path: '/api/listed' },
    { access: { scope: 'tours:read' }, handler: async ({ userId }) => ({ userId }) },
  );
  route(
    http,
    { method: 'GET', path: '/api/long' },
    { access: 'anyone', handler: async () => ({ text: 'la'.repeat(5000) }) },
  );
  route(http, { method: 'GET', path: '/api/ip' }, { access: 'anyone', handler: async ({ ip }) => ({ ip }) });
  route(
    http,
    { method: 'POST', path: '/api/write' },
    { access: 'anyone', handler: async () => ({ done: true }) },
  );
  route(
    http,
    { method: 'POST', path: '/api/open' },
    {
      access: 'anyone',
      openToOtherSites: true,
      handler: async ({ userId }) => ({ userId }),
    },
  );
  route(
    http,
    { method: 'GET', path: '/api/bug' },
    {
      access: 'anyone',
      handler: async () => {
        throw new Error('secret inner state');
      },
    },
  );
  route(
    http,
    { method: 'GET', path: '/api/gone' },
    {
      access: 'anyone',
      handler: async () => {
        throw new Problem('stale_version', {}, { current: '{"version":7}' });
      },
    },
  );
  await http.ready();
});
afterAll(() => http.close());

test('names every fault of a body at once, by its path', async () => {
  const answer = await http.inject({
    method: 'POST',
    url: '/api/rooms/1',
    headers: { origin },
    payload: { scenes: [{ name: 'Hall' }, { name: '' }] },
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'invalid_input', detail: 'The body has 2 faults' });
  expect(answer.json().errors.map(({ path }: { path: string }) => path)).toEqual(['name', 'scenes[1].name']);
});

test('answers with the status and shape of the endpoint', async () => {
  const payload = { name: 'Hall', scenes: [] };
  const answer = await http.inject({ method: 'POST', url: '/api/rooms/1', headers: { origin }, payload });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({ name: 'Hall' });
});

test('words are in the language of the request, codes and parameters are the same in each', async () => {
  const ask = (locale: string) =>
    http.inject({
      method: 'POST',
      url: '/api/rooms/1',
      headers: { origin, cookie: `locale=${locale}` },
      payload: {},
    });
  const [english, strange] = [await ask('en'), await ask('en-XA')];
  expect(strange.headers['content-language']).toBe('en-XA');
  expect(strange.json().detail).not.toBe(english.json().detail);
  expect(strange.json().errors[0]).toEqual({ ...english.json().errors[0], message: expect.any(String) });
  expect(english.json().errors[0]).toMatchObject({
    path: 'name',
    code: 'wrong_type',
    params: { expected: 'string', found: 'nothing' },
    message: 'Invalid input: expected string; found nothing',
  });
});

test('broken JSON is the sender’s fault', async () => {
  const headers = { origin, 'content-type': 'application/json' };
  const answer = await http.inject({ method: 'POST', url: '/api/rooms/1', headers, payload: '{' });
  expect(answer.json()).toMatchObject({ status: 400, code: 'unreadable_request' });
});

test('a body beyond the limit is refused', async () => {
  const payload = { name: 'x'.repeat(2 ** 20), scenes: [] };
  const answer = await http.inject({ method: 'POST', url: '/api/rooms/1', headers: { origin }, payload });
  expect(answer.json()).toMatchObject({ status: 413, code: 'body_too_large' });
});

test('a route for people who are logged in refuses others', async () => {
  expect((await http.inject('/api/mine')).json()).toMatchObject({ status: 401, code: 'not_signed_in' });
  expect((await http.inject({ url: '/api/mine', headers: { cookie: 'ann' } })).json()).toEqual({
    userId: 'ann',
  });
});

test('a bug is logged under the request’s id, and not revealed', async () => {
  const answer = await http.inject('/api/bug');
  expect(answer.statusCode).toBe(500);
  expect(answer.body).not.toContain('secret inner state');
  const line = lines.find((one) => one.includes('secret inner state')) ?? '{}';
  expect(JSON.parse(line).reqId).toBe(answer.headers['x-request-id']);
});

test('a problem carries its particulars', async () => {
  const answer = await http.inject('/api/gone');
  expect(answer.headers['content-type']).toBe('application/problem+json');
  expect(answer.json()).toMatchObject({ status: 412, code: 'stale_version', current: { version: 7 } });
});

test('long answers are compressed as the browser likes', async () => {
  const plain = await http.inject('/api/long');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const br = await http.inject({ url: '/api/long', headers: { 'accept-encoding': 'gzip, deflate, br' } });
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  const gzip = await http.inject({ url: '/api/long', headers: { 'accept-encoding': 'gzip, br;q=0' } });
  expect(gzip.headers['content-encoding']).toBe('gzip');
});

test('writes are limited for each user and address, reads are not', async () => {
  const write = (headers: Record<string, string>) =>
    http.inject({ method: 'POST', url: '/api/write', headers: { origin, ...headers } });
  for (let i = 0; i < 5; i++) expect((await write({})).statusCode).toBe(200);
  const refused = await write({});
  expect(refused.json()).toMatchObject({ status: 429, code: 'too_many_changes' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await write({ cookie: 'ann' })).statusCode).toBe(200);
  expect((await http.inject('/api/long')).statusCode).toBe(200);
});

test('trusts as many proxies as it is configured to', async () => {
  const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.9' };
  expect((await http.inject({ url: '/api/ip', headers })).json()).toEqual({ ip: '203.0.113.9' });
});

test('a route open to all sites takes their requests, and knows nobody', async () => {
  const headers = { origin: 'null', cookie: 'ann', 'x-forwarded-for': '203.0.113.10' };
  const answer = await http.inject({ method: 'POST', url: '/api/open', headers });
  expect(answer.json()).toEqual({ userId: null });
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  const preflight = await http.inject({ method: 'OPTIONS', url: '/api/open', headers: { origin: 'null' } });
  expect(preflight.statusCode).toBe(204);
  expect(preflight.headers).toMatchObject({
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type',
  });
});

test('every answer carries careful headers and its request’s id', async () => {
  const { headers } = await http.inject('/api/long');
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

test('an answer is one line of the log, without the tokens of its address', async () => {
  lines.length = 0;
  await http.inject({ url: '/api/long?token=hunter2', headers: { cookie: 'session=hunter2' } });
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('hunter2');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    req: { method: 'GET' },
    res: { status: 200 },
    msg: 'Answered',
  });
});

test('one token asks this often in a minute, reading too, and others are not held up by it', async () => {
  const ask = (token: string) =>
    http.inject({ url: '/api/listed', headers: { authorization: `Bearer ${token}` } });
  const statuses = [];
  for (let time = 0; time < 4; time += 1) statuses.push((await ask('tw_one')).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
  const refused = await ask('tw_one');
  expect(refused.json()).toMatchObject({ code: 'too_many_token_requests', params: { most: 3 } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const other = await ask('tw_two');
  expect(other.json()).toEqual({ userId: 'ann' });
  expect(other.headers).toMatchObject({ 'ratelimit-limit': '3', 'ratelimit-remaining': '2' });
});
