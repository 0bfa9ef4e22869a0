import { and, count, eq, gt } from 'drizzle-orm';
import type { Orm } from '../../drivers/database/database.ts';
import { verifications } from '../../drivers/database/schema/accounts/accounts.ts';
import { AccountFault } from '../account-fault.ts';
import type { AskIdentity, AuthAnswer, Client } from '../sessions/ask-identity.ts';
import type { Identity } from '../sessions/identity.ts';
import type { SessionFacts } from '../sessions/session-facts.ts';
import type { FactorNews } from './factor-news.ts';
import { forgetSteps } from './forget-steps.ts';
import { countRecoveryCodes, isTwoFactorOn } from './two-factor-facts.ts';

/** What waits for a code is over before; a device that is trusted stays for weeks. */
const longestWaitMs = 15 * 60_000;

/** Answers whether codes are on for the logged-in user, and turns them on and off. */
export function createTwoFactorAnswers(parts: {
  orm: Orm;
  clock: () => Date;
  identity: Identity;
  askIdentity: AskIdentity;
  news: FactorNews;
  requireSession(client: Client): Promise<SessionFacts>;
}) {
  const { orm, clock, identity, askIdentity, news, requireSession } = parts;
  return {
    async '/two-factor/status'(client: Client): Promise<AuthAnswer> {
      const { userId } = await requireSession(client);
      const enabled = await isTwoFactorOn(orm, userId);
      const later = new Date(clock().getTime() + longestWaitMs);
      const [row] = await orm
        .select({ trusted: count() })
        .from(verifications)
        .where(and(eq(verifications.value, userId), gt(verifications.expiresAt, later)));
      const codesLeft = enabled ? await countRecoveryCodes(identity, userId) : 0;
      return { ...done, body: { enabled, codesLeft, trustedDevices: row?.trusted ?? 0 } };
    },

    '/two-factor/enable': (client: Client, fields: { password: string }) =>
      askIdentity('POST', '/two-factor/enable', client, fields),

    '/two-factor/generate-backup-codes': (client: Client, fields: { password: string }) =>
      askIdentity('POST', '/two-factor/generate-backup-codes', client, fields),

    async '/two-factor/disable'(client: Client, fields: { password: string }): Promise<AuthAnswer> {
      const { userId } = await requireSession(client);
      if (!(await isTwoFactorOn(orm, userId))) throw new AccountFault('TWO_FACTOR_NOT_ENABLED');
      const answer = await askIdentity('POST', '/two-factor/disable', client, fields);
      if (answer.status !== 200) return answer;
      await forgetSteps(orm, userId);
      await news.tell('twoFactorOff', userId);
      return answer;
    },

    async '/two-factor/forget-devices'(client: Client): Promise<AuthAnswer> {
      const { userId } = await requireSession(client);
      await forgetSteps(orm, userId);
      return done;
    },
  };
}

const done: AuthAnswer = { status: 200, body: { status: true }, cookies: [] };
