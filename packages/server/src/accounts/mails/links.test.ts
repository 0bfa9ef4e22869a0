import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { createPeople, password } from '../test-people.ts';

// Passwords are hashed dearly, many times, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000 });

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await server.work();
});
afterAll(() => server.close());

const { newPerson, signUp, logIn, currentUser, mailsTo, linkTo, verify, age } = createPeople(() => server);
const newPassword = 'another short sentence';
const recover = (browser: TestBrowser, token: string) =>
  browser.post<'authRecovery'>('/api/auth/recover-email', { token });

describe('the link that verifies an address', () => {
  test('can be requested again, by the logged-in and by others, who learn nothing', async () => {
    const { email, browser } = await signUp();
    const ask = (from: TestBrowser, address: string) =>
      from.post('/api/auth/send-verification-email', { email: address });
    expect((await ask(browser, email)).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(2);
    const known = await ask(newPerson().browser, email);
    const unknown = await ask(newPerson().browser, 'nobody@example.com');
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await mailsTo('nobody@example.com')).toEqual([]);
  });

  test('grows old', async () => {
    const { email, browser, userId } = await signUp();
    await age(userId);
    expect((await verify(browser, (await linkTo(email)).token)).body).toMatchObject({
      code: 'TOKEN_EXPIRED',
    });
    expect(await currentUser(browser)).toMatchObject({ emailVerified: false });
  });

  test('must be one of ours', async () => {
    const { email, browser } = await signUp();
    const { token } = await linkTo(email);
    for (const forged of ['', 'x', `${token}x`, token.slice(0, -2)]) {
      expect((await verify(browser, forged)).status).toBe(400);
    }
    expect((await verify(browser, token)).status).toBe(200);
  });

  test('is let through for one of many that come at once', async () => {
    const { email } = await signUp();
    const { token } = await linkTo(email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(newPerson().browser, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('is not mailed to one address without end', async () => {
    const { email, browser } = await signUp();
    const statuses = [];
    for (let asked = 0; asked < 6; asked += 1) {
      statuses.push((await browser.post('/api/auth/send-verification-email', { email })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('the link that resets a password', () => {
  const ask = (browser: TestBrowser, email: string) =>
    browser.post('/api/auth/request-password-reset', { email });
  const reset = (browser: TestBrowser, token: string, secret = newPassword) =>
    browser.post('/api/auth/reset-password', { token, newPassword: secret });

  test('sets the password once and signs every device out', async () => {
    const { email, browser } = await signUp();
    const stranger = newPerson().browser;
    expect((await ask(stranger, email)).status).toBe(200);
    const { mode, token } = await linkTo(email);
    expect(mode).toBe('resetPassword');
    expect((await reset(stranger, token)).status).toBe(200);
    expect(await currentUser(browser)).toBeNull();
    expect((await logIn(stranger, email)).status).toBe(401);
    expect((await logIn(stranger, email, newPassword)).status).toBe(200);
    expect((await mailsTo(email)).at(-1)).toMatchObject({ subject: 'Your password was changed' });
    expect((await reset(stranger, token, 'yet another sentence')).body).toMatchObject({
      code: 'INVALID_TOKEN',
    });
  });

  test('dies with all others once one was used', async () => {
    const { email, browser } = await signUp();
    await ask(browser, email);
    const first = (await linkTo(email)).token;
    await ask(browser, email);
    const second = (await linkTo(email)).token;
    expect((await reset(browser, second)).status).toBe(200);
    expect((await reset(browser, first, 'yet another sentence')).status).toBe(400);
  });

  test('survives a password that is too short', async () => {
    const { email, browser } = await signUp();
    await ask(browser, email);
    const { token } = await linkTo(email);
    expect((await reset(browser, token, 'short')).body).toMatchObject({ code: 'PASSWORD_TOO_SHORT' });
    expect((await reset(browser, token)).status).toBe(200);
  });

  test('grows old', async () => {
    const { email, browser, userId } = await signUp();
    await ask(browser, email);
    await age(userId);
    expect((await reset(browser, (await linkTo(email)).token)).body).toMatchObject({ code: 'INVALID_TOKEN' });
  });

  test('is not kept in clear', async () => {
    const { email, browser } = await signUp();
    await ask(browser, email);
    const { token } = await linkTo(email);
    for (const table of ['mailed_links', 'verifications', 'pgboss.job']) {
      const { rows } = await server.services.database.pool.query(`select * from ${table}`);
      expect(JSON.stringify(rows)).not.toContain(token);
    }
  });

  test('is promised for addresses that have no account in the same words, as slowly and as seldom', {
    tags: 'long',
  }, async () => {
    const { email, browser } = await signUp();
    const known = await ask(browser, email);
    const started = performance.now();
    const unknown = await ask(browser, 'nobody@example.com');
    expect(performance.now() - started).toBeGreaterThan(290);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    const limited = async (address: string) => {
      const statuses = [];
      for (let asked = 0; asked < 5; asked += 1) statuses.push((await ask(browser, address)).status);
      return statuses;
    };
    expect(await limited(email)).toEqual([200, 200, 200, 200, 429]);
    expect(await limited('nobody@example.com')).toEqual([200, 200, 200, 200, 429]);
  });
});

describe('a change of address', () => {
  async function changed() {
    const person = await signUp();
    const { email: wanted } = newPerson();
    const asked = await person.browser.post('/api/auth/change-email', { newEmail: wanted, password });
    expect(asked.status).toBe(200);
    return { ...person, wanted };
  }

  test('takes effect once the new address has confirmed it, and the old one is notified', async () => {
    const { browser, email, wanted } = await changed();
    expect(await currentUser(browser)).toMatchObject({ email });
    const { mode, token } = await linkTo(wanted);
    expect(mode).toBe('verifyEmail');
    expect((await verify(browser, token)).status).toBe(200);
    expect(await currentUser(browser)).toMatchObject({ email: wanted, emailVerified: true });
    expect((await verify(browser, token)).body).toMatchObject({ code: 'TOKEN_USED' });
    expect((await linkTo(email)).mode).toBe('recoverEmail');
    expect((await mailsTo(email)).at(-1)?.text).toContain(wanted);
    expect((await logIn(newPerson().browser, wanted)).status).toBe(200);
    expect((await logIn(newPerson().browser, email)).status).toBe(401);
  });

  test('is taken back once from the old address, which signs every device out', async () => {
    const { browser, email, wanted } = await changed();
    await verify(browser, (await linkTo(wanted)).token);
    const { token } = await linkTo(email);
    const owner = newPerson().browser;
    expect(await recover(owner, token)).toMatchObject({ status: 200, body: { email } });
    expect(await currentUser(browser)).toBeNull();
    expect(await recover(owner, token)).toMatchObject({ status: 400, body: { code: 'TOKEN_USED' } });
  });

  test("taken back removes the intruder's password: the owner chooses a new one", async () => {
    const { browser, email, wanted } = await changed();
    const thief = newPerson().browser;
    await verify(browser, (await linkTo(wanted)).token);
    const theirs = 'a sentence of the thief';
    const body = { currentPassword: password, newPassword: theirs };
    expect((await browser.post('/api/auth/change-password', body)).status).toBe(200);
    const owner = newPerson().browser;
    const { body: recovery } = await recover(owner, (await linkTo(email)).token);
    for (const secret of [theirs, password]) {
      expect((await logIn(thief, email, secret)).status).toBe(401);
      expect((await logIn(thief, wanted, secret)).status).toBe(401);
    }
    const chosen = { token: recovery.resetToken, newPassword };
    expect((await owner.post('/api/auth/reset-password', chosen)).status).toBe(200);
    expect((await logIn(owner, email, newPassword)).status).toBe(200);
    expect(await currentUser(owner)).toMatchObject({ email, emailVerified: true });
  });

  test('taken back cannot be taken over by the address in between, whose own link is void', async () => {
    const { browser, email, wanted } = await changed();
    await verify(browser, (await linkTo(wanted)).token);
    const { email: third } = newPerson();
    await browser.post('/api/auth/change-email', { newEmail: third, password });
    await verify(browser, (await linkTo(third)).token);
    const [first, between] = [(await linkTo(email)).token, (await linkTo(wanted)).token];
    // The thief holds the address in between; the first owner still has the last word.
    const thief = newPerson().browser;
    expect((await recover(thief, between)).body).toMatchObject({ email: wanted });
    expect((await recover(newPerson().browser, first)).body).toMatchObject({ email });
    expect((await recover(thief, between)).body).toMatchObject({ code: 'TOKEN_USED' });
  });

  test('that goes back to the address before gives the one in between no say', async () => {
    const { browser, email, wanted, userId } = await changed();
    await verify(browser, (await linkTo(wanted)).token);
    await browser.post('/api/auth/change-email', { newEmail: email, password });
    const mails = (await mailsTo(wanted)).length;
    await verify(browser, (await linkTo(email)).token);
    expect(await currentUser(browser)).toMatchObject({ email });
    expect(await mailsTo(wanted)).toHaveLength(mails);
    const open = 'select 1 from mailed_links where user_id = $1 and used_at is null';
    expect((await server.services.database.pool.query(open, [userId])).rowCount).toBe(0);
  });

  test('cannot be repeated by links from before it was taken back', async () => {
    const { browser, email, wanted } = await changed();
    const { email: second } = newPerson();
    await browser.post('/api/auth/change-email', { newEmail: second, password });
    await browser.post('/api/auth/request-password-reset', { email });
    const resetToken = (await linkTo(email)).token;
    await verify(browser, (await linkTo(wanted)).token);
    expect((await recover(newPerson().browser, (await linkTo(email)).token)).status).toBe(200);
    const late = newPerson().browser;
    expect((await verify(late, (await linkTo(second)).token)).body).toMatchObject({ code: 'TOKEN_USED' });
    const reset = await late.post('/api/auth/reset-password', { token: resetToken, newPassword });
    expect(reset.status).toBe(400);
  });

  test('can be taken back though somebody else wants the old address meanwhile', async () => {
    const { browser, email, wanted } = await changed();
    await verify(browser, (await linkTo(wanted)).token);
    const thief = newPerson().browser;
    const signedUp = await thief.post('/api/auth/sign-up/email', { name: 'Eve', email, password });
    expect(signedUp.body).toMatchObject({ code: 'SIGN_UP_REFUSED' });
    expect((await recover(newPerson().browser, (await linkTo(email)).token)).status).toBe(200);
  });

  test('cannot be taken back when it is too late', async () => {
    const { browser, email, wanted, userId } = await changed();
    await verify(browser, (await linkTo(wanted)).token);
    await age(userId);
    expect((await recover(browser, (await linkTo(email)).token)).body).toMatchObject({
      code: 'TOKEN_EXPIRED',
    });
    expect(await currentUser(browser)).toMatchObject({ email: wanted });
  });

  test('to an address of somebody else looks the same and does nothing', async () => {
    const { browser, email } = await signUp();
    const other = await signUp();
    const mails = (await mailsTo(other.email)).length;
    const taken = await browser.post('/api/auth/change-email', { newEmail: other.email, password });
    const free = await browser.post('/api/auth/change-email', { newEmail: newPerson().email, password });
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    expect(await mailsTo(other.email)).toHaveLength(mails);
    expect(await currentUser(browser)).toMatchObject({ email });
  });

  test('to an address that somebody took in the meantime is refused', async () => {
    const { browser, email, wanted } = await changed();
    await newPerson().browser.post('/api/auth/sign-up/email', { name: 'Bo', email: wanted, password });
    const { token } = { token: (await mailsTo(wanted))[0]?.actionLink?.split('token=')[1] ?? '' };
    expect(await verify(browser, token)).toMatchObject({ status: 409, body: { code: 'EMAIL_TAKEN' } });
    expect(await currentUser(browser)).toMatchObject({ email });
  });

  test('needs the password: a session alone sends no mail and takes no account', async () => {
    const { browser, email } = await signUp();
    const { email: wanted } = newPerson();
    const wrong = await browser.post('/api/auth/change-email', { newEmail: wanted, password: 'a guess' });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'INVALID_PASSWORD' } });
    expect((await browser.post('/api/auth/change-email', { newEmail: wanted })).status).toBe(400);
    expect(await mailsTo(wanted)).toEqual([]);
    expect(await currentUser(browser)).toMatchObject({ email });
  });

  test('needs somebody who is logged in', async () => {
    const answer = await newPerson().browser.post('/api/auth/change-email', {
      newEmail: 'eve@example.com',
      password,
    });
    expect(answer).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
  });
});
