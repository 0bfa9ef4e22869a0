import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type MailMessage, MailRefused } from './mail.ts';
import { type MailUnderTest, mailContract, type Received } from './mail-contract.ts';
import { openMemoryMail } from './memory-mail.ts';
import { openOutboxMail } from './outbox-mail.ts';
import { openSmtpMail } from './smtp-mail.ts';

const from = 'Tourwright <no-reply@example.com>';
const message: MailMessage = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  createdAt: new Date('2026-11-23T10:00:00.123Z'),
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
    received: async () =>
      mail.sent.map(({ to, subject, text, html, replyTo }) => ({
        to,
        subject,
        text,
        html,
        ...(replyTo && { replyTo }),
      })),
    close: () => mail.close(),
  };
});
mailContract('outbox', openOutbox);
mailContract('SMTP', openSmtp);

describe('the outbox', () => {
  test('has one file of a mail that is sent again', async () => {
    const outbox = await openOutbox();
    onTestFinished(() => outbox.close());
    await outbox.mail.send(message);
    await outbox.mail.send(message);
    expect(await readdir(outbox.folder)).toHaveLength(1);
  });

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
    expect(file).toBe('2026-11-23T10-00-00.123Z-0f8fad5b.eml');
    expect((await stat(join(outbox.folder, file!))).mode & 0o777).toBe(0o600);
    expect(lines.join('')).toContain(message.actionLink);
    const bytes = await readFile(join(outbox.folder, file!), 'latin1');
    expect(bytes).toMatch(/^From: Tourwright <no-reply@example\.com>\r\n/m);
    expect(bytes.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});

describe('SMTP', () => {
  test('distinguishes a recipient that is refused for good from one that is refused for now', async () => {
    const refusal = async (responseCode: number) => {
      const smtp = await openSmtp({ refuse: responseCode });
      onTestFinished(() => smtp.close());
      return smtp.mail.send(message).catch((error: unknown) => error);
    };
    expect(await refusal(550)).toBeInstanceOf(MailRefused);
    const later = await refusal(451);
    expect(later).toBeInstanceOf(Error);
    expect(later).not.toBeInstanceOf(MailRefused);
  });

  test('gives a mail that is sent again the same Message-ID', async () => {
    const smtp = await openSmtp();
    onTestFinished(() => smtp.close());
    await smtp.mail.send(message);
    await smtp.mail.send(message);
    expect(smtp.messageIds).toEqual(Array(2).fill(`<${message.id}@example.com>`));
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

async function openSmtp({ refuse = 0 } = {}): Promise<MailUnderTest & { messageIds: string[] }> {
  const messageIds: string[] = [];
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(refuse > 0 ? Object.assign(new Error('no such mailbox'), { responseCode: refuse }) : null),
    async onData(stream, _session, done) {
      const bytes = Buffer.concat(await stream.toArray());
      messageIds.push(String((await PostalMime.parse(bytes)).messageId));
      received.push(await parse(bytes));
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const mail = openSmtpMail({ url: `smtp://127.0.0.1:${address.port}`, from });
  return {
    mail,
    messageIds,
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
    ...(mail.replyTo?.[0]?.address && { replyTo: mail.replyTo[0].address }),
  };
}

/** Line ends as we write them: mail itself has CR LF, and transport may drop or add the last one. */
function ended(text = ''): string {
  return `${text.replaceAll('\r\n', '\n').trimEnd()}\n`;
}
