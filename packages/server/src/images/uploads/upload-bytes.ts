import type { Orm } from '../../drivers/database/database.ts';
import type { UploadRow } from '../image-table.ts';
import type { UploadFolder } from './upload-folder.ts';
import { endTurns, findReserved } from './upload-table.ts';

/** Uploads that receive nothing for this long no longer reserve disk space, until they continue. */
const activeMs = 15 * 60_000;

/** An upload that is whole, as a file of this machine. */
interface WholeFile {
  path: string;
  /** Lower-case hex. */
  sha256: string;
}

/** One piece of an upload, and who writes it: what two writers write at the same place stays apart. */
interface Piece {
  id: string;
  offsetBytes: number;
  writer: string;
  bytes: Buffer;
}

/** Where the bytes of resumable uploads are until they are whole. */
export interface UploadBytes {
  /** Before the upload is known to anybody. */
  create(id: string): Promise<void>;
  /** Resolves when the bytes are where they outlive a kill. They count once the row says so. */
  write(piece: Piece): Promise<void>;
  /** Notes a piece that counts from now on, in the transaction that counts it. */
  note(orm: Orm, piece: Piece): Promise<void>;
  /** Where the file grows on this machine; null where not all of it came through here. */
  growingFile(row: UploadRow): Promise<string | null>;
  /** Lends all bytes as a file, which may be gone when `work` is done. */
  withWhole<T>(row: UploadRow, work: (file: WholeFile) => Promise<T>): Promise<T>;
  remove(id: string): Promise<void>;
  /** How much room this machine's disk needs for the uploads under way, of which this is the newest. */
  roomFor(orm: Orm, row: UploadRow, now: Date): Promise<number>;
  /** Those of the uploads that can be stored from here. */
  within(rows: UploadRow[]): Promise<UploadRow[]>;
  /** At the start: what this process wrote before it was killed waits for nobody. */
  takeUp(orm: Orm, openedAt: Date): Promise<void>;
  /** Removes the bytes of all uploads but these; `findOpen` is asked after it was looked which there are. */
  removeOthers(findOpen: () => Promise<Set<string>>): Promise<void>;
}

/** Uploads in a folder of this machine, which alone can continue with them. */
export function bytesOnDisk(folder: UploadFolder): UploadBytes {
  return {
    create: folder.create,
    write: ({ id, offsetBytes, bytes }) => folder.write(id, offsetBytes, bytes),
    note: async () => {},
    growingFile: async ({ id }) => folder.pathOf(id),
    withWhole: async ({ id }, work) => work({ path: folder.pathOf(id), sha256: await folder.hash(id) }),
    remove: folder.remove,
    roomFor: (orm, _row, now) => findReserved(orm, new Date(now.getTime() - activeMs)),
    within: async (rows) => {
      const here = new Set(await folder.ids());
      return rows.filter(({ id }) => here.has(id));
    },
    takeUp: async (orm, openedAt) => endTurns(orm, await folder.ids(), openedAt),
    removeOthers: (findOpen) => removeOldFiles(folder, findOpen),
  };
}

/** In this order: an upload that begins meanwhile has its file before its row. */
export async function removeOldFiles(
  folder: UploadFolder,
  findOpen: () => Promise<Set<string>>,
): Promise<void> {
  const files = await folder.ids();
  const open = await findOpen();
  for (const id of files) if (!open.has(id)) await folder.removeOld(id);
}
