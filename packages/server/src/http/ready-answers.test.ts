/** Visitors who ask for the same answer at once: nobody waits for somebody else's line. */
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createCompressor } from './compress.ts';
import { mayKeep, mountReadyAnswers } from './ready-answers.ts';

test('a visitor who reads nothing of a large answer keeps it from nobody who came at the same time', async () => {
  const http = fastify();
  onTestFinished(() => http.close());
  const shown = { version: 1 };
  http.decorateRequest('readyTurn', null);
  let come = 0;
  http.addHook('onRequest', async () => {
    come += 1;
  });
  const answers = mountReadyAnswers(
    http,
    { hasSession: () => false, shown: { of: () => shown, isStill: () => true } },
    createCompressor(),
  );
  http.addHook('onSend', (request, reply, payload) => answers.pass(request, reply, payload));
  let made = 0;
  // More than lies between two programs on its way.
  const body = 'x'.repeat(32 * 1024 * 1024);
  const readyName = () => ({ tourId: 'loft', answer: 'document' });
  http.get('/tour', { config: { readyName } }, async (request, reply) => {
    made += 1;
    await expect.poll(() => come).toBe(2);
    mayKeep(request, shown.version);
    return reply.header('etag', '"1"').type('text/plain').send(body);
  });
  await http.listen({ host: '127.0.0.1', port: 0 });
  const { port } = http.server.address() as AddressInfo;

  const slow = connect(port, '127.0.0.1').pause();
  onTestFinished(() => void slow.destroy());
  slow.write('GET /tour HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await expect.poll(() => made).toBe(1);
  const answer = await fetch(`http://127.0.0.1:${port}/tour`, {
    headers: { 'accept-encoding': 'identity' },
    signal: AbortSignal.timeout(10_000),
  });
  expect((await answer.text()).length).toBe(body.length);
  expect(made).toBe(1);
});
