/**
 * The memory that the threads of one cut share: the tables of the projection, a ring of source rows, slots for
 * tiles, and the counters by which the threads agree on who does what.
 */
import type { TileId } from '@tourwright/tour/pyramid';
import { type Frame, frameBytes, writeFrame } from './kernel/frame.ts';
import { guardRows, type TilePlan, tileCount, tileIndex } from './tile-plan.ts';

/** Source rows are loaded this many at a time. */
export const bandRows = 64;
/**
 * Tiles that a projecting thread may have on the way to storage before it makes more: fewer, and it waits for the disk, which
 * flushes each of them; more gain nothing.
 */
export const tilesUnderWay = 6;
/** Pixels repeated at each end of a row, round the back. */
const rimPixels = 4;

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
  memory: WebAssembly.Memory;
  control: SharedArrayBuffer;
  /** Addresses in `memory`. */
  frame: number;
  ring: number;
  pitch: number;
  ringRows: number;
  rowScratch: number;
  /** One for each projecting thread. */
  tileScratch: number[];
  tileBytes: number;
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
  open: (sizeBytes: number) => WebAssembly.Memory,
): TileMemory {
  const { width, height, tileSize, levelCount } = plan;
  const faceSize = tileSize * 2 ** (levelCount - 1);
  let at = 1024;
  const take = (bytes: number) => {
    const address = at;
    at = (at + bytes + 63) & ~63;
    return address;
  };
  const pitch = pitchFor((width + 2 * rimPixels) * 3);
  const ringRows = Math.min(powerOfTwo(plan.window + bandRows), powerOfTwo(height + 2 * guardRows));
  const tileBytes = tileSize * tileSize * 3;
  // The kernel writes a little past a tile's end.
  const halfBytes = (tileBytes / 2 + 32 + 63) & ~63;
  const slotCount = slotsFor(plan, threads);
  const frame = take(frameBytes);
  const tables = {
    cosines: take(faceSize * 4),
    offsets: take(faceSize * 16),
    phases: take(faceSize * 16),
    weights: take(phaseCount * 8),
  };
  const rowScratch = take(width * 5 + 64);
  const tileScratch = Array.from({ length: threads }, () => take(tileSize * 8));
  // The kernel reads 16 bytes at a time, a little past either end of the ring.
  const ring = take(ringRows * pitch + 128) + 64;
  const slots = take(slotCount * 2 * halfBytes);
  const memory = open(at + 64);
  const picture = { ring: ring + rimPixels * 3, pitch, mask: ringRows - 1, tileSize };
  const { buffer } = memory;
  writeFrame(buffer, frame, { ...picture, ...tables, ...geometryOf(plan, faceSize) });
  fillColumns(buffer, tables, width, faceSize);
  fillWeights(buffer, tables.weights);
  const rows = { ring, pitch, ringRows, rowScratch };
  const tiles = { tileScratch, tileBytes, slots, halfBytes, slotCount };
  return { memory, frame, ...rows, ...tiles, ...createControl(plan, slotCount) };
}

/** The address of a source row's first pixel; rows count from the first guard row. */
export function rowAddress({ ring, pitch, ringRows }: TileMemory, row: number): number {
  return ring + rimPixels * 3 + (row & (ringRows - 1)) * pitch;
}

/** Repeats both ends of a row, so that no neighbourhood leaves it. */
export function closeRow(bytes: Uint8Array, address: number, width: number): void {
  const rim = rimPixels * 3;
  const end = address + width * 3;
  // Pixel by pixel, since a very small picture is narrower than the rim.
  for (let i = 1; i <= rim; i++) bytes[address - i] = bytes[end - i] as number;
  for (let i = 0; i < rim; i++) bytes[end + i] = bytes[address + i] as number;
}

/** Whether a tile, or one that is folded from it, is still to be made in one of so many formats. */
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

/** Bytes from row to row: in whole cache lines, whose number keeps neighbouring rows out of each other's places. */
function pitchFor(rowBytes: number): number {
  const lines = Math.ceil(rowBytes / 64);
  return (lines + ((5 - lines) & 15)) * 64;
}

/**
 * Steps are finished a little out of order: each thread may open halves ahead of the plan's count. None but the first
 * are ever touched, so that too many cost nothing.
 */
function slotsFor({ openHalves, levelCount }: TilePlan, threads: number): number {
  const perStep = 4 * levelCount;
  return openHalves + threads * (tilesUnderWay + 3 * perStep);
}

function geometryOf({ width, height }: TilePlan, faceSize: number): Pick<Frame, GeometryField> {
  return {
    faceStep: 2 / faceSize,
    rowsPerRadian: height / Math.PI,
    // A pixel's value stands at its middle.
    middleRow: height / 2 - 0.5 + guardRows,
    topPole: guardRows - 0.5,
    bottomPole: height - 0.5 + guardRows,
    columnsPerRadian: width / (2 * Math.PI),
    middleColumn: width / 2 - 0.5,
  };
}
type GeometryField =
  | 'faceStep'
  | 'rowsPerRadian'
  | 'middleRow'
  | 'topPole'
  | 'bottomPole'
  | 'columnsPerRadian'
  | 'middleColumn';

const phaseCount = 128;

function fillColumns(
  buffer: ArrayBufferLike,
  tables: { cosines: number; offsets: number; phases: number },
  width: number,
  faceSize: number,
): void {
  const cosines = new Float32Array(buffer, tables.cosines, faceSize);
  const offsets = new Int32Array(buffer, tables.offsets, faceSize * 4);
  const phases = new Int32Array(buffer, tables.phases, faceSize * 4);
  for (let column = 0; column < faceSize; column++) {
    const u = (2 * (column + 0.5)) / faceSize - 1;
    cosines[column] = 1 / Math.hypot(1, u);
    for (let quarter = 0; quarter < 4; quarter++) {
      const turn = (Math.atan(u) / (2 * Math.PI) + quarter / 4 + 0.5) % 1;
      const place = Math.floor((turn * width - 0.5) * phaseCount + 0.5);
      offsets[column * 4 + quarter] = Math.floor(place / phaseCount) * 3;
      phases[column * 4 + quarter] = (place & (phaseCount - 1)) * 4;
    }
  }
}

/** How sharp the cubic is: -0.5 is Catmull-Rom; -0.6 comes closest to the truth (docs/performance.md). */
const sharpness = -0.6;

function fillWeights(buffer: ArrayBufferLike, address: number): void {
  const table = new Int16Array(buffer, address, phaseCount * 4);
  const a = sharpness;
  for (let phase = 0; phase < phaseCount; phase++) {
    const t = phase / phaseCount;
    const exact = [
      ((a * t - 2 * a) * t + a) * t,
      ((a + 2) * t - (a + 3)) * t * t + 1,
      ((-(a + 2) * t + (2 * a + 3)) * t - a) * t,
      (-a * t + a) * t * t,
    ];
    const weights = exact.map((weight) => Math.round(weight * 128));
    const missing = 128 - weights.reduce((sum, weight) => sum + weight, 0);
    const heavier = t < 0.5 ? 1 : 2;
    table.set(
      weights.map((weight, index) => (index === heavier ? weight + missing : weight)),
      phase * 4,
    );
  }
}

function powerOfTwo(atLeast: number): number {
  return 2 ** Math.ceil(Math.log2(atLeast));
}
