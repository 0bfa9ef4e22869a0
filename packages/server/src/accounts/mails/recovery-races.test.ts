import { afterAll, beforeAll, expect, test } from 'vitest';
import { cheapPasswords } from '../../testing/cheap-passwords.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { createPeople, password } from '../test-people.ts';

/** Hashing takes as long as a test says: what a thief began is still under way when the owner comes. */
let hashing = Promise.resolve();
let begun = () => {};
const slowPasswords = {
  hash: async (secret: string) => {
    begun();
    await hashing;
    return cheapPasswords.hash(secret);
  },
  verify: async (attempt: { hash: string; password: string }) => {
    begun();
    await hashing;
    return cheapPasswords.verify(attempt);
  },
};

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ passwords: slowPasswords });
  await server.work();
});
afterAll(() => server.close());

const { newPerson, signUp, logIn, currentUser, linkTo, verify } = createPeople(() => server);
const theirs = 'a sentence of the thief';

/** An account whose address a thief has changed, and the link by which its owner takes it back. */
async function stolen() {
  const { browser: thief, email } = await signUp();
  const { email: wanted } = newPerson();
  await thief.post('/api/auth/change-email', { newEmail: wanted, password });
  await verify(thief, (await linkTo(wanted)).token);
  const { token } = await linkTo(email);
  const recover = () => newPerson().browser.post('/api/auth/recover-email', { token });
  return { thief, email, wanted, recover };
}

/** Lets `act` begin to hash, does `meanwhile`, and lets it end. */
async function during<T>(act: () => Promise<T>, meanwhile: () => Promise<unknown>): Promise<T> {
  let end = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  hashing = new Promise((resolve) => {
    end = resolve;
  });
  const acting = act();
  await hasBegun;
  await meanwhile();
  end();
  return acting;
}

test('a login that was under way when the account was recovered has no effect', async () => {
  const { wanted, recover } = await stolen();
  const { browser } = newPerson();
  const late = await during(() => logIn(browser, wanted), recover);
  expect(late.status).toBe(401);
  expect(await currentUser(browser)).toBeNull();
});

test('a change of password that was under way when the account was recovered has no effect', async () => {
  const { thief, email, recover } = await stolen();
  const body = { currentPassword: password, newPassword: theirs };
  const late = await during(() => thief.post('/api/auth/change-password', body), recover);
  expect(late.status).toBe(400);
  expect(await currentUser(thief)).toBeNull();
  expect((await logIn(newPerson().browser, email, theirs)).status).toBe(401);
});

test('a reset that was under way when the account was recovered has no effect', async () => {
  const { thief, email, wanted, recover } = await stolen();
  await thief.post('/api/auth/request-password-reset', { email: wanted });
  const { token } = await linkTo(wanted);
  const body = { token, newPassword: theirs };
  const late = await during(() => thief.post('/api/auth/reset-password', body), recover);
  expect(late).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });
  expect((await logIn(newPerson().browser, email, theirs)).status).toBe(401);
});

test('a login with the old password that was under way when it was changed has no effect', async () => {
  const { browser, email } = await signUp();
  const { browser: thief } = newPerson();
  const body = { token: '', newPassword: theirs };
  await browser.post('/api/auth/request-password-reset', { email });
  body.token = (await linkTo(email)).token;
  const late = await during(
    () => logIn(thief, email),
    async () => {
      hashing = Promise.resolve();
      expect((await browser.post('/api/auth/reset-password', body)).status).toBe(200);
    },
  );
  expect(late.status).toBe(401);
  expect(await currentUser(thief)).toBeNull();
});
