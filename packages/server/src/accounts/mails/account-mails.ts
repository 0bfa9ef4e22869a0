import type { Text } from '@tourwright/api/text';
import type { Orm } from '../../drivers/database/database.ts';
import { createTexts } from '../../i18n/create-texts.ts';
import { helloTo } from '../../mail/hello-to.ts';
import type { MailTemplate } from '../../mail/mailing.ts';
import { type MailWords, writeMail } from '../../mail/write-mail.ts';
import { en } from '../messages.en.ts';
import { actionLink, type LinkMode } from './action-link.ts';
import type { MailedLinks } from './mailed-links.ts';

const texts = createTexts(en);

/** What happened to the ways into an account. */
export type FactorMail =
  | 'twoFactorOn'
  | 'twoFactorOff'
  | 'recoveryCodeUsed'
  | 'codesGuessed'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'factorsRemoved';

type LinkMail = 'verify' | 'change' | 'reset' | 'recover';

/** The mails about an account. All take `to` and `name`; those with a link also its `seed`. */
export type AccountMail = LinkMail | 'passwordChanged' | FactorMail;

/** Writes the mails about an account; one whose link was used or made void meanwhile is not sent. */
export function createAccountMails(parts: {
  orm: Orm;
  links: Pick<MailedLinks, 'tokenToMail'>;
  publicUrl: string;
}): Record<AccountMail, MailTemplate> {
  const { orm, links, publicUrl } = parts;

  const withLink =
    (kind: LinkMail, mode: LinkMode): MailTemplate =>
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
    hello: helloTo(text, name),
    ...words,
    sender: text('mail.sender', { origin: publicUrl }),
  });

  /** Says what was done; each kind has its own text. */
  const withNews =
    (kind: 'password' | FactorMail): MailTemplate =>
    async ({ to = '', name = '', left = '0', passkey = '' }, locale) => {
      const text = texts(locale);
      const body = text(`mail.${kind}.text`, { left: Number(left), passkey });
      return writeMail(to, locale, wordsTo(name, text, { subject: text(`mail.${kind}.subject`), body }));
    };

  return {
    verify: withLink('verify', 'verifyEmail'),
    /** To the new address, before it counts. */
    change: withLink('change', 'verifyEmail'),
    reset: withLink('reset', 'resetPassword'),
    /** To the old address, once `email` counts. */
    recover: withLink('recover', 'recoverEmail'),
    passwordChanged: withNews('password'),
    twoFactorOn: withNews('twoFactorOn'),
    twoFactorOff: withNews('twoFactorOff'),
    recoveryCodeUsed: withNews('recoveryCodeUsed'),
    codesGuessed: withNews('codesGuessed'),
    passkeyAdded: withNews('passkeyAdded'),
    passkeyRemoved: withNews('passkeyRemoved'),
    factorsRemoved: withNews('factorsRemoved'),
  };
}
