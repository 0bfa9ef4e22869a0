import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cheapPasswords } from '../../testing/cheap-passwords.ts';
import { TestBrowser } from '../../testing/test-browser.ts';
import { openTestServer, type TestServer, testOrigin } from '../../testing/test-server.ts';
import { createPeople, password } from '../test-people.ts';

vi.setConfig({ testTimeout: 90_000 });

/** Counts what is hashed or compared, at the place where it is done. */
let hashes = 0;
const countingPasswords = {
  hash: (secret: string) => {
    hashes += 1;
    return cheapPasswords.hash(secret);
  },
  verify: (attempt: { hash: string; password: string }) => {
    hashes += 1;
    return cheapPasswords.verify(attempt);
  },
};

let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  server = await openTestServer({ passwords: countingPasswords });
  // A second process on the same database.
  other = await openTestServer({ passwords: countingPasswords, database: server.services.database });
});
afterAll(async () => {
  await other.app.close();
  await other.services.queue.close();
  await server.close();
});

const { newPerson, signUp, logIn } = createPeople(() => server);
const wrong = 'a wrong sentence';

async function attemptsCounted(): Promise<unknown> {
  const { pool } = server.services.database;
  return (await pool.query('select count(*) as rows, sum(count) as attempts from attempts')).rows[0];
}

test('500 guesses sent at once to two processes are at most 10 hashes', async () => {
  const { email } = await signUp();
  const browsers = [server, other].map((one) => new TestBrowser(one, { address: '192.0.2.77' }));
  hashes = 0;
  const guesses = Array.from({ length: 500 }, (_, index) =>
    logIn(browsers[index % 2]!, email, index === 499 ? password : `${wrong} ${index}`),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(hashes).toBeLessThanOrEqual(10);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(490);
});

test('a right password is not refused for 15 that are tried beside it, in any process', async () => {
  const { email } = await signUp();
  const browsers = [server, other].map((one) => new TestBrowser(one, { address: '192.0.2.78' }));
  const before = await attemptsCounted();
  const tries = Array.from({ length: 30 }, (_, index) => logIn(browsers[index % 2]!, email));
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(Array(30).fill(200));
  expect(await attemptsCounted()).toEqual(before);
});

test('a body that is not JSON is not read at all', async () => {
  const { email } = await signUp();
  const { email: shown } = newPerson();
  const form = new URLSearchParams({ email, password: wrong }).toString();
  const bodies = [
    ['application/x-www-form-urlencoded', form],
    ['application/x-www-form-urlencoded', `{"email":"${shown}"}&${form}`],
    ['application/x-www-form-urlencoded', `\u{FEFF}${form}`],
    ['text/plain', JSON.stringify({ email, password: wrong })],
    [
      'multipart/form-data; boundary=x',
      `--x\r\nContent-Disposition: form-data; name="email"\r\n\r\n${email}\r\n--x--`,
    ],
    ['application/octet-stream', JSON.stringify({ email, password: wrong })],
    ['application/vnd.api+json', JSON.stringify({ email, password: wrong })],
    ['application/x-www-form-urlencoded; application/json', form],
  ];
  hashes = 0;
  for (const [type = '', payload = ''] of bodies) {
    for (const path of ['sign-in/email', 'sign-up/email', 'sign-out', 'recover-email', 'reset-password']) {
      const answer = await server.app.inject({
        method: 'POST',
        url: `/api/auth/${path}`,
        headers: { origin: testOrigin, 'content-type': type },
        payload,
      });
      expect(answer.statusCode, `${path} as ${type}`).toBe(415);
    }
  }
  expect(hashes).toBe(0);
});

test.each([
  ['a byte order mark', (email: string) => `\u{FEFF}${JSON.stringify({ email, password: wrong })}`],
  [
    'the address twice',
    (email: string) => `{"email":"eve@example.com","email":"${email}","password":"${wrong}"}`,
  ],
  [
    'the address in capitals',
    (email: string) => JSON.stringify({ email: email.toUpperCase(), password: wrong }),
  ],
  ['blanks around the address', (email: string) => JSON.stringify({ email: ` ${email}\t`, password: wrong })],
  [
    'another address beside it',
    (email: string) => JSON.stringify({ newEmail: 'eve@example.com', email, password: wrong }),
  ],
  [
    'escapes in the address',
    (email: string) => `{"email":"${email.replace('@', '\\u0040')}","password":"${wrong}"}`,
  ],
])('guesses are counted for the account that is tried, whatever the body: %s', async (_name, bodyFor) => {
  const { email } = await signUp();
  const { browser } = newPerson();
  const send = (payload: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      remoteAddress: '192.0.2.90',
      headers: { origin: testOrigin, 'content-type': 'application/json' },
      payload,
    });
  const statuses = [];
  for (let tried = 0; tried < 10; tried += 1) statuses.push((await send(bodyFor(email))).statusCode);
  expect(statuses).toEqual(Array(10).fill(401));
  expect((await send(JSON.stringify({ email, password }))).statusCode).toBe(429);
  expect((await logIn(browser, email)).status).toBe(200);
});

test.each([
  ['addresses of one /64', (index: number) => `2001:db8:7:7::${index.toString(16)}`, 10],
  [
    'an IPv4 address and its forms in IPv6',
    (index: number) => (index % 2 ? '198.51.100.7' : '::ffff:198.51.100.7'),
    10,
  ],
  ['addresses of different /64', (index: number) => `2001:db8:8:${index.toString(16)}::1`, 14],
])('14 guesses from %s', async (_name, addressOf, tried) => {
  const { email } = await signUp();
  const statuses = [];
  for (let index = 0; index < 14; index += 1) {
    const browser = new TestBrowser(server, { address: addressOf(index) });
    statuses.push((await logIn(browser, email, wrong)).status);
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(tried);
});

test('100 failures behind one address refuse no right password of others there', {
  tags: 'long',
}, async () => {
  const { email } = await signUp();
  const shared = new TestBrowser(server, { address: '203.0.113.5' });
  for (let index = 0; index < 120; index += 1) {
    expect((await logIn(shared, `nobody-${index}@example.com`, wrong)).status).toBe(401);
  }
  expect((await logIn(shared, email)).status).toBe(200);
});

test('where too many wait to be hashed, the next are asked to come again', { tags: 'long' }, async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const slow = await openTestServer({
    passwords: { ...cheapPasswords, hash: (secret) => held.then(() => cheapPasswords.hash(secret)) },
  });
  const tries = Array.from({ length: 130 }, (_, index) => {
    const browser = new TestBrowser(slow, { address: `198.18.0.${index}` });
    return browser.post('/api/auth/sign-in/email', { email: `n${index}@example.com`, password: wrong });
  });
  const refused = await Promise.any(tries);
  expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  letGo();
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(100);
  expect(new Set(statuses)).toEqual(new Set([401, 503]));
  await slow.close();
});
