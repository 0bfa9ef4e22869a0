import type { VersionKind } from '@tourwright/api';
import type { Transaction } from '../../drivers/database/database.ts';
import { Problem } from '../../http/answers/problem.ts';
import { readDocument } from '../read-document.ts';
import { insertSnapshot } from '../snapshot-table.ts';
import type { TourParts } from '../tour-parts.ts';
import { type TourRecord, weighDocument } from '../tour-table.ts';
import { describeVersion, lastEditor, newestVersion } from './version-table.ts';

/** While somebody works, this often. */
const everyMs = 60 * 60_000;
/** Bulk changes in a row have one version before them. */
const bulkEveryMs = 2 * 60_000;

type Parts = Pick<TourParts, 'documents' | 'images' | 'quotas'>;
type Kept = Pick<TourRecord, 'id' | 'userId' | 'version' | 'updatedAt'>;

/**
 * Keeps the draft of the locked tour as a version with its media, unless that very state is kept already. Problem
 * `quota_reached`.
 */
export async function keepVersion(
  parts: Parts,
  transaction: Transaction,
  tour: Kept,
  { kind, now }: { kind: VersionKind; now: Date },
): Promise<void> {
  const { orm } = transaction;
  const { id, version } = tour;
  if ((await newestVersion(orm, id))?.version === version) return;
  await parts.quotas.takeVersion(transaction, tour.userId, await weighDocument(orm, id));
  const { text } = await readDocument(parts, orm, id);
  const names = await parts.documents.run('names', { text });
  await insertSnapshot(orm, id, names, now);
  const authorId = (await lastEditor(orm, id, version)) ?? tour.userId;
  await describeVersion(orm, id, version, { kind, authorId, madeAt: tour.updatedAt });
  await parts.images.keepTourImages({ tourId: id, version, slugs: names }, transaction);
}

/**
 * Before edits are applied: keeps the state before them when an hour has passed since the last version, and before
 * a change of many things. An account without room for it continues working.
 */
export async function keepBeforeEdits(
  parts: Parts,
  transaction: Transaction,
  tour: Kept & Pick<TourRecord, 'createdAt'>,
  { isBulk, now }: { isBulk: boolean; now: Date },
): Promise<void> {
  const newest = await newestVersion(transaction.orm, tour.id);
  const since = now.getTime() - (newest?.createdAt ?? tour.createdAt).getTime();
  const isAnother = newest?.kind !== 'before-bulk' || since >= bulkEveryMs;
  const kind = isBulk && isAnother ? 'before-bulk' : since >= everyMs ? 'hourly' : null;
  if (kind === null || newest?.version === tour.version) return;
  try {
    await keepVersion(parts, transaction, tour, { kind, now });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
}
