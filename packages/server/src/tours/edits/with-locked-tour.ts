import type { Transaction } from '../../drivers/database/database.ts';
import { tourNotFound } from '../../http/answers/not-there.ts';
import type { TourParts } from '../tour-parts.ts';
import { lockTour, type TourRecord } from '../tour-table.ts';

/**
 * Does `work` in a transaction while nobody else can change the tour. The problem `not_found`, when it is missing or
 * deleted (unless deleted ones are requested too).
 */
export async function withLockedTour<T>(
  { database, log }: Pick<TourParts, 'database' | 'log'>,
  { id, deleted = false }: { id: string; deleted?: boolean },
  work: (record: TourRecord, transaction: Transaction) => Promise<T>,
): Promise<T> {
  return database.transaction(async (transaction) => {
    const record = await lockTour(transaction.orm, id);
    if (record === null || (record.deletedAt !== null && !deleted)) throw tourNotFound(log, id);
    return work(record, transaction);
  });
}
