import type { Text } from '@tourwright/api/text';
import type { Orm } from '../drivers/database/database.ts';
import { createTexts } from '../i18n/create-texts.ts';
import type { MailTemplate } from '../mail/mailing.ts';
import { type MailWords, writeMail } from '../mail/write-mail.ts';
import { actionLink, type LinkMode } from './action-link.ts';
import type { MailedLinks } from './mailed-links.ts';
import { en } from './messages.en.ts';

const texts = createTexts(en);

/** The mails about an account. All take `to` and `name`; those with a link also its `seed`. */
export type AccountMail = 'verify' | 'change' | 'reset' | 'recover' | 'passwordChanged';

/** Writes the mails about an account; one whose link was used or made void meanwhile is not sent. */
export function createAccountMails(parts: {
  orm: Orm;
  links: Pick<MailedLinks, 'tokenToMail'>;
  publicUrl: string;
}): Record<AccountMail, MailTemplate> {
  const { orm, links, publicUrl } = parts;

  const withLink =
    (kind: Exclude<AccountMail, 'passwordChanged'>, mode: LinkMode): MailTemplate =>
    async ({ to = '', name = '', seed = '', email = to }, locale) => {
      const text = texts(locale);
      const token = await links.tokenToMail(orm, seed);
      if (token === null) return null;
      const words = {
        subject: text(`mail.${kind}.subject`),
        body: text(`mail.${kind}.text`, { email }),
        button: text(`mail.${kind}.button`),
        foot: text(`mail.${kind}.foot`),
      };
      return writeMail(to, locale, wordsTo(name, text, words), actionLink(publicUrl, mode, token));
    };

  const wordsTo = (
    name: string,
    text: Text<typeof en>,
    words: Omit<MailWords, 'hello' | 'sender'>,
  ): MailWords => ({
    hello: name === '' ? text('mail.helloNobody') : text('mail.hello', { name }),
    ...words,
    sender: text('mail.sender', { origin: publicUrl }),
  });

  return {
    verify: withLink('verify', 'verifyEmail'),
    /** To the new address, before it counts. */
    change: withLink('change', 'verifyEmail'),
    reset: withLink('reset', 'resetPassword'),
    /** To the old address, once `email` counts. */
    recover: withLink('recover', 'recoverEmail'),
    passwordChanged: async ({ to = '', name = '' }, locale) => {
      const text = texts(locale);
      const words = { subject: text('mail.password.subject'), body: text('mail.password.text') };
      return writeMail(to, locale, wordsTo(name, text, words));
    },
  };
}
