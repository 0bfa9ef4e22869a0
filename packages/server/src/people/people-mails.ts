import { eq, inArray } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { tours, users } from '../drivers/database/schema/index.ts';
import { tourTitle } from '../drivers/database/tour-title.ts';
import { createTexts } from '../i18n/create-texts.ts';
import type { MailTemplate } from '../mail/mailing.ts';
import { writeMail } from '../mail/write-mail.ts';
import { en } from './messages.en.ts';
import { findOffer, type OfferRow } from './offer-table.ts';
import { createOfferTokens } from './offer-token.ts';

const texts = createTexts(en);

/** `offer` takes its `id`; so does `offerAnswered`, which notifies the sender. */
export type PeopleMail = 'offer' | 'offerAnswered';

/** The page that shows what is offered. */
export function offerLink(publicUrl: string, token: string): string {
  return `${publicUrl}/dashboard?show=people&offer=${encodeURIComponent(token)}`;
}

/** Writes the mails about offers; none for one that was withdrawn in the meantime. */
export function createPeopleMails({
  orm,
  publicUrl,
  secret,
  clock,
}: {
  orm: Orm;
  publicUrl: string;
  secret: string;
  clock: () => Date;
}): Record<PeopleMail, MailTemplate> {
  const tokens = createOfferTokens({ secret });
  const sender = (locale: string) => texts(locale)('mail.sender', { origin: publicUrl });
  return {
    async offer({ id = '' }, locale) {
      const offer = await findOffer(orm, id);
      if (offer === null || offer.outcome !== null || offer.expiresAt <= clock()) return null;
      const text = texts(locale);
      const { name, email } = await readUser(orm, offer.ownerId);
      const owner = name || email;
      const tour = await titlesOf(orm, offer, text('mail.untitled'));
      const until = offer.expiresAt.toISOString().slice(0, 10);
      const values = { owner, tour, until };
      const isHandover = offer.kind === 'handover';
      const some = tour === '' ? 'mail.invitation.all' : 'mail.invitation.some';
      const words = {
        hello: text('mail.hello'),
        subject: isHandover
          ? text('mail.handover.subject', { owner, tour })
          : text('mail.invitation.subject', { owner }),
        body: isHandover
          ? text('mail.handover.text', values)
          : [text(some, values), text(`mail.invitation.${offer.role ?? 'viewer'}`, { until })].join('\n\n'),
        button: text('mail.button'),
        foot: text('mail.unknown', { owner: email }),
        sender: sender(locale),
      };
      return writeMail(offer.email, locale, words, offerLink(publicUrl, tokens.write(id)));
    },
    async offerAnswered({ id = '' }, locale) {
      const offer = await findOffer(orm, id);
      if (offer === null || (offer.outcome !== 'accepted' && offer.outcome !== 'declined')) return null;
      const text = texts(locale);
      const { email: to } = await readUser(orm, offer.ownerId);
      const { email, kind, outcome, withLeads } = offer;
      const tour = await titlesOf(orm, offer, text('mail.untitled'));
      const words = {
        hello: text('mail.hello'),
        subject: text(`mail.${kind}-${outcome}.subject`, { email, tour }),
        body:
          withLeads && outcome === 'accepted'
            ? text('mail.handover-accepted.text-with-leads', { email, tour })
            : text(`mail.${kind}-${outcome}.text`, { email, tour }),
        button: text('mail.people'),
        sender: sender(locale),
      };
      return writeMail(to, locale, words, `${publicUrl}/dashboard?show=people`);
    },
  };
}

async function readUser(orm: Orm, id: string): Promise<{ name: string; email: string }> {
  const [row] = await orm
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, id));
  return row ?? { name: '', email: '' };
}

/** The titles of the tours that it names; nothing where it is all of them. */
async function titlesOf(orm: Orm, { tourIds }: OfferRow, untitled: string): Promise<string> {
  if (tourIds === null) return '';
  const rows = await orm.select({ title: tourTitle }).from(tours).where(inArray(tours.id, tourIds)).limit(5);
  return rows.map((row) => row.title || untitled).join(', ');
}
