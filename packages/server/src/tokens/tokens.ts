import { randomUUID } from 'node:crypto';
import type { ApiToken, Endpoints, TokenScope } from '@tourwright/api';
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Database } from '../drivers/database/database.ts';
import { users } from '../drivers/database/schema/accounts/accounts.ts';
import { dayMs } from '../durations.ts';
import { Problem } from '../http/answers/problem.ts';
import type { BearerToken } from '../http/safety/bearer-token.ts';
import type { Mailing } from '../mail/mailing.ts';
import type { TokenMail } from './token-mails.ts';
import {
  countTokens,
  deleteToken,
  findToken,
  insertToken,
  listTokens,
  noteUse,
  toApiToken,
} from './token-table.ts';
import { hashOfToken, hintOfToken, isTokenText, newTokenText } from './token-text.ts';

/** The most tokens of an account. */
const mostTokens = 50;

type NewToken = z.output<Endpoints['createToken']['body']>;

/** Who asks for a token. */
export interface TokenMaker {
  userId: string;
  ip: string;
}

/** What API tokens are built from. */
export interface TokensParts {
  database: Database;
  log: Logger;
  clock: () => Date;
  mailing: Mailing<TokenMail>;
  /** Throws where it is not the user's password; the result checks, in a transaction, whether it still is. */
  confirmPassword(who: TokenMaker, password: string): Promise<(orm: Database['orm']) => Promise<boolean>>;
}

/** Tokens: made and revoked by their owners, and found again in requests. */
export function createTokens(parts: TokensParts) {
  const { database, log, clock, mailing, confirmPassword } = parts;
  const { orm } = database;

  return {
    async list(userId: string): Promise<ApiToken[]> {
      return (await listTokens(orm, userId)).map(toApiToken);
    },

    /** Makes a token, for who says the password; nothing where the account is taken back meanwhile. */
    async create(who: TokenMaker, { password, ...wanted }: NewToken): Promise<ApiToken & { token: string }> {
      const isStillRight = await confirmPassword(who, password);
      const token = newTokenText();
      const now = clock();
      return database.transaction(async (transaction) => {
        // One after the other, so that the limit holds, and after a concurrent recovery of the account.
        const [user] = await transaction.orm
          .select()
          .from(users)
          .where(eq(users.id, who.userId))
          .for('update');
        if (user === undefined || !(await isStillRight(transaction.orm))) throw new Problem('not_signed_in');
        if ((await countTokens(transaction.orm, user.id)) >= mostTokens) {
          throw new Problem('too_many_tokens', { most: mostTokens });
        }
        const row = await insertToken(transaction.orm, rowOf(user.id, token, wanted, now));
        const values = { to: user.email, name: user.name, token: wanted.name };
        await mailing.send('tokenMade', values, transaction, user.locale);
        return { ...toApiToken(row), token };
      });
    },

    async revoke(userId: string, id: string): Promise<void> {
      if (!(await deleteToken(orm, userId, id))) throw new Problem('token_not_found');
    },

    /** The token of a request; null where it is none that works. */
    async resolve(text: string): Promise<BearerToken | null> {
      if (!isTokenText(text)) return null;
      const row = await findToken(orm, hashOfToken(text), clock());
      if (row === null) return null;
      noteUse(orm, row, clock()).catch((err) => log.warn({ err }, 'The use of a token was not noted'));
      return row;
    },

    /** A token as its owner sees it. */
    async read({ id, userId }: BearerToken): Promise<ApiToken> {
      const row = (await listTokens(orm, userId)).find((each) => each.id === id);
      if (row === undefined) throw new Problem('bad_token');
      return toApiToken(row);
    },
  };
}

/** API tokens: made, listed, revoked and recognised in requests. */
export type Tokens = ReturnType<typeof createTokens>;

/** As the table holds a token: not itself, but what it is known by. */
function rowOf(
  userId: string,
  token: string,
  { name, scopes, expiresInDays }: Omit<NewToken, 'password'>,
  now: Date,
): Parameters<typeof insertToken>[1] {
  return {
    id: randomUUID(),
    userId,
    name,
    hash: hashOfToken(token),
    hint: hintOfToken(token),
    scopes: [...new Set<TokenScope>(scopes)],
    createdAt: now,
    expiresAt: expiresInDays === null ? null : new Date(now.getTime() + expiresInDays * dayMs),
  };
}
