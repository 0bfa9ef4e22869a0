import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../../drivers/database/database.ts';
import type { DiskSpace } from '../../../drivers/disk-space.ts';
import type { PublicNet } from '../../../outgoing/public-addresses.ts';
import type { Quotas } from '../../../quotas/quotas.ts';
import { fetchTour } from '../../addresses/fetch-tour.ts';
import type { ImportFiles } from '../import-files.ts';
import { Cancelled, findImport, type ImportRow, updateImport } from '../import-table.ts';
import { tellMs, tellProgress } from '../tell-progress.ts';

/** What fetching an import's files needs. */
export interface FetchParts {
  database: Database;
  files: ImportFiles;
  net: PublicNet;
  room: DiskSpace;
  quotas: Pick<Quotas, 'takeFile'>;
  /** This machine's folder for fetched and unpacked files. */
  workFolder: string;
}

/**
 * Fetches what an import's address holds, so that it is where uploaded files are. Room in the account is taken
 * before bytes come. Throws `Cancelled` when the person does not want it any more.
 */
export async function fetchFiles(
  parts: FetchParts,
  row: ImportRow,
  address: string,
  signal: AbortSignal,
): Promise<ImportRow> {
  const { database, files, net, room, quotas, workFolder } = parts;
  // Of a try that was killed.
  await files.remove(row.id);
  await mkdir(workFolder, { recursive: true });
  const folder = await mkdtemp(join(workFolder, 'fetched-'));
  const cancel = watchCancel(database, row.id);
  const change = async (values: Parameters<typeof updateImport>[3]) => {
    const changed = await updateImport(database.orm, row.id, ['reading'], values);
    if (changed === null) throw new Cancelled();
    return changed;
  };
  try {
    const fetched = await fetchTour(address, {
      net,
      folder,
      signal: AbortSignal.any([signal, cancel.signal]),
      take: async (reservedBytes) => {
        await room.need(reservedBytes);
        await database.transaction(async (transaction) => {
          if ((await updateImport(transaction.orm, row.id, ['reading'], { reservedBytes })) === null)
            throw new Cancelled();
          await quotas.takeFile(transaction, row.userId, 0);
        });
      },
      onProgress: tellProgress((progress) => change({ progress })),
    });
    for (const [number, { path, sizeBytes }] of fetched.files.entries())
      if (sizeBytes > 0) await files.take(row.id, number, join(folder, path));
    const reservedBytes = fetched.files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    return await change({ reservedBytes, found: { ...row.found, ...fetched } });
  } finally {
    cancel.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Ends what waits for a slow site, too. */
function watchCancel(database: Database, id: string): { signal: AbortSignal; stop(): void } {
  const controller = new AbortController();
  const look = async () => {
    // A database that is away for a moment cancels nothing.
    const row = await findImport(database.orm, id).catch(() => undefined);
    if (row !== undefined && row?.state !== 'reading') controller.abort(new Cancelled());
  };
  const timer = setInterval(look, tellMs);
  return { signal: controller.signal, stop: () => clearInterval(timer) };
}
