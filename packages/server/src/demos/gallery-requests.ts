import type { GalleryDecision, GalleryPlace, GalleryRequest, GalleryState } from '@tourwright/api';
import type { Database, Transaction } from '../drivers/database/database.ts';
import { tours } from '../drivers/database/schema/index.ts';
import { isShown } from '../drivers/database/shown-tour.ts';
import { Problem } from '../http/answers/problem.ts';
import { type Asked, type Listed, listedOf } from '../http/list-page.ts';
import type { Mailing } from '../mail/mailing.ts';
import { operatorReaders } from '../mail/operator-readers.ts';
import type { GalleryMail } from './gallery-mails.ts';
import {
  countRequests,
  findRequest,
  findToldRequest,
  type GalleryRow,
  listRequests,
  lockRequest,
  placeOf,
  putRequest,
} from './gallery-request-table.ts';

/** Operators hear of one tour once in this time, however often its owner asks and withdraws. */
const toldAgainMs = 24 * 60 * 60_000;

/** What requests for the gallery are built from. */
export interface GalleryRequestParts {
  database: Database;
  clock: () => Date;
  mailing: Pick<Mailing<GalleryMail>, 'send'>;
  /** Gets the mails; null: the operators' own addresses do. */
  contactEmail: string | null;
  /** Writes a decision into the log of what those do who run the server, in the same transaction. */
  tellDecided(
    decided: { state: GalleryDecision; tourId: string; userId: string },
    transaction: Transaction,
  ): Promise<void>;
}

/** Requests for the gallery: asked by owners, decided by operators. */
export interface GalleryRequests {
  read(tourId: string): Promise<GalleryPlace>;
  /** Problem `tour_not_published` where visitors cannot open the tour. */
  ask(tourId: string): Promise<GalleryPlace>;
  leave(tourId: string): Promise<GalleryPlace>;
  list(asked: Listing): Promise<Listed<GalleryRequest>>;
  /** Null where nobody asked for it. Problem `gallery_moved_on` where it is in another state than `from`. */
  decide(tourId: string, decision: Decision, userId: string): Promise<GalleryPlace | null>;
}

type Listing = Asked & { search?: string | undefined; state?: Exclude<GalleryState, 'none'> | undefined };

interface Decision {
  from: 'asked' | GalleryDecision;
  to: GalleryDecision;
  reason: string;
}

/** What each state may become; a tour that was declined or taken out can be shown after all. */
const nextStates: Record<'asked' | GalleryDecision, readonly GalleryDecision[]> = {
  asked: ['accepted', 'declined'],
  accepted: ['removed'],
  declined: ['accepted'],
  removed: ['accepted'],
};

/** How tours come into the gallery and out of it. Who may do what is asked before. */
export function createGalleryRequests(parts: GalleryRequestParts): GalleryRequests {
  const { database, clock, tellDecided } = parts;
  const { orm } = database;

  const { tellOperators, tellAsker, announce } = createTelling(parts);

  return {
    read: async (tourId) => placeOf(await findRequest(orm, tourId)),

    ask: (tourId) =>
      database.transaction(async (transaction) => {
        // Held, so that two who ask at once make one request.
        const [tour] = await transaction.orm
          .select({ id: tours.id })
          .from(tours)
          .where(isShown(tourId))
          .for('no key update');
        if (tour === undefined) throw new Problem('tour_not_published');
        const before = await lockRequest(transaction.orm, tourId);
        if (before?.state === 'asked' || before?.state === 'accepted') return placeOf(before);
        const now = clock();
        const isToldLately = before?.toldAt != null && before.toldAt.getTime() > now.getTime() - toldAgainMs;
        const row = askedRow(tourId, now, isToldLately ? before.toldAt : now);
        await putRequest(transaction.orm, row);
        if (!isToldLately) await tellOperators(tourId, transaction);
        return placeOf(row);
      }),

    leave: (tourId) =>
      database.transaction(async (transaction) => {
        const before = await lockRequest(transaction.orm, tourId);
        if (before === null || before.state === 'none') return placeOf(null);
        await putRequest(transaction.orm, { ...before, state: 'none', decidedAt: null, reason: '' });
        if (before.state === 'accepted') await announce(tourId, transaction);
        return placeOf(null);
      }),

    list: ({ search, state, ...asked }) =>
      listedOf(asked, async (place) => ({
        rows: (await listRequests(orm, { search, state }, place)).map(requestOf),
        count: () => countRequests(orm, { search, state }),
      })),

    decide: (tourId, decision, userId) =>
      database.transaction(async (transaction) => {
        const before = await lockRequest(transaction.orm, tourId);
        if (before === null) return null;
        // Sent again: nothing is decided twice, and nobody is mailed twice.
        if (before.state === decision.to) return placeOf(before);
        const row = decidedRow(before, decision, clock());
        await putRequest(transaction.orm, row);
        await announce(tourId, transaction);
        await tellAsker(row, transaction);
        await tellDecided({ state: decision.to, tourId, userId }, transaction);
        return placeOf(row);
      }),
  };
}

/** Who hears of requests and decisions. */
function createTelling({ database, mailing, contactEmail }: GalleryRequestParts) {
  const tellOperators = async (tourId: string, transaction: Transaction): Promise<void> => {
    for (const { email, locale } of await operatorReaders(transaction.orm, contactEmail))
      await mailing.send('galleryAsked', { id: tourId, to: email }, transaction, locale);
  };
  const tellAsker = async ({ tourId, decidedAt }: GalleryRow, transaction: Transaction): Promise<void> => {
    const reader = await findToldRequest(transaction.orm, tourId);
    const values = { id: tourId, at: decidedAt?.toISOString() ?? '' };
    if (reader !== null) await mailing.send('galleryDecided', values, transaction, reader.ownerLocale);
  };
  /** Every process reads the gallery again. */
  const announce = (tourId: string, { client }: Transaction) =>
    database.notify('tour', JSON.stringify({ tourId, type: 'edit' }), client);
  return { tellOperators, tellAsker, announce };
}

function askedRow(tourId: string, askedAt: Date, toldAt: Date | null): GalleryRow {
  return { tourId, state: 'asked', askedAt, toldAt, decidedAt: null, reason: '' };
}

/** A request after a decision; throws where it is in another state than who decides has seen. */
function decidedRow(before: GalleryRow, { from, to, reason }: Decision, decidedAt: Date): GalleryRow {
  if (before.state !== from || !nextStates[from].includes(to))
    throw new Problem('gallery_moved_on', { state: before.state });
  return { ...before, state: to, decidedAt, reason };
}

type RequestRow = Awaited<ReturnType<typeof listRequests>>[number];

function requestOf({
  request,
  title,
  ownerId,
  ownerName,
  ownerEmail,
  isPublished,
}: RequestRow): GalleryRequest {
  return {
    ...placeOf(request),
    tourId: request.tourId,
    title,
    owner: { id: ownerId, name: ownerName, email: ownerEmail },
    isPublished,
  };
}
