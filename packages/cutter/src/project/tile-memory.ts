/**
 * The memory that the threads of one cut share: tables, rings of source rows, slots for tiles, and the lists by which they agree
 * on who does what (tile-lists.ts). Pixels are in planes, see native/kernel/kernel.ts.
 */

import { jpegTableBytes, mostJpegBytes, writeJpegTables } from '../native/kernel/jpeg-tables.ts';
import type { WasmMemory } from '../native/web-assembly.ts';
import { jpegQuality } from '../output.ts';
import { fillPlanes, layPlane, layTables, type PlaneMemory } from './plane-memory.ts';
import { createTileLists, type TileLists } from './tile-lists.ts';
import { guardRows, type TilePlan } from './tile-plan.ts';

/** Source rows are loaded this many at a time; an even number, since chroma has a row for two. */
export const bandRows = 64;
/**
 * Tiles that a projecting thread may have on the way to storage before it makes more: fewer, and it waits for the disk, which
 * flushes each of them; more gain nothing.
 */
export const tilesUnderWay = 6;
/** Plain values and shared buffers: it is handed to the threads as it is. */
export interface TileMemory extends TileLists {
  memory: WasmMemory;
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
  return { memory, planes, ringRows, ...rows, ...tiles, ...createTileLists(plan, slotCount) };
}

/** Bytes of the planes of a tile. */
export function tileBytes(tileSize: number): number {
  return tileSize * tileSize * 1.5;
}

/**
 * Luma rows that a ring of a power of two must have: those that steps need at once, those that come next, and the rows
 * beyond the poles, of which chroma has as many for half as many rows.
 */
function ringRowsFor({ window, height }: TilePlan): number {
  const beyond = 4 * guardRows;
  return Math.min(powerOfTwo(window + bandRows + beyond), powerOfTwo(height + beyond));
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
