import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from '../../drivers/folder-lock.ts';
import { dayMs } from '../../durations.ts';

/** What other machines, or older versions, left in a shared folder is taken for abandoned after this long. */
const abandonedMs = dayMs;
const lockFile = '.lock';

/** A folder of this process alone, removed on close. */
export interface WorkFolder {
  path: string;
  close(): Promise<void>;
}

/**
 * A folder below `root` for this process alone, for pixels on their way. What killed processes left behind, up to 1.6 GB
 * each, is removed; what running ones work on stays.
 */
export async function openWorkFolder(root: string): Promise<WorkFolder> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  await removeAbandoned(root);
  const name = `${prefixOfHere()}${process.pid}-${randomUUID()}`;
  const path = join(root, name);
  const unlock = lockFolder(root, `${name}${lockFile}`);
  await mkdir(path, { recursive: true, mode: 0o700 });
  return {
    path,
    close: async () => {
      await rm(path, { recursive: true, force: true });
      unlock();
    },
  };
}

async function removeAbandoned(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    if (name.endsWith(lockFile) || !(await isAbandoned(root, name))) continue;
    await rm(join(root, name), { recursive: true, force: true });
    await rm(join(root, `${name}${lockFile}`), { force: true });
  }
}

/** The locks of other machines cannot be checked: there only the time counts. */
async function isAbandoned(root: string, name: string): Promise<boolean> {
  if (!name.startsWith(prefixOfHere())) {
    const found = await stat(join(root, name)).catch(() => null);
    return found !== null && Date.now() - found.mtimeMs > abandonedMs;
  }
  try {
    lockFolder(root, `${name}${lockFile}`)();
    return true;
  } catch {
    return false;
  }
}

function prefixOfHere(): string {
  return `${hostname().replaceAll(/[^\w.]/g, '_')}-`;
}
