import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Mail, MailMessage } from '../drivers/mail/mail.ts';
import { openPostOffice } from './post-office.ts';

const letter: MailMessage = {
  to: 'ann@example.com',
  subject: 'Hello',
  text: 'https://example.com/secret',
  html: '',
};

/** A mail server that refuses the first `refusals` mails; `tries` counts all. */
function openMailServer({ refusals }: { refusals: number }) {
  const sent: MailMessage[] = [];
  const server = { tries: 0, sent };
  const mail: Mail = {
    async send(message) {
      server.tries += 1;
      if (server.tries <= refusals) throw new Error('451 try again later');
      sent.push(message);
    },
    async close() {},
  };
  return { mail, server };
}

function openLog() {
  const lines: string[] = [];
  return { lines, log: pino({}, { write: (line: string) => lines.push(line) }) };
}

test('a mail that is taken is there once it is posted', async () => {
  const { mail, server } = openMailServer({ refusals: 0 });
  const office = openPostOffice({ mail, log: openLog().log });
  await office.post(letter);
  expect(server.sent).toEqual([letter]);
  await office.close();
});

test('a mail that is refused is tried again', async () => {
  const { mail, server } = openMailServer({ refusals: 2 });
  const { log, lines } = openLog();
  const office = openPostOffice({ mail, log, delaysMs: [5, 5, 5] });
  await office.post(letter);
  expect(server.sent).toEqual([letter]);
  expect(lines).toEqual([]);
  await office.close();
});

test('a mail that nobody takes is given up, logged without its text, and fails nobody', async () => {
  const { mail, server } = openMailServer({ refusals: 99 });
  const { log, lines } = openLog();
  const office = openPostOffice({ mail, log, delaysMs: [5, 5, 5] });
  await office.post(letter);
  expect(server.tries).toBe(4);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('a mail could not be sent');
  expect(lines[0]).not.toContain('secret');
  await office.close();
});

test('a slow mail server does not hold up who asked for the mail', async () => {
  let take = () => {};
  const taken = new Promise<void>((resolve) => {
    take = resolve;
  });
  const office = openPostOffice({ mail: { send: () => taken, close: async () => {} }, log: openLog().log });
  const started = performance.now();
  await office.post(letter);
  expect(performance.now() - started).toBeLessThan(5_000);
  take();
  await office.close();
});

test('closing ends the pauses and gives each mail a last try', async () => {
  const { mail, server } = openMailServer({ refusals: 1 });
  const office = openPostOffice({ mail, log: openLog().log, delaysMs: [60_000] });
  const posted = office.post(letter);
  await new Promise((resolve) => setTimeout(resolve, 20));
  await office.close();
  await posted;
  expect(server.sent).toEqual([letter]);
});
