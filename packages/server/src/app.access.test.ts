import { tokenScopes } from '@tourwright/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccessCase, type Actor, actors } from './testing/access-case.ts';
import { accessTable, newUploadHeaders } from './testing/access-table.ts';
import { contactForm } from './testing/lead-access.ts';
import { shopSettings } from './testing/order-access.ts';
import { openTestServer, type TestServer, type TestUser, testOrigin } from './testing/test-server.ts';
import { hashOfToken, newTokenText } from './tokens/token-text.ts';

let server: TestServer;
let people: People;
beforeAll(async () => {
  // Each case makes a tour for everybody who asks.
  const quotas = { tours: 10_000, storageBytes: 2 ** 40, uploads: 1000, documentBytes: 2 ** 30 };
  server = await openTestServer({ config: { quotas } });
  people = await newPeople();
});
afterAll(() => server.close());

type People = Record<Exclude<Actor, 'nobody' | 'token'>, TestUser>;
let counter = 0;
async function newPeople(): Promise<People> {
  counter++;
  const signUp = (who: Actor) => server.signUp(`${who}${counter}@example.com`);
  const operator = await signUp('operator');
  await query('insert into operators (user_id) values ($1)', [operator.userId]);
  return {
    owner: await signUp('owner'),
    editor: await signUp('editor'),
    viewer: await signUp('viewer'),
    other: await signUp('other'),
    operator,
  };
}

function query(text: string, values: string[] = []) {
  return server.services.database.pool.query(text, values);
}

interface Request extends Pick<AccessCase, 'url' | 'body' | 'stream'> {
  method: string;
  headers: Record<string, string>;
}

async function send({ method, url, headers, body, stream }: Request) {
  const answer = await server.app.inject({
    method: method as 'GET',
    url,
    headers,
    payloadAsStream: true,
    ...(body === undefined ? {} : { payload: body }),
  });
  if (stream) answer.stream().destroy();
  else answer.stream().resume();
  return answer;
}

async function newTour(
  { published, lead, order }: AccessCase,
  { owner, editor, viewer }: People,
): Promise<string> {
  const { cookie } = owner;
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/tours',
    headers: { origin: testOrigin, cookie },
    payload: { name: 'Loft' },
  });
  const { id } = answer.json();
  for (const [{ userId }, role] of [
    [editor, 'editor'],
    [viewer, 'viewer'],
  ] as const)
    await query('insert into tour_members (tour_id, user_id, role) values ($1, $2, $3)', [id, userId, role]);
  const change = (method: string, url: string) =>
    send({ method, url, headers: { cookie, origin: testOrigin } });
  if (published || lead || order)
    expect((await change('POST', `/api/tours/${id}/publish`)).statusCode).toBe(200);
  if (lead) await newLead(id, owner.userId);
  if (order) await newOrder(id, owner.userId);
  return id;
}

function remove(tourId: string, { cookie }: TestUser) {
  return send({ method: 'DELETE', url: `/api/tours/${tourId}`, headers: { cookie, origin: testOrigin } });
}

async function newLead(tourId: string, ownerId: string): Promise<void> {
  // Only a user who has confirmed their own address answers by mail.
  await query(
    'update users set email_verified = true where id in (select user_id from tour_members where tour_id = $1)',
    [tourId],
  );
  await query(
    'insert into contact_forms (user_id, form, is_on, consent_version) values ($1, $2, true, 1) on conflict do nothing',
    [ownerId, JSON.stringify(contactForm)],
  );
  await query(
    `insert into leads (id, request_id, tour_id, owner_id, tour_title, name, email, phone, message, status, path,
      locale, consent, consent_version, created_at, updated_at)
    values ('lead ' || $1, 'lead ' || $1, $1, $2, 'Loft', 'Marta', 'marta@example.com', '', 'Hello', 'new', '[]',
      'en', '', 1, now(), now())`,
    [tourId, ownerId],
  );
}

/** A link of the tour, as its owner makes it. */
async function newLink(tourId: string, { link, isRevoked }: AccessCase, { cookie }: TestUser) {
  const headers = { cookie, origin: testOrigin };
  const body = { name: 'Second visit', shows: 'draft', ...link };
  const made = await server.app.inject({
    method: 'POST',
    url: `/api/tours/${tourId}/links`,
    headers,
    payload: body,
  });
  expect(made.statusCode, made.body).toBe(201);
  const { id, key } = made.json();
  const address = `/api/tours/${tourId}/links/${id}`;
  if (isRevoked)
    expect((await send({ method: 'POST', url: `${address}/revoke`, headers })).statusCode).toBe(200);
  return { id, key };
}

async function newOrder(tourId: string, ownerId: string): Promise<void> {
  await query(
    "insert into shops (user_id, settings, sells, last_number) values ($1, $2, 'orders', 1000) on conflict do nothing",
    [ownerId, JSON.stringify(shopSettings)],
  );
  await query(
    `insert into orders (id, request_id, number, tour_id, owner_id, tour_title, scene_name, name, email, phone, note,
      delivery, delivery_text, address, payment, payment_text, currency, subtotal, delivery_price, total, tax_name,
      tax_percent, tax, locale, state, created_at)
    values ('order ' || $1, 'order ' || $1, 'AN-1', $1, $2, 'Loft', '', 'Jonas', 'jonas@example.com', '', '',
      'pickup', '', '', 'in-shop', '', 'EUR', 100, 0, 100, '', '', 0, 'en', 'new', now())`,
    [tourId, ownerId],
  );
}

async function newUpload(tourId: string, { cookie }: TestUser): Promise<string> {
  const headers = { cookie, origin: testOrigin, ...newUploadHeaders(tourId) };
  const answer = await send({ method: 'POST', url: '/api/uploads', headers });
  expect(answer.statusCode).toBe(201);
  return String(answer.headers.location).split('/').at(-1) ?? '';
}

/** A file that the tour was written into. */
async function newExport(tourId: string, { userId }: TestUser): Promise<string> {
  const id = `export-${tourId}`;
  await query(
    `insert into tour_exports (id, tour_id, user_id, format, with_versions, state, progress, size_bytes, file_name,
      created_at, expires_at)
    values ($1, $2, $3, 'tourwright', false, 'done', 1, 3, 'loft.zip', now(), now() + interval '1 day')
    on conflict do nothing`,
    [id, tourId, userId],
  );
  await server.services.storage.put(`exports/${id}.zip`, Buffer.from('zip'));
  return id;
}

/** A tour on its way in, of which nothing has come. */
async function newImport({ userId }: TestUser): Promise<string> {
  const id = `import${++counter}`;
  await query(
    `insert into tour_imports (id, user_id, state, name, found, created_at, expires_at)
    values ($1, $2, 'sending', 'Loft', $3, now(), now() + interval '1 day')`,
    [id, userId, JSON.stringify({ files: [{ path: 'loft.zip', sizeBytes: 3 }], tour: null })],
  );
  return id;
}

/** What a case is about, made for the sender of its request. */
interface Prepared {
  those: People;
  tourId: string;
  url: string;
}

async function prepare(one: AccessCase): Promise<Prepared> {
  const those = one.ownPeople ? await newPeople() : people;
  const { owner } = those;
  const tourId = await newTour(one, those);
  const upload = one.url.includes('{upload}') ? await newUpload(tourId, owner) : '';
  const exported = one.url.includes('{export}') ? await newExport(tourId, owner) : '';
  const imported = one.url.includes('{import}') ? await newImport(owner) : '';
  const link = one.link ? await newLink(tourId, one, owner) : { id: 'none', key: 'none' };
  if (one.deleted) expect((await remove(tourId, owner)).statusCode).toBe(200);
  const url = one.url
    .replace('{link}', link.id)
    .replace('{key}', link.key)
    .replace('{tour}', tourId)
    .replace('{user}', owner.userId)
    .replace('{lead}', encodeURIComponent(`lead ${tourId}`))
    .replace('{order}', encodeURIComponent(`order ${tourId}`))
    .replace('{upload}', upload)
    .replace('{export}', exported)
    .replace('{import}', imported);
  return { those, tourId, url };
}

/** A token of a user with these scopes; the server of a test makes one otherwise for a password, which costs time. */
async function newToken({ userId }: TestUser, scopes: readonly string[]): Promise<string> {
  const token = newTokenText();
  await query(
    `insert into api_tokens (id, user_id, name, hash, hint, scopes, created_at)
    values (gen_random_uuid(), $1, 'Script', $2, '', $3, now())`,
    [userId, hashOfToken(token), `{${scopes.join(',')}}`],
  );
  return token;
}

/** The headers that identify the sender. A script is not a browser: it sends no origin. */
async function credentialsOf(actor: Actor, those: People, origin: string): Promise<Record<string, string>> {
  if (actor === 'nobody') return { origin };
  if (actor !== 'token') return { origin, cookie: those[actor].cookie };
  return { authorization: `Bearer ${await newToken(those.owner, tokenScopes)}` };
}

/** What becomes of the request when this actor sends it. */
async function statusFor(
  actor: Actor,
  method: string,
  one: AccessCase,
  { those, tourId, url }: Prepared,
  origin = testOrigin,
): Promise<number> {
  // All come from one address, which may ask this often.
  await query('delete from attempts');
  return statusBy(await credentialsOf(actor, those, origin), method, one, { tourId, url });
}

async function statusBy(
  credentials: Record<string, string>,
  method: string,
  one: AccessCase,
  { tourId, url }: Pick<Prepared, 'tourId' | 'url'>,
): Promise<number> {
  const headers = typeof one.headers === 'function' ? one.headers(tourId) : one.headers;
  return (await send({ ...one, method, url, headers: { ...credentials, ...headers } })).statusCode;
}

function isChanging(route: string): boolean {
  return !/^(GET|HEAD|OPTIONS) /.test(route);
}

test('every route is in the table, mounted by `route`, and nothing else is', () => {
  expect(server.routes.filter(({ access }) => access === undefined)).toEqual([]);
  const mounted = server.routes.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(accessTable).toSorted()).toEqual(mounted.toSorted());
});

const cases = Object.entries(accessTable).flatMap(([route, list]) =>
  list.map((one) => [route, one.published ? 'published' : one.deleted ? 'deleted' : 'draft', one] as const),
);

/** All cases together are more changes than one user may make in a minute. */
const mostCases = 80;
let caseCount = 0;

test.each(cases)('%s (%s)', async (route, _state, one) => {
  if (++caseCount % mostCases === 0) people = await newPeople();
  const [method = ''] = route.split(' ');
  let prepared: Prepared | null = null;
  /** What only reads, or was refused, leaves all as it is for the next one who asks. */
  const ask = async (send: (about: Prepared) => Promise<number>): Promise<number> => {
    prepared ??= await prepare(one);
    const status = await send(prepared);
    if (isChanging(route) && status < 400) prepared = null;
    return status;
  };
  const withoutScope = await ask(async (about) => {
    const bare = { authorization: `Bearer ${await newToken(about.those.owner, [])}` };
    return statusBy(bare, method, one, about);
  });
  const statuses = [];
  for (const actor of actors) {
    statuses.push([actor, await ask((about) => statusFor(actor, method, one, about))]);
  }
  expect(Object.fromEntries(statuses)).toEqual(one.statuses);
  expect(withoutScope, 'by a token of the owner without any scope').toBe(expectedOfBareToken(route, one));
  if (!isChanging(route)) return;
  const elsewhere = 'https://elsewhere.example';
  const fromElsewhere = await ask((about) => statusFor('owner', method, one, about, elsewhere));
  expect(fromElsewhere, 'sent by another site').toBe(one.fromAnywhere ? one.statuses.owner : 403);
});

/** A token allows what its scopes name and nothing else, with any owner; elsewhere it counts as a visitor. */
function expectedOfBareToken(route: string, { statuses: { nobody }, fromAnywhere }: AccessCase): number {
  if (route === 'GET /api/token') return 200;
  const isForVisitors = fromAnywhere === true || (!isChanging(route) && nobody !== 401);
  return isForVisitors ? nobody : 403;
}
