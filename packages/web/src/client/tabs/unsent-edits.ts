/**
 * The edits of tours that the server has not answered yet, as this browser keeps them: by user and tour, beyond a
 * reload, a crash and a logout.
 */
import type { Edit } from '@tourwright/tour/edit';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** The IndexedDB database of edits that were not sent yet. */
export interface UnsentEdits extends DBSchema {
  edits: {
    key: string;
    /** `owner` is `{userId}/{tourId}`. */
    value: { key: string; owner: string; at: number; edit: Edit };
    indexes: { owner: string };
  };
}

/** Opens the store of unsent edits; rejects where the browser forbids storage. */
export function openUnsentEdits(): Promise<IDBPDatabase<UnsentEdits>> {
  return openDB<UnsentEdits>('tourwright-edits', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('edits', { keyPath: 'key' }).createIndex('owner', 'owner');
    },
  });
}

/** How many edits wait here, of one user or of all users of this browser; none where nothing can be stored. */
export async function countUnsentEdits(userId?: string): Promise<number> {
  try {
    const database = await openUnsentEdits();
    const range = userId === undefined ? null : IDBKeyRange.bound(`${userId}/`, `${userId}/\uffff`);
    const count = await database.countFromIndex('edits', 'owner', range);
    database.close();
    return count;
  } catch {
    return 0;
  }
}
