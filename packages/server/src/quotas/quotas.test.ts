import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { imageClient, photo } from '../images/testing/image-client.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  const dataDir = join(tmpdir(), `tourwright-quotas-${process.pid}`);
  const read = readConfig({
    DATA_DIR: dataDir,
    SEED_DEMOS: 'false',
    BETTER_TILES: 'false',
    ACCOUNT_TOURS: '5',
    ACCOUNT_UPLOADS: '3',
  });
  if (!read.ok) throw new Error(read.message);
  const quotas = { ...read.config.quotas, storageBytes: 300_000 };
  server = await openTestServer({ config: { ...read.config, quotas } });
});
afterAll(() => server.close());

/** How often each status came. */
async function statuses(answers: Promise<{ statusCode: number }>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { statusCode } of await Promise.all(answers)) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
}

test('a hundred tours that are created at once do not pass the limit, with advice on what to do', async () => {
  const ann = imageClient(server, await server.signUp('ann@example.com'));
  const create = () => ann.call('POST', '/api/tours', { name: 'Maple Street' });
  expect(await statuses(Array.from({ length: 100 }, create))).toEqual({ 201: 5, 403: 95 });
  const refused = (await create()).json();
  expect(refused).toMatchObject({ code: 'quota_reached', quota: 'tours', limit: 5 });
  expect(refused.detail).toContain('Delete one');

  // The account of somebody else is another one.
  const ben = imageClient(server, await server.signUp('ben@example.com'));
  expect((await ben.call('POST', '/api/tours', { name: 'Oak Lane' })).statusCode).toBe(201);

  // What was deleted makes room, and cannot come back into a full account.
  const [first, second] = (await ann.get('/api/tours')).json().items;
  await ann.call('DELETE', `/api/tours/${first.id}`);
  expect((await ann.call('POST', `/api/tours/${second.id}/duplicate`)).statusCode).toBe(201);
  expect((await ann.call('POST', `/api/tours/${second.id}/duplicate`)).json().quota).toBe('tours');
  expect((await ann.call('POST', `/api/tours/${first.id}/restore`)).json().quota).toBe('tours');
});

test('uploads under way are limited by their number and by what they announce, however many begin at once', async () => {
  const cleo = imageClient(server, await server.signUp('cleo@example.com'));
  const tourId = await cleo.createTour();
  const begin = (name: string, bytes: number) => cleo.begin(`${tourId}/${name}.jpg`, Buffer.alloc(bytes));
  const many = Array.from({ length: 20 }, (_, index) => begin(`many-${index}`, 1000 + index));
  expect(await statuses(many)).toEqual({ 201: 3, 403: 17 });
  expect((await begin('one-more', 1000)).json()).toMatchObject({ quota: 'uploads', limit: 3 });

  const dora = imageClient(server, await server.signUp('dora@example.com'));
  const other = await dora.createTour();
  const large = (name: string) => dora.begin(`${other}/${name}.jpg`, Buffer.alloc(200_000));
  expect(await statuses([large('a'), large('b'), large('c')])).toEqual({ 201: 1, 403: 2 });
  expect((await large('d')).json()).toMatchObject({ quota: 'storage', limit: 300_000 });
});

test('a file that comes in one piece counts like an upload', async () => {
  const eve = imageClient(server, await server.signUp('eve@example.com'));
  const tourId = await eve.createTour();
  const files = await Promise.all([photo(512), photo(512), photo(512)]);
  expect(files[0]?.length).toBeGreaterThan(100_000);
  const sent = await Promise.all(files.map((file, index) => eve.post(`${tourId}/${index}.jpg`, file)));
  const refused = sent.filter(({ statusCode }) => statusCode === 403);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.json()).toMatchObject({ code: 'quota_reached', quota: 'storage' });
  expect(Object.keys(await eve.mediaOf(tourId))).toHaveLength(files.length - refused.length);
});
