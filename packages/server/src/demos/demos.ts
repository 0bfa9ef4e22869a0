import type { DemoEntry } from '@tourwright/api';
import type { Database } from '../drivers/database/database.ts';
import { readDemos } from './demo-table.ts';

export interface Demos {
  /** The gallery's entries in their order; an entry's id is its tour's. */
  list(): Promise<DemoEntry[]>;
}

/** The gallery. `thumbnailOf` gives the address of a tour's thumbnail for everybody, or null. */
export function createDemos(given: {
  database: Database;
  thumbnailOf(tourId: string): Promise<string | null>;
}): Demos {
  return {
    async list() {
      const rows = await readDemos(given.database.orm);
      return Promise.all(
        rows.map(async ({ tourId, title, description, category }) => ({
          id: tourId,
          title,
          description,
          category,
          thumbnail: await given.thumbnailOf(tourId),
        })),
      );
    },
  };
}
