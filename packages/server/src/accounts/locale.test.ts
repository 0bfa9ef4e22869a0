import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { createPeople, password } from './test-people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ config: { pseudoLocales: true } });
  await server.work();
});
afterAll(() => server.close());
const { newPerson, mailsTo } = createPeople(() => server);

test('mails are in the language of the page where somebody signed up, then in the one chosen later', async () => {
  const { browser, email } = newPerson();
  browser.cookies.set('locale', 'ar-XB');
  const answer = await browser.post<'authUser'>('/api/auth/sign-up/email', { name: 'Ann', email, password });
  expect((await mailsTo(email)).at(-1)?.html).toContain('<html lang="ar-XB" dir="rtl">');

  const url = `/api/users/${answer.body.user.id}`;
  expect((await browser.patch<'patchUser'>(url, { locale: 'en' })).body.locale).toBe('en');
  await browser.post('/api/auth/request-password-reset', { email });
  expect((await mailsTo(email)).at(-1)?.html).toContain('<html lang="en" dir="ltr">');
});
