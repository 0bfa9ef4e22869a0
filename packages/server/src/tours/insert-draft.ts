import type { Tour } from '@tourwright/tour/document';
import type { Transaction } from '../drivers/database/database.ts';
import { checkSize } from './commit-edits.ts';
import { insertTour } from './tour-table.ts';

/** Stores a tour that was not there before; `stored` is the form that it came in, as JSON text. */
export async function insertDraft(
  { orm }: Transaction,
  tour: Tour,
  stored: string | null,
  now: Date,
): Promise<void> {
  checkSize(tour);
  await insertTour(orm, {
    id: tour.id,
    userId: tour.user_id,
    document: tour,
    stored,
    version: tour.version,
    activity: tour.activity,
    publishedVersion: tour.published_version,
    createdAt: new Date(tour.created_at ?? now),
    updatedAt: now,
    deletedAt: null,
  });
}
