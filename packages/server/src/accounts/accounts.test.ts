import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { TestBrowser } from '../testing/test-browser.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { createPeople, password } from './test-people.ts';

// Passwords are hashed dearly, many times, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000 });

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await server.work();
});
afterAll(() => server.close());

const { newPerson, signUp, currentUser, mailsTo, linkTo, verify } = createPeople(() => server);

describe('signing up', () => {
  test('logs in and mails a link that confirms the address once', async () => {
    const { browser, email, userId } = await signUp();
    expect(await currentUser(browser)).toMatchObject({ id: userId, email, emailVerified: false });
    const { mode, token } = await linkTo(email);
    expect(mode).toBe('verifyEmail');

    const stranger = newPerson().browser;
    expect((await verify(stranger, token)).status).toBe(200);
    expect(await currentUser(stranger)).toBeNull();
    expect(await currentUser(browser)).toMatchObject({ emailVerified: true });

    const again = await verify(stranger, token);
    expect(again.status).toBe(400);
    expect(again.headers['content-type']).toContain('application/problem+json');
    expect(again.body).toMatchObject({ status: 400, code: 'TOKEN_USED' });
  });

  test('refuses short passwords, broken addresses and names of several lines', async () => {
    const { browser, email } = newPerson();
    const ask = (change: object) =>
      browser.post<'authRefused'>('/api/auth/sign-up/email', { name: 'Ann', email, password, ...change });
    expect((await ask({ password: 'too short' })).body).toMatchObject({
      status: 400,
      code: 'PASSWORD_TOO_SHORT',
    });
    expect((await ask({ email: 'nobody' })).status).toBe(400);
    expect((await ask({ name: 'Ann\nBcc: eve@example.com' })).body.code).toBe('INVALID_NAME');
    expect(await currentUser(browser)).toBeNull();
  });

  test('cannot set what is not for the user to set', async () => {
    const { browser, email } = newPerson();
    const answer = await browser.post<'authUser'>('/api/auth/sign-up/email', {
      ...{ name: 'Ann', email, password },
      ...{ emailVerified: true, id: 'chosen', profile: { operator: true } },
    });
    expect(answer.status === 200 ? answer.body.user : {}).not.toMatchObject({ id: 'chosen' });
    expect((await currentUser(browser))?.emailVerified ?? false).toBe(false);
  });

  test('says the same of a taken address as of one that cannot be used, and mails nobody', async () => {
    const { email } = await signUp();
    const mails = (await mailsTo(email)).length;
    const { browser } = newPerson();
    const answer = await browser.post('/api/auth/sign-up/email', { name: 'Eve', email, password });
    expect(answer.body).toMatchObject({ status: 422, code: 'SIGN_UP_REFUSED' });
    expect(JSON.stringify(answer.body)).not.toMatch(/exists|taken/i);
    expect(await mailsTo(email)).toHaveLength(mails);
  });
});

test.each([
  ['http://localhost:3000', 200],
  ['http://127.0.0.1:3000', 200],
  ['http://localhost:3001', 403],
  ['https://evil.example', 403],
])('a browser at %s gets %i', async (origin, status) => {
  const { email } = newPerson();
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/sign-up/email',
    headers: { origin },
    payload: { name: '', email, password },
  });
  expect(answer.statusCode).toBe(status);
});

describe('the cookies', () => {
  test('hide the session from scripts and give the client its uid, for as long', async () => {
    const { answer, userId } = await signUp();
    const session = answer.cookies.find((line) => line.startsWith('tourwright.session_token='))!;
    const uid = answer.cookies.find((line) => line.startsWith('userId='))!;
    expect(session).toMatch(/; HttpOnly/i);
    expect(session).toMatch(/; SameSite=Lax/i);
    expect(session).not.toMatch(/; Secure/i);
    expect(uid).toContain(`userId=${userId};`);
    expect(uid).not.toMatch(/HttpOnly/i);
    expect(uid).toMatch(/; SameSite=Lax/i);
    const ageOf = (line: string) => /Max-Age=(\d+)/i.exec(line)?.[1];
    expect(ageOf(uid)).toBe(ageOf(session));
  });

  test('are renewed together', async () => {
    const { browser, userId } = await signUp();
    await server.services.database.pool.query(
      "update sessions set expires_at = now() + interval '28 days' where user_id = $1",
      [userId],
    );
    const answer = await browser.get('/api/auth/get-session');
    expect(answer.cookies.map((line) => line.split('=')[0]).sort()).toEqual([
      'tourwright.session_token',
      'userId',
    ]);
  });

  test('end with the browser where the session does', async () => {
    const { email } = await signUp();
    const { browser } = newPerson();
    const answer = await browser.post('/api/auth/sign-in/email', { email, password, rememberMe: false });
    for (const name of ['tourwright.session_token=', 'userId=']) {
      expect(answer.cookies.find((line) => line.startsWith(name))).not.toMatch(/Max-Age/i);
    }
  });

  test('are both cleared by logging out', async () => {
    const { browser } = await signUp();
    expect((await browser.post('/api/auth/sign-out')).status).toBe(200);
    expect([...browser.cookies]).toEqual([]);
    expect(await currentUser(browser)).toBeNull();
  });

  test('are both cleared once the session is gone', async () => {
    const { browser, userId } = await signUp();
    await server.services.database.pool.query('delete from sessions where user_id = $1', [userId]);
    expect(await currentUser(browser)).toBeNull();
    expect([...browser.cookies]).toEqual([]);
  });

  test('grant nothing by the uid alone', async () => {
    const { userId } = await signUp();
    const { browser } = newPerson();
    browser.cookies.set('userId', userId);
    expect((await browser.get(`/api/users/${userId}`)).status).toBe(401);
    expect(await currentUser(browser)).toBeNull();
    expect(browser.cookies.has('userId')).toBe(false);
  });

  test('are for TLS alone where the public address is', async () => {
    const secure = await openTestServer({
      config: { ...server.services.config, publicUrl: 'https://tours.example.com' },
    });
    const browser = new TestBrowser(secure);
    const answer = await browser.post('/api/auth/sign-up/email', {
      name: '',
      email: 'ann@example.com',
      password,
    });
    expect(answer.cookies).toHaveLength(2);
    for (const line of answer.cookies) expect(line).toMatch(/; Secure/i);
    await secure.close();
  });
});

test('the cookies are for TLS alone behind a proxy that speaks it', async () => {
  const config = { ...server.services.config, trustProxy: 1 };
  const proxied = await openTestServer({ config });
  const answer = await proxied.app.inject({
    method: 'POST',
    url: '/api/auth/sign-up/email',
    headers: { origin: 'http://localhost:3000', 'x-forwarded-proto': 'https' },
    payload: { name: '', email: 'ann@example.com', password },
  });
  const cookies = [answer.headers['set-cookie'] ?? []].flat();
  expect(cookies).toHaveLength(2);
  for (const line of cookies) expect(line).toMatch(/; Secure/i);
  await proxied.close();
});

describe('logging in', () => {
  test('takes the address in any case, and does not reveal which accounts exist', async () => {
    const { email } = await signUp();
    const { browser } = newPerson();
    const logIn = (body: object) => browser.post<'authRefused'>('/api/auth/sign-in/email', body);
    const wrong = await logIn({ email, password: 'another sentence' });
    const unknown = await logIn({ email: 'nobody@example.com', password });
    expect(wrong.status).toBe(401);
    expect({ ...unknown.body, instance: '' }).toEqual({ ...wrong.body, instance: '' });
    expect((await logIn({ email: email.toUpperCase(), password })).status).toBe(200);
  });

  test('refuses the eleventh try after ten wrong ones, for this account and address alone', async () => {
    const { email } = await signUp();
    const thief = newPerson().browser;
    const tries = await Promise.all(
      Array.from({ length: 30 }, () =>
        thief.post('/api/auth/sign-in/email', { email, password: 'wrong sentence' }),
      ),
    );
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(20);
    const refused = await thief.post('/api/auth/sign-in/email', { email, password });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
    expect(refused.body).toMatchObject({ code: 'too_many_requests', status: 429 });

    const { browser } = newPerson();
    expect((await browser.post('/api/auth/sign-in/email', { email, password })).status).toBe(200);
    const { email: other } = await signUp();
    expect((await thief.post('/api/auth/sign-in/email', { email: other, password })).status).toBe(200);
  });

  test('limits unknown accounts like known ones', async () => {
    const { browser } = newPerson();
    const statuses = [];
    for (let tried = 0; tried < 11; tried += 1) {
      const body = { email: 'nobody-at-all@example.com', password };
      statuses.push((await browser.post('/api/auth/sign-in/email', body)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });

  test('does not limit right passwords', async () => {
    const { email } = await signUp();
    const { browser } = newPerson();
    const tries = await Promise.all(
      Array.from({ length: 15 }, () => browser.post('/api/auth/sign-in/email', { email, password })),
    );
    expect(tries.map(({ status }) => status)).toEqual(Array(15).fill(200));
  });

  test('is possible again when the window is over', async () => {
    let now = new Date();
    const later = await openTestServer({ clock: () => now });
    const browser = new TestBrowser(later);
    await browser.post('/api/auth/sign-up/email', { name: '', email: 'ann@example.com', password });
    const wrong = () =>
      browser.post('/api/auth/sign-in/email', { email: 'ann@example.com', password: 'wrong one here' });
    for (let tried = 0; tried < 10; tried += 1) await wrong();
    expect((await wrong()).status).toBe(429);
    now = new Date(now.getTime() + 10 * 60_000 + 1);
    expect(
      (await browser.post('/api/auth/sign-in/email', { email: 'ann@example.com', password })).status,
    ).toBe(200);
    await later.close();
  });
});
