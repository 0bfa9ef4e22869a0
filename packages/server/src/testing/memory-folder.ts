import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';
/** What the databases of a run take at most, with room for others. */
const leastBytes = 2 * 2 ** 30;

/** Where folders of tests are: in memory where this much is free, since databases wait for a disk; else with other temporary files. */
export const isInMemory = freeBytes(memory) > leastBytes;
export const memoryFolder = isInMemory ? memory : tmpdir();

/** How much fits into a folder; 0 where there is none. */
function freeBytes(folder: string): number {
  if (!existsSync(folder)) return 0;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
