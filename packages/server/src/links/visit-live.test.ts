/** What visitors in a tour with a link are notified of. */
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ImageClient, imageClient } from '../images/testing/image-client.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
/** Another process on the same database. */
let second: TestServer;
let ann: ImageClient;
let visitor: ImageClient;
let tourId: string;
const password = 'cedar-lantern-42';

beforeAll(async () => {
  server = await openTestServer();
  second = await openSecond();
  ann = imageClient(server, await server.signUp('ann@example.com'));
  visitor = imageClient(server, null);
  tourId = await ann.createTour();
});
afterAll(async () => {
  await second.close();
  await server.close();
});

function openSecond() {
  return openTestServer({ database: { ...server.services.database, close: async () => {} } });
}

async function newLink() {
  const body = { name: 'Second visit', shows: 'draft' };
  const { id, key } = (await ann.call('POST', `/api/tours/${tourId}/links`, body)).json();
  return { id, key, at: `/api/tours/${tourId}/links/${id}` };
}

/** The news that a visit hears, on a port: streams are not injected. */
async function hearVisit(of: TestServer, key: string, pass?: string) {
  if (!of.app.server.listening) await of.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = of.app.server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  const closing = new AbortController();
  const url = `${address}/api/tours/${tourId}/visit/live?link=${key}${pass ? `&pass=${pass}` : ''}`;
  const answer = await fetch(url, { signal: closing.signal });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  const heard: string[] = [];
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) {
      for (const [, news = ''] of decoder.decode(chunk).matchAll(/"news":"(\w+)"/g)) heard.push(news);
    }
  })().catch(() => {});
  return {
    heard,
    close: async () => {
      closing.abort();
      await reading;
    },
  };
}

test('a visitor in a tour learns that its link has changed, needs a password, or has ended', async () => {
  const { key, at } = await newLink();
  const here = await hearVisit(server, key);
  const there = await hearVisit(second, key);
  for (const { heard } of [here, there]) await expect.poll(() => heard).toEqual(['open']);
  await ann.call('PATCH', at, { isUnbranded: true });
  for (const { heard } of [here, there]) await expect.poll(() => heard).toEqual(['open', 'changed']);
  // What only its owner sees is no news.
  await ann.call('PATCH', at, { name: 'Renamed' });
  await ann.call('PATCH', at, { access: 'password', password });
  for (const { heard } of [here, there])
    await expect.poll(() => heard).toEqual(['open', 'changed', 'password']);
  const visits = `/api/tours/${tourId}/visits?link=${key}`;
  const { pass } = (await visitor.call('POST', visits, { password })).json();
  const letIn = await hearVisit(second, key, pass);
  await expect.poll(() => letIn.heard).toEqual(['open']);
  await ann.call('POST', `${at}/revoke`);
  for (const { heard } of [here, there])
    await expect.poll(() => heard).toEqual(['open', 'changed', 'password', 'ended']);
  await expect.poll(() => letIn.heard).toEqual(['open', 'ended']);
  await Promise.all([here, there, letIn].map(({ close }) => close()));
});

test('a visitor in a tour learns of its end even if the notification gets lost', async () => {
  const { key, id } = await newLink();
  const { heard, close } = await hearVisit(server, key);
  await expect.poll(() => heard).toEqual(['open']);
  await server.services.database.pool.query('update tour_links set revoked_at = now() where id = $1', [id]);
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual(['open', 'ended']);
  await close();
});

test('a server that stops ends the visits that listen', async () => {
  const third = await openSecond();
  const { key } = await newLink();
  const { heard } = await hearVisit(third, key);
  await expect.poll(() => heard).toEqual(['open']);
  await third.close();
  expect(third.app.server.listening).toBe(false);
});
