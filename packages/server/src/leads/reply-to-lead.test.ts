import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInboxServer } from './testing/inbox-server.ts';

let inbox: Awaited<ReturnType<typeof openInboxServer>>;
beforeAll(async () => {
  inbox = await openInboxServer();
});
afterAll(() => inbox.server.close());

const answer = { requestId: 'reply-0000000000000001', text: 'Yes, on Saturday at ten.' };
const reply = (id: string, change: object = {}) =>
  inbox.ask('POST', `/api/leads/${id}/replies`, { ...answer, ...change });

test('an answer is stored and mailed once, and the lead is answered', async () => {
  await inbox.newLead('marta', 'marta@example.com', 'Is it\nstill there?');
  expect((await reply('marta')).json()).toMatchObject({ status: 403, code: 'address_unconfirmed' });
  await inbox.confirm();
  const [first, second] = await Promise.all([reply('marta'), reply('marta')]);
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(first.json()).toEqual(second.json());
  expect((await inbox.ask('GET', '/api/leads/marta')).json()).toMatchObject({
    lead: { status: 'answered' },
    replies: [{ text: answer.text }],
  });
  const mails = () => inbox.server.mail.sent.filter(({ text }) => text.includes(answer.text));
  await expect.poll(() => mails().length, { timeout: 30_000 }).toBe(1);
  expect(mails()[0]).toMatchObject({
    to: 'marta@example.com',
    replyTo: 'ines@example.com',
    subject: 'Your message about Maple Lane',
  });
  expect(mails()[0]?.text).toContain('> Is it\n> still there?');
});

test('a lead without a mail address cannot be answered by mail', async () => {
  await inbox.confirm();
  await inbox.newLead('caller', '');
  expect((await reply('caller')).json()).toMatchObject({ status: 403, code: 'no_address_to_answer' });
});

test('an account sends fifty answers a day; they go with the lead', async () => {
  await inbox.confirm();
  await inbox.newLead('flood', 'flood@example.com');
  await inbox.query('delete from lead_replies');
  await inbox.query(
    `insert into lead_replies (id, request_id, lead_id, author_id, author_name, text, created_at)
    select n, n, 'flood', $1, '', '', now() from generate_series(1, 50) n`,
    [inbox.owner.userId],
  );
  expect((await reply('flood')).json()).toMatchObject({ status: 429, code: 'too_many_replies' });
  await inbox.ask('DELETE', '/api/leads/flood');
  expect((await inbox.query('select 1 from lead_replies')).rows).toEqual([]);
});
