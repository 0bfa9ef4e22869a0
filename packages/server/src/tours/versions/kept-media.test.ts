/** A version keeps its photos with all their tiles through any cleanup, and releases them when it is deleted. */
import { randomUUID } from 'node:crypto';
import type { ImageInfo } from '@tourwright/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ImageClient, imageClient, photo } from '../../images/testing/image-client.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

const day = 86_400_000;
let now = new Date();
let server: TestServer;
let ann: ImageClient;

beforeAll(async () => {
  server = await openTestServer({ clock: () => now });
  ann = imageClient(server, await server.signUp('ann@example.com'));
  // Nobody is logged out by the clock of this test.
  await server.services.database.pool.query("update sessions set expires_at = '2100-01-01'");
  await server.work();
});
afterAll(() => server.close());

const send = async (id: string, edit: object) => {
  const edits = [{ id: randomUUID(), v: 1, ...edit }];
  const { answers } = (await ann.call('POST', `/api/tours/${id}/edits`, { base: 1, edits })).json();
  expect(answers?.[0]).toMatchObject({ status: 'applied' });
};

/** All that looks for what nobody needs: jobs, sweeps, and what a server does when it starts. */
async function tidyUp(mediaKey: string): Promise<void> {
  const { queue, database, storage } = server.services;
  const close = async () => {};
  const other = await openTestServer({
    clock: () => now,
    queue: { ...queue, close, work: close, open: close, rest: close },
    database: { ...database, close },
    storage: { ...storage, close },
  });
  await other.work();
  await other.close();
  await queue.send('remove-media', { mediaKey });
  for (const name of ['tours deleted long ago', 'bytes of no upload', 'unfinished uploads'])
    await queue.send('sweep', { name });
  const isBusy = async () =>
    (await queue.isBusyWith('sweep', 0)) || (await queue.withoutJob('remove-media', [mediaKey])).length === 0;
  await expect.poll(isBusy).toBe(false);
}

async function keyOf(slug: string): Promise<string> {
  const { rows } = await server.services.database.pool.query('select media_key from images where slug = $1', [
    slug,
  ]);
  return rows[0]?.media_key ?? '';
}

const filesOf = (key: string) => collect(server.services.storage.list(`media/${key}/`));
async function collect(list: AsyncIterable<{ key: string }>): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of list) keys.push(key);
  return keys.toSorted();
}

test('a panorama that was deleted is whole in its version, comes back with it, and goes when nothing names it', async () => {
  const id = await ann.createTour();
  const slug = `${id}/cellar.jpg`;
  await ann.post(slug, await photo(512));
  await ann.until(id, slug, 'ready');
  await send(id, { kind: 'scene.add', scene: { id: 1, name: 'Cellar', slug } });
  const { version } = (await ann.call('POST', `/api/tours/${id}/versions`, { name: 'With cellar' })).json();
  const key = await keyOf(slug);
  const files = await filesOf(key);
  expect(files.length).toBeGreaterThan(6);

  await send(id, { kind: 'scene.remove', sceneId: 1 });
  expect((await ann.remove(slug)).statusCode).toBe(200);
  expect((await ann.mediaOf(id))[slug]).toBeUndefined();
  now = new Date(now.getTime() + 40 * day);
  await tidyUp(key);
  expect(await filesOf(key)).toEqual(files);
  const shown = (await ann.get(`/api/tours/${id}/versions/${version}`)).json().images[slug] as ImageInfo;
  const base = shown.panorama?.baseUrl ?? '';
  for (const file of ['manifest.json', 'f/0/0/0.jpg', 'u/0/0/0.jpg'])
    expect((await ann.get(`${base}${file}`)).statusCode).toBe(200);

  const restored = await ann.call('POST', `/api/tours/${id}/versions/${version}/restore`, {});
  const { edit } = restored.json();
  const { id: _id, v: _v, ...change } = edit;
  await send(id, change);
  const { scenes } = (await ann.get(`/api/tours/${id}`)).json();
  expect(scenes).toMatchObject([{ id: 1, name: 'Cellar', slug }]);
  const back = await ann.until(id, slug, 'ready');
  expect((await ann.get(`${back.panorama?.baseUrl}f/0/0/0.jpg`)).statusCode).toBe(200);
  expect(await filesOf(key)).toEqual(files);

  // Out of the draft again, and the version without its name after what the rule keeps: nothing holds them any more.
  await send(id, { kind: 'scene.remove', sceneId: 1 });
  await ann.remove(slug);
  for (const one of (await ann.get(`/api/tours/${id}/versions`)).json().items)
    await ann.call('PATCH', `/api/tours/${id}/versions/${one.version}`, { name: null });
  now = new Date(now.getTime() + 200 * day);
  await server.services.queue.send('sweep', { name: 'tours deleted long ago' });
  await expect.poll(() => filesOf(key)).toEqual([]);
});
