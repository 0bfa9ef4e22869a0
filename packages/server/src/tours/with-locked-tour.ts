import type { Logger } from 'pino';
import type { Transaction } from '../drivers/database/database.ts';
import { Problem } from '../http/problem.ts';
import type { TourParts } from './tour-parts.ts';
import { lockTour, type TourRecord } from './tour-table.ts';

/**
 * Does `work` in a transaction while nobody else can change the tour. The problem `not_found`, when it is missing,
 * somebody else's, or deleted (unless deleted ones are asked for too).
 */
export async function withLockedTour<T>(
  { database, log }: Pick<TourParts, 'database' | 'log'>,
  { id, userId, deleted = false }: { id: string; userId: string; deleted?: boolean },
  work: (record: TourRecord, transaction: Transaction) => Promise<T>,
): Promise<T> {
  return database.transaction(async (transaction) => {
    const record = await lockTour(transaction.orm, id);
    if (record?.userId !== userId || (record.deletedAt !== null && !deleted)) throw tourNotFound(log, id);
    return work(record, transaction);
  });
}

/** The problem of a tour that is missing or private, logged in the specification's words. */
export function tourNotFound(log: Pick<Logger, 'warn'>, id: string): Problem {
  log.warn({ tourId: id }, 'No tour found with the given ID.');
  return new Problem('not_found', { detail: 'No tour found with the given ID.' });
}
