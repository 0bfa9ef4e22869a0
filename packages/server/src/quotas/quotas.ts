/**
 * What one account may have. A limit is looked at within the transaction that takes from it, one transaction of an account
 * after the other, so that however many come at once none passes it.
 */
import type { QuotaName } from '@tourwright/api';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../drivers/database/database.ts';
import { Problem } from '../http/problem.ts';
import { documentBytes, openUploads, storedBytes, tourCounts } from './usage.ts';

/** The most of each, for one account. */
export interface QuotaLimits {
  tours: number;
  /** Of the files that it keeps, and of those under way. */
  storageBytes: number;
  /** Under way at a time. */
  uploads: number;
  /** Of its documents in the database. */
  documentBytes: number;
}

/** Each throws the problem `quota_reached` where there is no room, and keeps other transactions of the account waiting. */
export interface Quotas {
  /** For one more tour whose document weighs so much. */
  takeTour(transaction: Transaction, userId: string, bytes: number): Promise<void>;
  /** For one more version of a document. */
  takeVersion(transaction: Transaction, userId: string, bytes: number): Promise<void>;
  /** For an upload whose row this transaction has made, with the bytes that it announces. */
  takeUpload(transaction: Transaction, userId: string): Promise<void>;
  /** For a file that comes in one piece. */
  takeFile(transaction: Transaction, userId: string, bytes: number): Promise<void>;
}

/** Deleted tours can be restored for a while: with them an account may have so many times as much. */
const WITH_DELETED = 2;

export function createQuotas(limits: QuotaLimits): Quotas {
  const takeVersion: Quotas['takeVersion'] = async ({ orm }, userId, bytes) => {
    await hold({ orm }, userId);
    const used = await documentBytes(orm, userId);
    if (used + bytes > limits.documentBytes) throw reached('documents', limits.documentBytes);
  };
  const takeFile: Quotas['takeFile'] = async ({ orm }, userId, bytes) => {
    await hold({ orm }, userId);
    const { kept, all } = await storedBytes(orm, userId);
    if (kept + bytes > limits.storageBytes || all + bytes > WITH_DELETED * limits.storageBytes)
      throw reached('storage', limits.storageBytes);
  };
  return {
    takeVersion,
    takeFile,
    takeTour: async (transaction, userId, bytes) => {
      await hold(transaction, userId);
      const { kept, all } = await tourCounts(transaction.orm, userId);
      if (kept >= limits.tours || all >= WITH_DELETED * limits.tours) throw reached('tours', limits.tours);
      await takeVersion(transaction, userId, bytes);
    },
    takeUpload: async (transaction, userId) => {
      await hold(transaction, userId);
      if ((await openUploads(transaction.orm, userId)) > limits.uploads)
        throw reached('uploads', limits.uploads);
      await takeFile(transaction, userId, 0);
    },
  };
}

/** Until its transaction ends nobody else takes anything for this account, in any process. */
async function hold({ orm }: Pick<Transaction, 'orm'>, userId: string): Promise<void> {
  await orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`quota ${userId}`}, 0))`);
}

function reached(quota: QuotaName, limit: number): Problem {
  return new Problem('quota_reached', { quota, limit });
}
