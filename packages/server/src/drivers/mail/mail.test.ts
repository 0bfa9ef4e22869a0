import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { MailMessage } from './mail.ts';
import { type MailUnderTest, mailContract, type Received } from './mail-contract.ts';
import { openMemoryMail } from './memory-mail.ts';
import { openOutboxMail } from './outbox-mail.ts';
import { openSmtpMail } from './smtp-mail.ts';

const from = 'Tourwright <no-reply@example.com>';
const message: MailMessage = {
  to: 'ann@example.com',
  subject: 'Hello',
  text: 'Hello\n',
  html: '<p>Hello</p>\n',
  actionLink: 'http://localhost:3000/action-handler?mode=resetPassword&token=abc',
};

mailContract('memory', async () => {
  const mail = openMemoryMail();
  return {
    mail,
    received: async () => mail.sent.map(({ to, subject, text, html }) => ({ to, subject, text, html })),
    close: () => mail.close(),
  };
});
mailContract('outbox', openOutbox);
mailContract('SMTP', openSmtp);

describe('the outbox', () => {
  test('keeps a long link in one piece, for people who read the file', async () => {
    const outbox = await openOutbox();
    onTestFinished(() => outbox.close());
    const link = `http://localhost:3000/action-handler?mode=verifyEmail&token=${'x'.repeat(300)}`;
    await outbox.mail.send({ ...message, text: `Open\n\n${link}\n` });
    const [file] = await readdir(outbox.folder);
    expect(await readFile(join(outbox.folder, file!), 'latin1')).toContain(`\r\n${link}\r\n`);
  });

  test('logs the link of each mail and writes one whole file that only its owner may read', async () => {
    const lines: string[] = [];
    const outbox = await openOutbox(lines);
    onTestFinished(() => outbox.close());
    await outbox.mail.send(message);
    const [file, ...others] = await readdir(outbox.folder);
    expect(others).toEqual([]);
    expect(file).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+\.\d{3}Z-[0-9a-f]{8}\.eml$/);
    expect((await stat(join(outbox.folder, file!))).mode & 0o777).toBe(0o600);
    expect(lines.join('')).toContain(message.actionLink);
    const bytes = await readFile(join(outbox.folder, file!), 'latin1');
    expect(bytes).toMatch(/^From: Tourwright <no-reply@example\.com>\r\n/m);
    expect(bytes.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});

describe('SMTP', () => {
  test('rejects when the server refuses the receiver', async () => {
    const smtp = await openSmtp({ refuse: true });
    onTestFinished(() => smtp.close());
    await expect(smtp.mail.send(message)).rejects.toThrow(/550/);
  });

  test('rejects when there is no server', async () => {
    const smtp = await openSmtp();
    await smtp.close();
    await expect(smtp.mail.send(message)).rejects.toThrow();
  });
});

async function openOutbox(lines: string[] = []): Promise<MailUnderTest & { folder: string }> {
  const folder = join(await mkdtemp(join(tmpdir(), 'tourwright-outbox-')), 'outbox');
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const mail = openOutboxMail({ folder, from, log });
  return {
    mail,
    folder,
    async received() {
      const files = (await readdir(folder)).sort();
      return Promise.all(files.map(async (file) => parse(await readFile(join(folder, file)))));
    },
    async close() {
      await mail.close();
      await rm(join(folder, '..'), { recursive: true });
    },
  };
}

async function openSmtp({ refuse = false } = {}): Promise<MailUnderTest> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(refuse ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null),
    async onData(stream, _session, done) {
      received.push(await parse(Buffer.concat(await stream.toArray())));
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const mail = openSmtpMail({ url: `smtp://127.0.0.1:${address.port}`, from });
  return {
    mail,
    received: async () => received,
    async close() {
      await mail.close();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}

async function parse(bytes: Buffer): Promise<Received> {
  const mail = await PostalMime.parse(bytes);
  expect(mail.to).toHaveLength(1);
  return {
    to: mail.to?.[0]?.address ?? '',
    subject: mail.subject ?? '',
    text: ended(mail.text),
    html: ended(mail.html),
  };
}

/** Line ends as we write them: mail itself has CR LF, and transport may drop or add the last one. */
function ended(text = ''): string {
  return `${text.replaceAll('\r\n', '\n').trimEnd()}\n`;
}
