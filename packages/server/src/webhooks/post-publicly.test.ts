import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mayBePublic } from '../outgoing/public-addresses.ts';
import { postPublicly } from './post-publicly.ts';

let receiver: Server;
let port = 0;
let asked = 0;
/** Leaves its callers without an answer. */
let isSilent = false;
beforeAll(async () => {
  receiver = createServer((_request, response) => {
    asked += 1;
    if (!isSilent) response.writeHead(307, { location: 'http://169.254.169.254/' }).end('moved');
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  port = (receiver.address() as AddressInfo).port;
});
afterAll(async () => {
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
});

const post = (url: string, more: object = {}) =>
  postPublicly(url, {
    headers: {},
    body: '{}',
    signal: new AbortController().signal,
    allowsPrivate: false,
    ...more,
  });

test.each([
  'http://127.0.0.1:PORT/',
  'http://127.1:PORT/',
  'http://0x7f000001:PORT/',
  'http://[::1]:PORT/',
  'http://[::ffff:127.0.0.1]:PORT/',
  'http://0.0.0.0:PORT/',
  'http://localhost:PORT/',
  'http://169.254.169.254/latest/meta-data',
  'http://10.0.0.1/',
  'http://192.168.1.1/',
  'http://100.64.0.1/',
  'http://[fd00::1]/',
  'http://[fe80::1]/',
  'http://[64:ff9b::7f00:1]/',
])('%s is not reached', async (url) => {
  const address = url.replace('PORT', String(port));
  expect(mayBePublic(new URL(address))).toBe(false);
  expect(await post(address)).toEqual({ status: null, failure: 'not_public' });
  expect(asked).toBe(0);
});

test('a name that leads to this machine is not reached, whatever it looks like', async () => {
  // Not refused by its name: its addresses are looked at when the connection is made.
  const outcome = await post(`http://ip6-localhost:${port}/`);
  expect(outcome).toMatchObject({ status: null });
  expect(asked).toBe(0);
});

test('where it is allowed, the status of the answer is returned and no redirect is followed', async () => {
  expect(await post(`http://127.0.0.1:${port}/`, { allowsPrivate: true })).toEqual({ status: 307 });
  expect(asked).toBe(1);
});

test('a receiver that does not answer is left', async () => {
  isSilent = true;
  const outcome = await post(`http://127.0.0.1:${port}/`, { allowsPrivate: true, timeoutMs: 50 });
  expect(outcome).toEqual({ status: null, failure: 'timeout' });
});
