/**
 * Texts that PostgreSQL cannot hold, in what is sent and in what is requested: a clear answer, and never a broken
 * one.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AccessCase } from './testing/access-case.ts';
import { accessTable } from './testing/access-table.ts';
import { openTestServer, type TestServer, type TestUser, testOrigin } from './testing/test-server.ts';

let server: TestServer;
let owner: TestUser;
let tourId: string;
beforeAll(async () => {
  server = await openTestServer();
  await newOwner('ann@example.com');
});
afterAll(() => server.close());

async function newOwner(email: string): Promise<void> {
  owner = await server.signUp(email);
  tourId = (await send('POST', '/api/tours', { payload: { name: 'Loft' } })).json().id;
}

function send(
  method: string,
  url: string,
  { headers = {}, payload }: { headers?: object; payload?: object } = {},
) {
  return server.app.inject({
    method: method as 'GET',
    url,
    headers: { cookie: owner.cookie, origin: testOrigin, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
}

/** The body with `odd` in place of each text in turn, and once in a field and a name that nobody knows. */
function* oddBodies(body: object, odd: string): Generator<object> {
  for (const [name, value] of Object.entries(body))
    if (typeof value === 'string' || Array.isArray(value))
      yield { ...body, [name]: Array.isArray(value) ? [odd] : odd };
  yield { ...body, unknown: { [odd]: [odd] } };
}

const odds = [
  ['NUL', 'a\0b', 'a%00b'],
  ['half of a surrogate pair', '\ud800', '%ED%A0%80'],
] as const;

async function breaksNothing(odd: string): Promise<void> {
  const broken: string[] = [];
  for (const [route, cases] of Object.entries(accessTable)) {
    const [method = ''] = route.split(' ');
    for (const one of cases.filter(hasBody)) {
      for (const payload of oddBodies(one.body, odd)) {
        if (one.ownPeople) await newOwner(`${crypto.randomUUID()}@example.com`);
        await server.services.database.pool.query('delete from attempts');
        const url = one.url.replace('{tour}', tourId).replace('{user}', owner.userId);
        const headers = typeof one.headers === 'function' ? one.headers(tourId) : one.headers;
        const answer = await send(method, url, { ...(headers ? { headers } : {}), payload });
        if (answer.statusCode >= 500) broken.push(`${route} ${JSON.stringify(payload)} ${answer.body}`);
      }
    }
  }
  expect(broken).toEqual([]);
}

test('no route breaks by NUL in its body', { tags: 'long' }, () => breaksNothing('a\0b'));

test('no route breaks by half of a surrogate pair in its body', { tags: 'long' }, () =>
  breaksNothing('\ud800'),
);

test.each(odds)('what is saved with %s can be read by all who edit the tour', async (_, odd) => {
  const edit = { id: crypto.randomUUID(), v: 1, kind: 'tour.set', field: 'name', value: `Loft${odd}` };
  await newOwner(`${crypto.randomUUID()}@example.com`);
  const sent = await send('POST', `/api/tours/${tourId}/edits`, { payload: { base: 1, edits: [edit] } });
  expect(sent.json().answers).toMatchObject([{ status: 'applied' }]);
  const seen = await send('POST', `/api/tours/${tourId}/edits`, { payload: { base: 1, edits: [] } });
  expect(seen.json().missed).toMatchObject([{ edit: { value: odd === 'a\0b' ? 'Loftab' : 'Loft' } }]);
});

test.each(odds)('an upload with %s in its metadata is refused or kept', async (_, odd) => {
  for (const name of ['slug', 'filename', 'filetype', 'sha256']) {
    const usual = {
      slug: `${tourId}/a.jpg`,
      filename: 'a.jpg',
      filetype: 'image/jpeg',
      sha256: 'a'.repeat(64),
    };
    const encoded = Object.entries({ ...usual, [name]: `${tourId}/${odd}` }).map(
      ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
    );
    const headers = {
      'tus-resumable': '1.0.0',
      'upload-length': '1000',
      'upload-metadata': encoded.join(','),
    };
    const { statusCode } = await send('POST', '/api/uploads', { headers });
    expect([name, statusCode < 500]).toEqual([name, true]);
  }
});

test.each(odds)('no route breaks by %s in what is requested', async (_, _odd, escaped) => {
  const { paths } = (await server.app.inject('/api/openapi.json')).json();
  const broken: string[] = [];
  let asked = 0;
  for (const [path, operations] of Object.entries<Record<string, Operation>>(paths)) {
    for (const [method, { parameters = [] }] of Object.entries(operations)) {
      for (const { name } of parameters.filter((parameter) => parameter.in === 'query')) {
        const url = `${path.replace('{id}', tourId)}?${name}=${escaped}`;
        const { statusCode } = await send(method.toUpperCase(), url);
        asked += 1;
        if (statusCode >= 500) broken.push(`${method} ${url} ${statusCode}`);
      }
    }
  }
  expect(asked).toBeGreaterThan(8);
  expect(broken).toEqual([]);
});

interface Operation {
  parameters?: { name: string; in: string }[];
}

function hasBody(one: AccessCase): one is AccessCase & { body: object } {
  return one.body !== undefined && !one.stream;
}
