/**
 * What one account may have. A limit is looked at within the transaction that takes from it, one transaction of an account
 * after the other, so that however many come at once none passes it.
 */
import type { PlanLimits, QuotaName } from '@tourwright/api';
import { sql } from 'drizzle-orm';
import type { Orm, Transaction } from '../drivers/database/database.ts';
import { Problem } from '../http/answers/problem.ts';
import {
  documentBytes,
  exportedBytes,
  memberCount,
  openUploads,
  sceneCount,
  storedBytes,
  tourCounts,
} from './usage.ts';

/** The most of each that this server lets any account have. */
export interface QuotaLimits {
  tours: number;
  /** The size of the files that it keeps, and of those under way, bytes. */
  storageBytes: number;
  /** Under way at a time. */
  uploads: number;
  /** The size of its documents in the database, bytes. */
  documentBytes: number;
}

/** Each throws the problem `quota_reached` where there is no room, and keeps other transactions of the account waiting. */
export interface Quotas {
  /** For one more tour whose document weighs this much and has this many scenes. */
  takeTour(transaction: Transaction, userId: string, bytes: number, scenes: number): Promise<void>;
  /** How many scenes may come beside those that are there. */
  scenesLeft(transaction: Transaction, userId: string): Promise<{ left: number; limit: number }>;
  /** For somebody whose row this transaction has made, so that they work on tours of this account. */
  takeMember(transaction: Transaction, userId: string): Promise<void>;
  /** For one more version of a document. */
  takeVersion(transaction: Transaction, userId: string, bytes: number): Promise<void>;
  /** For an upload whose row this transaction has made, with the bytes that it announces. */
  takeUpload(transaction: Transaction, userId: string): Promise<void>;
  /** For a file that comes in one piece. */
  takeFile(transaction: Transaction, userId: string, bytes: number): Promise<void>;
  /**
   * For a file to download, whose row this transaction has made. Such files have room of their own, as much as the account:
   * one that is full must be able to leave.
   */
  takeExport(transaction: Transaction, userId: string): Promise<void>;
}

/** Deleted tours can be restored for a while: with them an account may have this many times as much. */
const roomWithDeleted = 2;

/** What an account's plan lets it have. */
type LimitsOf = (orm: Orm, userId: string) => Promise<PlanLimits>;

/** Of each the smaller of what the server and what the plan allows. */
export function createQuotas(limits: QuotaLimits, limitsOf?: LimitsOf): Quotas {
  const least = async (orm: Orm, userId: string) => {
    const plan = await limitsOf?.(orm, userId);
    return {
      tours: Math.min(limits.tours, plan?.tours ?? Number.POSITIVE_INFINITY),
      storageBytes: Math.min(limits.storageBytes, plan?.storageBytes ?? Number.POSITIVE_INFINITY),
      scenes: plan?.scenes ?? Number.POSITIVE_INFINITY,
      members: plan?.members ?? Number.POSITIVE_INFINITY,
    };
  };
  const takeVersion: Quotas['takeVersion'] = async ({ orm }, userId, bytes) => {
    await hold({ orm }, userId);
    const used = await documentBytes(orm, userId);
    if (used + bytes > limits.documentBytes) throw reached('documents', limits.documentBytes);
  };
  const takeFile: Quotas['takeFile'] = async ({ orm }, userId, bytes) => {
    await hold({ orm }, userId);
    const { storageBytes } = await least(orm, userId);
    const { kept, all } = await storedBytes(orm, userId);
    if (kept + bytes > storageBytes || all + bytes > roomWithDeleted * storageBytes)
      throw reached('storage', storageBytes);
  };
  const scenesLeft: Quotas['scenesLeft'] = async ({ orm }, userId) => {
    await hold({ orm }, userId);
    const { scenes: limit } = await least(orm, userId);
    const left = limit === Number.POSITIVE_INFINITY ? limit : limit - (await sceneCount(orm, userId));
    return { left: Math.max(0, left), limit };
  };
  return {
    takeVersion,
    takeFile,
    scenesLeft,
    takeTour: async (transaction, userId, bytes, scenes) => {
      await hold(transaction, userId);
      const most = await least(transaction.orm, userId);
      const { kept, all } = await tourCounts(transaction.orm, userId);
      if (kept >= most.tours || all >= roomWithDeleted * most.tours) throw reached('tours', most.tours);
      const { left, limit } = await scenesLeft(transaction, userId);
      if (scenes > left) throw reached('scenes', limit);
      await takeVersion(transaction, userId, bytes);
    },
    takeMember: async (transaction, userId) => {
      await hold(transaction, userId);
      const { members } = await least(transaction.orm, userId);
      if ((await memberCount(transaction.orm, userId)) > members) throw reached('members', members);
    },
    takeExport: async (transaction, userId) => {
      await hold(transaction, userId);
      const { storageBytes } = await least(transaction.orm, userId);
      if ((await exportedBytes(transaction.orm, userId)) > storageBytes)
        throw reached('storage', storageBytes);
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
