/**
 * The edits that the server has not answered yet, kept in IndexedDB by user and tour. They outlive a reload, a crash
 * and a logout, and only the same user ever sends them.
 */
import type { Edit } from '@tourwright/tour/edit';
import type { IDBPDatabase } from 'idb';
import { openUnsentEdits, type UnsentEdits } from '../../client/tabs/unsent-edits.ts';

/** Edits that were not sent yet, kept in this browser. */
export interface EditQueue {
  /** Oldest first. */
  load(): Promise<Edit[]>;
  /** One that cannot be stored, as when the disk is full, lives as long as the tab. */
  add(edit: Edit): Promise<void>;
  /** What cannot be removed is sent again after a reload, and the server knows it. */
  remove(ids: readonly string[]): Promise<void>;
  close(): void;
}

/** Opens the queue of one user and tour. Where the browser forbids storage, edits live as long as the tab. */
export async function openEditQueue(userId: string, tourId: string): Promise<EditQueue> {
  try {
    return storedQueue(await openUnsentEdits(), `${userId}/${tourId}`);
  } catch {
    return memoryQueue();
  }
}

function storedQueue(database: IDBPDatabase<UnsentEdits>, owner: string): EditQueue {
  let last = 0;
  // Answers may come after the tour was closed: nothing is read or written any more, and what stays is sent again.
  let isClosed = false;
  return {
    async load() {
      if (isClosed) return [];
      const records = await database.getAllFromIndex('edits', 'owner', owner);
      return records.sort((a, b) => a.at - b.at).map(({ edit }) => edit);
    },
    async add(edit) {
      if (isClosed) return;
      // Two edits of one millisecond keep their order.
      last = Math.max(Date.now(), last + 0.001);
      const record = { key: `${owner}/${edit.id}`, owner, at: last, edit };
      await database.put('edits', record).catch(() => undefined);
    },
    async remove(ids) {
      if (isClosed) return;
      const work = database.transaction('edits', 'readwrite');
      const removed = ids.map((id) => work.store.delete(`${owner}/${id}`));
      await Promise.all([...removed, work.done]).catch(() => undefined);
    },
    close: () => {
      isClosed = true;
      database.close();
    },
  };
}

/** A queue that is forgotten with the tab: for tests, and for browsers that forbid storage. */
export function memoryQueue(): EditQueue {
  let edits: Edit[] = [];
  return {
    load: async () => edits,
    add: async (edit) => {
      edits = [...edits, edit];
    },
    remove: async (ids) => {
      edits = edits.filter((edit) => !ids.includes(edit.id));
    },
    close: () => undefined,
  };
}
