import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { createPeople, password } from './test-people.ts';

// Passwords are hashed dearly, many times, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000 });

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const { newPerson, signUp, signIn, currentUser, mailsTo } = createPeople(() => server);
const newPassword = 'another short sentence';

describe('sessions and password', () => {
  test('are listed and ended one by one, or all others at once', async () => {
    const { email, browser } = await signUp();
    const [phone, tablet] = [newPerson().browser, newPerson().browser];
    await signIn(phone, email);
    await signIn(tablet, email);
    const { body: sessions } = await browser.get('/api/auth/list-sessions');
    expect(sessions).toHaveLength(3);
    const { session } = (await phone.get('/api/auth/get-session')).body;
    expect(sessions.map(({ ipAddress }: { ipAddress: string }) => ipAddress)).toContain(session.ipAddress);
    await browser.post('/api/auth/revoke-session', { token: session.token });
    expect(await currentUser(phone)).toBeNull();
    expect(await currentUser(tablet)).not.toBeNull();
    await browser.post('/api/auth/revoke-other-sessions');
    expect(await currentUser(tablet)).toBeNull();
    expect(await currentUser(browser)).not.toBeNull();
  });

  test('of others cannot be ended', async () => {
    const victim = await signUp();
    const { session } = (await victim.browser.get('/api/auth/get-session')).body;
    const thief = await signUp();
    await thief.browser.post('/api/auth/revoke-session', { token: session.token });
    expect(await currentUser(victim.browser)).not.toBeNull();
  });

  test('a token without its signature is no session', async () => {
    const { browser } = await signUp();
    const { session } = (await browser.get('/api/auth/get-session')).body;
    const thief = newPerson().browser;
    thief.cookies.set('tourwright.session_token', session.token);
    expect(await currentUser(thief)).toBeNull();
  });

  test('a new password needs the old one, ends other sessions and is told by mail', async () => {
    const { email, browser } = await signUp();
    const phone = newPerson().browser;
    await signIn(phone, email);
    const change = (currentPassword: string) =>
      browser.post('/api/auth/change-password', { currentPassword, newPassword, revokeOtherSessions: true });
    expect((await change('not my password')).body).toMatchObject({ code: 'INVALID_PASSWORD' });
    expect((await change(password)).status).toBe(200);
    expect(await currentUser(phone)).toBeNull();
    expect(await currentUser(browser)).not.toBeNull();
    expect(mailsTo(email).at(-1)?.subject).toBe('Your password was changed');
    expect((await signIn(newPerson().browser, email, newPassword)).status).toBe(200);
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

test('addresses of the provider that are not open here are not there', async () => {
  const { browser } = await signUp();
  for (const path of ['update-user', 'delete-user', 'sign-in/social', 'set-password', 'unlink-account']) {
    expect((await browser.post(`/api/auth/${path}`, { name: 'x' })).status).toBe(404);
  }
});
