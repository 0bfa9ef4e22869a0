/** Who changed what between two states of a tour, and when, as its members see it. */
import { randomUUID } from 'node:crypto';
import type { ChangeCredit, Version } from '@tourwright/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs, hourMs } from '../../durations.ts';
import { type ImageClient, imageClient } from '../../images/testing/image-client.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

const start = new Date('2026-11-20T10:00:00Z');
let now = start;
let server: TestServer;
let ines: ImageClient;
let karim: ImageClient;
let karimId: string;

beforeAll(async () => {
  server = await openTestServer({ clock: () => now });
  ines = imageClient(server, await server.signUp('ines@example.com'));
  const second = await server.signUp('karim@example.com');
  karim = imageClient(server, second);
  karimId = second.userId;
  // Nobody is logged out by the clock of this test.
  await query("update sessions set expires_at = '2100-01-01'");
});
afterAll(() => server.close());

const query = (text: string, values: unknown[] = []) => server.services.database.pool.query(text, values);
const minutes = (count: number) => {
  now = new Date(start.getTime() + count * 60_000);
};
const moment = (count: number) => new Date(start.getTime() + count * 60_000).toISOString();
const hotspot = (id: string, yaw: number) => ({
  id,
  kind: 'info',
  text: id,
  position: [Math.sin(yaw), 0, -Math.cos(yaw)],
});

async function send(who: ImageClient, id: string, edit: object): Promise<void> {
  const edits = [{ id: randomUUID(), v: 1, ...edit }];
  const { answers } = (await who.call('POST', `/api/tours/${id}/edits`, { base: 1, edits })).json();
  expect(answers).toMatchObject([{ status: 'applied' }]);
}

const move = (hotspotId: string, position: number[]) => ({
  kind: 'hotspot.move',
  sceneId: 1,
  hotspotId,
  position,
});

/** A kitchen with three hotspots under a name; then both work on it for some minutes. */
async function makeTour(): Promise<{ id: string; version: number }> {
  minutes(0);
  const id = await ines.createTour();
  await query(`insert into tour_members (tour_id, user_id, role) values ($1, $2, 'editor')`, [id, karimId]);
  const hotspots = [hotspot('oven', 0), hotspot('sink', 1), hotspot('lamp', 2)];
  const scene = { id: 1, name: 'Kitchen', slug: `${id}/kitchen.jpg`, hotspots };
  await send(ines, id, { kind: 'scene.add', scene });
  const kept = await ines.call('POST', `/api/tours/${id}/versions`, { name: 'Staged' });
  const { version } = kept.json() as { version: number };
  minutes(1);
  await send(ines, id, move('oven', [1, 0, 0]));
  minutes(2);
  await send(karim, id, move('sink', [1, 0, 0]));
  minutes(3);
  await send(karim, id, { kind: 'hotspot.remove', sceneId: 1, hotspotId: 'lamp' });
  minutes(4);
  await send(karim, id, move('oven', [0, 1, 0]));
  minutes(5);
  await send(ines, id, { kind: 'tour.set', field: 'name', value: 'Maple House' });
  return { id, version };
}

async function changesOf(id: string, version: number, to = ''): Promise<unknown[][]> {
  const answer = await ines.get(`/api/tours/${id}/versions/${version}/changes${to}`);
  expect(answer.statusCode, answer.body).toBe(200);
  const { items } = answer.json() as { items: ChangeCredit[] };
  return items.map(({ id: item, sort, by, at, atLatest }) => [item, sort, by, at, atLatest]);
}

test('each change since a version has who made it last, and when', async () => {
  const { id, version } = await makeTour();
  expect(await changesOf(id, version)).toEqual([
    ['oven', 'moved', 'karim', moment(4), false],
    ['sink', 'moved', 'karim', moment(2), false],
    ['lamp', 'removed', 'karim', moment(3), false],
    ['name', 'changed', 'ines', moment(5), false],
  ]);
  // Until a version: what came later does not count.
  const kept = await ines.call('POST', `/api/tours/${id}/versions`, { name: 'Later' });
  const { version: later } = kept.json() as { version: number };
  await send(ines, id, move('sink', [0, 1, 0]));
  expect((await changesOf(id, version, `?to=${later}`))[1]).toEqual([
    'sink',
    'moved',
    'karim',
    moment(2),
    false,
  ]);
  expect(await changesOf(id, later)).toEqual([['sink', 'moved', 'ines', moment(5), false]]);
});

test('the list says of each version what each person changed in it', async () => {
  const { id } = await makeTour();
  await ines.call('POST', `/api/tours/${id}/versions`, { name: 'Together' });
  const { items } = (await ines.get(`/api/tours/${id}/versions`)).json() as { items: Version[] };
  expect(items[0]?.changes).toMatchObject([
    { sort: 'moved', count: 2, sceneName: 'Kitchen', by: 'karim', at: moment(4) },
    { sort: 'removed', count: 1, name: 'lamp', by: 'karim', at: moment(3) },
    { thing: 'tour', name: 'name', by: 'ines', at: moment(5) },
  ]);
});

test('where the edits of old are gone, a change was made before the next state that is known', async () => {
  const { id, version } = await makeTour();
  const kept = await ines.call('POST', `/api/tours/${id}/versions`, { name: 'Afterwards' });
  const { version: later } = kept.json() as { version: number };
  now = new Date(start.getTime() + 40 * dayMs);
  await send(karim, id, move('sink', [0, 0, 1]));
  await query('delete from tour_edits where tour_id = $1 and at < $2', [
    id,
    new Date(start.getTime() + hourMs),
  ]);
  expect(await changesOf(id, version)).toEqual([
    ['oven', 'moved', null, moment(5), true],
    ['sink', 'moved', 'karim', now.toISOString(), false],
    ['lamp', 'removed', null, moment(5), true],
    ['name', 'changed', null, moment(5), true],
  ]);
  // Of that version itself nobody knows more than who made the last change before it.
  const { items } = (await ines.get(`/api/tours/${id}/versions`)).json() as { items: Version[] };
  const listed = items.find((item) => item.version === later);
  expect(listed?.by).toBe('ines');
  expect(listed?.changes?.map(({ by, at }) => [by, at])).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ]);
});

test('a version that is not there has no changes, and neither has a draft that is like its version', async () => {
  const id = await ines.createTour();
  const missing = await ines.get(`/api/tours/${id}/versions/9/changes`);
  expect(missing.json()).toMatchObject({ status: 404 });
  const kept = await ines.call('POST', `/api/tours/${id}/versions`, { name: 'Empty' });
  const { version } = kept.json() as { version: number };
  expect(await changesOf(id, version)).toEqual([]);
  expect((await ines.get(`/api/tours/${id}/versions/${version}/changes?to=9`)).statusCode).toBe(404);
});
