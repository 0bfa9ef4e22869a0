import { eq } from 'drizzle-orm';
import type { Database } from '../../drivers/database/database.ts';
import { users } from '../../drivers/database/schema/accounts/accounts.ts';
import { dayMs } from '../../durations.ts';
import type { Mailing } from '../../mail/mailing.ts';
import { reserveAttempt } from '../../quotas/attempt-table.ts';
import type { FactorMail } from '../mails/account-mails.ts';

/** Notifies users by mail of changes to how they log in. */
export function createFactorNews(parts: {
  database: Database;
  clock: () => Date;
  mailing: Mailing<FactorMail>;
}) {
  const { database, clock, mailing } = parts;

  async function tell(mail: FactorMail, userId: string, values: Record<string, string> = {}): Promise<void> {
    await database.transaction(async (transaction) => {
      const [user] = await transaction.orm.select().from(users).where(eq(users.id, userId));
      if (user === undefined) return;
      const { email, name, locale } = user;
      await mailing.send(mail, { to: email, name, ...values }, transaction, locale);
    });
  }

  return {
    tell,
    /** Somebody has the password and guesses codes; mailed at most once a day. */
    async tellGuessing(userId: string): Promise<void> {
      const once = { key: `codes guessed ${userId}`, max: 1, windowMs: dayMs };
      const { isGranted } = await reserveAttempt(database.orm, once, clock());
      if (isGranted) await tell('codesGuessed', userId);
    },
  };
}

/** Mails about ways into an account that came or went. */
export type FactorNews = ReturnType<typeof createFactorNews>;
