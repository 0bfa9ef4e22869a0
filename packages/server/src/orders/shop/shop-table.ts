import type { Shop } from '@tourwright/api';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Orm, Transaction } from '../../drivers/database/database.ts';
import { tours } from '../../drivers/database/schema/tours/tours.ts';
import { shops } from '../../drivers/database/schema/visitors/orders.ts';
import { isShown } from '../../drivers/database/shown-tour.ts';
import { tourTitle } from '../../drivers/database/tour-title.ts';
import { Problem } from '../../http/answers/problem.ts';

/** Orders are numbered from one above this. */
const numbersBelow = 1000;

/** Reads a user's shop settings; null before they were saved. */
export async function readSettings(orm: Orm, userId: string): Promise<Shop | null> {
  const [row] = await orm.select({ settings: shops.settings }).from(shops).where(eq(shops.userId, userId));
  return row?.settings ?? null;
}

/** Stores a user's shop settings in place of those before. */
export async function writeSettings(orm: Orm, userId: string, settings: Shop): Promise<void> {
  const { sells } = settings;
  await orm
    .insert(shops)
    .values({ userId, settings, sells, lastNumber: numbersBelow })
    .onConflictDoUpdate({ target: shops.userId, set: { settings, sells } });
}

/** The next number of an order; the shop is held until the transaction ends. */
export async function takeOrderNumber(orm: Orm, userId: string): Promise<string> {
  const [row] = await orm
    .update(shops)
    .set({ lastNumber: sql`${shops.lastNumber} + 1` })
    .where(eq(shops.userId, userId))
    .returning({ last: shops.lastNumber, settings: shops.settings });
  if (row === undefined) throw new Error(`${userId} has no shop`);
  const { numberPrefix } = row.settings;
  return numberPrefix === '' ? String(row.last) : `${numberPrefix}-${row.last}`;
}

/** A published tour whose owner sells. */
export interface OpenShop {
  tourId: string;
  ownerId: string;
  title: string;
  /** What visitors see. */
  version: number;
  settings: Shop & { sells: 'link' | 'orders' };
}

/** Finds the shop of a published tour that takes carts; null where it has none. */
export async function findOpenShop(orm: Orm, tourId: string): Promise<OpenShop | null> {
  if (tourId.includes('\0')) return null;
  const [row] = await orm
    .select({
      tourId: tours.id,
      ownerId: tours.userId,
      title: tourTitle,
      version: tours.publishedVersion,
      settings: shops.settings,
    })
    .from(tours)
    .innerJoin(shops, eq(shops.userId, tours.userId))
    .where(and(isShown(tourId), ne(shops.sells, 'nothing')));
  if (row === undefined || row.version === null) return null;
  const { settings, version } = row;
  return { ...row, version, title: row.title || 'Untitled', settings: settings as OpenShop['settings'] };
}

/** Null where there is no such tour. */
export async function findTourOwner(orm: Orm, tourId: string): Promise<string | null> {
  const [row] = await orm.select({ ownerId: tours.userId }).from(tours).where(eq(tours.id, tourId));
  return row?.ownerId ?? null;
}

/** Until its transaction ends nobody else takes or gives back stock of the owner's tours, in any process. */
export async function holdShop({ orm }: Pick<Transaction, 'orm'>, ownerId: string): Promise<void> {
  await orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`shop ${ownerId}`}, 0))`);
}

/** Until its transaction ends the tour stays with its owner. Problem: `takes_no_orders` where it is another's by now. */
export async function holdOwner(
  { orm }: Pick<Transaction, 'orm'>,
  { tourId, ownerId }: Pick<OpenShop, 'tourId' | 'ownerId'>,
): Promise<void> {
  const found = orm.select({ ownerId: tours.userId }).from(tours).where(eq(tours.id, tourId));
  const [row] = await found.for('share');
  if (row?.ownerId !== ownerId) throw new Problem('takes_no_orders');
}
