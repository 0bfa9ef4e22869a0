import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../drivers/database/database.ts';
import { addOperator, hasOperator, isOperator, replaceLink, useLink } from './operator-table.ts';

/** Who runs this server. There is no default password: whoever reads the first start's output is the operator. */
export interface Operators {
  /** A token that makes its bearer an operator, once; null when there is an operator. Earlier ones stop working. */
  offerToken(): Promise<string | null>;
  /** Makes the user an operator; false when the token is unknown or was used. */
  claim(token: string, userId: string): Promise<boolean>;
  isOperator(userId: string): Promise<boolean>;
}

export function createOperators({ database, clock }: { database: Database; clock: () => Date }): Operators {
  return {
    offerToken: () =>
      database.transaction(async ({ orm }) => {
        if (await hasOperator(orm)) return null;
        const token = randomBytes(24).toString('base64url');
        await replaceLink(orm, hashOf(token));
        return token;
      }),
    claim: (token, userId) =>
      database.transaction(async ({ orm }) => {
        const isUsed = await useLink(orm, hashOf(token), userId, clock());
        if (isUsed) await addOperator(orm, userId);
        return isUsed;
      }),
    isOperator: (userId) => isOperator(database.orm, userId),
  };
}

/** A random token needs no salt: nobody can try all of them. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
