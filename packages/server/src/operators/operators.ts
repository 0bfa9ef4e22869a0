import { createHash, createHmac } from 'node:crypto';
import type { Database, Transaction } from '../drivers/database/database.ts';
import { addOperator, hasOperator, holdOpenLink, replaceLink, useLink } from './operator-table.ts';

/** Who runs this server. There is no default password: the reader of the first start's output is the operator. */
export interface Operators {
  /** A token that makes its bearer an operator, once; null when there is an operator. Every process offers the same. */
  offerToken(): Promise<string | null>;
  /** Makes the user an operator and notes it in the same transaction; false when the token is unknown or was used. */
  claim(token: string, userId: string, note: (transaction: Transaction) => Promise<void>): Promise<boolean>;
}

/** What operators are built from. */
export interface OperatorsParts {
  database: Database;
  clock: () => Date;
  /** The same in every process. */
  secret: string;
}

/** Makes operators: who is one, and the link by which the first becomes one. */
export function createOperators({ database, clock, secret }: OperatorsParts): Operators {
  /** Without the secret, what is stored of a link does not reveal its token. */
  const tokenOf = (createdAt: Date) =>
    createHmac('sha256', secret)
      .update(`operator link ${createdAt.toISOString()}`)
      .digest()
      .toString('base64url', 0, 24);
  return {
    offerToken: () =>
      database.transaction(async ({ orm }) => {
        if (await hasOperator(orm)) return null;
        const open = await holdOpenLink(orm);
        if (open !== null && hashOf(tokenOf(open.createdAt)) === open.tokenHash)
          return tokenOf(open.createdAt);
        const createdAt = clock();
        await replaceLink(orm, hashOf(tokenOf(createdAt)), createdAt);
        return tokenOf(createdAt);
      }),
    claim: (token, userId, note) =>
      database.transaction(async (transaction) => {
        const { orm } = transaction;
        const isUsed = await useLink(orm, hashOf(token), userId, clock());
        if (!isUsed) return false;
        await addOperator(orm, userId);
        await note(transaction);
        return true;
      }),
  };
}

/** A random token needs no salt: nobody can try all of them. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
