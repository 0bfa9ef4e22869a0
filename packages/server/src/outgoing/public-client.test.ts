/** This machine and its networks are never requested, whatever an address, a name or a redirect says. */
import type { lookup } from 'node:dns';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { internet, mayBePublic, type PublicNet } from './public-addresses.ts';
import { openPublicClient, type PublicClient } from './public-client.ts';

/** Counts what reached it. */
let inside: Server;
let asked: string[] = [];
let port = 0;
beforeAll(async () => {
  inside = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    const to = new URL(request.url ?? '/', 'http://x').searchParams.get('to');
    if (to === null) response.end('here');
    else response.writeHead(302, { location: to }).end();
  });
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  port = (inside.address() as AddressInfo).port;
});
afterAll(async () => {
  inside.closeAllConnections();
  await new Promise((resolve) => inside.close(resolve));
});
beforeEach(() => {
  asked = [];
});

/** A net in which each name has these addresses. */
function netOf(...addresses: string[]): PublicNet {
  return {
    ...internet,
    lookup: ((_name: string, _options: object, callback: (...answer: unknown[]) => void) =>
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )) as typeof lookup,
  };
}

async function reasonOf(client: PublicClient, address: string): Promise<string> {
  try {
    const { body } = await client.get(new URL(address));
    body.destroy();
    return 'answered';
  } catch (error) {
    return (error as { reason?: string }).reason ?? String(error);
  } finally {
    client.close();
  }
}
const open = (net: PublicNet = internet) => openPublicClient(net, new AbortController().signal);

test.each([
  'http://127.0.0.1:PORT/',
  'http://127.1:PORT/',
  'http://2130706433:PORT/',
  'http://0177.0.0.1:PORT/',
  'http://0x7f.0.0.1:PORT/',
  'http://[::1]:PORT/',
  'http://[::ffff:127.0.0.1]:PORT/',
  'http://[::ffff:7f00:1]:PORT/',
  'http://[64:ff9b::7f00:1]:PORT/',
  'http://[::127.0.0.1]:PORT/',
  'http://[fec0::1]/',
  'http://0.0.0.0:PORT/',
  'http://0:PORT/',
  'http://localhost:PORT/',
  'http://tour.localhost:PORT/',
  'http://127.0.0.1.:PORT/',
  'http://１２７.0.0.1:PORT/',
  'http://169.254.169.254/latest/meta-data',
  'http://metadata.google.internal/',
  'http://10.1.2.3/',
  'http://172.16.0.1/',
  'http://192.168.0.1/',
  'http://100.64.0.1/',
  'http://[fd00::1]/',
  'http://[fe80::1]/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
])('%s is not asked', async (address) => {
  const url = address.replace('PORT', String(port));
  expect(mayBePublic(new URL(url))).toBe(false);
  expect(await reasonOf(open(), url)).toBe('not_public');
  expect(asked).toEqual([]);
});

test('a name that leads into a network is not asked', async () => {
  for (const inner of ['127.0.0.1', '10.0.0.8', '169.254.169.254', '::ffff:127.0.0.1'])
    expect(await reasonOf(open(netOf(inner)), `http://inner.test:${port}/`)).toBe('not_public');
  expect(asked).toEqual([]);
});

test('a name of which one address is public and another is not is not asked', async () => {
  expect(await reasonOf(open(netOf('93.184.216.34', '127.0.0.1')), `http://both.test:${port}/`)).toBe(
    'not_public',
  );
  expect(asked).toEqual([]);
});

test('only http and https are spoken', async () => {
  for (const address of ['file:///etc/passwd', 'ftp://93.184.216.34/', 'gopher://93.184.216.34/'])
    expect(await reasonOf(open(), address)).toBe('not_public');
});

/** Lets the stand-in be asked at one address of this machine, as if it lay outside; all others stay inside. */
function outside(): PublicNet {
  return {
    lookup: ((name: string, _options: object, callback: (...answer: unknown[]) => void) => {
      const address = { 'outside.test': '127.0.0.1', 'inner.test': '127.0.0.2' }[name] ?? '10.0.0.1';
      callback(null, [{ address, family: 4 }]);
    }) as typeof lookup,
    isPublic: (address) => address === '127.0.0.1' || internet.isPublic(address),
  };
}

test('a redirect is followed where it leads to the internet', async () => {
  const to = `http://outside.test:${port}/there`;
  expect(await reasonOf(open(outside()), `http://outside.test:${port}/?to=${to}`)).toBe('answered');
  expect(asked.at(-1)).toBe(`outside.test:${port}/there`);
});

test.each([
  'http://169.254.169.254/latest',
  'http://127.0.0.2:PORT/',
  'http://2130706434:PORT/',
  'http://[::ffff:127.0.0.2]:PORT/',
  'http://inner.test:PORT/',
  'http://localhost:PORT/',
  'file:///etc/passwd',
])('a redirect to %s is not followed', async (to) => {
  const from = `http://outside.test:${port}/?to=${encodeURIComponent(to.replace('PORT', String(port)))}`;
  expect(await reasonOf(open(outside()), from)).toBe('not_public');
  expect(asked).toHaveLength(1);
});

test('redirects without an end are left', async () => {
  const endless = createServer((request, response) => {
    response.writeHead(302, { location: `${request.url}x` }).end();
  });
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
  const at = (endless.address() as AddressInfo).port;
  expect(await reasonOf(open(outside()), `http://outside.test:${at}/`)).toBe('too_many_redirects');
  endless.closeAllConnections();
  await new Promise((resolve) => endless.close(resolve));
});

test('a name that means another address from the second lookup on is looked at each time', async () => {
  let lookups = 0;
  const net: PublicNet = {
    isPublic: (address) => address === '127.0.0.1',
    lookup: ((_name: string, _options: object, callback: (...answer: unknown[]) => void) => {
      lookups++;
      callback(null, [{ address: lookups === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }]);
    }) as typeof lookup,
  };
  const client = open(net);
  const first = await client.get(new URL(`http://changing.test:${port}/`));
  // Its connection is in use, so that the next needs one of its own.
  await expect(client.get(new URL(`http://changing.test:${port}/again`))).rejects.toMatchObject({
    reason: 'not_public',
  });
  first.body.destroy();
  client.close();
  expect(lookups).toBe(2);
  expect(asked).toHaveLength(1);
});

test('what is given up throws why', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const at = (silent.address() as AddressInfo).port;
  const controller = new AbortController();
  const client = openPublicClient(outside(), controller.signal);
  const answer = client.get(new URL(`http://outside.test:${at}/`));
  controller.abort(new Error('cancelled'));
  await expect(answer).rejects.toThrow('cancelled');
  client.close();
  silent.closeAllConnections();
  await new Promise((resolve) => silent.close(resolve));
});
