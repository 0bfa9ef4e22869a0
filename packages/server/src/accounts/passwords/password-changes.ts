import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../drivers/database/database.ts';
import { accounts, sessions, users } from '../../drivers/database/schema/accounts/accounts.ts';
import type { Mailing } from '../../mail/mailing.ts';
import { AccountFault } from '../account-fault.ts';
import { forgetSteps } from '../factors/forget-steps.ts';
import type { AccountMail } from '../mails/account-mails.ts';
import type { MailedLinks } from '../mails/mailed-links.ts';
import { passwordLength } from './password-length.ts';
import type { Passwords } from './passwords.ts';
import { isCredentialOf, requirePassword } from './stored-password.ts';

interface PasswordParts {
  database: Database;
  clock: () => Date;
  passwords: Passwords;
  links: MailedLinks;
  mailing: Mailing<AccountMail>;
}

/**
 * Changes passwords. What was checked before a costly hash may be untrue after it, as when the account was
 * recovered meanwhile; so the write takes place only where it still holds, in one transaction with all that ends.
 */
export function createPasswordChanges(parts: PasswordParts) {
  const { database, clock, passwords, links, mailing } = parts;

  return {
    /** Mails a link to choose a new password; does nothing where there is no account. */
    async requestReset(email: string): Promise<void> {
      await database.transaction(async (transaction) => {
        const [user] = await transaction.orm.select().from(users).where(eq(users.email, email));
        if (user === undefined) return;
        const link = { mode: 'resetPassword', userId: user.id, email } as const;
        const seed = await links.issue(transaction.orm, link);
        await mailing.send('reset', { to: email, name: user.name, seed }, transaction, user.locale);
      });
    },

    /** Sets a new password by a mailed link and ends all sessions and other links. */
    async reset(token: string, newPassword: string): Promise<void> {
      checkLength(newPassword);
      // Before the hash, so that a wrong token costs nothing.
      if (typeof (await links.look(database.orm, ['resetPassword'], token)) === 'string') {
        throw new AccountFault('INVALID_TOKEN');
      }
      const password = await passwords.hash(newPassword);
      await database.transaction((transaction) => resetByLink(parts, transaction, token, password));
    },

    /** Sets a new password for a user who knows the old one, and ends all sessions and links. Answers its hash. */
    async change(
      session: { id: string; userId: string },
      { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
    ): Promise<{ hash: string }> {
      checkLength(newPassword);
      const old = await requirePassword({ orm: database.orm, passwords }, session.userId, currentPassword);
      const password = await passwords.hash(newPassword);
      return database.transaction(async (transaction) => {
        const { orm } = transaction;
        const changed = await orm
          .update(accounts)
          .set({ password, updatedAt: clock() })
          .where(and(isCredentialOf(session.userId), eq(accounts.password, old)))
          .returning({ id: accounts.id });
        if (changed.length === 0) throw new AccountFault('INVALID_PASSWORD');
        const ended = await orm
          .delete(sessions)
          .where(eq(sessions.userId, session.userId))
          .returning({ id: sessions.id });
        if (!ended.some(({ id }) => id === session.id)) throw new AccountFault('not_signed_in');
        await forgetSteps(orm, session.userId);
        await links.revoke(orm, session.userId);
        const [user] = await orm.select().from(users).where(eq(users.id, session.userId));
        if (user === undefined) throw new AccountFault('not_signed_in');
        await mailing.send('passwordChanged', { to: user.email, name: user.name }, transaction, user.locale);
        return { hash: password };
      });
    },
  };
}

/** Changes passwords, and ends with them what the old one had opened. */
export type PasswordChanges = ReturnType<typeof createPasswordChanges>;

/** Uses up a link and sets the password of its account, whose sessions and other links end. */
async function resetByLink(
  { clock, links, mailing }: PasswordParts,
  transaction: Transaction,
  token: string,
  password: string,
): Promise<void> {
  const { orm } = transaction;
  const link = await links.use(orm, ['resetPassword'], token);
  if (typeof link === 'string') throw new AccountFault('INVALID_TOKEN');
  const now = clock();
  const [user] = await orm
    .update(users)
    .set({ emailVerified: true, updatedAt: now })
    .where(and(eq(users.id, link.userId), eq(users.email, link.email)))
    .returning();
  if (user === undefined) throw new AccountFault('INVALID_TOKEN');
  await orm.update(accounts).set({ password, updatedAt: now }).where(isCredentialOf(user.id));
  await orm.delete(sessions).where(eq(sessions.userId, user.id));
  await forgetSteps(orm, user.id);
  await links.revoke(orm, user.id);
  await mailing.send('passwordChanged', { to: user.email, name: user.name }, transaction, user.locale);
}

function checkLength(password: string): void {
  if (password.length < passwordLength.min) throw new AccountFault('PASSWORD_TOO_SHORT');
  if (password.length > passwordLength.max) throw new AccountFault('PASSWORD_TOO_LONG');
}
