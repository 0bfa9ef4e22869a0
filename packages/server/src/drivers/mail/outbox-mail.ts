import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { composeMail } from './compose-mail.ts';
import type { Mail } from './mail.ts';

/**
 * Mail without a mail server: each one is a file `{time}-{id}.eml` in `folder`, whole from the moment it can
 * be seen there, and its action link goes to the log, where people who try Tourwright on their own machine find it.
 */
export function openOutboxMail({ folder, from, log }: { folder: string; from: string; log: Logger }): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(message) {
      const { message: bytes } = await transport.sendMail(composeMail(message, from));
      if (!Buffer.isBuffer(bytes)) throw new Error('the composed mail is not a buffer');
      // The same for a mail that is sent again, which then replaces itself.
      const name = `${message.createdAt.toISOString().replaceAll(':', '-')}-${message.id.slice(0, 8)}.eml`;
      await writeWhole(join(folder, name), bytes);
      log.info(
        { file: name, to: message.to, link: message.actionLink },
        `mail in the outbox: ${message.subject}`,
      );
    },
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.W_OK);
    },
    async close() {
      transport.close();
    },
  };
}

/** Mails hold links that open accounts, so nobody else on the machine may read them. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.part`;
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 });
  const file = await open(unfinished, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
}
