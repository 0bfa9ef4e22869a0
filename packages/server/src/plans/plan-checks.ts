import { and, count, isNull, lt, min } from 'drizzle-orm';
import { checkouts, paymentEvents } from '../drivers/database/schema/accounts/plans.ts';
import { hourMs } from '../durations.ts';
import { type Finding, fail, ok, warn } from '../health/finding.ts';
import { databaseOf, type HealthCheck, type HealthParts } from '../health/health-check.ts';
import { isAtHome } from '../health/is-at-home.ts';
import type { PlanBook } from './plan-book.ts';

/** A call of the provider is applied in seconds; it is tried again for a while. */
const lateMs = 30 * 60_000;
const checkoutMs = hourMs;

/** Whether plans can be paid, and what was paid has come. */
export function planChecks(
  parts: Pick<HealthParts, 'config' | 'database' | 'clock'>,
  book: PlanBook | { fault: string },
): HealthCheck[] {
  const { config } = parts;
  return [
    {
      id: 'payments',
      needs: ['database'],
      run: async () => {
        const { stripe, publicUrl } = config;
        if (stripe === null) return ok('payments.invoices', {});
        const isTest = /^(sk|rk)_test_/.test(stripe.secretKey);
        return cardsOf({ isTest, isPublic: !isAtHome(publicUrl), ...(await readPayments(parts)) });
      },
    },
    {
      id: 'seller',
      run: async () =>
        sellerOf(book, { takesCards: config.stripe !== null, isTried: isAtHome(config.publicUrl) }),
    },
  ];
}

interface Payments {
  /** Calls of the provider that are stored and not applied, and the oldest of them. */
  unapplied: number;
  lateByMs: number;
  /** Checkouts that were begun long ago and that nobody heard of since. */
  open: number;
  /** Calls that ever came. */
  heard: number;
}

async function readPayments(parts: Pick<HealthParts, 'database' | 'clock'>): Promise<Payments> {
  const { orm } = databaseOf(parts);
  const now = parts.clock().getTime();
  const [waiting] = await orm
    .select({ count: count(), oldestAt: min(paymentEvents.receivedAt) })
    .from(paymentEvents)
    .where(isNull(paymentEvents.appliedAt));
  const [heard] = await orm.select({ count: count() }).from(paymentEvents);
  const begun = lt(checkouts.createdAt, new Date(now - checkoutMs));
  const [open] = await orm
    .select({ count: count() })
    .from(checkouts)
    .where(and(isNull(checkouts.doneAt), begun));
  const lateByMs = waiting?.oldestAt ? Math.max(0, now - waiting.oldestAt.getTime()) : 0;
  return {
    unapplied: waiting?.count ?? 0,
    lateByMs,
    open: open?.count ?? 0,
    heard: heard?.count ?? 0,
  };
}

/** Judges whether calls of the payment provider come and are applied in time. */
export function cardsOf({
  isTest,
  isPublic,
  unapplied,
  lateByMs,
  open,
  heard,
}: Payments & { isTest: boolean; isPublic: boolean }): Finding {
  if (lateByMs > lateMs) return fail('payments.late', { count: unapplied, lateByMs });
  if (open > 0 && heard === 0) return warn('payments.silent', { count: open });
  if (isTest && isPublic) return warn('payments.test', {});
  return ok('payments.cards', { count: heard });
}

/** Judges whether what invoices need to name is set. */
export function sellerOf(
  book: PlanBook | { fault: string },
  {
    takesCards,
    isTried,
  }: {
    takesCards: boolean;
    /** Nobody but this machine can buy. */
    isTried: boolean;
  },
): Finding {
  if ('fault' in book) return fail('seller.unreadable', { reason: book.fault });
  const isSold = book.plans.some(({ prices }) => prices.monthly !== null || prices.yearly !== null);
  if (!isSold) return ok('seller.none', {});
  const { name, address, payTo } = book.seller;
  if (isTried) return ok('seller.known', { name });
  if (address.length === 0) return warn('seller.no-address', { name });
  return payTo.length === 0 && !takesCards
    ? warn('seller.no-account', { name })
    : ok('seller.known', { name });
}
