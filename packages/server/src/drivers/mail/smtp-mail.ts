import { createTransport } from 'nodemailer';
import { composeMail } from './compose-mail.ts';
import type { Mail } from './mail.ts';

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
      await transport.sendMail(composeMail(message, from));
    },
    async close() {
      transport.close();
    },
  };
}
