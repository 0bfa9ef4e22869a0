import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { type AuthPath, authCalls } from '../auth-calls.ts';
import { createPeople, password } from '../test-people.ts';

// Passwords are hashed dearly, many times, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000 });

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await server.work();
});
afterAll(() => server.close());

const { newPerson, signUp, logIn, currentUser, mailsTo, linkTo, verify } = createPeople(() => server);
const newPassword = 'another short sentence';

describe('sessions and password', () => {
  test('are listed and ended one by one, or all others at once', async () => {
    const { email, browser } = await signUp();
    const [phone, tablet] = [newPerson().browser, newPerson().browser];
    await logIn(phone, email);
    await logIn(tablet, email);
    const { body: sessions } = await browser.get<'authSessions'>('/api/auth/list-sessions');
    expect(sessions).toHaveLength(3);
    const { session } = (await phone.get<'authSession'>('/api/auth/get-session')).body!;
    expect(sessions.map(({ ipAddress }) => ipAddress)).toContain(session.ipAddress);
    await browser.post('/api/auth/revoke-session', { id: session.id });
    expect(await currentUser(phone)).toBeNull();
    expect(await currentUser(tablet)).not.toBeNull();
    await browser.post('/api/auth/revoke-other-sessions');
    expect(await currentUser(tablet)).toBeNull();
    expect(await currentUser(browser)).not.toBeNull();
  });

  test('of others cannot be ended', async () => {
    const victim = await signUp();
    const { session } = (await victim.browser.get<'authSession'>('/api/auth/get-session')).body!;
    const thief = await signUp();
    await thief.browser.post('/api/auth/revoke-session', { id: session.id });
    expect(await currentUser(victim.browser)).not.toBeNull();
  });

  test('a token without its signature is not a session', async () => {
    const { userId } = await signUp();
    const { rows } = await server.services.database.pool.query<{ token: string }>(
      'select token from sessions where user_id = $1',
      [userId],
    );
    const thief = newPerson().browser;
    thief.cookies.set('tourwright.session_token', rows[0]?.token ?? '');
    expect(await currentUser(thief)).toBeNull();
  });

  test('a new password needs the old one, ends other sessions and is announced by mail', async () => {
    const { email, browser } = await signUp();
    const phone = newPerson().browser;
    await logIn(phone, email);
    const change = (currentPassword: string) =>
      browser.post('/api/auth/change-password', { currentPassword, newPassword, revokeOtherSessions: false });
    expect((await change('not my password')).body).toMatchObject({ code: 'INVALID_PASSWORD' });
    const copy = browser.copy();
    expect((await change(password)).status).toBe(200);
    expect(await currentUser(copy)).toBeNull();
    expect(await currentUser(phone)).toBeNull();
    expect(await currentUser(browser)).not.toBeNull();
    expect((await mailsTo(email)).at(-1)?.subject).toBe('Your password was changed');
    expect((await logIn(newPerson().browser, email, newPassword)).status).toBe(200);
  });

  test('the old password cannot be guessed without end', async () => {
    const { browser } = await signUp();
    const statuses = [];
    for (let tried = 0; tried < 11; tried += 1) {
      const body = { currentPassword: `guess number ${tried}`, newPassword };
      statuses.push((await browser.post('/api/auth/change-password', body)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
  });
});

test('every endpoint of better-auth that is not in our table is closed', async () => {
  const { browser } = await signUp();
  const { api } = betterAuth({
    baseURL: 'http://localhost:3000',
    emailAndPassword: { enabled: true },
    plugins: [twoFactor(), passkey()],
    secret: 'x'.repeat(32),
  });
  const endpoints = Object.values(api) as { path?: string; options?: { method?: string | string[] } }[];
  const known = endpoints.flatMap(({ path, options }) =>
    path ? [options?.method ?? 'POST'].flat().map((method) => ({ path, method })) : [],
  );
  expect(known.length).toBeGreaterThan(40);
  for (const { path, method } of known) {
    const isOpen = path in authCalls && authCalls[path as AuthPath].method === method;
    if (isOpen || (path === '/get-session' && method === 'POST')) continue;
    const url = `/api/auth${path.replaceAll(/:\w+/g, 'google')}`;
    const answer = method === 'GET' ? await browser.get(url) : await browser.post(url, { name: 'x' });
    expect(answer.status, `${method} ${path}`).toBe(404);
  }
});

test('no answer says a session token', async () => {
  const { email, browser, answer, userId } = await signUp();
  const body = { currentPassword: password, newPassword };
  const answers = [
    answer,
    await logIn(browser, email),
    await browser.get('/api/auth/get-session'),
    await browser.get<'authSessions'>('/api/auth/list-sessions'),
    await browser.post('/api/auth/change-password', body),
  ];
  const { rows } = await server.services.database.pool.query<{ token: string }>(
    'select token from sessions where user_id = $1',
    [userId],
  );
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/"token"/);
    for (const { token } of rows) expect(JSON.stringify(body)).not.toContain(token);
  }
});

test('a verification link signs nobody in, also when it changes the address', async () => {
  const { email, browser, userId } = await signUp();
  const stranger = newPerson().browser;
  const count = async () =>
    (await server.services.database.pool.query('select 1 from sessions where user_id = $1', [userId]))
      .rowCount;
  expect((await verify(stranger, (await linkTo(email)).token)).cookies).toEqual([]);
  const { email: wanted } = newPerson();
  await browser.post('/api/auth/change-email', { newEmail: wanted, password });
  const answer = await verify(stranger, (await linkTo(wanted)).token);
  expect(answer).toMatchObject({ status: 200, cookies: [], body: { status: true } });
  expect(await currentUser(stranger)).toBeNull();
  expect(await count()).toBe(1);
});

test.each(['javascript:1', 'data:text/html,x', 'http://x.example/a.png', '//x.example/a.png', '/media/../x'])(
  'signing up takes no picture at %s',
  async (image) => {
    const { email, browser } = newPerson();
    const who = { name: 'Ann', email, password, image };
    const answer = await browser.post('/api/auth/sign-up/email', who);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  },
);

test('signing up takes a picture that comes over https', async () => {
  const { email, browser } = newPerson();
  const image = 'https://pictures.example/ann.png';
  const answer = await browser.post<'authUser'>('/api/auth/sign-up/email', {
    name: 'Ann',
    email,
    password,
    image,
  });
  expect(answer.body.user).toMatchObject({ image });
});
