import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../drivers/database/database.ts';
import { contactMessages } from '../drivers/database/schema/visitors/leads.ts';
import { dayMs } from '../durations.ts';

const spamKeptMs = 30 * dayMs;

/** Deletes what was taken for spam a month ago. */
export async function sweepContactMessages({ orm }: Pick<Database, 'orm'>, now: Date): Promise<void> {
  await orm
    .delete(contactMessages)
    .where(
      and(
        eq(contactMessages.isSpam, true),
        lt(contactMessages.createdAt, new Date(now.getTime() - spamKeptMs)),
      ),
    );
}
