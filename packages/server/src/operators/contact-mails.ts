import { eq } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { contactMessages } from '../drivers/database/schema/index.ts';
import { createTexts } from '../i18n/create-texts.ts';
import type { MailTemplate } from '../mail/mailing.ts';
import { writeMail } from '../mail/write-mail.ts';
import { en } from './messages.en.ts';

const texts = createTexts(en);

/** Takes the message's `id` and `to`. */
export type ContactMail = 'contactMessage';

/** Writes the mails to operators. */
export function createContactMails({
  orm,
  publicUrl,
}: {
  orm: Orm;
  publicUrl: string;
}): Record<ContactMail, MailTemplate> {
  return {
    async contactMessage({ id = '', to = '' }, locale) {
      const [row] = await orm.select().from(contactMessages).where(eq(contactMessages.id, id));
      if (row === undefined) return null;
      const text = texts(locale);
      const { name, email, company, reference, kind, about, message } = row;
      const from = [name, email, company].filter(Boolean).join(', ');
      const subject = text(kind === 'partner' ? 'mail.contact.subject-partner' : 'mail.contact.subject', {
        name,
        reference,
      });
      const facts = [text('mail.contact.from', { from }), about && text('mail.contact.about', { about })];
      const words = {
        hello: text('mail.contact.hello'),
        subject,
        body: `${facts.filter(Boolean).join('\n')}\n\n${message}`,
        sender: text('mail.contact.sender', { origin: publicUrl }),
      };
      return { ...writeMail(to, locale, words), replyTo: email };
    },
  };
}
