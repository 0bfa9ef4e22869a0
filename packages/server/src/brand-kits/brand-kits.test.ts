import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer, type TestUser, testOrigin } from '../testing/test-server.ts';

let server: TestServer;
let ann: TestUser;
let ben: TestUser;
beforeAll(async () => {
  server = await openTestServer();
  ann = await server.signUp('ann@example.com');
  ben = await server.signUp('ben@example.com');
});
afterAll(() => server.close());

function ask(method: 'GET' | 'PATCH' | 'DELETE', who: TestUser, id = '', payload?: object) {
  return server.app.inject({
    method,
    url: `/api/users/${ann.userId}/brand-kits${id && `/${id}`}`,
    headers: { origin: testOrigin, cookie: who.cookie },
    ...(payload && { payload }),
  });
}
const kept = async () => (await ask('GET', ann)).json().kits;

const kit = {
  brandColour: '#2f7d4f',
  titleFont: 'lora',
  contactPhone: '+43 1 234',
  cornerLogo: `data:image/png;base64,${'A'.repeat(600_000)}`,
};

/** A kit as it is listed: of the logos only whether they are there. */
function listedOf({ cornerLogo, floorLogo, ...rest }: Partial<Record<string, unknown>>) {
  return { ...rest, hasCornerLogo: cornerLogo !== undefined, hasFloorLogo: floorLogo !== undefined };
}

test('brands are kept under their names, each replaced and deleted without the others', async () => {
  expect(await kept()).toEqual([]);
  expect((await ask('PATCH', ann, 'maple', { name: ' Maple Lane ', kit })).json().name).toBe('Maple Lane');
  await ask('PATCH', ann, 'shop', { name: 'Shop', kit: { brandColour: '#112233' } });
  expect(await kept()).toEqual([
    { id: 'maple', name: 'Maple Lane', kit: listedOf(kit) },
    { id: 'shop', name: 'Shop', kit: listedOf({ brandColour: '#112233' }) },
  ]);
  await ask('PATCH', ann, 'maple', { name: 'Maple', kit: { titleFont: 'lora' } });
  expect((await kept())[0]).toEqual({
    id: 'maple',
    name: 'Maple',
    kit: listedOf({ titleFont: 'lora' }),
  });
  expect((await ask('DELETE', ann, 'maple')).json()).toEqual({ id: 'maple', deleted: true });
  expect((await kept()).map(({ id }: { id: string }) => id)).toEqual(['shop']);
});

test('logos come with the one kit that is requested, never with the list, and stay when it is renamed', async () => {
  const logo = { ...kit, floorLogo: kit.cornerLogo };
  const answers = [
    await ask('PATCH', ann, 'large', { name: 'Large', kit: logo }),
    await ask('GET', ann),
    await ask('PATCH', ann, 'large', { name: 'Larger' }),
  ];
  for (const { statusCode, body } of answers) expect([statusCode, body.length < 2000]).toEqual([200, true]);
  expect((await ask('GET', ann, 'large')).json()).toEqual({ id: 'large', name: 'Larger', kit: logo });
  expect((await ask('GET', ann, 'none')).statusCode).toBe(404);
  expect((await ask('PATCH', ann, 'none', { name: 'None' })).statusCode).toBe(404);
  await ask('DELETE', ann, 'large');
});

test('nobody else reads, changes or deletes them', async () => {
  expect((await ask('GET', ben)).statusCode).toBe(404);
  expect((await ask('GET', ben, 'shop')).statusCode).toBe(404);
  expect((await ask('PATCH', ben, 'shop', { name: 'Mine', kit })).statusCode).toBe(404);
  expect((await ask('DELETE', ben, 'shop')).statusCode).toBe(404);
});

test.each([
  { brandColour: 'red' },
  { cornerLogo: 'https://elsewhere.example/logo.png' },
  { cornerLogo: 'data:image/svg+xml;base64,AAAA' },
  { cornerLogo: 'data:text/html;base64,AAAA' },
  { hobby: 'chess' },
])('what is no brand is refused: %o', async (wrong) => {
  const before = await kept();
  expect((await ask('PATCH', ann, 'shop', { name: 'Shop', kit: wrong })).statusCode).toBe(400);
  expect(await kept()).toEqual(before);
});

test('there are ten at most, however many are kept at once, and those that are there can still be changed', async () => {
  const ids = Array.from({ length: 11 }, (_, index) => `kit-${index}`);
  const answers = await Promise.all(
    ids.map(async (id) => (await ask('PATCH', ann, id, { name: id, kit: {} })).statusCode),
  );
  expect(answers.filter((status) => status === 200)).toHaveLength(9);
  expect((await ask('PATCH', ann, 'one-more', { name: 'One more', kit: {} })).json().code).toBe(
    'too_many_brand_kits',
  );
  expect((await ask('PATCH', ann, 'shop', { name: 'The shop', kit: {} })).statusCode).toBe(200);
});
