import { and, DrizzleQueryError, eq, ne } from 'drizzle-orm';
import type { Database, Orm, Transaction } from '../../drivers/database/database.ts';
import { accounts, passkeys, sessions, users } from '../../drivers/database/schema/accounts/accounts.ts';
import { apiTokens } from '../../drivers/database/schema/accounts/api-tokens.ts';
import { webhooks } from '../../drivers/database/schema/accounts/webhooks.ts';
import type { Mailing } from '../../mail/mailing.ts';
import { AccountFault } from '../account-fault.ts';
import { forgetSteps } from '../factors/forget-steps.ts';
import type { AccountMail } from './account-mails.ts';
import type { MailedLink, MailedLinks } from './mailed-links.ts';

/** What giving a former address back came to. */
export interface Recovery {
  /** That counts again. */
  email: string;
  /** Chooses a new password: the old one is void. */
  resetToken: string;
}

interface AddressParts {
  database: Database;
  clock: () => Date;
  links: MailedLinks;
  mailing: Mailing<AccountMail>;
}

/** Confirms addresses, changes them, and gives former ones back, each by a link that was mailed there. */
export function createAddressChanges(parts: AddressParts) {
  const { database, clock, links, mailing } = parts;

  return {
    /** Mails a link that confirms an address: the user's own, or one that shall take its place. */
    async mailVerification({ id, email }: { id: string; email: string }): Promise<void> {
      await database.transaction(async (transaction) => {
        const user = await readUser(transaction.orm, id);
        const isChange = user.email !== email;
        const mode = isChange ? 'changeEmail' : 'verifyEmail';
        const seed = await links.issue(transaction.orm, { mode, userId: id, email });
        const values = { to: email, name: user.name, seed };
        await mailing.send(isChange ? 'change' : 'verify', values, transaction, user.locale);
      });
    },

    /** Confirms an address, or changes to it. Signs nobody in. */
    verify: (token: string): Promise<void> =>
      database.transaction(async (transaction) => {
        const { orm } = transaction;
        const link = await use(links, orm, ['verifyEmail', 'changeEmail'], token);
        if (link.mode === 'changeEmail') return change(parts, transaction, link);
        const isStillTheirs = and(eq(users.id, link.userId), eq(users.email, link.email));
        await orm.update(users).set({ emailVerified: true, updatedAt: clock() }).where(isStillTheirs);
      }),

    /**
     * Restores an account's former address. The person who changed it may know the password, be logged in, have
     * passkeys, tokens and webhooks and hold other links, so all of these end; only addresses that the account had
     * before keep their say. A second factor stays: a mailbox alone must never be enough to get past it.
     */
    recover: (token: string): Promise<Recovery> =>
      database.transaction(async ({ orm }) => {
        const { userId, email, createdAt } = await use(links, orm, ['recoverEmail'], token);
        await setEmail(orm, userId, email, clock());
        await orm
          .update(accounts)
          .set({ password: null, updatedAt: clock() })
          .where(eq(accounts.userId, userId));
        for (const open of [sessions, passkeys, apiTokens, webhooks])
          await orm.delete(open).where(eq(open.userId, userId));
        await forgetSteps(orm, userId);
        await links.revoke(orm, userId);
        await links.revokeRecoveries(orm, userId, createdAt);
        const seed = await links.issue(orm, { mode: 'resetPassword', userId, email });
        return { email, resetToken: links.tokenOf(seed) };
      }),

    /** Whether somebody may still take this address back, so that nobody else can have it. */
    isReserved: async (email: string) =>
      (await links.recoveriesOf(database.orm, email.toLowerCase())).length > 0,
  };
}

/** Confirms and changes e-mail addresses by mailed links. */
export type AddressChanges = ReturnType<typeof createAddressChanges>;

async function use(
  links: MailedLinks,
  orm: Orm,
  modes: MailedLink['mode'][],
  token: string,
): Promise<MailedLink> {
  const link = await links.use(orm, modes, token);
  if (typeof link === 'string') throw new AccountFault(link);
  return link;
}

/** Gives an account an address that nobody else has; refused with `EMAIL_TAKEN`. */
async function setEmail(orm: Orm, id: string, email: string, now: Date): Promise<void> {
  const [holder] = await orm
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, id)));
  if (holder !== undefined) throw new AccountFault('EMAIL_TAKEN');
  // Reading mail at an address proves that it belongs to the user.
  const change = { email, emailVerified: true, updatedAt: now };
  await orm.update(users).set(change).where(eq(users.id, id)).catch(asTaken);
}

/** Changes an address to that of a link, and mails the old one how to take it back. */
async function change(
  { clock, links, mailing }: AddressParts,
  transaction: Transaction,
  { userId, email }: MailedLink,
): Promise<void> {
  const { orm } = transaction;
  const user = await readUser(orm, userId);
  const recoveries = await links.recoveriesOf(orm, email);
  if (recoveries.some((recovery) => recovery.userId !== userId)) throw new AccountFault('EMAIL_TAKEN');
  await setEmail(orm, userId, email, clock());
  // What was requested by or mailed to the old address is void.
  await links.revoke(orm, userId);
  const [lost] = recoveries;
  if (lost === undefined) {
    const seed = await links.issue(orm, { mode: 'recoverEmail', userId, email: user.email });
    const values = { to: user.email, name: user.name, email, seed };
    await mailing.send('recover', values, transaction, user.locale);
  } else {
    // The account goes back to an address that it lost: the one it had in between gets no say.
    await links.revokeRecoveries(orm, userId, lost.createdAt);
  }
}

async function readUser(orm: Orm, id: string): Promise<{ name: string; email: string; locale: string }> {
  const [user] = await orm
    .select({ name: users.name, email: users.email, locale: users.locale })
    .from(users)
    .where(eq(users.id, id))
    .for('update');
  if (user === undefined) throw new AccountFault('INVALID_TOKEN');
  return user;
}

/** Two that take the same free address at once: the second meets the unique index. */
function asTaken(error: unknown): never {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  const isTaken = cause instanceof Error && 'code' in cause && cause.code === '23505';
  throw isTaken ? new AccountFault('EMAIL_TAKEN') : error;
}
