import type { ServerMessage } from '@tourwright/api';
import { and, desc, eq, ilike, or } from 'drizzle-orm';
import type { Database } from '../../drivers/database/database.ts';
import { contactMessages } from '../../drivers/database/schema/visitors/leads.ts';
import { searchPattern } from '../../drivers/database/search-pattern.ts';
import { type Asked, type Listed, listedOf } from '../../http/list-page.ts';

interface AskedMessages extends Asked {
  search?: string | undefined;
  /** What was taken for spam; else what was mailed. */
  spam?: 'only' | undefined;
}

/** What people wrote by the forms of contact and partner, newest first. */
export async function listServerMessages(
  { orm }: Pick<Database, 'orm'>,
  asked: AskedMessages,
): Promise<Listed<ServerMessage>> {
  const { reference, name, email, company, message } = contactMessages;
  const pattern = searchPattern(asked.search);
  const found =
    pattern === null
      ? undefined
      : or(...[reference, name, email, company, message].map((text) => ilike(text, pattern)));
  const isMeant = and(eq(contactMessages.isSpam, asked.spam === 'only'), found);
  return listedOf(asked, async ({ offset, limit }) => ({
    rows: (
      await orm
        .select()
        .from(contactMessages)
        .where(isMeant)
        .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
        .offset(offset)
        .limit(limit)
    ).map(toServerMessage),
    count: () => orm.$count(contactMessages, isMeant),
  }));
}

/** Deletes a message for good, as its writer may ask; its reference, or null when it is gone already. */
export async function removeServerMessage(
  { orm }: Pick<Database, 'orm'>,
  id: string,
): Promise<string | null> {
  const [row] = await orm
    .delete(contactMessages)
    .where(eq(contactMessages.id, id))
    .returning({ reference: contactMessages.reference });
  return row?.reference ?? null;
}

function toServerMessage({
  requestId: _,
  consent: __,
  isSpam: ___,
  createdAt,
  ...row
}: typeof contactMessages.$inferSelect): ServerMessage {
  return { ...row, createdAt: createdAt.toISOString() };
}
