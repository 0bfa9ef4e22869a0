import type { DemoEntry } from '@tourwright/api';
import type { Database } from '../drivers/database/database.ts';
import { readDemos } from './demo-table.ts';

export interface Demos {
  /** The gallery's entries in their order, each with its tour's id, and how many are still to come. */
  list(): Promise<{ items: DemoEntry[]; preparing: number }>;
}

/**
 * The gallery. `thumbnailOf` gives the address of a tour's thumbnail for everybody, or null; `preparing` tells how
 * many tours are being made at the moment, so that the page asks again.
 */
export function createDemos(given: {
  database: Database;
  thumbnailOf(tourId: string): Promise<string | null>;
  preparing(): number;
}): Demos {
  return {
    async list() {
      // Before the rows: one that is done meanwhile is then counted twice rather than missed.
      const preparing = given.preparing();
      const rows = await readDemos(given.database.orm);
      const items = rows.map(async ({ tourId, title, description, category }) => ({
        id: tourId,
        title,
        description,
        category,
        thumbnail: await given.thumbnailOf(tourId),
      }));
      return { items: await Promise.all(items), preparing };
    },
  };
}
