import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem } from '../../http/answers/problem.ts';
import type { UploadRow } from '../image-table.ts';
import { storeUpload, type UploadOptions } from './finish-upload.ts';
import { endTurn, findUpload, takeTurn, turnMs } from './upload-table.ts';

const lookMs = 250;

/**
 * Stores a complete upload unless another process is storing it already; then waits until that is done. A process that
 * is killed meanwhile blocks the others until its lock expires.
 */
export async function finishAlone(
  options: UploadOptions,
  row: UploadRow,
  signal: AbortSignal,
): Promise<void> {
  const { orm } = options.database;
  const writer = randomUUID();
  const take = () => {
    const now = options.clock();
    const until = new Date(now.getTime() + turnMs);
    return takeTurn(orm, row.id, now, { writer, offsetBytes: row.sizeBytes, until });
  };
  while (!(await take())) {
    const found = await findUpload(orm, row.id);
    if (found === null) throw new Problem('upload_given_up');
    if (found.finishedAt !== null) return;
    if (signal.aborted) throw new Problem('server_stopping');
    await sleep(lookMs);
  }
  const renewing = setInterval(() => take().catch(() => {}), turnMs / 3);
  try {
    await storeUpload(options, row);
  } finally {
    clearInterval(renewing);
    await endTurn(orm, row.id, writer).catch(() => {});
  }
}
