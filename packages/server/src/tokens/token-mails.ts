import { createTexts } from '../i18n/create-texts.ts';
import { helloTo } from '../mail/hello-to.ts';
import type { MailTemplate } from '../mail/mailing.ts';
import { writeMail } from '../mail/write-mail.ts';
import { en } from './messages.en.ts';

const texts = createTexts(en);

/** Takes `to` and `name`, and `token`, what its maker calls it. */
export type TokenMail = 'tokenMade';

/** Writes the mail about a new token. */
export function createTokenMails({ publicUrl }: { publicUrl: string }): Record<TokenMail, MailTemplate> {
  return {
    tokenMade: async ({ to = '', name = '', token = '' }, locale) => {
      const text = texts(locale);
      return writeMail(
        to,
        locale,
        {
          hello: helloTo(text, name),
          subject: text('mail.token.subject'),
          body: text('mail.token.text', { token }),
          button: text('mail.token.button'),
          sender: text('mail.sender', { origin: publicUrl }),
        },
        `${publicUrl}/profile`,
      );
    },
  };
}
