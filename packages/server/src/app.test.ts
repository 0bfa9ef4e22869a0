import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryStorage } from './drivers/storage/memory-storage.ts';
import { openTestServer, type TestServer, testOrigin } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('is ready when the database and the storage answer', async () => {
  const answer = await server.app.inject('/readyz');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'ready' });
});

test('says by name what does not answer', async () => {
  const storage = { ...openMemoryStorage(), check: () => Promise.reject(new Error('no bucket')) };
  const broken = await openTestServer({ storage });
  const answer = await broken.app.inject('/readyz');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ status: 'not ready', missing: ['storage'] });
  expect((await broken.app.inject('/healthz')).statusCode).toBe(200);
  await broken.close();
});

test.each(['/api/nothing', '/api', '/media/x/y', '/assets/missing.js', '/assets/..%2f.vite/manifest.json'])(
  'answers the unknown path %s with a problem document',
  async (url) => {
    const answer = await server.app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      type: '/problems/not_found',
      title: 'Nothing is there',
      status: 404,
      code: 'not_found',
      params: {},
      detail: 'Nothing is there',
      instance: answer.headers['x-request-id'],
    });
  },
);

test('describes every endpoint in OpenAPI, and for people', async () => {
  const document = (await server.app.inject('/api/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths['/api/users/{id}'].get.responses.default.content).toHaveProperty([
    'application/problem+json',
  ]);
  expect(document.paths).not.toHaveProperty(['/healthz']);
  const page = await server.app.inject('/api/docs');
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('/api/users/{id}');
  expect(page.body).not.toContain('<script');
});

test('somebody who signs up is known by their cookie', async () => {
  const ann = await server.signUp('ann@example.com');
  const answer = await server.app.inject({
    url: `/api/users/${ann.userId}`,
    headers: { cookie: ann.cookie },
  });
  expect(answer.json()).toMatchObject({ id: ann.userId, email: 'ann@example.com' });
});

test('a request that changes something needs our own origin', async () => {
  const ann = await server.signUp('origin@example.com');
  const patch = (headers: Record<string, string>) =>
    server.app.inject({
      method: 'PATCH',
      url: `/api/users/${ann.userId}`,
      headers: { cookie: ann.cookie, ...headers },
      payload: { phone: '1' },
    });
  expect((await patch({})).json()).toMatchObject({ status: 403, code: 'no_origin' });
  expect((await patch({ origin: 'null' })).statusCode).toBe(403);
  expect((await patch({ origin: 'https://evil.example' })).statusCode).toBe(403);
  expect((await patch({ origin: testOrigin })).statusCode).toBe(200);
  expect((await patch({ origin: 'http://127.0.0.1:3000' })).statusCode).toBe(200);
});

test('every parameter of a path is described', async () => {
  const { paths } = (await server.app.inject('/api/openapi.json')).json();
  const described = Object.entries<Record<string, { parameters?: { name: string; in: string }[] }>>(paths);
  for (const [path, operations] of described) {
    for (const { parameters = [] } of Object.values(operations)) {
      const names = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
      expect(names).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    }
  }
});

test('only a server that listens tells of holds of the event loop: a command keeps nobody waiting', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  const alone = await openTestServer({ log });
  const isTold = () => lines.some((line) => line.includes('held the event loop'));
  await holdEventLoop();
  expect(isTold()).toBe(false);
  await alone.app.listen({ port: 0 });
  await expect
    .poll(async () => {
      await holdEventLoop();
      return isTold();
    })
    .toBe(true);
  await alone.close();
});

/** Computes for as long as is logged, then lets all timers come. */
async function holdEventLoop(): Promise<void> {
  const end = performance.now() + 400;
  while (performance.now() < end);
  await new Promise((resolve) => setTimeout(resolve, 60));
}
