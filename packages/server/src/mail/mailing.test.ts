import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../drivers/database/database.ts';
import { type Mail, type MailMessage, MailRefused } from '../drivers/mail/mail.ts';
import type { Jobs } from '../jobs/job.ts';
import { openQueue, type Queue } from '../jobs/queue.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { createMailing, type Mailing } from './mailing.ts';

let lines: string[] = [];
const log = pino({}, { write: (line: string) => lines.push(line) });
let database: Database;
const queues: Queue[] = [];
beforeEach(async () => {
  lines = [];
  database = await openTestDatabase(pino({ level: 'silent' }));
});
afterEach(async () => {
  for (const queue of queues.splice(0)) await queue.close();
  await database.close();
});

/** A mail server that answers each mail with the next of `outcomes`, then takes all. */
function openMailServer(outcomes: (Error | 'taken')[] = []) {
  const tries: MailMessage[] = [];
  const sent: MailMessage[] = [];
  const mail: Mail = {
    async send(message) {
      tries.push(message);
      const outcome = outcomes.shift();
      if (outcome instanceof Error) throw outcome;
      sent.push(message);
    },
    async check() {},
    async close() {},
  };
  return { mail, tries, sent };
}

/** A process that sends mails, and does jobs once `work` is called. */
async function openProcess(
  mail: Mail,
  { isHurried = false } = {},
): Promise<{ mailing: Mailing<'greeting'>; queue: Queue; work(): Promise<void> }> {
  const queue = await openQueue(database.url, log, { isHurried });
  queues.push(queue);
  const mailing = createMailing({
    queue,
    mail,
    log,
    clock: () => new Date(),
    templates: {
      greeting: async ({ to = '', token = '' }) =>
        token === 'void' ? null : { to, subject: 'Hello', text: `secret ${token}`, html: '' },
    },
  });
  // The other kinds are not sent here.
  await queue.open(mailing.jobs as Jobs);
  return { mailing, queue, work: queue.work };
}

const ask = (mailing: Mailing<'greeting'>, token = '') =>
  database.transaction((transaction) =>
    mailing.send('greeting', { to: 'ann@example.com', token }, transaction, 'en'),
  );

test('a mail that was requested before a kill is sent by the next process', async () => {
  const server = openMailServer();
  const killed = await openProcess(server.mail);
  await ask(killed.mailing);
  await killed.queue.close();
  expect(server.tries).toEqual([]);
  const next = await openProcess(server.mail);
  await next.work();
  await expect.poll(() => server.sent.length).toBe(1);
  expect(server.sent[0]).toMatchObject({ to: 'ann@example.com', text: 'secret ' });
});

test('a mail is not sent when its transaction was rolled back', async () => {
  const server = openMailServer();
  const { mailing, work } = await openProcess(server.mail);
  const failing = database.transaction(async (transaction) => {
    await mailing.send('greeting', { to: 'eve@example.com' }, transaction, 'en');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await ask(mailing);
  await work();
  await expect.poll(() => server.sent.map(({ to }) => to)).toEqual(['ann@example.com']);
});

test('a mail that cannot leave now is sent later, under the same id', async () => {
  const server = openMailServer([new Error('451 later'), new Error('connect ECONNREFUSED')]);
  const { mailing, work } = await openProcess(server.mail, { isHurried: true });
  await ask(mailing, 'abc');
  await work();
  await expect.poll(() => server.sent.length, { timeout: 60_000 }).toBe(1);
  expect(new Set(server.tries.map(({ id }) => id)).size).toBe(1);
  expect(lines.join('')).not.toContain('secret');
}, 60_000);

test('a mail server may be away for days: no mail is given up before a week is over', async () => {
  const { mailing } = await openProcess(openMailServer().mail);
  await ask(mailing);
  const { rows } = await database.pool.query(
    "select retry_limit * retry_delay_max as seconds, retry_backoff, keep_until - created_on > interval '7 days' as kept from pgboss.job where name = 'send-mail'",
  );
  expect(rows[0]).toMatchObject({ retry_backoff: true, kept: true });
  expect(rows[0].seconds).toBeGreaterThan((6 * 24 + 12) * 3600);
});

test('a mail that the server will never take is given up at once and logged without its text', async () => {
  const server = openMailServer([new MailRefused('550 no such mailbox')]);
  const { mailing, work } = await openProcess(server.mail);
  await ask(mailing, randomUUID());
  await ask(mailing);
  await work();
  await expect.poll(() => server.sent.length).toBe(1);
  expect(server.tries).toHaveLength(2);
  expect(lines.join('')).toContain('550 no such mailbox');
  expect(lines.join('')).not.toContain('secret');
});

test('a mail that has nothing to say any more is not sent', async () => {
  const server = openMailServer();
  const { mailing, work } = await openProcess(server.mail);
  await ask(mailing, 'void');
  await ask(mailing, 'good');
  await work();
  await expect.poll(() => server.tries.map(({ text }) => text)).toEqual(['secret good']);
});

test('a mail is written in the language of its reader; one that an earlier release requested in English', async () => {
  const locales: string[] = [];
  const queue = await openQueue(database.url, log);
  queues.push(queue);
  const template = async (_: unknown, locale: string) => {
    locales.push(locale);
    return null;
  };
  const clock = () => new Date();
  const { mail } = openMailServer();
  const mailing = createMailing({ queue, mail, log, clock, templates: { greeting: template } });
  await queue.open(mailing.jobs as Jobs);
  await queue.send('send-mail', { id: '1', at: clock().toISOString(), template: 'greeting', values: {} });
  await queue.work();
  await expect.poll(() => locales).toEqual(['en']);
  await database.transaction((transaction) => mailing.send('greeting', {}, transaction, 'de'));
  await expect.poll(() => locales).toEqual(['en', 'de']);
});

test('a mail server that does not answer keeps no process from stopping', async () => {
  const silent: Mail = {
    send: () => new Promise(() => {}),
    check: async () => {},
    close: async () => {},
  };
  const { mailing } = await openProcess(silent);
  const stopping = new AbortController();
  const sending = mailing.jobs['send-mail'].handle({
    data: { id: randomUUID(), at: new Date().toISOString(), template: 'greeting', values: {} },
    signal: stopping.signal,
    isUrgentWaiting: async () => false,
  });
  stopping.abort(new Error('The process stops'));
  await expect(sending).rejects.toThrow('The process stops');
});
