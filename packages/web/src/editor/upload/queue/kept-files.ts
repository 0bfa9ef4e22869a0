/**
 * Uploads that are not finished, kept in IndexedDB by user and tour: what is known of each, and where the browser has
 * room for it a copy of the file, so that after a reload it continues by itself.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What this browser keeps of an upload that is not finished. */
export interface KeptUpload {
  slug: string;
  fileName: string;
  sizeBytes: number;
  /** Lower-case hex, once known. */
  sha256: string | null;
  /** Where the upload continues (tus), once it began. */
  uploadUrl: string | null;
}

interface UploadDatabase extends DBSchema {
  uploads: { key: string; value: KeptUpload & { key: string; owner: string }; indexes: { owner: string } };
  files: { key: string; value: File };
}

/** Uploads that are not finished, kept in this browser so that they continue after a reload. */
export interface KeptFiles {
  /** None where the browser does not give them back. */
  load(): Promise<{ upload: KeptUpload; file: File | null }[]>;
  /** Keeps what is known; a copy of the file too when there is room for it. What cannot be kept is not a failure: this tab knows it. */
  keep(upload: KeptUpload, file?: File): Promise<void>;
  /** What cannot be forgotten is found to be done after a reload. */
  forget(slug: string): Promise<void>;
  close(): void;
}

/** Opens the kept uploads of one user and tour; where the browser forbids storage, nothing is kept. */
export async function openKeptFiles(userId: string, tourId: string): Promise<KeptFiles> {
  try {
    const database = await openDB<UploadDatabase>('tourwright-uploads', 1, {
      upgrade(fresh) {
        fresh.createObjectStore('uploads', { keyPath: 'key' }).createIndex('owner', 'owner');
        fresh.createObjectStore('files');
      },
    });
    return keptFiles(database, `${userId}/${tourId}`, userId);
  } catch {
    return nothingKept;
  }
}

function keptFiles(database: IDBPDatabase<UploadDatabase>, owner: string, userId: string): KeptFiles {
  const keyOf = (slug: string) => `${userId}/${slug}`;
  // Uploads end while their tour is being closed: from then on nothing is read or written.
  let isClosed = false;
  return {
    async load() {
      if (isClosed) return [];
      try {
        const work = database.transaction(['uploads', 'files'], 'readonly');
        const records = await work.objectStore('uploads').index('owner').getAll(owner);
        const files = work.objectStore('files');
        const kept = records.map(async ({ key, owner: _, ...upload }) => ({
          upload,
          file: (await files.get(key)) ?? null,
        }));
        const [found] = await Promise.all([Promise.all(kept), work.done]);
        return found;
      } catch {
        return [];
      }
    },
    async keep(upload, file) {
      if (isClosed) return;
      const key = keyOf(upload.slug);
      try {
        await database.put('uploads', { ...upload, key, owner });
        if (!file || !(await hasRoomFor(file.size)) || isClosed) return;
        await database.put('files', file, key);
      } catch {
        // If there is no space after all, the upload continues in this tab and asks for the file after a reload.
      }
    },
    async forget(slug) {
      if (isClosed) return;
      const key = keyOf(slug);
      const work = database.transaction(['uploads', 'files'], 'readwrite');
      await Promise.all([
        work.objectStore('uploads').delete(key),
        work.objectStore('files').delete(key),
        work.done,
      ]).catch(() => undefined);
    },
    close: () => {
      isClosed = true;
      database.close();
    },
  };
}

/** The copy may take half of what the browser still gives. */
async function hasRoomFor(bytes: number): Promise<boolean> {
  const estimate = await navigator.storage?.estimate?.().catch(() => null);
  if (!estimate?.quota) return bytes < 50 * 1024 * 1024;
  return bytes < (estimate.quota - (estimate.usage ?? 0)) / 2;
}

/** For browsers that forbid storage. */
export const nothingKept: KeptFiles = {
  load: async () => [],
  keep: async () => undefined,
  forget: async () => undefined,
  close: () => undefined,
};
