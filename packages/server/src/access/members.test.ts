/** What members of a tour, and operators, do at the level of HTTP; the access table says who may use which route. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ImageClient, imageClient, photo } from '../images/testing/image-client.ts';
import { openTestServer, type TestServer, type TestUser } from '../testing/test-server.ts';

let server: TestServer;
let owner: ImageClient;
let editor: ImageClient;
let viewer: ImageClient;
let operator: ImageClient;
let ownerId: string;
let operatorUser: TestUser;

beforeAll(async () => {
  server = await openTestServer();
  await server.work();
  const join = async (name: string) => server.signUp(`${name}@example.com`);
  const [ann, ed, vi, olga] = [await join('ann'), await join('ed'), await join('vi'), await join('olga')];
  ownerId = ann.userId;
  operatorUser = olga;
  [owner, editor, viewer, operator] = [ann, ed, vi, olga].map((user) => imageClient(server, user)) as [
    ImageClient,
    ImageClient,
    ImageClient,
    ImageClient,
  ];
  await query('insert into operators (user_id) values ($1)', [olga.userId]);
  newTour = async () => {
    const id = await owner.createTour();
    await query(
      `insert into tour_members (tour_id, user_id, role) values ($1, $2, 'editor'), ($1, $3, 'viewer')`,
      [id, ed.userId, vi.userId],
    );
    return id;
  };
});
afterAll(() => server.close());

/** The owner's, with an editor and a viewer. */
let newTour: () => Promise<string>;

function query(text: string, values: unknown[] = []) {
  return server.services.database.pool.query(text, values);
}

const name = (value: string) => ({ id: randomUUID(), v: 1, kind: 'tour.set', field: 'name', value });

test('members who may not change a tour get to know it with its images, before they have typed anything', async () => {
  const id = await newTour();
  const isReadOnly = async (client: ImageClient) =>
    (await client.get(`/api/tours/${id}/media`)).json().isReadOnly ?? false;
  expect(await Promise.all([owner, editor, viewer].map(isReadOnly))).toEqual([false, false, true]);
});

test('an editor uploads into the owner’s tour, at the owner’s expense, and all members see the draft', async () => {
  const id = await newTour();
  const slug = `${id}/hall.jpg`;
  const file = await photo(512);
  expect((await viewer.post(slug, file)).statusCode).toBe(403);
  const begun = await editor.begin(slug, file);
  expect(begun.statusCode).toBe(201);
  const address = String(begun.headers.location);
  expect((await viewer.send(address, 0, file)).statusCode).toBe(403);
  expect((await operator.send(address, 0, file)).statusCode).toBe(404);
  expect((await editor.send(address, 0, file)).statusCode).toBe(204);
  const { thumbnail } = await owner.until(id, slug, 'ready');
  const { rows } = await query('select user_id from images where slug = $1', [slug]);
  expect(rows).toEqual([{ user_id: ownerId }]);
  for (const [client, status] of [
    [owner, 200],
    [editor, 200],
    [viewer, 200],
    [operator, 404],
  ] as const) {
    expect((await client.get(thumbnail ?? '')).statusCode).toBe(status);
    const url = await client.fetchUrl(slug);
    expect(url === null).toBe(status === 404);
  }
});

test('a photo that an editor adjusts is cut again in the owner’s folder', { tags: 'long' }, async () => {
  const id = await newTour();
  const slug = `${id}/hall.jpg`;
  await owner.post(slug, await photo(512));
  const before = await owner.until(id, slug, 'ready');
  const scene = { id: 1, name: 'Hall', slug };
  const add = { id: randomUUID(), v: 1, kind: 'scene.add', scene };
  await editor.call('POST', `/api/tours/${id}/edits`, { base: 1, edits: [add] });
  const value = { light: { exposure: 1 } };
  const adjust = { id: randomUUID(), v: 1, kind: 'scene.set', sceneId: 1, field: 'adjustment', value };
  const answer = await editor.call('POST', `/api/tours/${id}/edits`, { base: 2, edits: [adjust] });
  expect(answer.json().answers).toMatchObject([{ status: 'applied' }]);
  await expect
    .poll(async () => (await viewer.mediaOf(id))[slug]?.url, { timeout: 60_000 })
    .not.toBe(before.url);
});

test('members see what the draft names of the owner’s own folder, and cannot look into it', async () => {
  const id = await newTour();
  const slug = `users/${ownerId}/logo.png`;
  await owner.post(slug, await photo(64));
  const set = { id: randomUUID(), v: 1, kind: 'logo.replace', slug };
  const answer = await editor.call('POST', `/api/tours/${id}/edits`, { base: 1, edits: [set] });
  expect(answer.json().answers).toMatchObject([{ status: 'applied' }]);
  const { url } = (await viewer.mediaOf(id))[slug] ?? {};
  expect((await viewer.get(url ?? '')).statusCode).toBe(200);
  expect(await viewer.fetchUrl(slug)).toBeNull();
  expect((await editor.post(slug, await photo(64))).statusCode).toBe(404);
});

test('the list of tours is one’s own, however many one is a member of', async () => {
  const id = await newTour();
  const idsOf = async (client: ImageClient) =>
    (await client.get('/api/tours')).json().items.map((row: { id: string }) => row.id);
  expect(await idsOf(owner)).toContain(id);
  expect(await idsOf(editor)).toEqual([]);
});

test('an editor publishes and withdraws; visitors get what was published', async () => {
  const id = await newTour();
  const nobody = imageClient(server, null);
  expect((await editor.call('POST', `/api/tours/${id}/publish`)).statusCode).toBe(200);
  await editor.call('POST', `/api/tours/${id}/edits`, { base: 2, edits: [name('Not yet')] });
  expect((await nobody.get(`/api/tours/${id}`)).json().name).toBe('Maple Street');
  expect((await viewer.get(`/api/tours/${id}`)).json().name).toBe('Not yet');
  expect((await viewer.get(`/welcome/${id}`)).body).toContain('Not yet');
  expect((await nobody.get(`/welcome/${id}`)).body).not.toContain('Not yet');
  expect((await editor.call('POST', `/api/tours/${id}/unpublish`)).statusCode).toBe(200);
  expect((await nobody.get(`/api/tours/${id}`)).statusCode).toBe(404);
});

test('a former member or operator has no rights left', async () => {
  const id = await newTour();
  await query('delete from tour_members where tour_id = $1 and role <> $2', [id, 'owner']);
  for (const client of [editor, viewer]) expect((await client.get(`/api/tours/${id}`)).statusCode).toBe(404);
  await owner.call('POST', `/api/tours/${id}/publish`);
  await query('delete from operators');
  expect((await operator.call('POST', `/api/tours/${id}/unpublish`)).statusCode).toBe(404);
  await query('insert into operators (user_id) values ($1)', [operatorUser.userId]);
});

test('an operator withdraws a public tour, and learns nothing about its draft', async () => {
  const id = await newTour();
  await owner.call('POST', `/api/tours/${id}/publish`);
  await owner.call('POST', `/api/tours/${id}/edits`, { base: 2, edits: [name('Secret')] });
  expect((await operator.get(`/api/tours/${id}`)).json().name).toBe('Maple Street');
  const answer = await operator.call('POST', `/api/tours/${id}/unpublish`);
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect((await operator.get(`/api/tours/${id}`)).statusCode).toBe(404);
});
