import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Transaction } from '../drivers/database/database.ts';
import { type Mail, MailRefused } from '../drivers/mail/mail.ts';
import type { Jobs } from '../jobs/job.ts';
import type { Queue } from '../jobs/queue.ts';
import type { WrittenMail } from './write-mail.ts';

type Values = Record<string, string>;

/**
 * Writes a mail when it leaves, in its reader's language (BCP 47); null when there is nothing to say any more, as when
 * its link was used meanwhile.
 */
export type MailTemplate = (values: Values, locale: string) => Promise<WrittenMail | null>;

declare module '../jobs/job.ts' {
  interface JobData {
    /** Writes a mail by a template and its values, and sends it. `at` is when it was requested. */
    'send-mail': { id: string; at: string; template: string; values: Values; locale?: string };
  }
}

/** Asks for mails by the name of a template and its values. */
export interface Mailing<Name extends string> {
  /**
   * The mail exists once the transaction commits, whatever becomes of this process or the mail server. `locale` is its
   * reader's language. `delaySeconds`: it does not leave before.
   */
  send(
    template: Name,
    values: Values,
    transaction: Transaction,
    locale: string,
    options?: { delaySeconds?: number },
  ): Promise<void>;
  jobs: Pick<Jobs, 'send-mail'>;
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
    send: (template, values, transaction, locale, { delaySeconds = 0 } = {}) =>
      queue.send(
        'send-mail',
        { id: randomUUID(), at: clock().toISOString(), template, values, locale },
        { transaction, delaySeconds },
      ),
    jobs: {
      'send-mail': {
        // A week: a mail server may be away over a long weekend.
        retries: 1000,
        maxPauseSeconds: 600,
        // Mails of an earlier release name no language.
        handle: async ({ data: { id, at, template, values, locale = 'en' }, signal }) => {
          const write = templates.get(template);
          if (write === undefined) throw new Error(`There is no mail template ${template}`);
          const written = await write(values, locale);
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
