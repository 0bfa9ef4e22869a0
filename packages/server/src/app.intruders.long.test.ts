/**
 * Every route against nobody and against other owners, with bodies that would be taken from the owner: nothing of the
 * owner's changes, and no answer holds anything of what is private.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ImageClient, imageClient, photo } from './images/testing/image-client.ts';
import { accessTable, newUploadHeaders } from './testing/access-table.ts';
import { openTestServer, type TestServer, type TestUser, testOrigin } from './testing/test-server.ts';

const secretName = 'a name that nobody else has seen';

let server: TestServer;
let owner: TestUser;
let intruders: { who: string; headers: Record<string, string> }[];
/** What the owner has in each state: the id of the tour, the slug of its photo, an upload that is under way. */
let things: { state: string; tourId: string; slug: string; uploadId: string }[];
/** Keys of media, and words, that only the owner may see. */
let secrets: string[];

beforeAll(async () => {
  server = await openTestServer();
  await server.work();
  owner = await server.signUp('ann@example.com');
  const ann = imageClient(server, owner);
  things = [];
  for (const state of ['draft', 'published', 'deleted']) things.push(await newThing(ann, state));
  await ann.post(`users/${owner.userId}/me.jpg`, await photo(64));
  const other = await server.signUp('eve@example.com');
  const eve = imageClient(server, other);
  await newThing(eve, 'published', 'a word of their own');
  const operator = await server.signUp('olga@example.com');
  await server.services.database.pool.query('insert into operators (user_id) values ($1)', [operator.userId]);
  const claims = other.cookie.replace(/userId=[^;]*/, `userId=${owner.userId}`);
  intruders = [
    { who: 'nobody', headers: {} },
    {
      who: 'nobody who says to be the owner',
      headers: { cookie: `userId=${owner.userId}` },
    },
    { who: 'another owner', headers: { cookie: other.cookie } },
    { who: 'another owner who says to be this one', headers: { cookie: claims } },
    { who: 'an operator', headers: { cookie: operator.cookie } },
  ];
  const { rows } = await server.services.database.pool.query(
    `select media_key as key from images left join tours on tours.id = tour_id
     where images.user_id = $1 and (tours.id is null or tours.activity <> 'published' or tours.deleted_at is not null)`,
    [owner.userId],
  );
  secrets = [secretName, ...rows.flatMap(({ key }) => key ?? [])];
  expect(secrets.length).toBeGreaterThan(3);
});
afterAll(() => server.close());

async function newThing(client: ImageClient, state: string, secret = secretName) {
  const tourId = await client.createTour();
  const slug = `${tourId}/hall.jpg`;
  const name = state === 'published' ? 'Seen by all' : secret;
  const edits = [
    { id: randomUUID(), v: 1, kind: 'tour.set', field: 'name', value: name },
    { id: randomUUID(), v: 1, kind: 'scene.add', scene: { id: 1, name, slug } },
  ];
  await client.call('POST', `/api/tours/${tourId}/edits`, { base: 1, edits });
  await client.post(slug, await photo(512));
  await client.until(tourId, slug, 'ready');
  const begun = await client.begin(`${tourId}/next.jpg`, Buffer.alloc(1000, 1));
  if (state === 'published') {
    await client.call('POST', `/api/tours/${tourId}/publish`);
    // What is changed since is for the owner alone.
    const later = { id: randomUUID(), v: 1, kind: 'tour.set', field: 'description', value: secret };
    await client.call('POST', `/api/tours/${tourId}/edits`, { base: 1, edits: [later] });
  }
  if (state === 'deleted') await client.call('DELETE', `/api/tours/${tourId}`);
  return { state, tourId, slug, uploadId: String(begun.headers.location).split('/').at(-1) ?? '' };
}

type Thing = (typeof things)[number];

/** What the owner would send, where the table of routes has less than that. */
const valid: Record<
  string,
  (thing: Thing) => { url?: string; body?: object | Buffer; headers?: Record<string, string> }
> = {
  'GET /media/:key/:revision/*': ({ slug }) => ({ url: addressOf.get(slug) ?? '' }),
  'PATCH /api/tours/:id': () => ({ body: { name: 'Taken' } }),
  'POST /api/tours/:id/edits': () => {
    const edit = { id: randomUUID(), v: 1, kind: 'tour.set', field: 'name', value: 'Taken' };
    return { body: { base: 1, edits: [edit] } };
  },
  'POST /api/tours/:id/media/retry': ({ slug }) => ({ body: { slug } }),
  'POST /api/tours/:id/media/copies': ({ slug }) => ({ body: { slug } }),
  'POST /upload': ({ slug }) => {
    const boundary = 'the-boundary';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n`;
    return {
      url: `/upload?slug=${encodeURIComponent(slug)}`,
      body: Buffer.concat([Buffer.from(head), picture, Buffer.from(`\r\n--${boundary}--\r\n`)]),
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    };
  },
  'PATCH /api/uploads/:id': () => ({ body: picture.subarray(0, 1000) }),
};
let picture: Buffer;
/** The address of each photo's thumbnail. */
const addressOf = new Map<string, string>();

beforeAll(async () => {
  picture = await photo(64);
  const { rows } = await server.services.database.pool.query(
    'select slug, key, revision from images join media on key = media_key',
  );
  for (const { slug, key, revision } of rows) addressOf.set(slug, `/media/${key}/${revision}/thumbnail.jpg`);
});

/** All that is the owner's, in one text. */
async function belongings(): Promise<string> {
  const texts = [];
  for (const table of ['tours', 'images', 'uploads', 'sessions', 'accounts']) {
    const { rows } = await server.services.database.pool.query(
      `select md5(coalesce(string_agg(t::text, '' order by t.id), '')) as hash from ${table} t where user_id = $1`,
      [owner.userId],
    );
    texts.push(`${table} ${rows[0].hash}`);
  }
  const { rows } = await server.services.database.pool.query('select u::text from users u where id = $1', [
    owner.userId,
  ]);
  return [...texts, JSON.stringify(rows)].join('\n');
}

// What changes the intruder's own account alone, or ends their session, has its own tests.
const routes = Object.keys(accessTable).filter((route) => !route.includes(' /api/auth/'));

/** A request that the owner may make, sent with these headers. */
function ask(route: string, thing: Thing, headers: Record<string, string>) {
  const [one] = accessTable[route] ?? [];
  const [method = '', path = ''] = route.split(' ');
  const own = valid[route]?.(thing) ?? {};
  const fixed = typeof one?.headers === 'function' ? newUploadHeaders(thing.tourId) : one?.headers;
  const url = (own.url ?? one?.url ?? path)
    .replace('{tour}', thing.tourId)
    .replace('{user}', owner.userId)
    .replace('{upload}', thing.uploadId);
  const body = own.body ?? one?.body;
  return server.app.inject({
    method: method as 'GET',
    url,
    headers: { origin: testOrigin, ...fixed, ...own.headers, ...headers },
    payloadAsStream: true,
    ...(body === undefined || method === 'GET' ? {} : { payload: body }),
  });
}

/** What operators do and see: the titles of tours, what jobs work on. `app.access.test.ts` says who else may. */
function isOperators(route: string): boolean {
  return route.endsWith('/unpublish') || route.includes(' /api/operator/');
}

test.each(routes)('%s gives an intruder nothing', async (route) => {
  const before = await belongings();
  for (const thing of things) {
    for (const { who, headers } of intruders) {
      if (who === 'an operator' && isOperators(route)) continue;
      const answer = await ask(route, thing, headers);
      const context = `${who}, ${thing.state}: ${answer.statusCode}`;
      expect([429, 500], context).not.toContain(answer.statusCode);
      const isLive = String(answer.headers['content-type']).includes('event-stream');
      expect(isLive, context).toBe(false);
      const text = await textOf(answer);
      expect(
        secrets.filter((secret) => text.includes(secret)),
        context,
      ).toEqual([]);
      expect(await belongings(), context).toBe(before);
    }
  }
});

test('the same requests are taken from the owner', async () => {
  const [draft] = things;
  if (draft === undefined) throw new Error('The owner has no draft');
  for (const route of Object.keys(valid)) {
    const before = await belongings();
    const answer = await ask(route, draft, { cookie: owner.cookie });
    await textOf(answer);
    const isTaken = answer.statusCode < 300 || (await belongings()) !== before;
    expect(isTaken, `${route}: ${answer.statusCode}`).toBe(true);
  }
});

async function textOf(answer: { stream(): NodeJS.ReadableStream }): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer.stream()) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('latin1');
}
