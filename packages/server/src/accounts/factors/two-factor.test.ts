import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { TestBrowser } from '../../testing/test-browser.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { createPeople, password } from '../test-people.ts';
import { openCodeApp } from './test-codes.ts';

vi.setConfig({ testTimeout: 90_000 });

let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  // A second process on the same database.
  other = await openTestServer({ database: server.services.database });
  await server.work();
});
afterAll(async () => {
  await other.app.close();
  await other.services.queue.close();
  await server.close();
});

const { newPerson, signUp, logIn, currentUser, mailsTo, linkTo } = createPeople(() => server);
const newPassword = 'another short sentence';
const query = (text: string, values: unknown[]) => server.services.database.pool.query(text, values);

/** Somebody who has turned codes on. */
async function withCodes() {
  const person = await signUp();
  const { browser } = person;
  const begun = await browser.post<'authCodes'>('/api/auth/two-factor/enable', { password });
  expect(begun.status).toBe(200);
  const code = openCodeApp(begun.body.totpURI);
  expect((await browser.post('/api/auth/two-factor/verify-totp', { code: await code() })).status).toBe(200);
  return { ...person, code, recoveryCodes: begun.body.backupCodes };
}

const enter = (browser: TestBrowser, code: string, more: object = {}) =>
  browser.post<'authRefused'>('/api/auth/two-factor/verify-totp', { code, ...more });
const recover = (browser: TestBrowser, code: string) =>
  browser.post('/api/auth/two-factor/verify-backup-code', { code });
const statusOf = async (browser: TestBrowser) => (await browser.get('/api/auth/two-factor/status')).body;
/** Somebody who knows the password, asked for a code. */
async function atTheCode(email: string, address?: string) {
  const browser = address ? new TestBrowser(server, { address }) : newPerson().browser;
  expect((await logIn(browser, email)).body).toEqual({ twoFactorRedirect: true });
  return browser;
}

describe('turning codes on', () => {
  test('needs the password and a first code, and ends every other session', async () => {
    const { email, browser } = await signUp();
    const phone = newPerson().browser;
    await logIn(phone, email);
    const wrong = await browser.post('/api/auth/two-factor/enable', { password: 'not my password' });
    expect(wrong.body).toMatchObject({ status: 400, code: 'INVALID_PASSWORD' });
    const { body } = await browser.post<'authCodes'>('/api/auth/two-factor/enable', { password });
    expect(new URL(body.totpURI).searchParams.get('issuer')).toBe('Tourwright');
    expect(body.backupCodes).toHaveLength(10);
    expect(await statusOf(browser)).toEqual({ enabled: false, codesLeft: 0, trustedDevices: 0 });
    expect((await logIn(newPerson().browser, email)).body.user.email).toBe(email);
    const code = openCodeApp(body.totpURI);
    expect((await enter(browser, '000000')).body).toMatchObject({ code: 'INVALID_CODE' });
    expect((await enter(browser, await code())).status).toBe(200);
    expect(await statusOf(browser)).toEqual({ enabled: true, codesLeft: 10, trustedDevices: 0 });
    expect((await currentUser(browser))?.email).toBe(email);
    expect(await currentUser(phone)).toBeNull();
    expect((await mailsTo(email)).at(-1)?.subject).toBe('Two-factor authentication is on');
    expect((await browser.post<'authCodes'>('/api/auth/two-factor/enable', { password })).body).toMatchObject(
      {
        code: 'TOTP_ALREADY_ENABLED',
      },
    );
  });

  test('off again needs the password', async () => {
    const { email, browser } = await withCodes();
    const wrong = await browser.post('/api/auth/two-factor/disable', { password: 'not my password' });
    expect(wrong.body).toMatchObject({ code: 'INVALID_PASSWORD' });
    expect((await browser.post('/api/auth/two-factor/disable', { password })).status).toBe(200);
    expect(await statusOf(browser)).toMatchObject({ enabled: false });
    expect((await logIn(newPerson().browser, email)).body.user.email).toBe(email);
    expect((await mailsTo(email)).at(-1)?.subject).toBe('Two-factor authentication is off');
  });

  test('keeps neither secret nor recovery codes in clear', async () => {
    const { userId, recoveryCodes } = await withCodes();
    const { rows } = await query('select secret, backup_codes from two_factors where user_id = $1', [userId]);
    expect(rows[0].secret).toMatch(/^[\w$./+=-]{64,}$/);
    for (const code of recoveryCodes) expect(rows[0].backup_codes).not.toContain(code.slice(0, 5));
  });
});

describe('logging in with codes', () => {
  test('asks for one behind the password, and nobody is logged in before', async () => {
    const { email, code } = await withCodes();
    const browser = await atTheCode(email);
    expect(await currentUser(browser)).toBeNull();
    expect(browser.cookies.has('userId')).toBe(false);
    expect((await browser.get('/api/tours')).status).toBe(401);
    expect((await enter(browser, ` ${(await code()).replace(/(...)/, '$1 ')} `)).status).toBe(200);
    const user = await currentUser(browser);
    expect(user?.email).toBe(email);
    expect(browser.cookies.get('userId')).toBe(user?.id);
  });

  test('takes each code once', async () => {
    const { email, code } = await withCodes();
    const shown = await code(1);
    expect((await enter(await atTheCode(email), shown)).status).toBe(200);
    const again = await enter(await atTheCode(email), shown);
    expect(again.body).toMatchObject({ status: 401, code: 'INVALID_CODE' });
  });

  test('takes a code once, of many that bring it at the same time to two processes', async () => {
    const { email, code } = await withCodes();
    const shown = await code();
    const browsers = await Promise.all(
      [server, other, server, other].map(async (one, index) => {
        const browser = new TestBrowser(one, { address: `198.51.100.${index}` });
        await logIn(browser, email);
        return browser;
      }),
    );
    const answers = await Promise.all(browsers.map((browser) => enter(browser, shown)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('accepts a recovery code once, however it is typed, and notifies its owner', async () => {
    const { email, recoveryCodes } = await withCodes();
    const [first = ''] = recoveryCodes;
    const browser = await atTheCode(email);
    expect((await recover(browser, ` ${first.toUpperCase().replace('-', ' ')}`)).status).toBe(200);
    expect(await statusOf(browser)).toMatchObject({ codesLeft: 9 });
    const mail = (await mailsTo(email)).at(-1);
    expect(mail?.subject).toBe('A recovery code was used');
    expect(mail?.text).toContain('9 recovery codes are left');
    expect((await recover(await atTheCode(email), first)).body).toMatchObject({
      code: 'INVALID_BACKUP_CODE',
    });
    expect((await recover(browser, recoveryCodes[1] ?? '')).body).toMatchObject({
      code: 'TOTP_ALREADY_ENABLED',
    });
    expect(await statusOf(browser)).toMatchObject({ codesLeft: 9 });
  });

  test('new recovery codes make the old ones void', async () => {
    const { email, browser, recoveryCodes } = await withCodes();
    const made = await browser.post<'authCodes'>('/api/auth/two-factor/generate-backup-codes', { password });
    expect(made.body.backupCodes).toHaveLength(10);
    expect((await recover(await atTheCode(email), recoveryCodes[0] ?? '')).status).toBe(401);
    expect((await recover(await atTheCode(email), made.body.backupCodes[0]!)).status).toBe(200);
  });

  test('does not ask a device again that is trusted, until its owner says so', async () => {
    const { email, browser, code } = await withCodes();
    const home = await atTheCode(email);
    await enter(home, await code(), { trustDevice: true });
    for (let time = 0; time < 2; time += 1) {
      await home.post('/api/auth/sign-out');
      expect((await logIn(home, email)).body.user.email).toBe(email);
    }
    expect(await statusOf(browser)).toMatchObject({ trustedDevices: 1 });
    await browser.post('/api/auth/two-factor/forget-devices');
    await home.post('/api/auth/sign-out');
    expect((await logIn(home, email)).body).toEqual({ twoFactorRedirect: true });
  });

  test('trusts no device for another account', async () => {
    const ann = await withCodes();
    const ben = await withCodes();
    const home = await atTheCode(ann.email);
    await enter(home, await ann.code(), { trustDevice: true });
    await home.post('/api/auth/sign-out');
    expect((await logIn(home, ben.email)).body).toEqual({ twoFactorRedirect: true });
  });
});

describe('guessing at codes', () => {
  test('is limited as password guessing is, and the owner is notified', async () => {
    const { email, code } = await withCodes();
    const guesses = Array.from({ length: 3 }, () => atTheCode(email, '192.0.2.50'));
    const browsers = await Promise.all(guesses);
    const answers = await Promise.all(
      browsers.flatMap((browser) => Array.from({ length: 20 }, () => enter(browser, '000000'))),
    );
    expect(answers.filter(({ body }) => body.code === 'INVALID_CODE').length).toBeLessThanOrEqual(10);
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(30);
    expect((await enter(browsers[0] as TestBrowser, await code())).status).toBe(429);
    expect((await enter(await atTheCode(email), await code())).status).toBe(200);
    expect(
      (await mailsTo(email)).filter(({ subject }) => subject === 'Somebody knows your password'),
    ).toHaveLength(1);
  });

  test('from many networks ends after 50 in a day; a recovery code still works', {
    tags: 'long',
  }, async () => {
    const { email, code, recoveryCodes } = await withCodes();
    const found: string[] = [];
    for (let network = 0; network < 14; network += 1) {
      const browser = await atTheCode(email, `198.18.${network}.1`);
      for (let guess = 0; guess < 4; guess += 1) found.push((await enter(browser, '000000')).body.code);
    }
    expect(found.filter((each) => each === 'INVALID_CODE')).toHaveLength(50);
    expect((await enter(await atTheCode(email), await code())).status).toBe(429);
    expect((await recover(await atTheCode(email), recoveryCodes[0] ?? '')).status).toBe(200);
  });

  test('needs the password again after five wrong ones', async () => {
    const { email, code } = await withCodes();
    const browser = await atTheCode(email);
    for (let guess = 0; guess < 5; guess += 1) await enter(browser, '000000');
    expect((await enter(browser, await code())).body).toMatchObject({
      code: 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE',
    });
    expect((await enter(browser, await code())).body).toMatchObject({ code: 'INVALID_TWO_FACTOR_COOKIE' });
  });

  test('without a password is not a guess at all', async () => {
    const { browser } = newPerson();
    expect((await enter(browser, '000000')).body).toMatchObject({ code: 'INVALID_TWO_FACTOR_COOKIE' });
    browser.cookies.set('tourwright.two_factor', 'made-up.c2lnbmVk');
    expect((await enter(browser, '000000')).body).toMatchObject({ code: 'INVALID_TWO_FACTOR_COOKIE' });
  });
});

describe('a link by mail gets nobody past the code', () => {
  test('a new password asks for one, on trusted devices too, and what waited for one is void', async () => {
    const { email, code } = await withCodes();
    const home = await atTheCode(email);
    await enter(home, await code(), { trustDevice: true });
    const waiting = await atTheCode(email);
    const { browser } = newPerson();
    await browser.post('/api/auth/request-password-reset', { email });
    const { token } = await linkTo(email);
    const reset = await browser.post('/api/auth/reset-password', { token, newPassword });
    expect(reset).toMatchObject({ status: 200, cookies: [] });
    expect((await enter(waiting, await code(1))).body).toMatchObject({ code: 'INVALID_TWO_FACTOR_COOKIE' });
    for (const each of [browser, home]) {
      expect((await logIn(each, email, newPassword)).body).toEqual({ twoFactorRedirect: true });
    }
    expect((await enter(browser, await code(1))).status).toBe(200);
  });

  test('a code that was being taken when the password was reset has no effect', async () => {
    const { email, userId, code } = await withCodes();
    const thief = await atTheCode(email);
    const { browser } = newPerson();
    await browser.post('/api/auth/request-password-reset', { email });
    const { token } = await linkTo(email);
    const { pool } = server.services.database;
    const waiting = async () =>
      (
        await pool.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rowCount;
    const client = await pool.connect();
    await client.query('begin');
    await client.query('select 1 from accounts where user_id = $1 for update', [userId]);
    const reset = browser.post('/api/auth/reset-password', { token, newPassword });
    await expect.poll(waiting).toBe(1);
    const entering = enter(thief, await code());
    await expect.poll(waiting).toBe(2);
    await client.query('commit');
    client.release();
    expect((await reset).status).toBe(200);
    expect((await entering).body).toMatchObject({ code: 'INVALID_TWO_FACTOR_COOKIE' });
    expect(await currentUser(thief)).toBeNull();
  });

  test('an address given back asks for one still', async () => {
    const { email, browser, code } = await withCodes();
    const { email: wanted } = newPerson();
    await browser.post('/api/auth/change-email', { newEmail: wanted, password });
    await browser.get(`/api/auth/verify-email?token=${(await linkTo(wanted)).token}`);
    const owner = newPerson().browser;
    const { token } = await linkTo(email);
    const { body } = await owner.post<'authRecovery'>('/api/auth/recover-email', { token });
    await owner.post('/api/auth/reset-password', { token: body.resetToken, newPassword });
    expect((await logIn(owner, email, newPassword)).body).toEqual({ twoFactorRedirect: true });
    expect((await enter(owner, await code(1))).status).toBe(200);
  });

  test('a new password chosen while logged in asks for none, and keeps this browser alone', async () => {
    const { email, browser } = await withCodes();
    const change = { currentPassword: password, newPassword };
    expect((await browser.post('/api/auth/change-password', change)).status).toBe(200);
    expect((await currentUser(browser))?.email).toBe(email);
    expect(browser.cookies.get('userId')).toBe((await currentUser(browser))?.id);
  });
});

test('an operator removes a lost second factor; the password stays, and the owner is notified', async () => {
  const { email, browser } = await withCodes();
  expect(await server.removeFactors(` ${email.toUpperCase()}`)).toBe(true);
  expect(await currentUser(browser)).toBeNull();
  expect((await logIn(newPerson().browser, email)).body.user.email).toBe(email);
  expect((await mailsTo(email)).at(-1)?.subject).toBe('Your second factor was removed');
  expect(await server.removeFactors('nobody@example.com')).toBe(false);
  const { rows } = await server.services.database.pool.query('select act, by, subject from operator_acts');
  expect(rows).toEqual([{ act: 'factors.remove', by: 'command line', subject: email }]);
});
