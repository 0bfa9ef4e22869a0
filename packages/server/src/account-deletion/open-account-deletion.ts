import { endpoints, type KeptAccount } from '@tourwright/api';
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database, Orm, Transaction } from '../drivers/database/database.ts';
import { users } from '../drivers/database/schema/accounts/accounts.ts';
import { dayMs } from '../durations.ts';
import type { Feature } from '../feature.ts';
import { Problem } from '../http/answers/problem.ts';
import { byId, route } from '../http/route.ts';
import { readAccountReader } from '../mail/account-reader.ts';
import type { Mailing } from '../mail/mailing.ts';
import type { DeletionMail } from './deletion-mails.ts';
import {
  deleteUser,
  findDue,
  findKept,
  forgetKept,
  holdDue,
  isCharged,
  isLastOperator,
  noteDeletion,
  noteSeen,
  takeKept,
} from './deletion-table.ts';

/** How long the account can be had back, by logging in. */
const graceMs = 14 * dayMs;
const sweepEveryMs = 60 * 60_000;

interface Parts {
  database: Database;
  log: Logger;
  clock: () => Date;
  mailing: Pick<Mailing<DeletionMail>, 'send'>;
  confirmPassword(
    who: { userId: string; ip: string },
    password: string,
  ): Promise<(orm: Orm) => Promise<boolean>>;
  /** Takes the tours of an account offline; who logs in again has them back. */
  binToursOf(userId: string, at: Date, transaction: Transaction): Promise<void>;
  /** Deletes the tours of an account for good, with all their files. */
  deleteToursOf(userId: string, transaction: Transaction): Promise<void>;
  /** Deletes what is in the account's own folder. */
  deleteFilesOf(userId: string, transaction: Transaction): Promise<void>;
}

/** The end of an account: requested with the password, taken back by logging in, and after 14 days for good. */
export function openAccountDeletion(parts: Parts): Feature {
  return {
    routes: (http) => {
      route(http, endpoints.deleteAccount, {
        access: { action: 'user.edit', thing: byId.user },
        handler: async ({ params, ip, body }) => {
          const dueAt = await ask(parts, { userId: params.id, ip }, body.password);
          return { dueAt: dueAt.toISOString() };
        },
      });
      route(http, endpoints.getKeptAccount, {
        access: { action: 'user.edit', thing: byId.user },
        handler: async ({ params }) => {
          const kept = await findKept(parts.database.orm, params.id);
          return { kept: kept && toKeptAccount(kept) };
        },
      });
      route(http, endpoints.noteKeptAccount, {
        access: { action: 'user.edit', thing: byId.user },
        handler: async ({ params }) => {
          await noteSeen(parts.database.orm, params.id, parts.clock());
          return { kept: null };
        },
      });
    },
    sweeps: [{ name: 'accounts that are to go', everyMs: sweepEveryMs, run: () => sweep(parts) }],
  };
}

function toKeptAccount(kept: NonNullable<Awaited<ReturnType<typeof findKept>>>): KeptAccount {
  const { askedAt, dueAt, keptAt } = kept;
  return { askedAt: askedAt.toISOString(), dueAt: dueAt.toISOString(), keptAt: keptAt.toISOString() };
}

async function ask(parts: Parts, who: { userId: string; ip: string }, password: string): Promise<Date> {
  const { database, clock, mailing } = parts;
  const isStillRight = await parts.confirmPassword(who, password);
  const askedAt = clock();
  const dueAt = new Date(askedAt.getTime() + graceMs);
  const { userId } = who;
  await database.transaction(async (transaction) => {
    const { orm } = transaction;
    // After a concurrent recovery of the account.
    const [user] = await orm.select().from(users).where(eq(users.id, userId)).for('update');
    if (user === undefined || !(await isStillRight(orm))) throw new Problem('not_signed_in');
    if (await isLastOperator(orm, userId)) throw new Problem('last_operator');
    if (await isCharged(orm, userId)) throw new Problem('card_plan_runs');
    await noteDeletion(orm, { userId, askedAt, dueAt });
    await parts.binToursOf(userId, askedAt, transaction);
    await mailing.send('deletionAsked', { userId, until: dueAt.toISOString() }, transaction, user.locale);
  });
  return dueAt;
}

async function sweep(parts: Parts): Promise<void> {
  const { database, clock, mailing, log } = parts;
  await database.transaction(async (transaction) => {
    for (const userId of await takeKept(transaction.orm, clock())) {
      const reader = await readAccountReader(transaction.orm, userId);
      if (reader !== null) await mailing.send('accountKept', { userId }, transaction, reader.locale);
    }
  });
  await forgetKept(database.orm, clock());
  for (const userId of await findDue(database.orm, clock())) {
    // All of it or nothing: a kill leaves the whole account for the next time.
    const isGone = await database.transaction((transaction) => deleteForGood(parts, userId, transaction));
    log.info({ userId, isGone }, 'An account was to be deleted');
  }
}

async function deleteForGood(parts: Parts, userId: string, transaction: Transaction): Promise<boolean> {
  const { orm } = transaction;
  if (!(await holdDue(orm, userId)) || (await isLastOperator(orm, userId))) return false;
  const reader = await readAccountReader(orm, userId);
  await parts.deleteToursOf(userId, transaction);
  await parts.deleteFilesOf(userId, transaction);
  await deleteUser(orm, userId);
  if (reader !== null) {
    const { email, name, locale } = reader;
    await parts.mailing.send('accountDeleted', { to: email, name }, transaction, locale);
  }
  return true;
}
