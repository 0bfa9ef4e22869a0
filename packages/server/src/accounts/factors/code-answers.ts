import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Orm } from '../../drivers/database/database.ts';
import { sessions } from '../../drivers/database/schema/accounts/accounts.ts';
import { releaseAttempt, reserveAttempt } from '../../quotas/attempt-table.ts';
import { AccountFault } from '../account-fault.ts';
import { isCurrentHash, readPassword } from '../passwords/stored-password.ts';
import type { AskIdentity, AuthAnswer, Client } from '../sessions/ask-identity.ts';
import { dropSession } from '../sessions/drop-session.ts';
import type { Identity } from '../sessions/identity.ts';
import type { SessionFacts } from '../sessions/session-facts.ts';
import type { FactorNews } from './factor-news.ts';
import { readRecoveryCode } from './recovery-codes.ts';
import { countRecoveryCodes, isTwoFactorOn, pendingUserOf } from './two-factor-facts.ts';

type Verify = '/two-factor/verify-totp' | '/two-factor/verify-backup-code';

interface Typed {
  code: string;
  trustDevice?: boolean | undefined;
}

/** Longer than a code of an app is taken. */
const codeLifeMs = 2 * 60_000;

const loggedIn = z.object({ token: z.string() });

interface CodeParts {
  orm: Orm;
  clock: () => Date;
  identity: Identity;
  askIdentity: AskIdentity;
  news: FactorNews;
  sessionOf(client: Pick<Client, 'headers'>): Promise<SessionFacts | null>;
}

/** Takes codes: to log in behind the password, and the first one, which turns codes on. */
export function createCodeAnswers(parts: CodeParts) {
  const { orm, clock, identity, news, sessionOf } = parts;

  return {
    async '/two-factor/verify-totp'(
      client: Client,
      { code: typed, trustDevice }: Typed,
    ): Promise<AuthAnswer> {
      const code = typed.replace(/\s/g, '');
      const session = await sessionOf(client);
      if (session !== null) return turnOn(parts, client, session, code);
      const userId = await requirePending(identity, client);
      // Each code works once, even while the app still shows it.
      const use = { key: `code used ${userId} ${code}`, max: 1, windowMs: codeLifeMs };
      const used = await reserveAttempt(orm, use, clock());
      if (!used.isGranted) throw new AccountFault('INVALID_CODE');
      let isRight = false;
      try {
        const answer = await pass(parts, client, userId, '/two-factor/verify-totp', { code, trustDevice });
        isRight = answer.status === 200;
        return answer;
      } finally {
        if (!isRight) await releaseAttempt(orm, used);
      }
    },

    async '/two-factor/verify-backup-code'(
      client: Client,
      { code, trustDevice }: Typed,
    ): Promise<AuthAnswer> {
      // A logged-in user needs no code, and would lose one.
      if ((await sessionOf(client)) !== null) throw new AccountFault('TOTP_ALREADY_ENABLED');
      const userId = await requirePending(identity, client);
      const fields = { code: readRecoveryCode(code), trustDevice };
      const answer = await pass(parts, client, userId, '/two-factor/verify-backup-code', fields);
      if (answer.status === 200) {
        await news.tell('recoveryCodeUsed', userId, {
          left: String(await countRecoveryCodes(identity, userId)),
        });
      }
      return answer;
    },
  };
}

/** Other sessions were opened without a code, so they end. */
async function turnOn(
  { orm, askIdentity, news }: CodeParts,
  client: Client,
  { userId }: SessionFacts,
  code: string,
): Promise<AuthAnswer> {
  if (await isTwoFactorOn(orm, userId)) throw new AccountFault('TOTP_ALREADY_ENABLED');
  const before = await orm.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId));
  const answer = await askIdentity('POST', '/two-factor/verify-totp', client, { code });
  if (answer.status !== 200) return answer;
  const ids = before.map(({ id }) => id);
  await orm.delete(sessions).where(inArray(sessions.id, ids));
  await news.tell('twoFactorOn', userId);
  return answer;
}

/**
 * Takes a code behind the right password. The session lasts only if that password is the account's still: changing
 * it makes what waits for a code void, and what was under way has no effect.
 */
async function pass(
  { orm, askIdentity }: CodeParts,
  client: Client,
  userId: string,
  path: Verify,
  fields: object,
): Promise<AuthAnswer> {
  // Before the waiting login is looked up.
  const hash = await readPassword(orm, userId);
  const answer = await askIdentity('POST', path, client, fields);
  if (answer.status !== 200) return answer;
  if (hash !== null && (await isCurrentHash(orm, userId, hash))) return answer;
  await dropSession(orm, loggedIn.parse(answer.body).token);
  throw new AccountFault('INVALID_TWO_FACTOR_COOKIE');
}

async function requirePending(identity: Identity, client: Client): Promise<string> {
  const userId = await pendingUserOf(identity, client);
  if (userId === null) throw new AccountFault('INVALID_TWO_FACTOR_COOKIE');
  return userId;
}
