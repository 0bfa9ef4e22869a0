/** Scheduled publishing in a time zone, across changes of daylight saving time. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Problem } from '../../http/answers/problem.ts';
import { type ImageClient, imageClient } from '../../images/testing/image-client.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { createTourSchedules } from './tour-schedules.ts';

let now = new Date('2027-03-27T12:00:00Z');
let server: TestServer;
/** Another process on the same database. */
let second: TestServer;
let ann: ImageClient;
beforeAll(async () => {
  server = await openTestServer({ clock: () => now });
  const database = { ...server.services.database, close: async () => {} };
  second = await openTestServer({ clock: () => now, database });
  ann = imageClient(server, await server.signUp('ann@example.com'));
  // Nobody is logged out by the clock of this test.
  await server.services.database.pool.query("update sessions set expires_at = '2100-01-01'");
  await server.work();
});
afterAll(async () => {
  await second.close();
  await server.close();
});

/** Lets it be that moment, and both processes look what is due. */
async function lookAt(moment: string): Promise<void> {
  now = new Date(moment);
  const { queue } = server.services;
  for (const one of [server, second]) await one.services.queue.send('sweep', { name: 'planned publishing' });
  await expect.poll(() => queue.isBusyWith('sweep', 0)).toBe(false);
}
const activityOf = async (id: string) => (await ann.get(`/api/tours/${id}`)).json().activity;
const planOf = async (id: string) => (await ann.get(`/api/tours/${id}/schedule`)).json();
const plan = (id: string, body: object) => ann.call('PATCH', `/api/tours/${id}/schedule`, body);
const berlin = { timeZone: 'Europe/Berlin' };

test('nine in the morning is nine by the clock, also when that is put forward the night before', async () => {
  const id = await ann.createTour();
  const wanted = { publishAt: '2027-03-28T09:00', unpublishAt: '2027-10-31T09:00', ...berlin };
  expect((await plan(id, wanted)).json()).toEqual(wanted);
  expect(await planOf(id)).toEqual(wanted);
  await lookAt('2027-03-28T06:59:00Z');
  expect(await activityOf(id)).toBe('unpublished');
  await lookAt('2027-03-28T07:00:00Z');
  expect(await activityOf(id)).toBe('published');
  const { items } = (await ann.get(`/api/tours/${id}/versions`)).json();
  expect(items).toMatchObject([{ kind: 'published', by: 'ann', isLive: true }]);
  // Put back in the night before: an hour later than in summer.
  await lookAt('2027-10-31T07:30:00Z');
  expect(await activityOf(id)).toBe('published');
  await lookAt('2027-10-31T08:00:00Z');
  expect(await activityOf(id)).toBe('unpublished');
  expect(await planOf(id)).toEqual({ publishAt: null, unpublishAt: null, ...berlin });
});

test('a time that is skipped by the clock becomes the one in its place, and a repeated one is the second', async () => {
  const id = await ann.createTour();
  now = new Date('2028-03-01T12:00:00Z');
  const missing = { publishAt: '2028-03-26T02:30', unpublishAt: '2028-10-29T02:30', ...berlin };
  const shifted = { ...missing, publishAt: '2028-03-26T03:30' };
  expect((await plan(id, missing)).json()).toEqual(shifted);
  expect(await planOf(id)).toEqual(shifted);
  await lookAt('2028-03-26T01:29:00Z');
  expect(await activityOf(id)).toBe('unpublished');
  await lookAt('2028-03-26T01:30:00Z');
  expect(await activityOf(id)).toBe('published');
  await lookAt('2028-10-29T00:30:00Z');
  expect(await activityOf(id)).toBe('published');
  await lookAt('2028-10-29T01:30:00Z');
  expect(await activityOf(id)).toBe('unpublished');
});

test('what was due while no server ran is done in its order, and a plan of the time between is kept', async () => {
  const [shown, gone] = [await ann.createTour(), await ann.createTour()];
  now = new Date('2029-01-01T00:00:00Z');
  const utc = { timeZone: 'UTC' };
  await plan(gone, { publishAt: '2029-01-02T00:00', unpublishAt: '2029-01-03T00:00', ...utc });
  await plan(shown, { publishAt: '2029-01-03T00:00', unpublishAt: '2029-01-02T00:00', ...utc });
  await lookAt('2029-01-05T00:00:00Z');
  expect([await activityOf(shown), await activityOf(gone)]).toEqual(['published', 'unpublished']);
  await plan(shown, { publishAt: null, unpublishAt: '2029-01-06T00:00', ...utc });
  await lookAt('2029-01-05T12:00:00Z');
  expect(await planOf(shown)).toMatchObject({ unpublishAt: '2029-01-06T00:00' });
});

test('what fails for a while is tried again, and what is refused is not', async () => {
  const id = await ann.createTour();
  now = new Date('2030-01-01T00:00:00Z');
  const wanted = { publishAt: '2030-01-02T00:00', unpublishAt: null, timeZone: 'UTC' };
  await plan(id, wanted);
  now = new Date('2030-01-02T00:00:00Z');
  const runWith = (cause: Error) => {
    const fail = () => Promise.reject(cause);
    const { database, log } = server.services;
    return createTourSchedules({ database, log, clock: () => now }, { publish: fail, unpublish: fail }).run();
  };
  await runWith(new Error('The storage does not answer'));
  expect(await planOf(id)).toEqual(wanted);
  await runWith(new Problem('not_found'));
  expect(await planOf(id)).toEqual({ ...wanted, publishAt: null });
});
