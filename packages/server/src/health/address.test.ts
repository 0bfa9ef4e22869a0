import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { openLookedAt } from '../testing/looked-at.ts';
import { openTestServer } from '../testing/test-server.ts';
import type { CheckId } from './finding.ts';
import type { HealthParts } from './health-check.ts';

let lookedAt: Awaited<ReturnType<typeof openLookedAt>>;
let port: number;
beforeAll(async () => {
  lookedAt = await openLookedAt();
  port = lookedAt.port;
});
afterAll(() => lookedAt.close());

const look = (id: CheckId, change: Partial<HealthParts> = {}) => lookedAt.look(id, change);
const withConfig = (config: Partial<HealthParts['config']>) => lookedAt.withConfig(config);

test('an address that leads nowhere, elsewhere, or redirects is reported', async () => {
  const address = (publicUrl: string) => look('address', withConfig({ publicUrl }));
  expect(await address(`http://127.0.0.1:${port}`)).toBe('ok address.home');
  expect(await look('address', withConfig({ host: '0.0.0.0' }))).toBe('warn address.home-open');
  expect(await address(`http://127.0.0.1:${await freePort()}`)).toBe('warn address.unreachable');
  expect(await address('http://nowhere.invalid')).toBe('fail address.unknown');
  const stranger = await openProxy({ answer: (_, reply) => reply.writeHead(200).end('Welcome to nginx!') });
  expect(await address(stranger)).toBe('fail address.another');
  const on = await openProxy({
    answer: (_, reply) => reply.writeHead(301, { location: 'https://www.example.com/' }).end(),
  });
  expect(await address(on)).toBe('fail address.redirects');
  // Another server at the same address, whose secret is another one.
  expect(await look('address', { secret: 'another secret of thirty-two characters' })).toBe(
    'fail address.another',
  );
});

test('a proxy that changes the origin, or refuses chunks of uploads, is reported', async () => {
  const publicUrl = `http://127.0.0.1:${port}`;
  expect(await look('origin')).toBe('ok origin.kept');
  expect(await look('upload-limit')).toBe('ok upload-limit.enough');
  expect(await look('proxy')).toBe('ok proxy.none');
  const behind = await openProxy({ origin: undefined });
  expect(await look('origin', withConfig({ publicUrl: behind }))).toBe('fail origin.changed');
  const small = await openProxy({ origin: publicUrl, mostBytes: 1024 * 1024 });
  expect(await look('upload-limit', withConfig({ publicUrl: small }))).toBe('fail upload-limit.small');
  const large = await openProxy({ origin: publicUrl, mostBytes: 100 * 1024 * 1024 });
  expect(await look('upload-limit', withConfig({ publicUrl: large }))).toBe('ok upload-limit.enough');
});

test('a server that trusts any forwarded address is reported', async () => {
  const at = await freePort();
  const publicUrl = `http://127.0.0.1:${at}`;
  const config = { port: at, publicUrl, trustProxy: 1 };
  const believing = await openTestServer({ config });
  onTestFinished(() => believing.close());
  await believing.app.listen({ port: at, host: '127.0.0.1' });
  expect(await look('proxy', withConfig(config))).toBe('fail proxy.believes-all');
});

test.skipIf(spawnSync('openssl', ['version']).status !== 0)(
  'a certificate that browsers refuse, and pages without HTTP/2, are reported',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tourwright-tls-'));
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
    spawnSync('openssl', [...args, '-days', '30', '-subj', '/CN=localhost', '-keyout', key, '-out', cert]);
    const secure = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_, reply) =>
      reply.end(),
    );
    await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      secure.close();
      rmSync(folder, { recursive: true, force: true });
    });
    const publicUrl = `https://localhost:${(secure.address() as AddressInfo).port}`;
    expect(await look('certificate', withConfig({ publicUrl }))).toBe('fail certificate.refused');
    expect(await look('http2', withConfig({ publicUrl }))).toBe('warn http2.off');
    expect(await look('certificate', withConfig({ publicUrl: 'http://tours.example.com' }))).toBe(
      'fail certificate.none',
    );
  },
);

interface Proxy {
  /** The Origin that it sends on; undefined: none. */
  origin?: string | undefined;
  mostBytes?: number;
  /** Instead of the server. */
  answer?(question: IncomingMessage, reply: ServerResponse): void;
}

/** A proxy in front of the server; the result is its address. */
async function openProxy({ answer, origin, mostBytes = Number.POSITIVE_INFINITY }: Proxy): Promise<string> {
  const proxy = createServer((question, reply) => {
    if (answer) return answer(question, reply);
    if (Number(question.headers['content-length'] ?? 0) > mostBytes) return reply.writeHead(413).end();
    const { origin: _, ...headers } = question.headers;
    const options = { port, method: question.method, path: question.url };
    const sent = request(
      { ...options, headers: { ...headers, ...(origin === undefined ? {} : { origin }) } },
      (back) => {
        reply.writeHead(back.statusCode ?? 500, back.headers);
        back.pipe(reply);
      },
    );
    sent.on('error', () => reply.destroy());
    sent.flushHeaders();
    question.pipe(sent);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}
