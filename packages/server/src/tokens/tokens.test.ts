import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPeople, password } from '../accounts/test-people.ts';
import { imageClient, photo } from '../images/testing/image-client.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { newTokenText } from './token-text.ts';

let now = new Date('2026-11-24T10:00:00Z');
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ clock: () => now });
  await server.work();
});
afterAll(() => server.close());

const { signUp, newPerson, mailsTo, linkTo } = createPeople(() => server);
const query = (text: string, values: unknown[]) => server.services.database.pool.query(text, values);
type Person = Awaited<ReturnType<typeof signUp>>;

const wanted = { name: 'Website feed', scopes: ['tours:read'], expiresInDays: 30, password };
const make = ({ browser }: Pick<Person, 'browser'>, more: object = {}) =>
  browser.post<'createToken'>('/api/tokens', { ...wanted, ...more });
const list = async ({ browser }: Pick<Person, 'browser'>) =>
  (await browser.get<'listTokens'>('/api/tokens')).body.items;

/** Sends as a script does: with a token and nothing else. */
function script(token: string, headers: Record<string, string> = {}) {
  return (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    server.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
}

describe('a token', () => {
  test('is created with the password, shown once, and announced by mail', async () => {
    const ann = await signUp();
    expect((await make(ann, { password: 'not my password' })).body).toMatchObject({
      status: 400,
      code: 'INVALID_PASSWORD',
    });
    const made = await make(ann, { scopes: ['tours:read', 'leads:read', 'tours:read'] });
    expect(made.status).toBe(201);
    const { token, ...record } = made.body;
    expect(token).toMatch(/^tw_[\w-]{51}$/);
    expect(record).toEqual({
      id: expect.any(String),
      name: 'Website feed',
      hint: token.slice(-4),
      scopes: ['tours:read', 'leads:read'],
      createdAt: now.toISOString(),
      expiresAt: '2026-12-24T10:00:00.000Z',
      lastUsedAt: null,
    });
    expect(await list(ann)).toEqual([record]);
    const { rows } = await query('select to_jsonb(t)::text as row from api_tokens t where user_id = $1', [
      ann.userId,
    ]);
    expect(rows[0].row).not.toContain(token.slice(3, -8));
    const mail = (await mailsTo(ann.email)).at(-1);
    expect(mail).toMatchObject({ subject: 'An API token was made' });
    expect(mail?.text).toContain('"Website feed"');
    expect(mail?.text).not.toContain(token);
  });

  test('acts for its owner as far as its scopes go, without an Origin', async () => {
    const ann = await signUp();
    const { token } = (await make(ann, { scopes: ['tours:read'] })).body;
    const read = script(token);
    expect((await read('GET', '/api/token')).json()).toMatchObject({
      userId: ann.userId,
      scopes: ['tours:read'],
    });
    expect((await read('GET', '/api/tours')).json()).toMatchObject({ items: [] });
    expect((await read('POST', '/api/tours', { name: 'Loft' })).json()).toMatchObject({
      status: 403,
      code: 'missing_scope',
      params: { scope: 'tours:write' },
    });
    const { token: writing } = (await make(ann, { scopes: ['tours:write'] })).body;
    const created = await script(writing)('POST', '/api/tours', { name: 'Loft' });
    expect(created.statusCode).toBe(201);
    expect((await read('GET', `/api/tours/${created.json().id}`)).statusCode).toBe(200);
    // Without the scope it is a visitor, who sees no draft.
    expect((await script(writing)('GET', `/api/tours/${created.json().id}`)).statusCode).toBe(404);
  });

  test('reads private files of drafts', async () => {
    const ann = await signUp();
    const cookie = [...ann.browser.cookies]
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
    const owner = imageClient(server, { userId: ann.userId, cookie });
    const id = await owner.createTour();
    await owner.post(`${id}/Thumbnail/t.jpg`, await photo(64));
    const { url } = (await owner.mediaOf(id))[`${id}/Thumbnail/t.jpg`] ?? {};
    const { token } = (await make(ann)).body;
    const { token: other } = (await make(ann, { scopes: ['leads:read'] })).body;
    expect((await script(token)('GET', url ?? '')).statusCode).toBe(200);
    expect((await script(other)('GET', url ?? '')).statusCode).toBe(404);
  });

  test.each([
    ['that was never made', () => newTokenText()],
    ['with a letter that is wrong', () => `${newTokenText().slice(0, -1)}x`],
    ['that is cut off', () => newTokenText().slice(0, 20)],
    ['that is empty', () => 'tw_'],
  ])('%s is refused', async (_what, text) => {
    const answer = await script(text())('GET', '/api/tours');
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'bad_token' });
    expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
  });

  test('works no longer once it has expired or was revoked; others may not revoke it', async () => {
    const ann = await signUp();
    const short = (await make(ann, { expiresInDays: 1 })).body;
    const long = (await make(ann, { expiresInDays: null })).body;
    expect(long.expiresAt).toBeNull();
    expect((await script(short.token)('GET', '/api/token')).statusCode).toBe(200);
    now = new Date(now.getTime() + 25 * 60 * 60_000);
    expect((await script(short.token)('GET', '/api/token')).statusCode).toBe(401);
    expect((await script(long.token)('GET', '/api/token')).statusCode).toBe(200);
    const { browser } = await signUp();
    const remove = (by: typeof browser) =>
      server.app.inject({
        method: 'DELETE',
        url: `/api/tokens/${long.id}`,
        headers: {
          origin: 'http://localhost:3000',
          cookie: [...by.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
        },
      });
    expect((await remove(browser)).json()).toMatchObject({ status: 404, code: 'token_not_found' });
    expect((await remove(ann.browser)).json()).toEqual({ id: long.id, revoked: true });
    expect((await script(long.token)('GET', '/api/token')).statusCode).toBe(401);
    expect(await list(ann)).toMatchObject([{ id: short.id }]);
  });

  test('notes when it was used, to the minute', async () => {
    const ann = await signUp();
    const { token } = (await make(ann)).body;
    const used = async () => (await list(ann))[0]?.lastUsedAt;
    const first = now.toISOString();
    await script(token)('GET', '/api/token');
    await expect.poll(used).toBe(first);
    now = new Date(now.getTime() + 30_000);
    await script(token)('GET', '/api/token');
    expect(await used()).toBe(first);
    now = new Date(now.getTime() + 31_000);
    await script(token)('GET', '/api/token');
    await expect.poll(used).toBe(now.toISOString());
  });

  test('is one of 50 at most, however many are made at once', async () => {
    const ann = await signUp();
    await query(
      `insert into api_tokens (id, user_id, name, hash, hint, scopes, created_at)
      select $1 || n, $1, 'Old', $1 || n, '', '{}', now() from generate_series(1, 48) n`,
      [ann.userId],
    );
    const made = await Promise.all(Array.from({ length: 6 }, () => make(ann)));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(made.find(({ status }) => status !== 201)?.body).toMatchObject({
      status: 409,
      code: 'too_many_tokens',
      params: { most: 50 },
    });
  });
});

describe('what a token never does', () => {
  test('it lends nothing to the cookies beside it, and they lend it nothing', async () => {
    const ann = await signUp();
    const { token } = (await make(ann)).body;
    const cookie = [...ann.browser.cookies]
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
    const both = script(token, { cookie, origin: 'https://elsewhere.example' });
    expect((await both('POST', '/api/tours', { name: 'x' })).json()).toMatchObject({ code: 'missing_scope' });
    const password = { currentPassword: 'a short sentence', newPassword: 'another short sentence' };
    expect((await both('POST', '/api/auth/change-password', password)).json()).toMatchObject({
      code: 'not_for_tokens',
    });
    // A proxy's own token is none of ours: the cookie counts, and the Origin is required.
    const proxied = script('eyJhbGciOi', { cookie });
    expect((await proxied('GET', '/api/tours')).statusCode).toBe(200);
    expect((await proxied('POST', '/api/tours', { name: 'x' })).json()).toMatchObject({ code: 'no_origin' });
  });

  test('it uses no right of operators', async () => {
    const ann = await signUp();
    const olga = await signUp();
    await query('insert into operators (user_id) values ($1)', [olga.userId]);
    const { id } = (await ann.browser.post<'createTour'>('/api/tours', { name: 'Loft' })).body;
    await ann.browser.post(`/api/tours/${id}/publish`);
    const { token } = (await make(olga, { scopes: ['tours:read', 'tours:write'] })).body;
    expect((await script(token)('POST', `/api/tours/${id}/unpublish`)).statusCode).toBe(404);
    expect((await script(token)('GET', '/api/operator/invoices')).statusCode).toBe(403);
  });
});

describe('when an account is taken back', () => {
  async function stolen() {
    const thief = await signUp();
    const { email } = newPerson();
    await thief.browser.post('/api/auth/change-email', { newEmail: email, password });
    await thief.browser.get(`/api/auth/verify-email?token=${(await linkTo(email)).token}`);
    const { token } = await linkTo(thief.email);
    return { thief, takeBack: () => newPerson().browser.post('/api/auth/recover-email', { token }) };
  }

  test('no token works any more, while a new password leaves them', async () => {
    const { thief, takeBack } = await stolen();
    const { token } = (await make(thief)).body;
    await thief.browser.post('/api/auth/change-password', {
      currentPassword: password,
      newPassword: 'another short sentence',
    });
    expect((await script(token)('GET', '/api/token')).statusCode).toBe(200);
    expect((await takeBack()).status).toBe(200);
    expect((await script(token)('GET', '/api/token')).statusCode).toBe(401);
  });

  test('a token that was being made is not kept', async () => {
    const { thief, takeBack } = await stolen();
    const waiting = async () =>
      (
        await query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          [],
        )
      ).rowCount;
    const client = await server.services.database.pool.connect();
    await client.query('begin');
    await client.query('select 1 from accounts where user_id = $1 for update', [thief.userId]);
    const taking = takeBack();
    await expect.poll(waiting).toBe(1);
    const making = make(thief);
    await expect.poll(waiting).toBe(2);
    await client.query('commit');
    client.release();
    expect((await taking).status).toBe(200);
    expect((await making).body).toMatchObject({ code: 'not_signed_in' });
    const left = await query('select 1 from api_tokens where user_id = $1', [thief.userId]);
    expect(left.rowCount).toBe(0);
  });
});

test('guesses at the password are limited with those of a change of password', async () => {
  const ann = await signUp();
  for (let guess = 0; guess < 5; guess += 1) await make(ann, { password: 'not my password' });
  const change = { currentPassword: 'not my password', newPassword: 'another short sentence' };
  for (let guess = 0; guess < 5; guess += 1) await ann.browser.post('/api/auth/change-password', change);
  const refused = await make(ann);
  expect(refused.body).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
