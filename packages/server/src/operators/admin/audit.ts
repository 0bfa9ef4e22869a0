import type { AuditEntry } from '@tourwright/api';
import { desc, eq, ilike, or, sql } from 'drizzle-orm';
import type { Database, Orm, Transaction } from '../../drivers/database/database.ts';
import { users } from '../../drivers/database/schema/accounts/accounts.ts';
import { operatorActs } from '../../drivers/database/schema/operators/operators.ts';
import { searchPattern } from '../../drivers/database/search-pattern.ts';
import { type Asked, type Listed, listedOf } from '../../http/list-page.ts';

/** An act of an operator. */
interface Act {
  act: AuditEntry['act'];
  /** null: a command on the server's machine. */
  userId: string | null;
  /** What it was done to. */
  subject: string;
  value?: string;
}

/** Writes an act down in the transaction that does it: both are there, or neither. */
export type Audit = (act: Act, transaction: Pick<Transaction, 'orm'>) => Promise<void>;

/** Writes acts into the log that no address of this server takes anything out of. */
export function createAudit({ clock }: { clock: () => Date }): Audit {
  return async ({ act, userId, subject, value = '' }, { orm }) => {
    const by = userId === null ? 'command line' : await addressOf(orm, userId);
    await orm.insert(operatorActs).values({ at: clock(), act, userId, by, subject, value });
  };
}

async function addressOf(orm: Orm, userId: string): Promise<string> {
  const [user] = await orm.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return user?.email ?? userId;
}

/** The log, newest first. */
export async function listActs(
  { orm }: Pick<Database, 'orm'>,
  asked: Asked & { search?: string | undefined },
): Promise<Listed<AuditEntry>> {
  const pattern = searchPattern(asked.search);
  const texts = [operatorActs.by, operatorActs.act, operatorActs.subject, operatorActs.value];
  const isMeant = pattern === null ? undefined : or(...texts.map((text) => ilike(text, pattern)));
  return listedOf(asked, async ({ offset, limit }) => ({
    rows: (
      await orm
        .select()
        .from(operatorActs)
        .where(isMeant)
        .orderBy(desc(operatorActs.id))
        .offset(offset)
        .limit(limit)
    ).map(({ userId: _, id, at, ...entry }) => ({ ...entry, id: String(id), at: at.toISOString() })),
    count: async () => orm.$count(operatorActs, isMeant ?? sql`true`),
  }));
}
