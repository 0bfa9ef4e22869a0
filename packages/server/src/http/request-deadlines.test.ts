import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openHttp } from './open-http.ts';
import { route } from './route.ts';

const config = {
  publicUrl: 'http://localhost:3000',
  trustedOrigins: ['http://localhost:3000'],
  trustProxy: false as const,
  connectionsPerAddress: 256,
};
// Headers are looked after by Node, which has a clock of its own.
const deadlines = { headersMs: 200, progressMs: 20_000, leastBytes: 1024, wholeMs: 60_000, lookMs: 2000 };

let http: Awaited<ReturnType<typeof openHttp>>['http'];
let port: number;
/** The server's ends of the connections, by the port of the client's. */
const taken = new Map<number | undefined, Socket>();

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
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
  http.server.on('connection', (socket) => taken.set(socket.remotePort, socket));
  await http.listen({ port: 0, host: '127.0.0.1' });
  port = (http.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await http.close();
  vi.useRealTimers();
});

/** A connection that says what it is told to; `ended` is all that came back once the server has ended it. */
function open() {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.setEncoding('utf8');
  let heard = '';
  socket.on('data', (piece) => {
    heard += piece;
  });
  return {
    heard: () => heard,
    ended: once(socket, 'close').then(() => heard),
    end: () => socket.end(),
    /** Sends bytes as they are, and waits until the server has them. */
    async send(text: string): Promise<void> {
      socket.write(text);
      const hasAll = () => taken.get(socket.localPort)?.bytesRead === socket.bytesWritten;
      await expect.poll(() => hasAll() || socket.closed).toBe(true);
    },
  };
}

const post = (path: string, sizeBytes: number) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nOrigin: ${config.publicUrl}\r\nContent-Type: application/json\r\nContent-Length: ${sizeBytes}\r\n\r\n`;

test('a body that stands still is given up, with words for its sender', async () => {
  const { send, ended } = open();
  await send(`${post('/api/change', 1000)}{"a":`);
  vi.advanceTimersByTime(22_000);
  const answer = await ended;
  expect(answer).toContain('408');
  expect(answer).toContain('"code":"request_timeout"');
});

test.for(['/api/change', '/api/nothing'])(
  'a body that comes for ever is given up, also where nobody may send one: %s',
  async (path) => {
    const { send, ended, heard } = open();
    await send(post(path, 1_000_000));
    // Enough for its progress, until a whole request has taken too long.
    for (let passedMs = 0; passedMs < 60_000; passedMs += 10_000) {
      expect(heard()).not.toContain('408');
      vi.advanceTimersByTime(10_000);
      await send('a'.repeat(1024));
    }
    vi.advanceTimersByTime(2000);
    expect(await ended).toContain('408');
  },
);

test('an upload takes its time while it makes progress, and is given up when it does not', async () => {
  const standing = open();
  await standing.send(`${post('/api/upload', 1000)}"aaaa`);
  vi.advanceTimersByTime(22_000);
  expect(await standing.ended).toContain('408');

  const lasting = open();
  const pieces = 12;
  await lasting.send(`${post('/api/upload', 2 + 1024 * pieces)}"`);
  // Longer than a whole request may take, a little at a time.
  for (let sent = 0; sent < pieces; sent += 1) {
    await lasting.send('a'.repeat(1024));
    vi.advanceTimersByTime(10_000);
  }
  await lasting.send('"');
  await expect.poll(lasting.heard).toContain('200 OK');
  lasting.end();
  await lasting.ended;
});

test('headers that do not come are given up', async () => {
  const { send, ended } = open();
  await send('GET /api/nothing HTTP/1.1\r\nHost: loc');
  expect(await ended).toContain('408');
});
