import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../drivers/database/database.ts';
import { operatorLinks, operators } from '../drivers/database/schema/operators.ts';

/** Who may administer this server. The first is made by a link that the start prints, until somebody used one. */
export interface Operators {
  /** A new link; those printed before stop working. null: there is an operator already. */
  openLink(): Promise<string | null>;
  /** Makes the signed-in user an operator; false when the token is not the newest, or was used. */
  claim(userId: string, token: string): Promise<boolean>;
  isOperator(userId: string): Promise<boolean>;
}

export function createOperators({
  database,
  publicUrl,
}: {
  database: Database;
  publicUrl: string;
}): Operators {
  const { orm } = database;
  return {
    openLink: () =>
      database.transaction(async (transaction) => {
        if ((await transaction.orm.$count(operators)) > 0) return null;
        const token = randomBytes(24).toString('base64url');
        await transaction.orm.delete(operatorLinks).where(isNull(operatorLinks.usedAt));
        await transaction.orm.insert(operatorLinks).values({ tokenHash: hashOf(token) });
        return `${publicUrl}/signup?operator=${token}`;
      }),

    claim: (userId, token) =>
      database.transaction(async (transaction) => {
        const used = await transaction.orm
          .update(operatorLinks)
          .set({ usedAt: new Date(), usedBy: userId })
          .where(and(eq(operatorLinks.tokenHash, hashOf(token)), isNull(operatorLinks.usedAt)))
          .returning();
        if (used.length === 0) return false;
        await transaction.orm.insert(operators).values({ userId }).onConflictDoNothing();
        return true;
      }),

    isOperator: async (userId) => (await orm.$count(operators, eq(operators.userId, userId))) > 0,
  };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
