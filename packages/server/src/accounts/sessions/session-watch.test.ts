import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestBrowser } from '../../testing/test-browser.ts';
import { openTestServer, type TestServer, testOrigin } from '../../testing/test-server.ts';
import { createPeople, password } from '../test-people.ts';

let server: TestServer;
/** A second process on the same database. */
let other: TestServer;
let address: string;
beforeAll(async () => {
  server = await openTestServer();
  await server.work();
  other = await openTestServer({ database: server.services.database });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await other.app.close();
  await other.services.queue.close();
  await server.close();
});

const { signUp, logIn, newPerson, linkTo, verify } = createPeople(() => server);

const cookieOf = ({ cookies }: TestBrowser) =>
  [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');

/** Somebody who listens to a tour of theirs in the first process. */
async function listening() {
  const person = await signUp();
  const { browser } = person;
  const { id } = (await browser.post<'createTour'>('/api/tours', { name: 'Loft' })).body;
  const answer = await fetch(`${address}/api/tours/${id}/live`, {
    headers: { cookie: cookieOf(browser), origin: testOrigin },
  });
  expect(answer.status).toBe(200);
  const elsewhere = new TestBrowser(other);
  for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
  return { ...person, elsewhere, stream: answer };
}

/** Reads to the end; a stream that does not end lets the test fail by its time limit. */
const ends = async ({ body }: Response) => {
  for await (const _ of body ?? []);
};

test('a live stream ends when its user logs out in another process', async () => {
  const { elsewhere, stream } = await listening();
  expect((await elsewhere.post('/api/auth/sign-out')).status).toBe(200);
  await ends(stream);
});

test('a live stream ends when its session is ended from another device', async () => {
  const { email, stream } = await listening();
  const phone = new TestBrowser(other);
  await logIn(phone, email);
  await phone.post('/api/auth/revoke-other-sessions');
  await ends(stream);
});

test('a live stream ends when the password changes', async () => {
  const { elsewhere, stream } = await listening();
  const body = { currentPassword: password, newPassword: 'another short sentence' };
  expect((await elsewhere.post('/api/auth/change-password', body)).status).toBe(200);
  await ends(stream);
});

test('a live stream ends when the account is taken back', async () => {
  const { browser, email, stream } = await listening();
  const { email: wanted } = newPerson();
  await browser.post('/api/auth/change-email', { newEmail: wanted, password });
  await verify(browser, (await linkTo(wanted)).token);
  const { token } = await linkTo(email);
  await newPerson().browser.post('/api/auth/recover-email', { token });
  await ends(stream);
});

test('a live stream ends when its user is deleted', async () => {
  const { userId, stream } = await listening();
  const { pool } = server.services.database;
  // An account goes only after its tours.
  await pool.query('delete from tours where user_id = $1', [userId]);
  await pool.query('delete from users where id = $1', [userId]);
  await ends(stream);
});

test('the stream of another session continues', async () => {
  const { browser, email, stream } = await listening();
  const phone = new TestBrowser(other);
  await logIn(phone, email);
  await phone.post('/api/auth/sign-out');
  expect((await browser.get<'authSession'>('/api/auth/get-session')).body?.user.email).toBe(email);
  let isOver = false;
  const reading = ends(stream).then(() => {
    isOver = true;
  });
  const tours = (await browser.get<'listTours'>('/api/tours')).body.items;
  expect(tours).toHaveLength(1);
  expect(isOver).toBe(false);
  await browser.post('/api/auth/sign-out');
  await reading;
});
