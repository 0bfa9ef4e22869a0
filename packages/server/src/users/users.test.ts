import { paintPanorama } from '@tourwright/demo/paint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imageClient } from '../images/testing/image-client.ts';
import { browserOf, TestBrowser } from '../testing/test-browser.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { signUpOwner } from '../tours/test-owner.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

let people = 0;
async function signUp() {
  people += 1;
  const email = `person-${people}@example.com`;
  const user = await server.signUp(email);
  const { userId } = user;
  const browser = browserOf(server, user);
  return { email, userId, browser, url: `/api/users/${userId}` };
}

const missing = { status: 404, code: 'user_not_found', detail: 'User not found in the users collection.' };

describe('a user', () => {
  test('reads the own record', async () => {
    const { browser, url, userId, email } = await signUp();
    const { status, body } = await browser.get(url);
    expect(status).toBe(200);
    expect(body).toEqual({ id: userId, email, name: expect.any(String), emailVerified: false, locale: 'en' });
  });

  test('meets the words of the specification where there is no record, or one of somebody else', async () => {
    const { browser } = await signUp();
    const other = await signUp();
    for (const path of ['/api/users/nobody', other.url]) {
      expect((await browser.get(path)).body).toMatchObject(missing);
      expect((await browser.patch(path, { phone: '1' })).body).toMatchObject(missing);
      expect((await browser.get(`${path}/image`)).body).toMatchObject(missing);
    }
  });

  test('changes one field at a time and keeps all others', async () => {
    const { browser, url } = await signUp();
    await browser.patch(url, { phone: '+49 30 1234' });
    await browser.patch(url, { company: { name: 'Atelier Nord', cities: ['Köln', '大阪'] } });
    await browser.patch(url, { name: '  Ann Lee ' });
    expect((await browser.get(url)).body).toMatchObject({
      name: 'Ann Lee',
      phone: '+49 30 1234',
      company: { name: 'Atelier Nord', cities: ['Köln', '大阪'] },
    });
  });

  test('loses no field when several are written at once', async () => {
    const { browser, url } = await signUp();
    const fields = Array.from({ length: 12 }, (_, index) => `field${index}`);
    await Promise.all(fields.map((field) => browser.patch(url, { [field]: field })));
    expect((await browser.get(url)).body).toMatchObject(
      Object.fromEntries(fields.map((field) => [field, field])),
    );
  });

  test.each([
    ['no field', {}],
    ['two fields', { phone: '1', city: 'Bonn' }],
    ['the id', { id: 'other' }],
    ['the address', { email: 'eve@example.com' }],
    ['the address by another name', { Email: 'eve@example.com' }],
    ['the verification', { email_verified: true }],
    ['the operator', { operator: true }],
    ['a prototype', JSON.parse('{"__proto__": {"operator": true}}')],
    ['a name of several lines', { name: 'Ann\nLee' }],
    ['a language that is not there', { locale: 'tlh' }],
    ['a name that is not a text', { name: 7 }],
    ['a letter that is none', { bio: 'a\u0000b' }],
    ['half a letter, deep down', { bio: { lines: ['\ud800'] } }],
    ['a long field', { bio: 'x'.repeat(16 * 1024) }],
  ])('cannot change %s', async (_what, change) => {
    const { browser, url } = await signUp();
    const before = (await browser.get(url)).body;
    const answer = await browser.patch(url, change);
    expect(answer.body).toMatchObject({ status: 400, type: '/problems/invalid_input' });
    expect((await browser.get(url)).body).toEqual(before);
  });

  test('may write words that look like an escape', async () => {
    const { browser, url } = await signUp();
    expect((await browser.patch(url, { bio: 'C:\\u0000 \\ud800' })).body).toMatchObject({
      bio: 'C:\\u0000 \\ud800',
    });
  });

  test('cannot fill the database', async () => {
    const { browser, url } = await signUp();
    const statuses = [];
    for (let index = 0; index < 5; index += 1) {
      statuses.push((await browser.patch(url, { [`bio${index}`]: 'x'.repeat(15 * 1024) })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 413]);
  });

  test('has no picture at first', async () => {
    const { browser, url } = await signUp();
    expect((await browser.get(`${url}/image`)).body).toEqual({ url: null });
  });

  test('has the photo for a picture, though a logo comes before it by name', async () => {
    const owner = await signUpOwner(server, 'two-pictures@example.com');
    const client = imageClient(server, owner);
    const asked = async () =>
      (await owner.ask<'getUserImage'>('GET', `/api/users/${owner.userId}/image`)).body.url;
    const put = async (name: string) =>
      (await client.post(`users/${owner.userId}/${name}`, await paintPanorama({ width: 64, format: 'jpeg' })))
        .statusCode;
    expect(await put('logo')).toBe(201);
    const logo = await asked();
    expect(logo).toMatch(/^\/media\//);
    expect(await put('profile-image')).toBe(201);
    expect(await asked()).not.toBe(logo);
  });
});

test('a visitor is asked to log in', async () => {
  const { url } = await signUp();
  const visitor = new TestBrowser(server);
  for (const answer of [
    await visitor.get(url),
    await visitor.patch(url, { a: 1 }),
    await visitor.get(`${url}/image`),
  ]) {
    expect(answer.body).toMatchObject({ status: 401, code: 'not_signed_in' });
  }
});
