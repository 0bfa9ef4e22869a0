import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../drivers/database/database.ts';
import { contactForms, leads } from '../drivers/database/schema/visitors/leads.ts';
import { dayMs } from '../durations.ts';
import { readAccountReader } from '../mail/account-reader.ts';
import type { Mailing } from '../mail/mailing.ts';
import type { LeadMail } from './lead-mails.ts';

const spamKeptMs = 30 * dayMs;

/** Asks for the daily mails that are due, and deletes spam of a month ago. Done again after a kill it continues. */
export async function sweepLeads(
  { database, mailing }: { database: Database; mailing: Pick<Mailing<LeadMail>, 'send'> },
  now: Date,
): Promise<void> {
  const { orm } = database;
  await orm
    .delete(leads)
    .where(and(eq(leads.status, 'spam'), lt(leads.createdAt, new Date(now.getTime() - spamKeptMs))));
  const waiting = await orm
    .selectDistinct({ ownerId: leads.ownerId })
    .from(leads)
    .innerJoin(contactForms, eq(contactForms.userId, leads.ownerId))
    .where(and(isUntold, isDue(now), sql`${contactForms.form} ->> 'mail' = 'daily'`));
  for (const { ownerId } of waiting) {
    await database.transaction(async (transaction) => {
      const held = await transaction.orm
        .update(contactForms)
        .set({ digestedAt: now })
        .where(and(eq(contactForms.userId, ownerId), isDue(now)))
        .returning({ userId: contactForms.userId });
      if (held.length === 0) return;
      await transaction.orm
        .update(leads)
        .set({ mailedAt: now })
        .where(and(eq(leads.ownerId, ownerId), isUntold));
      const reader = await readAccountReader(transaction.orm, ownerId);
      if (reader === null) return;
      await mailing.send('leadDigest', { ownerId, at: now.toISOString() }, transaction, reader.locale);
    });
  }
}

const isUntold = and(isNull(leads.mailedAt), eq(leads.status, 'new'));

function isDue(now: Date) {
  return or(
    isNull(contactForms.digestedAt),
    lt(contactForms.digestedAt, new Date(now.getTime() - dayMs + 60_000)),
  );
}
