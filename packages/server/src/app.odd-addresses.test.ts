import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer, testOrigin } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test.each([
  ['NUL', '%00'],
  ['NUL within', 'a%00b'],
  ['half of a surrogate pair', '%ED%A0%80'],
  ['an id that is too long', 'a'.repeat(500)],
  ['half of an escape', '%F'],
])('no route breaks by %s in its path', async (_, odd) => {
  const { cookie } = await server.signUp(`${odd.length}@example.com`);
  const paths = server.routes.filter(({ path }) => /[:*]/.test(path));
  expect(paths.length).toBeGreaterThan(10);
  const broken: string[] = [];
  for (const { method, path } of paths) {
    const url = path.replace(/:\w+|\*/g, odd);
    const headers = { cookie, origin: testOrigin, 'tus-resumable': '1.0.0' };
    const answer = await server.app.inject({ method: method as 'GET', url, headers });
    if (answer.statusCode >= 500) broken.push(`${method} ${url} ${answer.statusCode}`);
  }
  expect(broken).toEqual([]);
});
