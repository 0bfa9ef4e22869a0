import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Transaction } from '../drivers/database/database.ts';
import { type Mail, MailRefused } from '../drivers/mail/mail.ts';
import type { JobHandlers } from '../jobs/job.ts';
import type { Queue } from '../jobs/queue.ts';
import type { WrittenMail } from './write-mail.ts';

type Values = Record<string, string>;

/** Writes a mail when it leaves; null when there is nothing to say any more, as when its link was used meanwhile. */
export type MailTemplate = (values: Values) => Promise<WrittenMail | null>;

/** Asks for mails by the name of a template and its values. */
export interface Mailing<Name extends string> {
  /** The mail exists once the transaction commits, whatever becomes of this process or the mail server. */
  send(template: Name, values: Values, transaction: Transaction): Promise<void>;
  jobs: Pick<JobHandlers, 'send-mail'>;
}

/**
 * Mails as jobs. One that cannot leave is tried again for a week; what a mail server refuses for good is logged,
 * without its text. A kill between a mail server's yes and the end of the job sends a mail again, under the same
 * Message-ID; the outbox then has one file all the same.
 */
export function createMailing<Name extends string>(parts: {
  queue: Pick<Queue, 'send'>;
  mail: Mail;
  log: Logger;
  clock: () => Date;
  templates: Record<Name, MailTemplate>;
}): Mailing<Name> {
  const { queue, mail, log, clock } = parts;
  const templates = new Map<string, MailTemplate>(Object.entries(parts.templates));
  return {
    send: (template, values, transaction) =>
      queue.send(
        'send-mail',
        { id: randomUUID(), at: clock().toISOString(), template, values },
        { transaction },
      ),
    jobs: {
      'send-mail': async ({ data: { id, at, template, values }, signal }) => {
        const write = templates.get(template);
        if (write === undefined) throw new Error(`There is no mail template ${template}`);
        const written = await write(values);
        if (written === null) return 'done';
        try {
          // A mail server that does not answer must not keep a process from stopping.
          await Promise.race([mail.send({ id, createdAt: new Date(at), ...written }), aborted(signal)]);
        } catch (error) {
          if (!(error instanceof MailRefused)) throw error;
          log.error({ err: error, template }, 'A mail was refused for good');
        }
        return 'done';
      },
    },
  };
}

/** Rejects once a signal fires. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
