import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { checkouts, subscriptions } from '../drivers/database/schema/accounts/plans.ts';

type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Whether a plan is paid by card and continues. */
export async function hasCard(orm: Orm, userId: string): Promise<boolean> {
  const card = await findCard(orm, userId);
  return card !== null && card.status !== 'ended';
}

/** What the user has, or had, at the payment provider. */
export async function findCard(orm: Orm, userId: string): Promise<SubscriptionRow | null> {
  const [row] = await orm
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.source, 'card')));
  return row ?? null;
}

/** Writes what holds now. */
export async function writeSubscription(orm: Orm, row: typeof subscriptions.$inferInsert): Promise<void> {
  await orm
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({ target: [subscriptions.userId, subscriptions.source], set: row });
}

/** Takes away the plan that an operator gave to a user. */
export async function removeGiven(orm: Orm, userId: string): Promise<void> {
  await orm
    .delete(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.source, 'given')));
}

/** Records a checkout at the payment provider; one that is recorded already stays as it is. */
export async function addCheckout(orm: Orm, row: typeof checkouts.$inferInsert): Promise<void> {
  await orm.insert(checkouts).values(row).onConflictDoNothing();
}

/** The ids of the user's checkouts that are under way. */
export async function openCheckouts(orm: Orm, userId: string): Promise<string[]> {
  const open = and(eq(checkouts.userId, userId), isNull(checkouts.doneAt));
  const rows = await orm.select({ id: checkouts.id }).from(checkouts).where(open);
  return rows.map(({ id }) => id);
}

/** Forgets a checkout. */
export async function removeCheckout(orm: Orm, id: string): Promise<void> {
  await orm.delete(checkouts).where(eq(checkouts.id, id));
}

/** What is known of a checkout of this user; null: they began none of this id. */
export async function findCheckout(
  orm: Orm,
  userId: string,
  id: string,
): Promise<Pick<typeof checkouts.$inferSelect, 'doneAt' | 'refusedAt'> | null> {
  if (id.includes('\0')) return null;
  const [row] = await orm
    .select({ doneAt: checkouts.doneAt, refusedAt: checkouts.refusedAt })
    .from(checkouts)
    .where(and(eq(checkouts.id, id), eq(checkouts.userId, userId)));
  return row ?? null;
}

/** Records when a checkout was done. */
export async function setCheckoutDone(orm: Orm, id: string, now: Date): Promise<void> {
  await orm.update(checkouts).set({ doneAt: now }).where(eq(checkouts.id, id));
}

/** Records when the bank was found to have refused; null: it did not, or somebody tries again. */
export async function setCheckoutRefused(orm: Orm, id: string, refusedAt: Date | null): Promise<void> {
  await orm.update(checkouts).set({ refusedAt }).where(eq(checkouts.id, id));
}

/** The customer of the payment provider, so that a second order is not a second customer. */
export async function findCustomer(orm: Orm, userId: string): Promise<string | null> {
  const [row] = await orm
    .select({ customerId: subscriptions.customerId })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        isNotNull(subscriptions.customerId),
        ne(subscriptions.customerId, ''),
      ),
    );
  return row?.customerId ?? null;
}
