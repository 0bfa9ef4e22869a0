import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer, testOrigin } from '../testing/test-server.ts';

let server: TestServer;
let cookie: string;
let tourId: string;
beforeAll(async () => {
  server = await openTestServer();
  ({ cookie } = await server.signUp('ann@example.com'));
  tourId = (await send('POST', '/api/tours', '{"name":"House"}')).json().id;
});
afterAll(() => server.close());

function send(method: 'POST' | 'PATCH', url: string, payload: string) {
  const headers = { cookie, origin: testOrigin, 'content-type': 'application/json', 'if-match': '*' };
  return server.app.inject({ method, url, headers, payload });
}

const fields = [
  'schema',
  'scenes',
  'hotspots',
  'videos',
  'id',
  'slug',
  'audio',
  'floorPlans',
  'position',
  'activity',
];
const value = fc.letrec((tie) => ({
  any: fc.oneof({ maxDepth: 6 }, fc.jsonValue(), tie('list'), tie('record')),
  list: fc.array(tie('any'), { maxLength: 20 }),
  record: fc.dictionary(fc.constantFrom(...fields), tie('any')),
})).any;

test('whatever is sent as a document is taken or refused, and never breaks the server', async () => {
  await fc.assert(
    fc.asyncProperty(value, async (body) => {
      const text = JSON.stringify(body);
      const answers = [
        await send('POST', '/api/tours', text),
        await send('PATCH', `/api/tours/${tourId}`, text),
        await send('POST', `/api/tours/${tourId}/edits`, `{"base":1,"edits":[${text}]}`),
      ];
      for (const { statusCode, headers } of answers) {
        expect(statusCode).toBeLessThan(500);
        if (statusCode >= 400) expect(headers['content-type']).toBe('application/problem+json');
      }
    }),
    // As many as the limit on writes lets through in a minute.
    { numRuns: Number(process.env.FUZZ_RUNS ?? 380) },
  );
});
