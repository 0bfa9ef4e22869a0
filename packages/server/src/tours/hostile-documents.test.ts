import { PassThrough } from 'node:stream';
import { limits } from '@tourwright/tour/document';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { openRawTour, type RawTour } from '../testing/raw-tour.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let tour: RawTour;
let logged = '';
beforeAll(async () => {
  const sink = new PassThrough();
  sink.on('data', (line) => {
    logged += line;
  });
  server = await openTestServer({ log: createLog(sink) });
  tour = await openRawTour(server);
});
afterAll(() => server.close());

const brackets = (count: number) => '['.repeat(count) + ']'.repeat(count);
const filled = (bytes: number, item: string) =>
  Array(Math.floor(bytes / (item.length + 1)))
    .fill(item)
    .join();

const doors = (body: string): ['POST' | 'PATCH', string, string][] => [
  ['POST', '/api/tours', body],
  ['PATCH', `/api/tours/${tour.tourId}`, body],
  ['POST', `/api/tours/${tour.tourId}/edits`, `{"base":1,"edits":[${body.slice(0, 900_000)}]}`],
];

test.each([
  ['two hundred thousand brackets', brackets(200_000)],
  ['a field of two hundred thousand brackets', `{"schema":1,"scenes":[],"extra":${brackets(200_000)}}`],
  ['brackets that never close', '['.repeat(200_000)],
])('%s are a fault of the request, and leave no stack in the log', async (_, body) => {
  for (const [method, url, payload] of doors(body)) {
    const answer = await tour.send(method, url, payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toMatch('application/problem+json');
  }
  expect(logged).not.toMatch(/"level":"error"|stack/);
});

test.each([
  ['a stored form of nothing but empty scenes', `{"scenes":[${filled(7e6, '{}')}]}`],
  ['a document of nothing but faults', `{"schema":1,"scenes":[${filled(4e6, '1')}]}`],
  ['a scene of nothing but faults', `{"schema":1,"scenes":[{"hotspots":[${filled(4e6, '1')}]}]}`],
  [
    'scenes of hotspots of nothing but faults',
    `{"schema":1,"scenes":[${filled(4e6, `{"hotspots":[${filled(1000, '1')}]}`)}]}`,
  ],
  ['a list of files of nothing but faults', `{"schema":1,"scenes":[],"audio":[${filled(4e6, '1')}]}`],
  [
    'a million fields',
    `{"schema":1,"scenes":[],${filled(4e6, '"a":1').replaceAll(/"a"/g, (_, at) => `"${at}"`)}}`,
  ],
  ['no document', `[${filled(4e6, '1')}]`],
])('%s is refused with at most a hundred faults', async (_, body) => {
  const answer = await tour.send('POST', '/api/tours', body);
  expect(answer.statusCode).toBe(400);
  const { errors } = answer.json();
  expect(errors.length).toBeGreaterThan(0);
  expect(errors.length).toBeLessThanOrEqual(limits.faults);
  expect(answer.body.length).toBeLessThan(50_000);
});

test('an edit that is a list of nothing but faults is refused with at most a hundred', async () => {
  const answer = await tour.send(
    'POST',
    `/api/tours/${tour.tourId}/edits`,
    `{"base":1,"edits":[${filled(900_000, '1')}]}`,
  );
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors.length).toBeLessThanOrEqual(limits.faults);
});
