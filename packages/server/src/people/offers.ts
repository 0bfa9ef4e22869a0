import { randomBytes } from 'node:crypto';
import type { MemberRole, SentOffer } from '@tourwright/api';
import type { Database, Orm, Transaction } from '../drivers/database/database.ts';
import { dayMs } from '../durations.ts';
import { tourNotFound } from '../http/answers/not-there.ts';
import { Problem } from '../http/answers/problem.ts';
import type { Mailing } from '../mail/mailing.ts';
import type { Quotas } from '../quotas/quotas.ts';
import { listOwnTours } from './member-table.ts';
import {
  closeOffer,
  countMade,
  insertOffer,
  listWaiting,
  lockOffer,
  type OfferRow,
  prolongOffer,
} from './offer-table.ts';
import type { OfferTokens } from './offer-token.ts';
import { offerLink, type PeopleMail } from './people-mails.ts';

/** What invitations and handovers are built from. */
export interface OffersParts {
  database: Database;
  clock: () => Date;
  log: Parameters<typeof tourNotFound>[0];
  publicUrl: string;
  tokens: OfferTokens;
  mailing: Pick<Mailing<PeopleMail>, 'send'>;
  quotas: Pick<Quotas, 'takeMember'>;
}

const validMs = { invitation: 7 * dayMs, handover: 14 * dayMs } as const;
/** Made in a day or waiting, so that nobody fills strangers' mailboxes by an account without limits. */
const mostOffers = 50;
/** Between two mails about the same one. */
const pauseMs = 60_000;

type NewOffer =
  | { kind: 'invitation'; email: string; role: MemberRole; tourIds: string[] | null }
  | { kind: 'handover'; email: string; tourId: string; withLeads: boolean };

/** Invitations and handovers that wait for their answer. */
export type Offers = ReturnType<typeof createOffers>;

/** Invitations and tours that are handed over, as long as they wait for their answer. */
export function createOffers(parts: OffersParts) {
  const { database, clock, log, publicUrl, tokens, mailing, quotas } = parts;
  const toSentOffer = async (offer: OfferRow, from: Orm): Promise<SentOffer> => ({
    id: offer.id,
    kind: offer.kind,
    email: offer.email,
    role: offer.role,
    tours: offer.tourIds && (await listOwnTours(from, offer.ownerId, offer.tourIds)),
    createdAt: offer.createdAt.toISOString(),
    expiresAt: offer.expiresAt.toISOString(),
    link: offerLink(publicUrl, tokens.write(offer.id)),
  });

  return {
    toSentOffer,

    make: (owner: { id: string; email: string }, wanted: NewOffer, locale: string): Promise<SentOffer> =>
      database.transaction(async (transaction) => {
        const email = wanted.email.toLowerCase();
        if (email === owner.email.toLowerCase()) throw new Problem('own_offer');
        const tourIds = toursOf(wanted);
        await needTours(transaction.orm, owner.id, tourIds, log);
        await replaceSame(transaction, owner.id, { kind: wanted.kind, email, tourIds }, clock());
        const dayAgo = new Date(clock().getTime() - dayMs);
        if ((await countMade(transaction.orm, owner.id, dayAgo, clock())) >= mostOffers)
          throw new Problem('too_many_offers', { most: mostOffers });
        const offer = await insertOffer(transaction.orm, newOffer(owner.id, { ...wanted, email }, clock()));
        // The new owner's plan holds a tour that is handed over.
        if (wanted.kind === 'invitation') await quotas.takeMember(transaction, owner.id);
        await mailing.send('offer', { id: offer.id }, transaction, locale);
        return toSentOffer(offer, transaction.orm);
      }),

    resend: (ownerId: string, id: string, locale: string): Promise<SentOffer> =>
      database.transaction(async (transaction) => {
        const { kind, expiresAt } = await lockWaiting(transaction.orm, ownerId, id);
        const sentMs = expiresAt.getTime() - validMs[kind];
        if (clock().getTime() - sentMs < pauseMs) throw new Problem('too_many_requests');
        const until = new Date(clock().getTime() + validMs[kind]);
        const offer = await prolongOffer(transaction.orm, id, until);
        // One that had ended takes a place again.
        if (kind === 'invitation') await quotas.takeMember(transaction, ownerId);
        await mailing.send('offer', { id }, transaction, locale);
        return toSentOffer(offer, transaction.orm);
      }),

    withdraw: (ownerId: string, id: string): Promise<void> =>
      database.transaction(async ({ orm: own }) => {
        await lockWaiting(own, ownerId, id);
        await closeOffer(own, id, 'withdrawn', clock());
      }),
  };
}

function newOffer(ownerId: string, wanted: NewOffer, now: Date): Parameters<typeof insertOffer>[1] {
  const { kind, email } = wanted;
  return {
    id: randomBytes(12).toString('hex'),
    kind,
    ownerId,
    email,
    role: kind === 'invitation' ? wanted.role : null,
    tourIds: toursOf(wanted),
    withLeads: kind === 'handover' && wanted.withLeads,
    createdAt: now,
    expiresAt: new Date(now.getTime() + validMs[kind]),
  };
}

/** Null: all of the account. */
function toursOf(wanted: NewOffer): string[] | null {
  return wanted.kind === 'handover' ? [wanted.tourId] : wanted.tourIds;
}

/** One of the account's that nobody answered, nor does until the transaction ends. */
async function lockWaiting(orm: Orm, ownerId: string, id: string): Promise<OfferRow> {
  const offer = await lockOffer(orm, id);
  if (offer === null || offer.ownerId !== ownerId) throw new Problem('offer_not_found');
  if (offer.outcome !== null) throw new Problem('offer_ended');
  return offer;
}

/** What is offered must be the account's own. */
async function needTours(
  orm: Orm,
  ownerId: string,
  ids: string[] | null,
  log: OffersParts['log'],
): Promise<void> {
  if (ids === null) return;
  const own = await listOwnTours(orm, ownerId, ids);
  const missing = ids.find((id) => !own.some((tour) => tour.id === id));
  if (missing !== undefined) throw tourNotFound(log, missing);
}

/** A repeated invitation replaces the older one. */
async function replaceSame(
  { orm }: Transaction,
  ownerId: string,
  { kind, email, tourIds }: { kind: string; email: string; tourIds: string[] | null },
  now: Date,
): Promise<void> {
  for (const each of await listWaiting(orm, ownerId, now)) {
    const isSameTour = kind !== 'handover' || each.tourIds?.[0] === tourIds?.[0];
    const isSamePerson = kind === 'handover' || each.email === email;
    if (each.kind === kind && isSameTour && isSamePerson) await closeOffer(orm, each.id, 'withdrawn', now);
  }
}
