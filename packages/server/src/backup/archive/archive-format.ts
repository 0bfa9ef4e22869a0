/**
 * What a backup holds: a tar file whose entries are, in this order, `backup.json`, the stored files, the rows, the jobs
 * that wait, the secret, and `end.json`. After at most 1000 entries stands one of hashes, which names the SHA-256 of each
 * of them and of the list before it; `end.json` names the last list. So nothing can be cut off, added, exchanged or
 * altered without being noticed, and neither writer nor reader holds more than one list in memory.
 */
import { z } from 'zod';

/** The version of the archive's format; restoring refuses any other. */
export const formatVersion = 1;

/** Most entries in one list of hashes. */
export const entriesOfList = 1000;
/** A table is cut into pieces of this many bytes before they are compressed. */
export const pieceBytes = 8 * 1024 * 1024;
/** Small entries are read into memory; what pretends to be one and is larger is refused. */
export const mostDocumentBytes = 4 * 1024 * 1024;

/** The names of the parts of an archive. */
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

/** A table as an archive lists it: its name, and its columns in their order. */
export type ArchivedTable = z.infer<typeof tableShape>;

/** The first part of an archive: which backup it is, and of which schema. */
export const headerShape = z.object({
  format: z.literal(formatVersion),
  id: z.uuid(),
  madeAt: z.iso.datetime(),
  /** The hashes of the migrations that the database had gone through. */
  migrations: z.array(sha256).min(1),
  /** Those that others refer to come first. */
  tables: z.array(tableShape),
});

/** The header of an archive, parsed. */
export type ArchiveHeader = z.infer<typeof headerShape>;

/** A list of the SHA-256 of parts, chained to the list before it so that none can be left out. */
export const hashesShape = z.object({
  /** The hash of the list before this one; null in the first. */
  after: sha256.nullable(),
  entries: z.array(z.tuple([z.string(), count, sha256])).max(entriesOfList),
});

/** One list of hashes, parsed. */
export type ArchivedHashes = z.infer<typeof hashesShape>;

/** The last part of an archive: how much all others hold, by which restoring sees that nothing is missing. */
export const endShape = z.object({
  /** The hash of the last list. */
  last: sha256,
  entries: count,
  files: z.object({ count, bytes: count }),
  /** By table: the rows as PostgreSQL's COPY writes them, in the order of their keys. */
  rows: z.record(identifier, z.object({ count, sha256 })),
  jobs: count,
  /** The last number that each sequence gave. */
  sequences: z.record(identifier, z.string().regex(/^\d{1,19}$/)),
});

/** The end of an archive, parsed. */
export type ArchiveEnd = z.infer<typeof endShape>;

/** A backup that cannot be used; the message says why, for the operator. */
export class BackupFault extends Error {
  override readonly name: string = 'BackupFault';
}

/** One that is not as it was written: another copy of it may be whole. */
export class DamagedBackup extends BackupFault {
  override readonly name = 'DamagedBackup';
}

function numbered(place: number): string {
  return String(place).padStart(6, '0');
}
