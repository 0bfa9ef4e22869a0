import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { createPeople, password } from '../test-people.ts';
import { TestAuthenticator } from './test-authenticator.ts';
import { openCodeApp } from './test-codes.ts';

vi.setConfig({ testTimeout: 90_000 });

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await server.work();
});
afterAll(() => server.close());

const { newPerson, signUp, logIn, currentUser, mailsTo, linkTo } = createPeople(() => server);

async function add(browser: TestBrowser, key = new TestAuthenticator(), name = 'Laptop') {
  const options = await browser.post<'passkeyOptions'>('/api/auth/passkey/generate-register-options', {
    password,
  });
  expect(options.status).toBe(200);
  const answer = await browser.post('/api/auth/passkey/verify-registration', {
    response: key.register(options.body),
    name,
  });
  return { key, options, answer };
}

async function use(browser: TestBrowser, key: TestAuthenticator) {
  const { body } = await browser.post<'passkeyOptions'>('/api/auth/passkey/generate-authenticate-options');
  return browser.post<'authUser'>('/api/auth/passkey/verify-authentication', { response: key.logIn(body) });
}

const list = async (browser: TestBrowser) =>
  (await browser.get<'passkeys'>('/api/auth/passkey/list-user-passkeys')).body;

describe('a passkey', () => {
  test('is made by who says the password, named, used, renamed and removed', async () => {
    const { email, browser } = await signUp();
    const wrong = { password: 'not my password' };
    const refused = await browser.post('/api/auth/passkey/generate-register-options', wrong);
    expect(refused.body).toMatchObject({ code: 'INVALID_PASSWORD' });
    const { key, options, answer } = await add(browser);
    expect(options.body).toMatchObject({
      rp: { name: 'Tourwright', id: 'localhost' },
      user: { name: email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect(answer.status).toBe(200);
    expect((await mailsTo(email)).at(-1)?.text).toContain('The passkey "Laptop" logs in');
    const phone = newPerson().browser;
    const loggedIn = await use(phone, key);
    expect(loggedIn).toMatchObject({ status: 200, body: { user: { email } } });
    expect(JSON.stringify(loggedIn.body)).not.toContain('token');
    expect((await currentUser(phone))?.email).toBe(email);
    expect(phone.cookies.get('userId')).toBe(loggedIn.body.user.id);
    const { id, lastUsedAt } = (await list(browser))[0]!;
    expect(lastUsedAt).toMatch(/^\d{4}-/);
    await browser.post('/api/auth/passkey/update-passkey', { id, name: 'Old laptop' });
    expect(await list(browser)).toMatchObject([{ name: 'Old laptop' }]);
    expect((await browser.post('/api/auth/passkey/delete-passkey', { id })).status).toBe(200);
    expect((await mailsTo(email)).at(-1)?.subject).toBe('A passkey was removed');
    expect((await use(phone, key)).body).toMatchObject({ status: 401, code: 'PASSKEY_NOT_FOUND' });
  });

  test('logs in without a code, since its device made sure who holds it', async () => {
    const { email, browser } = await signUp();
    const { key } = await add(browser);
    const { body } = await browser.post<'authCodes'>('/api/auth/two-factor/enable', { password });
    const code = openCodeApp(body.totpURI);
    await browser.post('/api/auth/two-factor/verify-totp', { code: await code() });
    const phone = newPerson().browser;
    expect((await logIn(phone, email)).body).toEqual({ twoFactorRedirect: true });
    expect((await use(phone, key)).status).toBe(200);
  });

  test('of a device that does not make sure who holds it is refused, made and used', async () => {
    const { browser } = await signUp();
    const careless = new TestAuthenticator();
    careless.verifies = false;
    expect((await add(browser, careless)).answer.body).toMatchObject({ code: 'PASSKEY_NOT_VERIFIED' });
    expect(await list(browser)).toEqual([]);
    careless.verifies = true;
    await add(browser, careless);
    careless.verifies = false;
    const phone = newPerson().browser;
    expect((await use(phone, careless)).body).toMatchObject({ code: 'PASSKEY_NOT_VERIFIED' });
    expect(await currentUser(phone)).toBeNull();
  });

  test('answers one challenge, and no other', async () => {
    const { browser } = await signUp();
    const { key } = await add(browser);
    const phone = newPerson().browser;
    const { body } = await phone.post<'passkeyOptions'>('/api/auth/passkey/generate-authenticate-options');
    expect(body).toMatchObject({ userVerification: 'required', rpId: 'localhost' });
    expect(body.allowCredentials).toBeUndefined();
    const response = key.logIn(body);
    const path = '/api/auth/passkey/verify-authentication';
    expect((await newPerson().browser.post(path, { response })).body).toMatchObject({
      code: 'PASSKEY_REFUSED',
    });
    expect((await phone.post(path, { response })).status).toBe(200);
    expect((await phone.post(path, { response })).body).toMatchObject({ code: 'PASSKEY_REFUSED' });
    await phone.post('/api/auth/passkey/generate-authenticate-options');
    expect((await phone.post(path, { response })).body).toMatchObject({ code: 'PASSKEY_REFUSED' });
  });

  test.each([
    [
      'of another account',
      (key: TestAuthenticator) => ({ ...key.logIn({ challenge: 'x' }), id: 'unknown' }),
      401,
    ],
    [
      'that is none',
      () => ({ id: 'a', rawId: 'a', type: 'public-key', response: { clientDataJSON: 'a' } }),
      401,
    ],
    ['without an answer', () => ({ id: 'a', rawId: 'a', type: 'public-key' }), 400],
    ['in another form', () => 'passkey', 400],
  ])('%s is refused', async (_what, response, status) => {
    const phone = newPerson().browser;
    await phone.post('/api/auth/passkey/generate-authenticate-options');
    const body = { response: response(new TestAuthenticator()) };
    const answer = await phone.post('/api/auth/passkey/verify-authentication', body);
    expect(answer.status).toBe(status);
  });

  test('that cannot be read is refused, not a fault of the server', async () => {
    const { browser } = await signUp();
    const { body } = await browser.post<'passkeyOptions'>('/api/auth/passkey/generate-register-options', {
      password,
    });
    const made = new TestAuthenticator().register(body);
    const response = { ...made, response: { ...made.response, attestationObject: 'AAAA' } };
    const answer = await browser.post('/api/auth/passkey/verify-registration', { response, name: 'Odd' });
    expect(answer.body).toMatchObject({ status: 400, code: 'PASSKEY_REFUSED' });
  });

  test('of somebody else can be neither named nor removed', async () => {
    const ann = await signUp();
    await add(ann.browser);
    const { id } = (await list(ann.browser))[0]!;
    const { browser } = await signUp();
    for (const call of ['update-passkey', 'delete-passkey']) {
      const answer = await browser.post(`/api/auth/passkey/${call}`, { id, name: 'Mine' });
      expect(answer.body).toMatchObject({ status: 404, code: 'PASSKEY_GONE' });
    }
    expect(await list(ann.browser)).toMatchObject([{ name: 'Laptop' }]);
  });

  test('is one of 25 at most', async () => {
    const { browser, userId } = await signUp();
    await server.services.database.pool.query(
      `insert into passkeys (id, name, public_key, user_id, credential_id, counter, device_type, backed_up)
      select $1 || n, 'Key', '', $1, $1 || n, 0, 'singleDevice', false from generate_series(1, 25) n`,
      [userId],
    );
    const answer = await browser.post('/api/auth/passkey/generate-register-options', { password });
    expect(answer.body).toMatchObject({ code: 'TOO_MANY_PASSKEYS', params: { most: 25 } });
  });
});

describe('when an account is taken back', () => {
  async function stolen() {
    const { browser: thief, email, userId } = await signUp();
    const { email: wanted } = newPerson();
    await thief.post('/api/auth/change-email', { newEmail: wanted, password });
    await thief.get(`/api/auth/verify-email?token=${(await linkTo(wanted)).token}`);
    const { token } = await linkTo(email);
    return { thief, userId, takeBack: () => newPerson().browser.post('/api/auth/recover-email', { token }) };
  }

  /** How many wait for a row of this database. */
  async function waiting(): Promise<number> {
    const { rows } = await server.services.database.pool.query(
      `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0].waiting;
  }

  /** Acts while the account is being taken back: both have begun before either ends. */
  async function during<T>({ userId, takeBack }: Awaited<ReturnType<typeof stolen>>, act: () => Promise<T>) {
    const client = await server.services.database.pool.connect();
    await client.query('begin');
    await client.query('select 1 from accounts where user_id = $1 for update', [userId]);
    const taking = takeBack();
    await expect.poll(waiting).toBe(1);
    const acting = act();
    await expect.poll(waiting).toBe(2);
    await client.query('commit');
    client.release();
    expect((await taking).status).toBe(200);
    return acting;
  }

  test('no passkey logs in any more', async () => {
    const { thief, takeBack } = await stolen();
    const { key } = await add(thief);
    expect((await takeBack()).status).toBe(200);
    expect((await use(thief, key)).body).toMatchObject({ code: 'PASSKEY_NOT_FOUND' });
  });

  test('a passkey that was being made is not kept', async () => {
    const account = await stolen();
    const { thief } = account;
    const key = new TestAuthenticator();
    const { body } = await thief.post<'passkeyOptions'>('/api/auth/passkey/generate-register-options', {
      password,
    });
    const fields = { response: key.register(body), name: 'Mine' };
    const made = await during(account, () => thief.post('/api/auth/passkey/verify-registration', fields));
    expect(made.body).toMatchObject({ code: 'not_signed_in' });
    expect((await use(thief, key)).body).toMatchObject({ code: 'PASSKEY_NOT_FOUND' });
  });

  test('a passkey that was being used opens no session that lasts', async () => {
    const account = await stolen();
    const { key } = await add(account.thief);
    const { browser } = newPerson();
    const { body } = await browser.post<'passkeyOptions'>('/api/auth/passkey/generate-authenticate-options');
    const response = key.logIn(body);
    const path = '/api/auth/passkey/verify-authentication';
    const used = await during(account, () => browser.post(path, { response }));
    expect(used.body).toMatchObject({ code: 'PASSKEY_NOT_FOUND' });
    expect(await currentUser(browser)).toBeNull();
  });
});
