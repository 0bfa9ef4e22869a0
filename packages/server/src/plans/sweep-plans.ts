import { and, between, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { invoices } from '../drivers/database/schema/accounts/plans.ts';
import { dayMs } from '../durations.ts';
import type { OrderParts } from './order-plan.ts';
import type { PlanMail } from './plan-mails.ts';

/** How long before the end of a paid plan its buyer is notified. */
const toldBeforeMs = 14 * dayMs;
const mostReminders = 2;

/**
 * Reminds of invoices that are not paid: once when they are due and once in the middle of the grace; and of plans that
 * end. Done again after a kill it continues.
 */
export async function sweepPlans({
  database,
  clock,
  book,
  mailing,
}: Omit<OrderParts, 'cards'>): Promise<void> {
  const now = clock();
  const isOpen = and(isNull(invoices.paidAt), isNull(invoices.cancelledAt));
  const halfGrace = new Date(now.getTime() - (book.graceDays / 2) * dayMs);
  const isDue = sql`case when ${invoices.reminders} = 0 then ${invoices.dueAt} < ${now.toISOString()}::timestamptz
    else ${invoices.dueAt} < ${halfGrace.toISOString()}::timestamptz end`;
  const due = and(isOpen, lt(invoices.reminders, mostReminders), isDue);
  const soon = new Date(now.getTime() + toldBeforeMs);
  const ending = and(
    isNotNull(invoices.paidAt),
    isNull(invoices.cancelledAt),
    between(invoices.endsAt, now, soon),
    // Of short plans the invoice itself says it.
    eq(invoices.period, 'yearly'),
    lt(invoices.reminders, mostReminders + 1),
  );
  await tell(due, sql`${invoices.reminders} + 1`, 'planReminder');
  await tell(ending, sql`${mostReminders + 1}`, 'planEnding');

  async function tell(which: ReturnType<typeof and>, reminders: ReturnType<typeof sql>, mail: PlanMail) {
    const rows = await database.orm.select({ number: invoices.number }).from(invoices).where(which);
    for (const { number } of rows) {
      await database.transaction(async (transaction) => {
        const [reminded] = await transaction.orm
          .update(invoices)
          .set({ reminders })
          .where(and(eq(invoices.number, number), which))
          .returning({ locale: invoices.locale });
        if (reminded !== undefined) await mailing.send(mail, { number }, transaction, reminded.locale);
      });
    }
  }
}
