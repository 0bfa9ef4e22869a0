/**
 * The memory that the threads of one cut share: tables, rings of source rows, slots for tiles, and the counters by which the
 * threads agree on who does what. Pixels lie in planes, see native/kernel/kernel.ts.
 */

import type { TileFormat, TileId } from '@tourwright/tour/pyramid';
import { jpegTableBytes, mostJpegBytes, writeJpegTables } from '../native/kernel/jpeg-tables.ts';
import type { WasmMemory } from '../native/web-assembly.ts';
import { jpegQuality } from '../output.ts';
import { fillPlanes, layPlane, layTables, type PlaneMemory } from './plane-memory.ts';
import { guardRows, type TilePlan, tileCount, tileIndex } from './tile-plan.ts';

/** Source rows are loaded this many at a time; an even number, since chroma has a row for two. */
export const bandRows = 64;
/**
 * Tiles that a projecting thread may have on the way to storage before it makes more: fewer, and it waits for the disk, which
 * flushes each of them; more gain nothing.
 */
export const tilesUnderWay = 6;
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

/** Plain values and shared buffers: it is handed to the threads as it is. */
export interface TileMemory {
  memory: WasmMemory;
  control: SharedArrayBuffer;
  /** Luma, Cb and Cr. */
  planes: [PlaneMemory, PlaneMemory, PlaneMemory];
  /** Rows of luma that are there at once; of chroma half as many. */
  ringRows: number;
  /** Addresses in `memory`: two rows of RGB, and one and a half of luma, for the loading thread. */
  rgbRows: [number, number];
  rowScratch: number;
  /** For each projecting thread. */
  tileScratch: number[];
  encoded: number[];
  jpegTables: number;
  /** Places for tiles, each of two halves that may be taken alone, for a tile whose children are still coming. */
  slots: number;
  halfBytes: number;
  slotCount: number;
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

/**
 * Lays out and fills memory for a plan. `open` gives memory of a size, whatever it holds; it throws a RangeError when
 * the machine has not that much.
 */
export function createTileMemory(
  plan: TilePlan,
  threads: number,
  open: (sizeBytes: number) => WasmMemory,
): TileMemory {
  const { width, tileSize } = plan;
  let at = 1024;
  const take = (bytes: number) => {
    const address = at;
    at = (at + bytes + 63) & ~63;
    return address;
  };
  const forThreads = (bytes: number) => Array.from({ length: threads }, () => take(bytes));
  const ringRows = ringRowsFor(plan);
  const halfBytes = (tileBytes(tileSize) / 2 + 63) & ~63;
  const slotCount = slotsFor(plan, threads);
  const lists = createControl(plan, slotCount);
  const tables = { luma: layTables(plan, 'luma', take), chroma: layTables(plan, 'chroma', take) };
  const jpegTables = take(jpegTableBytes);
  const rgbBytes = width * 3 + 64;
  const rows = {
    rgbRows: [take(rgbBytes), take(rgbBytes)],
    rowScratch: take(width * 2),
  } satisfies Partial<TileMemory>;
  const tileScratch = forThreads(Math.max(tileSize * 4, 2560));
  const planes: TileMemory['planes'] = [
    layPlane(plan, 'luma', ringRows, take),
    layPlane(plan, 'chroma', ringRows / 2, take),
    layPlane(plan, 'chroma', ringRows / 2, take),
  ];
  const encoded = forThreads(mostJpegBytes(tileSize));
  const slots = take(slotCount * 2 * halfBytes);
  const memory = open(at + 64);
  fillPlanes(memory.buffer, plan.levelCount, planes, tables);
  writeJpegTables(memory.buffer, jpegTables, jpegQuality);
  const tiles = { tileScratch, encoded, jpegTables, slots, halfBytes, slotCount };
  return { memory, planes, ringRows, ...rows, ...tiles, ...lists };
}

/** Bytes of the planes of a tile. */
export function tileBytes(tileSize: number): number {
  return tileSize * tileSize * 1.5;
}

/** Addresses of a tile's planes of luma, Cb and Cr. */
export type TilePlanes = [luma: number, cb: number, cr: number];

/** The addresses of luma, Cb and Cr in a tile's slot, or in a half of one. */
export function planesOf(tileSize: number, address: number, part: 'whole' | 'half' = 'whole'): TilePlanes {
  const luma = (tileSize * tileSize) / (part === 'whole' ? 1 : 2);
  return [address, address + luma, address + luma * 1.25];
}

/**
 * Luma rows that a ring of a power of two must have: those that steps need at once, those that come next, and the rows
 * beyond the poles, of which chroma has as many for half as many rows.
 */
function ringRowsFor({ window, height }: TilePlan): number {
  const beyond = 4 * guardRows;
  return Math.min(powerOfTwo(window + bandRows + beyond), powerOfTwo(height + beyond));
}

/** Whether a tile, or one that is downsampled from it, is still to be made in one of so many formats. */
export function isWanted(
  { storedAt }: TileMemory,
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
  { storedAt, control }: TileMemory,
  { face, level, row, column }: TileId,
  formats: readonly TileFormat[],
): TileFormat[] {
  const stored = Atomics.load(new Int32Array(control), storedAt + tileIndex(face, level, row, column));
  return formats.filter((_, bit) => (stored & (1 << bit)) === 0);
}

/** What the list of stored tiles has of one that is stored in all of so many formats: a bit for each. */
export function allFormats(formatCount: number): number {
  return 2 ** formatCount - 1;
}

function createControl({ steps, levelCount }: TilePlan, slotCount: number) {
  const tiles = tileCount(levelCount);
  const doneAt = listsAt;
  const halfUsedAt = doneAt + steps.length;
  const halfAt = halfUsedAt + 2 * slotCount;
  const childrenAt = halfAt + 2 * tiles;
  const storedAt = childrenAt + tiles;
  const control = new SharedArrayBuffer((storedAt + tiles) * 4);
  return { control, doneAt, halfUsedAt, halfAt, childrenAt, storedAt };
}

/**
 * Steps are finished a little out of order: each thread may open halves ahead of the plan's count. None but the first
 * are ever touched, so that too many cost nothing.
 */
function slotsFor({ openHalves, levelCount }: TilePlan, threads: number): number {
  const perStep = 4 * levelCount;
  return openHalves + threads * (tilesUnderWay + 3 * perStep);
}

function powerOfTwo(atLeast: number): number {
  return 2 ** Math.ceil(Math.log2(atLeast));
}
