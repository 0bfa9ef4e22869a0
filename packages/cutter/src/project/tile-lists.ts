/** The shared queues and counters that distribute the work of a cut among threads. */
import type { TileFormat, TileId } from '@tourwright/tour/pyramid';
import { allTiles, pathsOf, type TilePlan, tileCount, tileIndex, tilesOf } from './tile-plan.ts';

/** Cells of `control` before the lists. */
export const cell = {
  /** The next step that nobody has taken. */
  nextStep: 0,
  /** Source rows that are there, counted from the first guard row. */
  rows: 1,
  /** 1 when all threads are to stop. */
  stop: 2,
  /** Steps that are projected. */
  stepsDone: 3,
} as const;
const listsAt = 4;

/** Plain values and a shared buffer. */
export interface TileLists {
  control: SharedArrayBuffer;
  /** Where the lists begin in `control`. */
  doneAt: number;
  /** Two for each slot: which halves of it are taken. */
  halfUsedAt: number;
  /** Two for each tile: the addresses of its halves. */
  halfAt: number;
  childrenAt: number;
  /** For each tile the formats in which it is stored, as bits. */
  storedAt: number;
}

/** Makes the lists of a plan, all of them empty. */
export function createTileLists({ steps, levelCount }: TilePlan, slotCount: number): TileLists {
  const tiles = tileCount(levelCount);
  const doneAt = listsAt;
  const halfUsedAt = doneAt + steps.length;
  const halfAt = halfUsedAt + 2 * slotCount;
  const childrenAt = halfAt + 2 * tiles;
  const storedAt = childrenAt + tiles;
  const control = new SharedArrayBuffer((storedAt + tiles) * 4);
  return { control, doneAt, halfUsedAt, halfAt, childrenAt, storedAt };
}

/** What need not be made. */
export interface DoneTiles {
  plan: TilePlan;
  formats: TileFormat[];
  /** Whether a tile is not to be made, in whatever format. */
  isDone(tile: TileId): boolean;
  /** Paths of tiles that are stored already. */
  stored: ReadonlySet<string>;
}

/** Writes into the shared lists what is done, and which steps lead to nothing new. Returns how many tiles are left. */
export function markDone(lists: TileLists, { plan, formats, stored, isDone }: DoneTiles): number {
  const control = new Int32Array(lists.control);
  let left = 0;
  for (const tile of allTiles(plan.levelCount)) {
    const isThere = (path: string) => isDone(tile) || stored.has(path);
    const bits = pathsOf(tile, formats).reduce((sum, path, bit) => sum | (Number(isThere(path)) << bit), 0);
    control[lists.storedAt + tileIndex(tile.face, tile.level, tile.row, tile.column)] = bits;
    if (missingFormats(lists, tile, formats).length > 0) left++;
  }
  for (const [index, step] of plan.steps.entries()) {
    const isStepWanted = tilesOf(step, plan.levelCount).some((tile) =>
      isWanted(lists, control, tile, formats.length),
    );
    if (!isStepWanted) control[lists.doneAt + index] = 1;
  }
  return left;
}

/** Whether a tile, or one that is downsampled from it, is still to be made in one of this many formats. */
export function isWanted(
  { storedAt }: TileLists,
  control: Int32Array,
  { face, level, row, column }: TileId,
  formatCount: number,
): boolean {
  for (let above = 0; above <= level; above++) {
    const index = tileIndex(face, level - above, row >> above, column >> above);
    if (Atomics.load(control, storedAt + index) !== allFormats(formatCount)) return true;
  }
  return false;
}

/** The formats in which a tile is still to be made. */
export function missingFormats(
  { storedAt, control }: TileLists,
  { face, level, row, column }: TileId,
  formats: readonly TileFormat[],
): TileFormat[] {
  const stored = Atomics.load(new Int32Array(control), storedAt + tileIndex(face, level, row, column));
  return formats.filter((_, bit) => (stored & (1 << bit)) === 0);
}

/** What the list of stored tiles has of one that is stored in all of this many formats: a bit for each. */
function allFormats(formatCount: number): number {
  return 2 ** formatCount - 1;
}
