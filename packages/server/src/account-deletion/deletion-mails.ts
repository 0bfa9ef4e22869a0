import type { Orm } from '../drivers/database/database.ts';
import { createTexts } from '../i18n/create-texts.ts';
import { readAccountReader } from '../mail/account-reader.ts';
import { helloTo } from '../mail/hello-to.ts';
import type { MailTemplate } from '../mail/mailing.ts';
import { writeMail } from '../mail/write-mail.ts';
import { en } from './messages.en.ts';

const texts = createTexts(en);

/** All but the last take `userId`, the first `until` (ISO 8601) too; the last, after which there is no account, `to` and `name`. */
export type DeletionMail = 'deletionAsked' | 'accountKept' | 'accountDeleted';

/** Writes the mails about the end of an account. */
export function createDeletionMails({
  orm,
  publicUrl,
}: {
  orm: Orm;
  publicUrl: string;
}): Record<DeletionMail, MailTemplate> {
  type Kind = 'asked' | 'kept' | 'deleted';
  interface Reader {
    email: string;
    name: string;
  }
  const write = (
    { email, name }: Reader,
    locale: string,
    { kind, until = '', link }: { kind: Kind; until?: string; link?: string },
  ) => {
    const text = texts(locale);
    const words = {
      hello: helloTo(text, name),
      subject: text(`mail.${kind}.subject`),
      body: text(`mail.${kind}.text`, { until, site: publicUrl }),
      sender: text('mail.sender', { origin: publicUrl }),
      ...(link !== undefined && { button: text('mail.login') }),
    };
    return writeMail(email, locale, words, ...(link === undefined ? [] : [link]));
  };
  return {
    deletionAsked: async ({ userId = '', until = '' }, locale) => {
      const reader = await readAccountReader(orm, userId);
      const link = `${publicUrl}/login`;
      return reader && write(reader, locale, { kind: 'asked', until: until.slice(0, 10), link });
    },
    accountKept: async ({ userId = '' }, locale) => {
      const reader = await readAccountReader(orm, userId);
      return reader && write(reader, locale, { kind: 'kept' });
    },
    accountDeleted: async ({ to = '', name = '' }, locale) =>
      write({ email: to, name }, locale, { kind: 'deleted' }),
  };
}
