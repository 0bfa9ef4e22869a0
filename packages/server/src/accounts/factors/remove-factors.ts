import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../drivers/database/database.ts';
import { passkeys, sessions, twoFactors, users } from '../../drivers/database/schema/accounts/accounts.ts';
import type { Mailing } from '../../mail/mailing.ts';
import type { FactorMail } from '../mails/account-mails.ts';
import { forgetSteps } from './forget-steps.ts';

/**
 * Takes second factor and passkeys away from the account with an address and ends its sessions; the password stays.
 * Answers whether there is such an account.
 */
export type RemoveFactors = (email: string) => Promise<boolean>;

export interface RemoveFactorsParts {
  database: Database;
  mailing: Mailing<FactorMail>;
  /** Writes down that an operator did so, with the address of the account, in the same transaction. */
  noteRemovedFactors(email: string, transaction: Transaction): Promise<void>;
}

/** Part of accounts: only operators may do it, since no link by mail may be enough for it. */
export function createRemoveFactors({
  database,
  mailing,
  noteRemovedFactors,
}: RemoveFactorsParts): RemoveFactors {
  return (email) =>
    database.transaction(async (transaction) => {
      const { orm } = transaction;
      const [user] = await orm
        .update(users)
        .set({ twoFactorEnabled: false })
        .where(eq(users.email, email.trim().toLowerCase()))
        .returning();
      if (user === undefined) return false;
      await orm.delete(twoFactors).where(eq(twoFactors.userId, user.id));
      await orm.delete(passkeys).where(eq(passkeys.userId, user.id));
      await orm.delete(sessions).where(eq(sessions.userId, user.id));
      await forgetSteps(orm, user.id);
      await mailing.send('factorsRemoved', { to: user.email, name: user.name }, transaction, user.locale);
      await noteRemovedFactors(user.email, transaction);
      return true;
    });
}
