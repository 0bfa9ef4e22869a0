import type { Mail, MailMessage } from './mail.ts';

/** Mail that stays here, for tests to read. */
export interface MemoryMail extends Mail {
  readonly sent: readonly MailMessage[];
}

/** Opens a mail driver for tests, which keeps messages in memory. */
export function openMemoryMail(): MemoryMail {
  const sent: MailMessage[] = [];
  return {
    sent,
    async send(message) {
      sent.push(message);
    },
    async check() {},
    async close() {},
  };
}
