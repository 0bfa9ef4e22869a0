import type { Mail, MailMessage } from '../../drivers/mail/mail.ts';

/** A mail server that keeps what it takes, and takes nothing while it is away. */
export interface PausedMail extends Mail {
  isAway: boolean;
  readonly sent: MailMessage[];
  /** How often it was asked to send something. */
  asked: number;
}

/** Makes one that is there. */
export function openPausedMail(): PausedMail {
  const mail: PausedMail = {
    isAway: false,
    sent: [],
    asked: 0,
    async send(message) {
      mail.asked += 1;
      if (mail.isAway) throw new Error('connect ECONNREFUSED');
      mail.sent.push(message);
    },
    async check() {},
    async close() {},
  };
  return mail;
}
