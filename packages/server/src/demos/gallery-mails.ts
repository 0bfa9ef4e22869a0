import type { Orm } from '../drivers/database/database.ts';
import { createTexts } from '../i18n/create-texts.ts';
import { helloTo } from '../mail/hello-to.ts';
import type { MailTemplate } from '../mail/mailing.ts';
import { writeMail } from '../mail/write-mail.ts';
import { findToldRequest } from './gallery-request-table.ts';
import { en } from './messages.en.ts';

const texts = createTexts(en);

/** `galleryAsked` takes the tour's `id` and `to`; `galleryDecided` the tour's `id` and `at`, the moment of the decision. */
export type GalleryMail = 'galleryAsked' | 'galleryDecided';

/** Writes the mails about places in the gallery; of what is not so any more nothing is written. */
export function createGalleryMails({
  orm,
  publicUrl,
}: {
  orm: Orm;
  publicUrl: string;
}): Record<GalleryMail, MailTemplate> {
  return {
    async galleryAsked({ id = '', to = '' }, locale) {
      const found = await findToldRequest(orm, id);
      if (found?.request.state !== 'asked') return null;
      const text = texts(locale);
      const owner = found.ownerName ? `${found.ownerName} (${found.ownerEmail})` : found.ownerEmail;
      const tour = found.title || text('mail.untitled');
      const url = `${publicUrl}/welcome/${encodeURIComponent(id)}`;
      const words = {
        hello: text('mail.helloNobody'),
        subject: text('mail.asked.subject', { tour }),
        body: [text('mail.asked.text', { owner, tour }), text('mail.asked.see', { url })].join('\n\n'),
        button: text('mail.asked.button'),
        sender: text('mail.sender', { origin: publicUrl }),
      };
      const mail = writeMail(to, locale, words, `${publicUrl}/admin?show=gallery`);
      return { ...mail, replyTo: found.ownerEmail };
    },
    async galleryDecided({ id = '', at = '' }, locale) {
      const found = await findToldRequest(orm, id);
      if (found === null || found.request.decidedAt?.toISOString() !== at) return null;
      const { state, reason } = found.request;
      if (state === 'none' || state === 'asked') return null;
      const text = texts(locale);
      const tour = found.title || text('mail.untitled');
      const isIn = state === 'accepted';
      const words = {
        hello: helloTo(text, found.ownerName),
        subject: text(`mail.${state}.subject`, { tour }),
        body: [text(`mail.${state}.text`, { tour }), reason && text('mail.reason', { reason })]
          .filter(Boolean)
          .join('\n\n'),
        button: text(isIn ? 'mail.accepted.button' : 'mail.dashboard'),
        sender: text('mail.sender', { origin: publicUrl }),
      };
      return writeMail(found.ownerEmail, locale, words, `${publicUrl}${isIn ? '/explore' : '/dashboard'}`);
    },
  };
}
