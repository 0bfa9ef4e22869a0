import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRawTour, type RawTour } from '../testing/raw-tour.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let tour: RawTour;
beforeAll(async () => {
  server = await openTestServer();
  tour = await openRawTour(server);
});
afterAll(() => server.close());

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
        await tour.send('POST', '/api/tours', text),
        await tour.send('PATCH', `/api/tours/${tour.tourId}`, text),
        await tour.send('POST', `/api/tours/${tour.tourId}/edits`, `{"base":1,"edits":[${text}]}`),
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
