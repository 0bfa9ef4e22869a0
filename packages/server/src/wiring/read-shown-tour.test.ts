import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { signUpOwner, type TestOwner } from '../tours/test-owner.ts';

let server: TestServer;
let ann: TestOwner;
let tourId: string;
let snapshotsRead = 0;
beforeAll(async () => {
  server = await openTestServer();
  const { pool } = server.services.database;
  const { query } = pool;
  pool.query = ((...given: Parameters<typeof query>) => {
    const text = typeof given[0] === 'string' ? given[0] : (given[0] as { text: string }).text;
    if (text.startsWith('select') && text.includes('"document"::text')) snapshotsRead += 1;
    return query.apply(pool, given);
  }) as typeof query;
  ann = await signUpOwner(server, 'ann@example.com');
  tourId = (await ann.create({ name: 'Sunny <Loft>', activity: true, scenes: [] })).id;
});
afterAll(() => server.close());

const visit = async () => (await server.app.inject(`/welcome/${tourId}`)).body;

test('a published tour is read once for all visitors who come at once, and again when it is published again', async () => {
  snapshotsRead = 0;
  const pages = await Promise.all(Array.from({ length: 20 }, visit));
  expect(pages.filter((page) => page.includes('"name":"Sunny \\u003cLoft>"'))).toHaveLength(20);
  // The announcement of the publishing may come in between.
  expect(snapshotsRead).toBeLessThan(4);
  await ann.ask('PATCH', `/api/tours/${tourId}`, { name: 'Shady Loft' }, { 'if-match': '*' });
  expect(await visit()).toContain('"name":"Sunny');
  await ann.ask('POST', `/api/tours/${tourId}/publish`);
  expect(await visit()).toContain('"name":"Shady Loft"');
});

test('a tour that was withdrawn is gone at once', async () => {
  await visit();
  await ann.ask('POST', `/api/tours/${tourId}/unpublish`);
  expect(await visit()).not.toContain('Shady Loft');
});
