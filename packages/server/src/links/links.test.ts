/**
 * What becomes of a tour's links: who gets in, what they see, and how it ends. The access table says who may use
 * which route.
 */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ImageClient, imageClient, photo } from '../images/testing/image-client.ts';
import { dataOf } from '../pages/test-pages.ts';
import { openSecondProcess, openTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
/** Another process on the same database and storage. */
let second: TestServer;
let ann: ImageClient;
let visitor: ImageClient;
let elsewhere: ImageClient;
let tourId: string;
let hall: string;
let logo: string;
let now = new Date('2026-11-24T10:00:00Z');

beforeAll(async () => {
  server = await openTestServer({ clock: () => now });
  second = await openSecondProcess(server, { clock: () => now });
  ann = imageClient(server, await server.signUp('ann@example.com'));
  visitor = imageClient(server, null);
  elsewhere = imageClient(second, null);
  await server.work();
  tourId = await ann.createTour();
  hall = `${tourId}/hall.jpg`;
  logo = `${tourId}/logo/sign.png`;
  await ann.post(hall, await photo(512));
  const sign = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c40' } })
    .png()
    .toBuffer();
  await ann.post(logo, sign);
  await send({ kind: 'scene.add', scene: { id: 1, name: 'Hall', slug: hall } });
  await send({ kind: 'tour.set', field: 'cornerLogo', value: logo });
  await send({ kind: 'tour.set', field: 'contactEmail', value: 'ann@example.com' });
  await ann.until(tourId, hall, 'ready');
});
afterAll(async () => {
  await second.close();
  await server.close();
});

async function send(edit: object): Promise<void> {
  const edits = [{ id: randomUUID(), v: 1, ...edit }];
  const answer = (await ann.call('POST', `/api/tours/${tourId}/edits`, { base: 1, edits })).json();
  expect(answer.answers?.[0], JSON.stringify(answer)).toMatchObject({ status: 'applied' });
}

interface Made {
  id: string;
  key: string;
  /** Its own address for an editor of the tour. */
  at: string;
}

async function newLink(options: object = {}): Promise<Made> {
  const body = { name: 'Second visit', shows: 'draft', ...options };
  const answer = await ann.call('POST', `/api/tours/${tourId}/links`, body);
  expect(answer.statusCode, answer.body).toBe(201);
  const { id, key } = answer.json();
  return { id, key, at: `/api/tours/${tourId}/links/${id}` };
}

const password = 'cedar-lantern-42';
const begin = (key: string, attempt: object = {}, client = visitor) =>
  client.call('POST', `/api/tours/${tourId}/visits?link=${key}`, attempt);
const query = (key: string, pass?: string | null) => `link=${key}${pass ? `&pass=${pass}` : ''}`;
const read = (key: string, pass?: string | null, client = visitor) =>
  client.get(`/api/tours/${tourId}?${query(key, pass)}`);
const mediaBy = async (key: string, pass?: string | null) =>
  (await visitor.get(`/api/tours/${tourId}/media?${query(key, pass)}`)).json();
const statusOf = async (url: string | null | undefined, client = visitor) =>
  (await client.get(url ?? '')).statusCode;
/** A tile, the copy, the thumbnail, the manifest. */
async function filesBy(key: string, pass?: string | null): Promise<string[]> {
  const { images } = await mediaBy(key, pass);
  const { panorama, url, thumbnail } = images[hall];
  return [url, thumbnail, `${panorama.baseUrl}manifest.json`, `${panorama.baseUrl}f/0/0/0.jpg`];
}
const statusesOf = (files: string[], client = visitor) =>
  Promise.all(files.map((url) => statusOf(url, client)));
const all = (files: string[], status: number) => files.map(() => status);

test('a password opens the tour and its photos, without a cookie; revoked, all of it is gone in every process', async () => {
  const { key, at } = await newLink({ access: 'password', password });
  const page = await visitor.get(`/welcome/${tourId}?link=${key}`);
  expect(dataOf(page.body)).toEqual({ link: { key, state: 'password' } });
  expect(page.body).toContain('noindex');
  for (const secret of ['Maple Street', '/media/', hall]) expect(page.body).not.toContain(secret);
  expect((await begin(key, { password: 'cedar-lantern-43' })).json()).toMatchObject({
    code: 'wrong_link_password',
  });

  const { pass } = (await begin(key, { password })).json();
  expect((await read(key)).statusCode).toBe(403);
  expect((await read(key, pass)).json()).toMatchObject({ name: 'Maple Street' });
  const files = await filesBy(key, pass);
  // Asked for in both processes, so that both remember the link.
  expect([await statusesOf(files), await statusesOf(files, elsewhere)]).toEqual([
    all(files, 200),
    all(files, 200),
  ]);
  const { headers } = await visitor.get(files[3] ?? '');
  expect(headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });

  expect((await ann.call('POST', `${at}/revoke`)).statusCode).toBe(200);
  expect([await statusesOf(files), (await read(key, pass)).statusCode]).toEqual([all(files, 404), 410]);
  await expect.poll(() => statusesOf(files, elsewhere)).toEqual(all(files, 404));
  const ended = await visitor.get(`/preview/x?tourId=${tourId}&link=${key}`);
  expect([ended.statusCode, dataOf(ended.body)]).toEqual([410, { link: { key, state: 'ended' } }]);

  await ann.call('POST', `${at}/restore`);
  expect([await statusesOf(files), (await read(key, pass)).statusCode]).toEqual([all(files, 200), 200]);
});

test('where the notification gets lost, photos, tour and page of a revoked link are gone in every process too', async () => {
  const { key, id } = await newLink();
  const files = await filesBy(key);
  const everything = async (client: ImageClient) => [
    ...(await statusesOf(files, client)),
    (await client.get(`/api/tours/${tourId}?${query(key)}`)).statusCode,
    (await client.get(`/welcome/${tourId}?link=${key}`)).statusCode,
  ];
  for (const client of [visitor, elsewhere]) expect(await everything(client)).toEqual(Array(6).fill(200));
  await server.services.database.pool.query('update tour_links set revoked_at = now() where id = $1', [id]);
  for (const client of [visitor, elsewhere])
    await expect.poll(() => everything(client)).toEqual([...all(files, 404), 410, 410]);
});

test('another password, or another access, ends what the one before had opened', async () => {
  const { key, at } = await newLink({ access: 'password', password });
  const { pass } = (await begin(key, { password })).json();
  const files = await filesBy(key, pass);
  await ann.call('PATCH', at, { password: 'maple-harbour-17' });
  expect([await statusesOf(files), (await read(key, pass)).statusCode]).toEqual([all(files, 404), 403]);
  expect((await begin(key, { password })).statusCode).toBe(403);
  await ann.call('PATCH', at, { access: 'unlisted' });
  expect((await read(key)).statusCode).toBe(200);
  const open = await filesBy(key);
  // The password is known still: it counts again.
  await ann.call('PATCH', at, { access: 'password' });
  expect(await statusesOf(open)).toEqual(all(open, 404));
  expect((await begin(key, { password: 'maple-harbour-17' })).statusCode).toBe(201);
});

test('an address of one link opens nothing by another, nor with a changed byte', async () => {
  const [one, other] = [await newLink(), await newLink()];
  const [, , , tile = ''] = await filesBy(one.key);
  expect(await statusOf(tile)).toBe(200);
  expect(await statusOf(tile.replace(one.id, other.id))).toBe(404);
  expect(await statusOf(tile.replace(/~[\w-]{22}\//, `~${'A'.repeat(22)}/`))).toBe(404);
  const [, mac = ''] = /~([\w-]{22})\//.exec(tile) ?? [];
  const [, hour = ''] = /~(\d+)~/.exec(tile) ?? [];
  expect(await statusOf(tile.replace(`~${one.id}~${mac}`, `~${mac}`)), 'no signature of another kind').toBe(
    404,
  );
  expect(await statusOf(tile.replace(`~${hour}~`, `~${Number(hour) + 1}~`))).toBe(404);
});

test('of those who come at once for the last visits of a link, no more get in than it has', async () => {
  const { key } = await newLink({ mostViews: 5 });
  const clients = [visitor, elsewhere];
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, index) => begin(key, {}, clients[index % 2])),
  );
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted();
  expect(statuses).toEqual([...Array(5).fill(201), ...Array(19).fill(410)]);
  // Those who are in stay in.
  const { pass } = answers.find(({ statusCode }) => statusCode === 201)?.json() ?? {};
  expect((await read(key, pass)).statusCode).toBe(200);
  await expect.poll(async () => (await visitor.get(`/embed/${tourId}?link=${key}`)).statusCode).toBe(410);
});

test('wrong passwords that come at once are no more than ten; the right one from elsewhere gets in', async () => {
  const { key } = await newLink({ access: 'password', password });
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      begin(key, { password: `wrong-word-${index}` }, index % 2 ? visitor : elsewhere),
    ),
  );
  const count = (status: number) => answers.filter(({ statusCode }) => statusCode === status).length;
  expect([count(403), count(429)]).toEqual([10, 20]);
  const refused = await begin(key, { password });
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, 600]);
  const right = await server.app.inject({
    method: 'POST',
    url: `/api/tours/${tourId}/visits?link=${key}`,
    remoteAddress: '203.0.113.7',
    payload: { password },
  });
  expect(right.statusCode).toBe(201);
});

test('those who work on the tour are not counted', async () => {
  const { key, id } = await newLink({ mostViews: 1 });
  expect((await begin(key, {}, ann)).statusCode).toBe(201);
  const [link] = (await ann.get(`/api/tours/${tourId}/links`))
    .json()
    .items.filter((one: Made) => one.id === id);
  expect(link).toMatchObject({ views: 0, mostViews: 1, hasPassword: false });
});

test('a date ends it, for those who are in too', async () => {
  const expiresAt = new Date(now.getTime() + 60_000).toISOString();
  const { key } = await newLink({ access: 'password', password, expiresAt });
  const { pass } = (await begin(key, { password })).json();
  const files = await filesBy(key, pass);
  expect(await statusesOf(files)).toEqual(all(files, 200));
  now = new Date(now.getTime() + 60_000);
  expect([await statusesOf(files), (await read(key, pass)).statusCode]).toEqual([all(files, 404), 410]);
});

test('beside its links stands how often the tour was viewed in all', async () => {
  const views = async () => (await ann.get(`/api/tours/${tourId}/links`)).json().views;
  const before = await views();
  const payload = { name: 'tour_welcome_page_view', tour_id: tourId, page_path: `/welcome/${tourId}` };
  await server.app.inject({ method: 'POST', url: '/api/events', payload });
  await expect.poll(views).toBe(before + 1);
});

test('unbranded, neither document nor media reveal who offers the tour', async () => {
  const { key } = await newLink({ isUnbranded: true });
  const document = (await read(key)).json();
  expect(document).toMatchObject({ hidesTourwright: true });
  for (const field of ['cornerLogo', 'contactEmail']) expect(document).not.toHaveProperty(field);
  const { images, link } = await mediaBy(key);
  expect([Object.keys(images), link]).toEqual([[hall], { key, isUnbranded: true, controls: null }]);
  const page = await visitor.get(`/embed/${tourId}?link=${key}`);
  for (const trace of ['ann@example.com', 'sign.png', 'og:site_name']) expect(page.body).not.toContain(trace);
});

test('the page begins where the link does, in its language, with its controls, unseen by search engines', async () => {
  const start = { sceneId: 1, view: { yaw: 90, pitch: -5, hfov: 70 } };
  const { key } = await newLink({ start, language: 'ar-XB', controls: ['rooms', 'fullscreen'] });
  const { body, headers } = await visitor.get(`/preview/x?tourId=${tourId}&link=${key}`);
  expect(body).toContain('<html lang="ar-XB" dir="rtl"');
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(body).toContain(`content="http://localhost:3000/welcome/${tourId}?link=${key}"`);
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(dataOf(body)).toMatchObject({
    tour: { initialSceneId: 1, scenes: [{ view: start.view }] },
    link: { key, controls: ['rooms', 'fullscreen'] },
  });
  const { body: listed } = await visitor.get(
    `/welcome/${tourId}?link=${(await newLink({ access: 'everyone' })).key}`,
  );
  expect(listed).not.toContain('noindex');
});

test('as published, it shows what was published last, also after the tour was withdrawn', async () => {
  const { key } = await newLink({ shows: 'published' });
  expect((await read(key)).json()).toMatchObject({ code: 'link_unready' });
  await ann.call('POST', `/api/tours/${tourId}/publish`);
  const open = await filesBy(key);
  // What everybody sees has addresses that everybody may keep.
  expect(open[3]).not.toContain('~');
  await send({ kind: 'tour.set', field: 'name', value: 'Not yet' });
  expect((await read(key)).json().name).toBe('Maple Street');
  await ann.call('POST', `/api/tours/${tourId}/unpublish`);
  expect([await statusesOf(open), (await visitor.get(`/api/tours/${tourId}`)).statusCode]).toEqual([
    all(open, 404),
    404,
  ]);
  expect((await read(key)).json().name).toBe('Maple Street');
  const own = await filesBy(key);
  expect(await statusesOf(own)).toEqual(all(own, 200));
});

test('an operator who withdraws a tour ends its links', async () => {
  const olga = await server.signUp('olga@example.com');
  const { pool } = server.services.database;
  await pool.query('insert into operators (user_id) values ($1)', [olga.userId]);
  const { key } = await newLink();
  await ann.call('POST', `/api/tours/${tourId}/publish`);
  const operator = imageClient(server, olga);
  expect((await operator.call('POST', `/api/tours/${tourId}/unpublish`)).statusCode).toBe(204);
  expect((await read(key)).statusCode).toBe(410);
});

test('a link needs a password before it asks for one, and a tour has this many links', async () => {
  const refused = await ann.call('POST', `/api/tours/${tourId}/links`, { name: 'None', access: 'password' });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'link_has_no_password']);
  const other = await ann.createTour();
  const { pool } = server.services.database;
  await pool.query(
    `insert into tour_links (id, tour_id, key, name, access, is_unbranded, shows, created_by, created_at, updated_at)
     select 'l' || n, $1, 'k' || n, 'Link', 'unlisted', false, 'draft', 'ann', now(), now() from generate_series(1, 199) n`,
    [other],
  );
  const answers = await Promise.all(
    [1, 2, 3].map(() => ann.call('POST', `/api/tours/${other}/links`, { name: 'One more' })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
});
