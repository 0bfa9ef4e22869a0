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

function ask(method: 'GET' | 'PATCH', who: TestUser, payload?: object) {
  return server.app.inject({
    method,
    url: `/api/users/${ann.userId}/brand-kit`,
    headers: { origin: testOrigin, cookie: who.cookie },
    ...(payload && { payload }),
  });
}

const kit = {
  brandColour: '#2f7d4f',
  titleFont: 'lora',
  contactPhone: '+43 1 234',
  cornerLogo: `data:image/png;base64,${'A'.repeat(600_000)}`,
};

test('a brand is kept, and the next one takes its place', async () => {
  expect((await ask('GET', ann)).json()).toEqual({ kit: null });
  expect((await ask('PATCH', ann, kit)).statusCode).toBe(200);
  expect((await ask('GET', ann)).json()).toEqual({ kit });
  await ask('PATCH', ann, { brandColour: '#112233' });
  expect((await ask('GET', ann)).json()).toEqual({ kit: { brandColour: '#112233' } });
});

test('nobody else reads or changes it', async () => {
  expect((await ask('GET', ben)).statusCode).toBe(404);
  expect((await ask('PATCH', ben, kit)).statusCode).toBe(404);
});

test.each([
  { brandColour: 'red' },
  { cornerLogo: 'https://elsewhere.example/logo.png' },
  { cornerLogo: 'data:image/svg+xml;base64,AAAA' },
  { cornerLogo: 'data:text/html;base64,AAAA' },
  { hobby: 'chess' },
])('what is no brand is refused: %o', async (wrong) => {
  const before = (await ask('GET', ann)).json();
  expect((await ask('PATCH', ann, wrong)).statusCode).toBe(400);
  expect((await ask('GET', ann)).json()).toEqual(before);
});
