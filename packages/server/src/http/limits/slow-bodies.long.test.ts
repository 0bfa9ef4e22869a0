import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await openTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const head = [
  'POST /api/events HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/json',
  'Content-Length: 60000',
  '',
  '[',
].join('\r\n');

test('3,000 slow bodies are all closed, and others are answered meanwhile', async () => {
  const sockets: Socket[] = [];
  /** How many were answered with a timeout. */
  let late = 0;
  const ended = Array.from({ length: 3000 }, async (_, index) => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => {});
    // Some are refused at once, so many come together: those are closed too.
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(head);
    // A third of them keep sending, too little; a third nothing more.
    if (index % 3 === 0) {
      const timer = setInterval(() => socket.write(' '), 1000);
      socket.once('close', () => clearInterval(timer));
    }
    if (index % 3 === 1) socket.write(' '.repeat(500));
    socket.once('data', (answer) => {
      if (String(answer).startsWith('HTTP/1.1 408')) late += 1;
    });
    await closed;
  });
  const all = Promise.all(ended).then(() => true);
  let answered = 0;
  for (;;) {
    const isOver = await Promise.race([all, new Promise((resolve) => setTimeout(resolve, 500, false))]);
    if (isOver) break;
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`);
    expect(answer.status).toBe(200);
    answered += 1;
  }
  expect(answered).toBeGreaterThan(0);
  expect(late).toBeGreaterThan(2000);
  expect(sockets.filter(({ closed }) => !closed)).toEqual([]);
});
