import type { Tour } from '@tourwright/tour/document';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../drivers/database/database.ts';
import {
  images,
  leads,
  orders,
  tourExports,
  tourMembers,
  tourSchedules,
  tourSnapshots,
  tours,
  uploads,
} from '../../drivers/database/schema/index.ts';
import { tourNotFound } from '../../http/answers/not-there.ts';
import { weigh } from '../documents/draft.ts';
import { readDocument } from '../read-document.ts';
import type { TourParts } from '../tour-parts.ts';
import { lockTour } from '../tour-table.ts';

interface Handed {
  tourId: string;
  from: string;
  to: string;
  /** Else what visitors wrote and ordered stays with `from`, without its tour. */
  withLeads: boolean;
}

/**
 * Makes a tour another account's, with its files, versions and links; who worked on it for the old owner does so no more, and
 * who works on all tours of the new one does. Its version stays: nothing that anybody sees of it is otherwise.
 */
export type HandTour = (transaction: Transaction, handed: Handed) => Promise<void>;

/** Makes the handover of a tour to another owner, inside the caller's transaction. */
export function createHandTour(
  parts: Pick<TourParts, 'documents' | 'quotas' | 'log' | 'database'>,
): HandTour {
  return async (transaction, { tourId, from, to, withLeads }) => {
    const { orm, client } = transaction;
    const record = await lockTour(orm, tourId);
    if (record === null || record.deletedAt !== null || record.userId !== from)
      throw tourNotFound(parts.log, tourId);
    const { text, stored, summary } = await readDocument(parts, orm, tourId);
    const weight = weigh({ text });
    await parts.quotas.takeTour(transaction, to, weight, summary.scenes.length);
    const { rows } = await orm.execute<{ version: number; text: string }>(
      sql`select ${tourSnapshots.version} as version, ${tourSnapshots.document}::text as text
        from ${tourSnapshots} where ${tourSnapshots.tourId} = ${tourId}`,
    );
    for (const row of rows) {
      await orm
        .update(tourSnapshots)
        .set({ document: ownedBy(row.text, to) })
        .where(and(eq(tourSnapshots.tourId, tourId), eq(tourSnapshots.version, row.version)));
    }
    await orm.delete(tourMembers).where(eq(tourMembers.tourId, tourId));
    // The trigger makes the rows of the new owner and of who works for them.
    await orm
      .update(tours)
      .set({
        userId: to,
        document: ownedBy(text, to),
        summary: { ...summary, user_id: to },
        stored,
        labels: [],
      })
      .where(eq(tours.id, tourId));
    await moveFiles(transaction, tourId, to);
    // For what came with the files there must be room too.
    await parts.quotas.takeFile(transaction, to, 0);
    await moveLeads(transaction, { tourId, to, withLeads });
    await parts.database.notify(
      'tour',
      JSON.stringify({ tourId, type: 'edit', version: record.version }),
      client,
    );
  };
}

/** JSON text of the same document with another owner. */
function ownedBy(text: string, userId: string) {
  return sql<Tour>`${JSON.stringify({ ...JSON.parse(text), user_id: userId })}::json`;
}

async function moveFiles({ orm }: Transaction, tourId: string, to: string): Promise<void> {
  const own = sql`${uploads.imageId} in (select ${images.id} from ${images} where ${images.tourId} = ${tourId})`;
  await orm.update(uploads).set({ userId: to }).where(own);
  await orm.update(images).set({ userId: to }).where(eq(images.tourId, tourId));
  await orm.update(tourExports).set({ userId: to }).where(eq(tourExports.tourId, tourId));
  await orm.update(tourSchedules).set({ userId: to }).where(eq(tourSchedules.tourId, tourId));
}

async function moveLeads(
  { orm }: Transaction,
  { tourId, to, withLeads }: { tourId: string; to: string; withLeads: boolean },
): Promise<void> {
  const owner = withLeads ? { ownerId: to } : { tourId: null };
  await orm.update(leads).set(owner).where(eq(leads.tourId, tourId));
  await orm.update(orders).set(owner).where(eq(orders.tourId, tourId));
}
