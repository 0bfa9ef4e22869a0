import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Mail, MailMessage } from '../drivers/mail/mail.ts';

/** Pauses before the second, third and fourth try. */
const retryDelaysMs = [1_000, 5_000, 25_000];

/** How long an answer waits for a mail to leave; after that it leaves by itself. */
const patienceMs = 2_000;

/**
 * Sends mails beside the request that asked for them: a mail server that is slow or away neither holds up nor
 * fails a sign-up. What cannot be sent after all tries is logged, without its text; every mail can be asked for
 * again. Nothing is queued in the database, since mails hold tokens of which we keep only hashes.
 */
export function openPostOffice({
  mail,
  log,
  delaysMs = retryDelaysMs,
}: {
  mail: Mail;
  log: Logger;
  delaysMs?: readonly number[];
}) {
  const pending = new Set<Promise<void>>();
  const closing = new AbortController();

  async function deliver(message: MailMessage): Promise<void> {
    for (let tried = 0; ; tried += 1) {
      try {
        return await mail.send(message);
      } catch (error) {
        const pause = delaysMs[tried];
        if (pause === undefined || closing.signal.aborted) {
          log.error({ err: error, subject: message.subject }, 'a mail could not be sent');
          return;
        }
        // Closing ends the pause and makes the next try the last.
        await delay(pause, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  }

  return {
    /** Resolves when the mail has left, or earlier when that takes long; never rejects. */
    async post(message: MailMessage): Promise<void> {
      const delivery = deliver(message).finally(() => pending.delete(delivery));
      pending.add(delivery);
      const enough = new AbortController();
      await Promise.race([
        delivery,
        delay(patienceMs, undefined, { signal: enough.signal }).catch(() => undefined),
      ]);
      enough.abort();
    },
    /** Gives each mail that has not left one last try. */
    async close(): Promise<void> {
      closing.abort();
      await Promise.all(pending);
    },
  };
}

export type PostOffice = ReturnType<typeof openPostOffice>;
