import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccessCase, accessTable } from './testing/access-table.ts';
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

async function send(method: string, url: string, cookie: string | null, one: Partial<AccessCase>) {
  const { body } = one;
  const answer = await server.app.inject({
    method: method as 'GET',
    url,
    headers: { origin: TEST_ORIGIN, ...(cookie === null ? {} : { cookie }), ...one.headers },
    payloadAsStream: true,
    ...(body === undefined ? {} : { payload: body }),
  });
  if (one.stream) answer.stream().destroy();
  else answer.stream().resume();
  return answer.statusCode;
}

async function newTour({ published, deleted }: AccessCase, { cookie }: TestUser): Promise<string> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/tours',
    headers: { origin: TEST_ORIGIN, cookie },
    payload: { name: 'Loft' },
  });
  const { id } = answer.json();
  if (published) expect(await send('POST', `/api/tours/${id}/publish`, cookie, { body: {} })).toBe(200);
  if (deleted) expect(await send('DELETE', `/api/tours/${id}`, cookie, {})).toBe(200);
  return id;
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
  const { owner, other } = one.ownPeople ? await newPeople() : people;
  const statuses = [];
  // Nobody, the owner, another owner.
  for (const cookie of [null, owner.cookie, other.cookie]) {
    const url = one.url.replace('{tour}', await newTour(one, owner)).replace('{user}', owner.userId);
    statuses.push(await send(route.split(' ')[0] ?? '', url, cookie, one));
  }
  expect(statuses).toEqual(one.statuses);
});
