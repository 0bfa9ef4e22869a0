import { and, count, desc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { offers } from '../drivers/database/schema/index.ts';

/** A row of the table of offers. */
export type OfferRow = typeof offers.$inferSelect;

/** Inserts an offer. */
export async function insertOffer(orm: Orm, row: typeof offers.$inferInsert): Promise<OfferRow> {
  const [stored] = await orm.insert(offers).values(row).returning();
  if (stored === undefined) throw new Error('The offer was not stored');
  return stored;
}

/** Null when there is none; nobody else answers it until the transaction ends. */
export async function lockOffer(orm: Orm, id: string): Promise<OfferRow | null> {
  if (id.includes('\0')) return null;
  const [row] = await orm.select().from(offers).where(eq(offers.id, id)).for('update');
  return row ?? null;
}

/** Finds an offer by id. */
export async function findOffer(orm: Orm, id: string): Promise<OfferRow | null> {
  if (id.includes('\0')) return null;
  const [row] = await orm.select().from(offers).where(eq(offers.id, id));
  return row ?? null;
}

const isWaiting = (ownerId: string, now: Date) =>
  and(eq(offers.ownerId, ownerId), isNull(offers.outcome), gt(offers.expiresAt, now));

/** Those of an account that wait for an answer, newest first. */
export async function listWaiting(orm: Orm, ownerId: string, now: Date): Promise<OfferRow[]> {
  return orm
    .select()
    .from(offers)
    .where(isWaiting(ownerId, now))
    .orderBy(desc(offers.createdAt), desc(offers.id));
}

/** How many an account made since a moment or has waiting, whatever became of them: each is a mail to somebody. */
export async function countMade(orm: Orm, ownerId: string, since: Date, now: Date): Promise<number> {
  const isMade = and(eq(offers.ownerId, ownerId), gt(offers.createdAt, since));
  const [row] = await orm
    .select({ count: count() })
    .from(offers)
    .where(or(isMade, isWaiting(ownerId, now)));
  return row?.count ?? 0;
}

/** Closes an offer that nobody answered meanwhile. */
export async function closeOffer(
  orm: Orm,
  id: string,
  outcome: NonNullable<OfferRow['outcome']>,
  closedAt: Date,
): Promise<void> {
  await orm
    .update(offers)
    .set({ outcome, closedAt })
    .where(and(eq(offers.id, id), isNull(offers.outcome)));
}

/** Gives an offer a later end; throws where it has gone meanwhile. */
export async function prolongOffer(orm: Orm, id: string, expiresAt: Date): Promise<OfferRow> {
  const [row] = await orm.update(offers).set({ expiresAt }).where(eq(offers.id, id)).returning();
  if (row === undefined) throw new Error(`The offer ${id} went while it was sent`);
  return row;
}
