import type { Offer } from '@tourwright/api';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../drivers/database/database.ts';
import { users } from '../drivers/database/schema/index.ts';
import { Problem } from '../http/answers/problem.ts';
import type { Mailing } from '../mail/mailing.ts';
import { addMember, listOwnTours } from './member-table.ts';
import { closeOffer, findOffer, lockOffer, type OfferRow } from './offer-table.ts';
import type { OfferTokens } from './offer-token.ts';
import type { PeopleMail } from './people-mails.ts';

/** Makes a tour another account's, within a transaction; throws the problem `quota_reached` where it has no room. */
type HandTour = (
  transaction: Transaction,
  handed: { tourId: string; from: string; to: string; withLeads: boolean },
) => Promise<void>;

/** What answering invitations and handovers needs. */
export interface AnswerParts {
  database: Database;
  clock: () => Date;
  tokens: OfferTokens;
  mailing: Pick<Mailing<PeopleMail>, 'send'>;
  handTour: HandTour;
}

/** What happens to an offer when its link is opened. The link was sent to its user, or given to them by the owner. */
export function createAnswers({ database, clock, tokens, mailing, handTour }: AnswerParts) {
  return {
    async read(token: string, userId: string): Promise<Offer> {
      const { orm } = database;
      const offer = checked(await findOffer(orm, idOf(token)), clock());
      const [owner] = await orm
        .select({ name: users.name, email: users.email })
        .from(users)
        .where(eq(users.id, offer.ownerId));
      return {
        kind: offer.kind,
        ownerName: owner?.name || owner?.email || '',
        role: offer.role,
        tours: offer.tourIds && (await listOwnTours(orm, offer.ownerId, offer.tourIds)),
        expiresAt: offer.expiresAt.toISOString(),
        withLeads: offer.withLeads,
        isOwn: offer.ownerId === userId,
      };
    },

    accept: (token: string, userId: string) =>
      answer(token, userId, async (offer, transaction) => {
        const { ownerId, role, tourIds, withLeads } = offer;
        const [tourId = ''] = tourIds ?? [];
        if (offer.kind === 'handover')
          return handTour(transaction, { tourId, from: ownerId, to: userId, withLeads });
        await addMember(transaction.orm, {
          ...{ ownerId, userId, tourIds, now: clock() },
          role: role ?? 'viewer',
        });
      }),

    decline: (token: string, userId: string) => answer(token, userId, null),
  };

  function idOf(token: string): string {
    const id = tokens.read(token);
    if (id === null) throw new Problem('offer_not_found');
    return id;
  }

  /** Each is answered once; what its acceptance does is done in the same transaction. */
  function answer(
    token: string,
    userId: string,
    work: ((offer: OfferRow, transaction: Transaction) => Promise<void>) | null,
  ): Promise<void> {
    const id = idOf(token);
    return database.transaction(async (transaction) => {
      const offer = checked(await lockOffer(transaction.orm, id), clock());
      if (offer.ownerId === userId) throw new Problem('own_offer');
      await work?.(offer, transaction);
      await closeOffer(transaction.orm, id, work === null ? 'declined' : 'accepted', clock());
      const columns = { locale: users.locale };
      const [owner] = await transaction.orm.select(columns).from(users).where(eq(users.id, offer.ownerId));
      if (owner !== undefined) await mailing.send('offerAnswered', { id }, transaction, owner.locale);
    });
  }
}

/** The offer, if it can still be answered. */
function checked(offer: OfferRow | null, now: Date): OfferRow {
  if (offer === null) throw new Problem('offer_not_found');
  if (offer.outcome !== null || offer.expiresAt <= now) throw new Problem('offer_ended');
  return offer;
}
