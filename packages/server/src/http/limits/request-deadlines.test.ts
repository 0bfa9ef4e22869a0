import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHttp } from '../open-http.ts';
import { route } from '../route.ts';

const config = {
  publicUrl: 'http://localhost:3000',
  trustedOrigins: ['http://localhost:3000'],
  trustProxy: false as const,
  connectionsPerAddress: 256,
};
const deadlines = { headersMs: 200, progressMs: 1000, leastBytes: 4, wholeMs: 1200, lookMs: 50 };

let http: Awaited<ReturnType<typeof openHttp>>['http'];
let port: number;

beforeAll(async () => {
  const log = pino({ level: 'silent' });
  ({ http } = await openHttp({ config, log, resolveSession: async () => null, deadlines }));
  for (const isUpload of [true, false]) {
    const path = isUpload ? '/api/upload' : '/api/change';
    route(
      http,
      { method: 'POST', path },
      { access: 'anyone', isUpload, handler: async ({ body }) => ({ took: body }) },
    );
  }
  await http.listen({ port: 0, host: '127.0.0.1' });
  port = (http.server.address() as AddressInfo).port;
});
afterAll(() => http.close());

/** Sends bytes as they are; `ended` is all that came back once the server has ended the connection. */
function send(text: string): { socket: Socket; ended: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.setEncoding('utf8');
  let heard = '';
  socket.on('data', (piece) => {
    heard += piece;
  });
  socket.write(text);
  return { socket, ended: once(socket, 'close').then(() => heard) };
}

const post = (path: string, sizeBytes: number) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nOrigin: ${config.publicUrl}\r\nContent-Type: application/json\r\nContent-Length: ${sizeBytes}\r\n\r\n`;

/** Eight letters at a time, for as long as the connection lasts. */
function trickle(socket: Socket): void {
  const timer = setInterval(() => socket.write('aaaaaaaa'), 50);
  socket.once('close', () => clearInterval(timer));
}

test('a body that stalls is given up, and the sender is given the reason', async () => {
  const answer = await send(`${post('/api/change', 1000)}{"a":`).ended;
  expect(answer).toContain('408');
  expect(answer).toContain('"code":"request_timeout"');
});

test('a body that comes forever is given up, also where nobody may send one', async () => {
  const asked = send(post('/api/change', 1_000_000));
  trickle(asked.socket);
  expect(await asked.ended).toContain('408');
  const refused = send(post('/api/nothing', 1_000_000));
  trickle(refused.socket);
  expect(await refused.ended).toContain('408');
});

test('an upload takes its time while it makes progress, and is given up when it does not', async () => {
  expect(await send(`${post('/api/upload', 1000)}"aaaa`).ended).toContain('408');

  const sizeBytes = 300;
  const lasting = send(`${post('/api/upload', sizeBytes)}"`);
  // Longer than a whole request may take, a little at a time.
  for (let sent = 1; sent < sizeBytes - 1; ) {
    const piece = Math.min(8, sizeBytes - 1 - sent);
    lasting.socket.write('a'.repeat(piece));
    sent += piece;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  lasting.socket.write('"');
  await expect.poll(() => lasting.socket.bytesRead).toBeGreaterThan(0);
  lasting.socket.end();
  expect(await lasting.ended).toContain('200 OK');
});

test('headers that do not come are given up', async () => {
  expect(await send('GET /api/nothing HTTP/1.1\r\nHost: loc').ended).toContain('408');
});
