import { open } from 'node:fs/promises';

/** Flushes that have not started yet; further requests until then share them. */
const waiting = new Map<string, Promise<void>>();
/** The last flush of each folder that has begun. */
const running = new Map<string, Promise<void>>();

/**
 * Makes what was created, renamed or removed in a folder survive a power loss. Many who ask at the same time share
 * one flush, since a panorama's tiles come in dozens.
 */
export function syncFolder(path: string): Promise<void> {
  // Windows cannot open folders; NTFS keeps its own journal of names.
  if (process.platform === 'win32') return Promise.resolve();
  const shared = waiting.get(path);
  if (shared !== undefined) return shared;
  const before = running.get(path);
  // One that has begun may have missed our change, so ours comes after it.
  const flushed = (before?.catch(() => {}) ?? Promise.resolve()).then(() => {
    waiting.delete(path);
    running.set(path, flushed);
    return flush(path).finally(() => {
      if (running.get(path) === flushed) running.delete(path);
    });
  });
  waiting.set(path, flushed);
  return flushed;
}

async function flush(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
