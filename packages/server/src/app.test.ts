import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('is ready when the database answers', async () => {
  const answer = await server.app.inject('/readyz');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'ready' });
});

test('answers unknown paths with a problem document', async () => {
  const answer = await server.app.inject('/api/nothing');
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.json()).toMatchObject({ type: '/problems/not_found', status: 404, code: 'not_found' });
});
