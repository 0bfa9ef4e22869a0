/** Available stock: what is counted, minus reservations of other carts. */
import type { StockRow } from '@tourwright/api';
import { and, eq, gt, lte, ne, sql } from 'drizzle-orm';
import type { Orm } from '../../drivers/database/database.ts';
import { productStock, stockReservations } from '../../drivers/database/schema/visitors/orders.ts';
import type { Offer } from './catalogue.ts';

/** Whose stock a form of a product is taken from; an empty `variantId`: of the product, with other variants. */
export interface Pool {
  productId: string;
  variantId: string;
}

/** The key of a stock pool in maps. */
export const poolKey = ({ productId, variantId }: Pool): string => JSON.stringify([productId, variantId]);

/** The stock of a tour at a moment. */
export interface Stock {
  /** Where an offer is counted: all that is there, and what of it can be had. null: nobody counts it. */
  poolOf(offer: Offer): (Pool & { count: number; left: number }) | null;
}

/** Reads what is left for a cart: what it holds itself counts as left. */
export async function readStock(
  orm: Orm,
  tourId: string,
  { cartId, now }: { cartId: string | null; now: Date },
): Promise<Stock> {
  const counts = await selectCounts(orm, tourId);
  const held = await selectHeld(orm, tourId, now, cartId);
  return stockOf(
    new Map(counts.map((row) => [poolKey(row), row.count])),
    new Map(held.map((row) => [poolKey(row), row.quantity])),
  );
}

/** What the table has of a tour. */
export async function listCounts(orm: Orm, tourId: string): Promise<StockRow[]> {
  return (await selectCounts(orm, tourId)).map((row) => ({ ...row, variantId: row.variantId || null }));
}

/** What carts hold of a tour. */
export async function listHeld(orm: Orm, tourId: string, now: Date) {
  const rows = await selectHeld(orm, tourId, now, null);
  return rows.map((row) => ({ ...row, variantId: row.variantId || null }));
}

function selectCounts(orm: Orm, tourId: string) {
  const { productId, variantId, count } = productStock;
  return orm
    .select({ productId, variantId, count })
    .from(productStock)
    .where(eq(productStock.tourId, tourId))
    .orderBy(productId, variantId);
}

function selectHeld(orm: Orm, tourId: string, now: Date, exceptCart: string | null) {
  const { productId, variantId, quantity, expiresAt, cartId } = stockReservations;
  return orm
    .select({ productId, variantId, quantity: sql<number>`sum(${quantity})::int` })
    .from(stockReservations)
    .where(
      and(
        eq(stockReservations.tourId, tourId),
        gt(expiresAt, now),
        exceptCart === null ? undefined : ne(cartId, exceptCart),
      ),
    )
    .groupBy(productId, variantId);
}

/** The same of what was read. What the table has rules; the document says what it does not have. */
export function stockOf(
  counts: ReadonlyMap<string, number | null>,
  held: ReadonlyMap<string, number>,
): Stock {
  return {
    poolOf({ productId, variantId, stock }) {
      const pools = [
        { pool: { productId, variantId: variantId ?? '' }, said: stock.own },
        { pool: { productId, variantId: '' }, said: stock.product },
      ];
      for (const { pool, said } of pools) {
        const known = counts.get(poolKey(pool));
        // Somebody said that it is not to be counted.
        if (known === null) return null;
        const count = known ?? said;
        if (count !== null)
          return { ...pool, count, left: Math.max(0, count - (held.get(poolKey(pool)) ?? 0)) };
      }
      return null;
    },
  };
}

/** Holds quantities for a cart, in place of whatever it held. */
export async function reserve(
  orm: Orm,
  { tourId, cartId, expiresAt }: { tourId: string; cartId: string; expiresAt: Date },
  wanted: readonly (Pool & { quantity: number })[],
): Promise<void> {
  await release(orm, tourId, cartId);
  if (wanted.length === 0) return;
  await orm.insert(stockReservations).values(wanted.map((one) => ({ ...one, tourId, cartId, expiresAt })));
}

/** Gives back what a cart holds of a tour's stock. */
export async function release(orm: Orm, tourId: string, cartId: string): Promise<void> {
  await orm
    .delete(stockReservations)
    .where(and(eq(stockReservations.tourId, tourId), eq(stockReservations.cartId, cartId)));
}

/** Gives back what carts held past their time. */
export async function releaseExpired(orm: Orm, now: Date): Promise<void> {
  await orm.delete(stockReservations).where(lte(stockReservations.expiresAt, now));
}

/** What a pool holds; null: it is not counted; undefined: the document says it. */
export async function countIn(orm: Orm, tourId: string, pool: Pool): Promise<number | null | undefined> {
  const [row] = await orm
    .select({ count: productStock.count })
    .from(productStock)
    .where(isPool(tourId, pool));
  return row?.count;
}

const isPool = (tourId: string, { productId, variantId }: Pool) =>
  and(
    eq(productStock.tourId, tourId),
    eq(productStock.productId, productId),
    eq(productStock.variantId, variantId),
  );

/** Sets what a pool holds; null: it is not counted. */
export async function setCount(
  orm: Orm,
  tourId: string,
  { productId, variantId }: Pool,
  { count, now }: { count: number | null; now: Date },
): Promise<void> {
  await orm
    .insert(productStock)
    .values({ tourId, productId, variantId, count, updatedAt: now })
    .onConflictDoUpdate({
      target: [productStock.tourId, productStock.productId, productStock.variantId],
      set: { count, updatedAt: now },
    });
}

/**
 * Adds to what a pool holds, or takes from it; false where it has too little beside what carts hold. What nobody counts
 * stays as it is.
 */
export async function addToPool(
  orm: Orm,
  tourId: string,
  pool: Pool,
  { by, now }: { by: number; now: Date },
): Promise<boolean> {
  const count = await countIn(orm, tourId, pool);
  if (count === undefined || count === null) return true;
  if (by < 0 && count + by < (await heldIn(orm, tourId, pool, now))) return false;
  await orm
    .update(productStock)
    .set({ count: count + by, updatedAt: now })
    .where(isPool(tourId, pool));
  return true;
}

async function heldIn(orm: Orm, tourId: string, { productId, variantId }: Pool, now: Date): Promise<number> {
  const [row] = await orm
    .select({ held: sql<number>`coalesce(sum(${stockReservations.quantity}), 0)::int` })
    .from(stockReservations)
    .where(
      and(
        eq(stockReservations.tourId, tourId),
        eq(stockReservations.productId, productId),
        eq(stockReservations.variantId, variantId),
        gt(stockReservations.expiresAt, now),
      ),
    );
  return row?.held ?? 0;
}
