import { open } from 'node:fs/promises';

/** Makes what was created, renamed or removed in a folder survive a power loss. */
export async function syncFolder(path: string): Promise<void> {
  // Windows cannot open folders; NTFS keeps its own journal of names.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
