/** What visitors see of a photo that is deleted from a tour and restored with an old version. */
import { randomUUID } from 'node:crypto';
import type { ImageInfo } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ImageClient, imageClient, photo } from '../../images/testing/image-client.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let ann: ImageClient;
let visitor: ImageClient;
beforeAll(async () => {
  server = await openTestServer();
  ann = imageClient(server, await server.signUp('ann@example.com'));
  visitor = imageClient(server, null);
  await server.work();
});
afterAll(() => server.close());

async function send(id: string, edit: object): Promise<void> {
  const edits = [{ id: randomUUID(), v: 1, ...edit }];
  const { answers } = (await ann.call('POST', `/api/tours/${id}/edits`, { base: 1, edits })).json();
  expect(answers?.[0]).toMatchObject({ status: 'applied' });
}

async function publish(id: string): Promise<void> {
  expect((await ann.call('POST', `/api/tours/${id}/publish`)).statusCode).toBe(200);
}

/** The scenes that a visitor gets, each with the status of its preview tile. */
async function seenBy(client: ImageClient, id: string): Promise<[string, number][]> {
  const { scenes } = (await client.get(`/api/tours/${id}`)).json() as Tour;
  const { images } = (await client.get(`/api/tours/${id}/media`)).json() as {
    images: Record<string, ImageInfo>;
  };
  const seen: [string, number][] = [];
  for (const { name, slug } of scenes) {
    const base = images[slug]?.panorama?.baseUrl;
    const status = base === undefined ? 0 : (await client.get(`${base}f/0/0/0.jpg`)).statusCode;
    seen.push([name, status]);
  }
  return seen;
}

test('a photo that was deleted shows to visitors again once the version that has it is restored and published', {
  tags: 'long',
}, async () => {
  const id = await ann.createTour();
  for (const [sceneId, name] of ['Hall', 'Cellar'].entries()) {
    const slug = `${id}/${name}.jpg`;
    await ann.post(slug, await photo(512));
    await ann.until(id, slug, 'ready');
    await send(id, { kind: 'scene.add', scene: { id: sceneId + 1, name, slug } });
  }
  const { version } = (await ann.call('POST', `/api/tours/${id}/versions`, { name: 'Both' })).json();
  await publish(id);
  expect(await seenBy(visitor, id)).toEqual([
    ['Hall', 200],
    ['Cellar', 200],
  ]);

  await send(id, { kind: 'scene.remove', sceneId: 2 });
  expect((await ann.remove(`${id}/Cellar.jpg`)).statusCode).toBe(200);
  await publish(id);
  expect(await seenBy(visitor, id)).toEqual([['Hall', 200]]);

  const { edit } = (await ann.call('POST', `/api/tours/${id}/versions/${version}/restore`, {})).json();
  await send(id, edit);
  // Until it is published again, its owner alone sees it.
  expect(await seenBy(ann, id)).toEqual([
    ['Hall', 200],
    ['Cellar', 200],
  ]);
  expect(await seenBy(visitor, id)).toEqual([['Hall', 200]]);
  await publish(id);
  expect(await seenBy(visitor, id)).toEqual([
    ['Hall', 200],
    ['Cellar', 200],
  ]);
});
