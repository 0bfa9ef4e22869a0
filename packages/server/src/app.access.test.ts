import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccessCase, accessTable, newUploadHeaders } from './testing/access-table.ts';
import { openTestServer, TEST_ORIGIN, type TestServer, type TestUser } from './testing/test-server.ts';

let server: TestServer;
let people: { owner: TestUser; other: TestUser };
beforeAll(async () => {
  server = await openTestServer();
  people = await newPeople();
});
afterAll(() => server.close());

let counter = 0;
async function newPeople() {
  counter++;
  const owner = await server.signUp(`owner${counter}@example.com`);
  return { owner, other: await server.signUp(`other${counter}@example.com`) };
}

interface Request extends Pick<AccessCase, 'url' | 'body' | 'stream'> {
  method: string;
  headers: Record<string, string>;
}

async function send({ method, url, headers, body, stream }: Request) {
  const answer = await server.app.inject({
    method: method as 'GET',
    url,
    headers: { origin: TEST_ORIGIN, ...headers },
    payloadAsStream: true,
    ...(body === undefined ? {} : { payload: body }),
  });
  if (stream) answer.stream().destroy();
  else answer.stream().resume();
  return answer;
}

async function newTour({ published, deleted }: AccessCase, { cookie }: TestUser): Promise<string> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/tours',
    headers: { origin: TEST_ORIGIN, cookie },
    payload: { name: 'Loft' },
  });
  const { id } = answer.json();
  const change = (method: string, url: string) => send({ method, url, headers: { cookie } });
  if (published) expect((await change('POST', `/api/tours/${id}/publish`)).statusCode).toBe(200);
  if (deleted) expect((await change('DELETE', `/api/tours/${id}`)).statusCode).toBe(200);
  return id;
}

async function newUpload(tourId: string, { cookie }: TestUser): Promise<string> {
  const headers = { cookie, ...newUploadHeaders(tourId) };
  const answer = await send({ method: 'POST', url: '/api/uploads', headers });
  expect(answer.statusCode).toBe(201);
  return String(answer.headers.location).split('/').at(-1) ?? '';
}

/** One request of each: nobody, the owner, another owner. */
async function statusesOf(method: string, one: AccessCase): Promise<number[]> {
  const { owner, other } = one.ownPeople ? await newPeople() : people;
  const statuses = [];
  for (const cookie of ['', owner.cookie, other.cookie]) {
    const tourId = await newTour(one, owner);
    const upload = one.url.includes('{upload}') ? await newUpload(tourId, owner) : '';
    const url = one.url.replace('{tour}', tourId).replace('{user}', owner.userId).replace('{upload}', upload);
    const headers = typeof one.headers === 'function' ? one.headers(tourId) : one.headers;
    statuses.push((await send({ ...one, method, url, headers: { cookie, ...headers } })).statusCode);
  }
  return statuses;
}

test('every route stands in the table, mounted by `route`, and nothing else does', () => {
  expect(server.routes.filter(({ access }) => access === undefined)).toEqual([]);
  const mounted = server.routes.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(accessTable).toSorted()).toEqual(mounted.toSorted());
});

const cases = Object.entries(accessTable).flatMap(([route, list]) =>
  list.map((one) => [route, one.published ? 'published' : one.deleted ? 'deleted' : 'draft', one] as const),
);

test.each(cases)('%s (%s)', async (route, _state, one) => {
  expect(await statusesOf(route.split(' ')[0] ?? '', one)).toEqual(one.statuses);
});
