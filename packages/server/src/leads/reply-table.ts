import type { LeadReply } from '@tourwright/api';
import { and, count, eq, gte } from 'drizzle-orm';
import type { Orm } from '../drivers/database/database.ts';
import { leadReplies } from '../drivers/database/schema/visitors/leads.ts';

/** A row of the table of replies. */
export type ReplyRow = typeof leadReplies.$inferSelect;

/** Inserts a reply. */
export async function insertReply(orm: Orm, row: ReplyRow): Promise<void> {
  await orm.insert(leadReplies).values(row);
}

/** The answer that was sent under this request. */
export async function findReplyTo(orm: Orm, leadId: string, requestId: string): Promise<ReplyRow | null> {
  const isIt = and(eq(leadReplies.leadId, leadId), eq(leadReplies.requestId, requestId));
  const [row] = await orm.select().from(leadReplies).where(isIt);
  return row ?? null;
}

/** Finds a reply by id. */
export async function findReply(orm: Orm, id: string): Promise<ReplyRow | null> {
  const [row] = await orm.select().from(leadReplies).where(eq(leadReplies.id, id));
  return row ?? null;
}

/** The oldest first. */
export async function listReplies(orm: Orm, leadId: string): Promise<LeadReply[]> {
  const rows = await orm
    .select()
    .from(leadReplies)
    .where(eq(leadReplies.leadId, leadId))
    .orderBy(leadReplies.createdAt, leadReplies.id);
  return rows.map(toReply);
}

/** Counts the replies that somebody sent since a moment. */
export async function countReplies(orm: Orm, authorId: string, since: Date): Promise<number> {
  const isCounted = and(eq(leadReplies.authorId, authorId), gte(leadReplies.createdAt, since));
  const [row] = await orm.select({ count: count() }).from(leadReplies).where(isCounted);
  return row?.count ?? 0;
}

/** Turns a row into the reply that the API gives. */
export function toReply({ id, authorName, text, createdAt }: ReplyRow): LeadReply {
  return { id, authorName, text, createdAt: createdAt.toISOString() };
}
