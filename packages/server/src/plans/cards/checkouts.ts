import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database, Orm } from '../../drivers/database/database.ts';
import { type CheckoutState, type Payment, PaymentAway } from '../../drivers/payment/payment.ts';
import { Problem } from '../../http/answers/problem.ts';
import { openCheckouts, removeCheckout } from '../subscription-table.ts';

/**
 * Orders of one account follow one another, by card and by invoice: two at once would end each other's checkout, or miss
 * each other and both be paid. Held until the transaction ends.
 */
export async function oneOrderAtATime(orm: Orm, userId: string): Promise<void> {
  await orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`plan ${userId}`}, 0))`);
}

/** Ends the checkouts of a user that nobody went through, but one; returns the ids of those that somebody did. */
export async function endCheckouts(
  orm: Orm,
  userId: string,
  { payment, log, except }: { payment: Payment; log: Logger; except?: string },
): Promise<string[]> {
  const completed: string[] = [];
  for (const id of await openCheckouts(orm, userId)) {
    if (id === except) continue;
    if (await reached(payment.endCheckout(id), log)) await removeCheckout(orm, id);
    else completed.push(id);
  }
  return completed;
}

/** The checkouts of a user, as an order by invoice sees them. */
export interface PendingCards {
  /** Writes what became of checkouts since they were looked at. */
  settle(userId: string): Promise<void>;
  /** Makes sure that nothing more is paid by card; a payment under way is a problem. */
  end(orm: Orm, userId: string): Promise<void>;
}

/** Nobody who orders by invoice can pay by card beside it. */
export function createPendingCards(
  { database, log, payment }: { database: Database; log: Logger; payment: Payment | null },
  settle: (checkoutId: string) => Promise<CheckoutState>,
): PendingCards {
  return {
    async settle(userId) {
      if (payment === null) return;
      for (const id of await openCheckouts(database.orm, userId)) await reached(settle(id), log);
    },
    async end(orm, userId) {
      if (payment === null) return;
      const completed = await endCheckouts(orm, userId, { payment, log });
      if (completed.length > 0) throw new Problem('payment_pending');
    },
  };
}

/** What the payment provider answers; that it does not is said to the user, and why to the operator. */
export async function reached<T>(asking: Promise<T>, log: Logger): Promise<T> {
  try {
    return await asking;
  } catch (error) {
    if (!(error instanceof PaymentAway)) throw error;
    log.error({ err: error }, 'The payment provider did not carry out the request');
    throw new Problem('payment_away');
  }
}
