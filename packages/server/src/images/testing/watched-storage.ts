import { openMemoryStorage } from '../../drivers/storage/memory-storage.ts';
import type { Storage } from '../../drivers/storage/storage.ts';

/** A storage in memory that calls `beforePut` ahead of each write, and waits for it: it may hold the write, or throw. */
export function openWatchedStorage(beforePut: (key: string) => Promise<void>): Storage {
  const memory = openMemoryStorage();
  return {
    ...memory,
    put: async (key, body) => {
      await beforePut(key);
      return memory.put(key, body);
    },
  };
}
