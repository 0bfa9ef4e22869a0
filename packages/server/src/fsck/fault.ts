/** What a look through files and rows found. */
export interface FsckFault {
  kind: FsckKind;
  /** The key in the storage, or the table and its column. */
  subject: string;
  /** How many rows; 1 for a file. */
  count: number;
}

/**
 * `lost`: only a backup brings it back. `made anew`: it is made again from the original, when somebody asks for it. `spare`: nobody
 * needs it; it only takes room.
 */
export const kinds = {
  'original-missing': 'lost',
  'original-altered': 'lost',
  'row-unattached': 'lost',
  'copy-missing': 'lost',
  'tile-missing': 'made anew',
  'tile-altered': 'made anew',
  'export-missing': 'made anew',
  'file-unowned': 'spare',
} as const;

/** The kind of a fault that `tourwright fsck` finds. */
export type FsckKind = keyof typeof kinds;
