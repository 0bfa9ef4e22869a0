/**
 * What a backup holds: a tar file whose entries are, in this order, `backup.json`, the stored files, the rows, the jobs
 * that wait, the secret, and `end.json`. After at most 1000 entries stands one of hashes, which names the SHA-256 of each
 * of them and of the list before it; `end.json` names the last list. So nothing can be cut off, added, exchanged or
 * altered without being noticed, and neither writer nor reader holds more than one list in memory.
 */
import { z } from 'zod';

export const formatVersion = 1;
export const entriesOfList = 1000;
/** A table is cut into pieces of this many bytes before they are compressed. */
export const pieceBytes = 8 * 1024 * 1024;
/** Small entries are read into memory; what pretends to be one and is larger is refused. */
export const mostDocumentBytes = 4 * 1024 * 1024;

export const names = {
  header: 'backup.json',
  end: 'end.json',
  secret: 'secret',
  file: (key: string) => `files/${key}`,
  rows: (table: string, piece: number) => `database/${table}/${numbered(piece)}.gz`,
  jobs: (piece: number) => `jobs/${numbered(piece)}.gz`,
  hashes: (list: number) => `hashes/${numbered(list)}.json`,
};

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().nonnegative();
const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);

/** A table with its columns, in the order in which rows are written. */
const tableShape = z.object({ name: identifier, columns: z.array(identifier).min(1) });
export type ArchivedTable = z.infer<typeof tableShape>;

export const headerShape = z.object({
  format: z.literal(formatVersion),
  id: z.uuid(),
  madeAt: z.iso.datetime(),
  /** The hashes of the migrations that the database had gone through. */
  migrations: z.array(sha256).min(1),
  /** Those that others refer to come first. */
  tables: z.array(tableShape),
});
export type ArchiveHeader = z.infer<typeof headerShape>;

export const hashesShape = z.object({
  /** Of the list before this one; null in the first. */
  after: sha256.nullable(),
  entries: z.array(z.tuple([z.string(), count, sha256])).max(entriesOfList),
});
export type ArchivedHashes = z.infer<typeof hashesShape>;

export const endShape = z.object({
  /** Of the last list of hashes. */
  last: sha256,
  entries: count,
  files: z.object({ count, bytes: count }),
  /** By table: the rows as PostgreSQL's COPY writes them, in the order of their keys. */
  rows: z.record(identifier, z.object({ count, sha256 })),
  jobs: count,
  /** The last number that each sequence gave. */
  sequences: z.record(identifier, z.string().regex(/^\d{1,19}$/)),
});
export type ArchiveEnd = z.infer<typeof endShape>;

/** A backup that cannot be used; the message says why, for the operator. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault';
}

function numbered(place: number): string {
  return String(place).padStart(6, '0');
}
