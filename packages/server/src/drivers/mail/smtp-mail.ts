import { createTransport } from 'nodemailer';
import { composeMail } from './compose-mail.ts';
import { type Mail, MailRefused } from './mail.ts';

/**
 * Mail over an SMTP server, `smtp://user:password@host:587` or `smtps://…:465`; connections are kept and reused.
 * A server that does not answer makes `send` reject within half a minute.
 */
export function openSmtpMail({ url, from }: { url: string; from: string }): Mail {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 30_000,
  });
  return {
    async send(message) {
      try {
        await transport.sendMail(composeMail(message, from));
      } catch (error) {
        throw isForGood(error) ? new MailRefused((error as Error).message, { cause: error }) : error;
      }
    },
    async check() {
      // Connects, speaks TLS and logs in.
      await transport.verify();
    },
    async close() {
      transport.close();
    },
  };
}

/** A receiver or a message that the server will not take; what it says of our own login may change. */
function isForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
}
