import type { Invoice } from '@tourwright/api';
import { and, desc, eq, gt, ilike, isNull, or, sql } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { invoiceNumbers, invoices } from '../drivers/database/schema/accounts/plans.ts';
import { searchPattern } from '../drivers/database/search-pattern.ts';

/** A row of the table of invoices. */
export type InvoiceRow = typeof invoices.$inferSelect;

/**
 * The next number of a year. The row is held until the transaction ends, and a transaction that fails gives its number
 * back, so that none is missing.
 */
export async function takeNumber(orm: Orm, year: number): Promise<string> {
  const [row] = await orm
    .insert(invoiceNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoiceNumbers.year, set: { last: sql`${invoiceNumbers.last} + 1` } })
    .returning({ last: invoiceNumbers.last });
  return `${year}-${String(row?.last ?? 0).padStart(4, '0')}`;
}

/** Finds an invoice by number. */
export async function findInvoice(orm: Orm, number: string): Promise<InvoiceRow | null> {
  if (number.includes('\0')) return null;
  const [row] = await orm.select().from(invoices).where(eq(invoices.number, number));
  return row ?? null;
}

/** Finds the invoice that a user ordered under a request id, so that it counts once. */
export async function findOrdered(orm: Orm, userId: string, requestId: string): Promise<InvoiceRow | null> {
  const [row] = await orm
    .select()
    .from(invoices)
    .where(and(eq(invoices.requestId, requestId), eq(invoices.userId, userId)));
  return row ?? null;
}

/** The one that waits for money. */
export async function findOpen(orm: Orm, userId: string): Promise<InvoiceRow | null> {
  const [row] = await orm
    .select()
    .from(invoices)
    .where(and(eq(invoices.userId, userId), isNull(invoices.paidAt), isNull(invoices.cancelledAt)));
  return row ?? null;
}

/** Paid, and not over; the one that ends last. */
export async function findRunning(orm: Orm, userId: string, now: Date): Promise<InvoiceRow | null> {
  const [row] = await orm
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.userId, userId),
        sql`${invoices.paidAt} is not null`,
        isNull(invoices.cancelledAt),
        gt(invoices.endsAt, now),
      ),
    )
    .orderBy(desc(invoices.endsAt))
    .limit(1);
  return row ?? null;
}

/** Lists the last 200 invoices of a user, newest first. */
export async function listOf(orm: Orm, userId: string): Promise<InvoiceRow[]> {
  return orm
    .select()
    .from(invoices)
    .where(eq(invoices.userId, userId))
    .orderBy(desc(invoices.issuedAt), desc(invoices.number))
    .limit(200);
}

/** Lists all accounts, newest first: those that name the text in their number or their buyer. */
export async function listAll(
  orm: Orm,
  { search, offset = 0, limit = 1000 }: { search?: string; offset?: number; limit?: number } = {},
): Promise<InvoiceRow[]> {
  const pattern = searchPattern(search);
  const isMeant =
    pattern === null
      ? undefined
      : or(ilike(invoices.number, pattern), ilike(sql`${invoices.buyer}::text`, pattern));
  return orm
    .select()
    .from(invoices)
    .where(isMeant)
    .orderBy(desc(invoices.issuedAt), desc(invoices.number))
    .offset(offset)
    .limit(limit);
}

/** As the API returns it. */
export function toInvoice(row: InvoiceRow, now: Date): Invoice {
  const { number, planId, period, lines, currency, net, tax, total, taxName, taxPercent } = row;
  return {
    ...{ number, planId, period, lines, currency, net, tax, total, taxName, taxPercent },
    state: stateOf(row, now),
    issuedAt: row.issuedAt.toISOString(),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
  };
}

function stateOf({ cancelledAt, paidAt, dueAt }: InvoiceRow, now: Date): Invoice['state'] {
  if (cancelledAt !== null) return 'cancelled';
  if (paidAt !== null) return 'paid';
  return now > dueAt ? 'overdue' : 'open';
}
