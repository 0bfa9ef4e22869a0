import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { checkBackup } from '../restore-backup.ts';
import type { BackupMade } from '../write-backup.ts';

/** Reads every byte of a backup that is there and answers what it holds; throws a `BackupFault` when it is not whole. */
export async function readMade(path: string, signal: AbortSignal): Promise<BackupMade> {
  const { header, end } = await checkBackup(path, () => signal.throwIfAborted());
  const whole = createHash('sha256');
  await pipeline(createReadStream(path), whole, { signal });
  return {
    id: header.id,
    path,
    madeAt: new Date(header.madeAt),
    sizeBytes: (await stat(path)).size,
    sha256: whole.digest('hex'),
    files: end.files.count,
    rows: Object.values(end.rows).reduce((sum, { count }) => sum + count, 0),
    jobs: end.jobs,
  };
}
