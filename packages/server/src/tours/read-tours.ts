import type { TourRow } from '@tourwright/api';
import type { Tour } from '@tourwright/tour/document';
import { tourRow, writeStored } from '@tourwright/tour/rules';
import { type AcceptedEdit, findEditsAfter } from './edit-log-table.ts';
import { readCursor, writeCursor } from './list-cursor.ts';
import type { TourParts } from './tour-parts.ts';
import { tourStatus } from './tour-status.ts';
import { findBusy, findSnapshot, findTour, listTours } from './tour-table.ts';

/** A tour as one user, or nobody in particular, may see it. */
export interface SeenTour {
  tour: Tour;
  /** The stored form that it came from, as JSON text. */
  stored: string | null;
  isOwner: boolean;
}

export interface TourReading {
  /** The draft for its owner, the published snapshot for others; null whether it is missing or private. */
  read(id: string, userId: string | null): Promise<SeenTour | null>;
  /** A page of the user's tours, newest first. Problem `invalid_input` for a cursor that is none. */
  list(userId: string, page: Page): Promise<{ items: TourRow[]; next: string | null }>;
  /** What was applied after a version, oldest first, a piece at a time. For whoever may see the draft. */
  editsAfter(id: string, version: number): Promise<AcceptedEdit[]>;
}

interface Page {
  limit?: number | undefined;
  cursor?: string | undefined;
}

const TOURS_A_PAGE = 50;
const EDITS_A_PIECE = 200;

export function createTourReading({ database, clock, images, viewsOf }: TourParts): TourReading {
  const { orm } = database;
  return {
    async read(id, userId) {
      const record = await findTour(orm, id);
      if (record === null || record.deletedAt !== null) return null;
      const { document, stored, activity, publishedVersion } = record;
      if (record.userId === userId) return { tour: document, stored, isOwner: true };
      if (activity !== 'published' || publishedVersion === null) return null;
      const tour = await findSnapshot(orm, id, publishedVersion);
      return tour && { tour, stored, isOwner: false };
    },

    async list(userId, { limit = TOURS_A_PAGE, cursor }) {
      const after = cursor === undefined ? null : readCursor(cursor);
      const found = await listTours(orm, userId, limit + 1, after);
      const page = found.slice(0, limit);
      const ids = page.map(({ id }) => id);
      const [views, thumbnails, busy] = await Promise.all([
        viewsOf(ids),
        images.thumbnailsOf(page.map(({ document }) => document)),
        findBusy(orm, ids),
      ]);
      const items = page.map((record) => ({
        ...tourRow(record.document, clock()),
        status: tourStatus(record, busy.has(record.id)),
        thumbnailUrl: thumbnails.get(record.id) ?? null,
        views: views.get(record.id) ?? 0,
      }));
      const last = page.at(-1);
      return { items, next: last && found.length > limit ? writeCursor(last) : null };
    },

    editsAfter: (id, version) => findEditsAfter(orm, id, version, EDITS_A_PIECE),
  };
}

/** The tour in the specification's stored form, as it came where nobody changed it. */
export function storedForm({ tour, stored }: SeenTour): Record<string, unknown> {
  return writeStored(tour, stored === null ? undefined : JSON.parse(stored));
}
