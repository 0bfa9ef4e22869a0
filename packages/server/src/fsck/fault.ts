/** The findings of a comparison of files and rows. */
export interface FsckFault {
  kind: FsckKind;
  /** The key in the storage, or the table and its column. */
  subject: string;
  /** How many rows; 1 for a file. */
  count: number;
}

/**
 * `lost`: only a backup brings it back. `regenerated`: it is made again from the original, when somebody asks for it.
 * `spare`: nobody needs it; it only takes room.
 */
export const kinds = {
  'original-missing': 'lost',
  'original-altered': 'lost',
  'row-unattached': 'lost',
  'copy-missing': 'lost',
  'tile-missing': 'regenerated',
  'tile-altered': 'regenerated',
  'export-missing': 'regenerated',
  'file-unowned': 'spare',
} as const;

/** The kind of a fault that `tourwright fsck` finds. */
export type FsckKind = keyof typeof kinds;
