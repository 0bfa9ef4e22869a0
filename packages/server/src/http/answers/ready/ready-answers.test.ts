/** Concurrent requests for the same answer: none waits for another one's slow connection. */
import { type AddressInfo, connect } from 'node:net';
import fastify, { type FastifyRequest } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createCompressor } from '../compress.ts';
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
  // More than is between two programs on its way.
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

test("a request like an earlier one passes by all hooks, unless it may be somebody's own or the tour has changed", async () => {
  const http = fastify();
  onTestFinished(() => http.close());
  let shown: { version: number } | null = { version: 1 };
  http.decorateRequest('readyTurn', null);
  let come = 0;
  http.addHook('onRequest', async () => {
    come += 1;
  });
  const answers = mountReadyAnswers(
    http,
    {
      hasSession: ({ headers }) => headers.cookie?.includes('session') === true,
      shown: { of: () => shown, isStill: (_id, one) => one === shown },
    },
    createCompressor(),
  );
  http.addHook('onSend', (request, reply, payload) => answers.pass(request, reply, payload));
  const readyName = ({ headers }: FastifyRequest) => ({
    tourId: 'loft',
    answer: `${headers['user-agent']} ${headers['accept-language']}`,
  });
  http.get('/tour', { config: { readyName } }, async (request, reply) => {
    if (shown === null) return reply.code(404).send('nothing');
    mayKeep(request, shown.version);
    const text = `${shown.version} for ${request.headers['user-agent']} ${request.headers.cookie ?? ''}`;
    return reply.header('etag', `"${shown.version}"`).header('vary', 'cookie').type('text/plain').send(text);
  });
  const origin = await http.listen({ host: '127.0.0.1', port: 0 });
  const ask = async (headers: Record<string, string> = {}) => {
    const before = come;
    const answer = await fetch(`${origin}/tour`, { headers: { 'user-agent': 'Desk', ...headers } });
    return { status: answer.status, text: await answer.text(), answer, passedBy: come === before };
  };

  const first = await ask();
  const second = await ask();
  expect([first.passedBy, second.passedBy]).toEqual([false, true]);
  expect(second.text).toBe(first.text);
  const ids = [first, second].map(({ answer }) => answer.headers.get('x-request-id'));
  expect(ids[1]).toMatch(/^[0-9a-f-]{36}$/);
  expect(second.answer.headers.get('vary')).toBe('cookie, accept-encoding');
  const same = await ask({ 'if-none-match': '"1"' });
  expect([same.status, same.text, same.passedBy]).toEqual([304, '', true]);

  expect(await ask({ 'user-agent': 'Phone' })).toMatchObject({ text: '1 for Phone ', passedBy: false });
  expect(await ask({ cookie: 'session=1' })).toMatchObject({
    text: '1 for Desk session=1',
    passedBy: false,
  });
  shown = { version: 2 };
  expect(await ask()).toMatchObject({ text: '2 for Desk ', passedBy: false });
  expect(await ask()).toMatchObject({ text: '2 for Desk ', passedBy: true });
  shown = null;
  expect(await ask()).toMatchObject({ status: 404, passedBy: false });
});
