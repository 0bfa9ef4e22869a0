/** Fills the rings of the source's planes, two rows at a time: chroma has one row for two of luma. */
import type { Kernel } from '../native/kernel/kernel.ts';
import type { RowSource } from '../native/row-source.ts';
import { tell, untilChanged } from '../native/shared-cell.ts';
import { type PlaneMemory, rimPixels } from './plane-memory.ts';
import { cell } from './tile-lists.ts';
import { bandRows, type TileMemory } from './tile-memory.ts';
import { guardRows, type TilePlan } from './tile-plan.ts';

/** Is shown rows as they pass. */
interface RowViewer {
  /** Of a row only every `step`th pixel is looked at. */
  readonly step: number;
  /** The next row of the whole sphere, from the top; one that is not looked at is not requested. */
  take(row: () => Uint8Array): void;
}

/** What a thread needs to fill the ring of source rows. */
export interface FillOptions {
  plan: TilePlan;
  memory: TileMemory;
  kernel: Kernel;
  /** Rows of the whole sphere. */
  source: RowSource;
  /** Is shown the rows as they pass. */
  viewer: RowViewer | null;
}

/**
 * Keeps the ring of rows filled, as far ahead as the unfinished steps allow. Resolves with true when all rows have been
 * there, with false soon after `stop`. Throws what the decoder says of a damaged picture.
 */
export async function fillRing(options: FillOptions): Promise<boolean> {
  const { plan, memory } = options;
  const control = new Int32Array(memory.control);
  const writer = createRowWriter(options);
  for (let first = 0; first < plan.height; first += bandRows) {
    const end = Math.min(plan.height, first + bandRows);
    // The guard rows at the end come along, so room is made for them too; those of chroma count twice.
    for (;;) {
      const done = Atomics.load(control, cell.stepsDone);
      if (end + 4 * guardRows - lowestNeeded(plan, memory, control) <= memory.ringRows) break;
      if (Atomics.load(control, cell.stop) === 1) return false;
      await untilChanged(control, cell.stepsDone, done);
    }
    if (Atomics.load(control, cell.stop) === 1) return false;
    for (let y = first; y < end; y += 2) await writer.write(y);
    if (first === 0) writer.guardTop();
    if (end === plan.height) writer.guardBottom();
    tell(control, cell.rows, end === plan.height ? end + 2 * guardRows : end + guardRows);
  }
  return true;
}

/** The first source row that an unfinished step still reads. */
function lowestNeeded(plan: TilePlan, memory: TileMemory, control: Int32Array): number {
  let lowest = Number.POSITIVE_INFINITY;
  for (const [index, { first }] of plan.steps.entries()) {
    if (first < lowest && Atomics.load(control, memory.doneAt + index) === 0) lowest = first;
  }
  return lowest;
}

interface RowWriter {
  /** Writes the next two rows of the panorama, of which `y` is the first; of an odd height the last is alone. */
  write(y: number): Promise<void>;
  /** Once the first rows have come. Beyond a pole the picture continues on the other side of the globe. */
  guardTop(): void;
  /** Once the last rows have come. */
  guardBottom(): void;
}

function createRowWriter({ plan, memory, kernel, source, viewer }: FillOptions): RowWriter {
  const bytes = new Uint8Array(memory.memory.buffer);
  const { planes } = memory;
  const [luma, cb, cr] = planes;
  const { width, height } = plan;
  const [upper, lower] = memory.rgbRows;
  const rgb = (address: number) => bytes.subarray(address, address + width * 3);
  let isPlanar = width % 2 === 0 && height % 2 === 0;

  const readPlanes = createPlaneReader({ plan, memory, kernel, source, viewer }, bytes);
  const readRows = async (y: number, rows: PairRows) => {
    for (const [index, address] of memory.rgbRows.entries()) {
      if (y + index < height) {
        await source.next(rgb(address));
        viewer?.take(() => rgb(address));
      } else bytes.copyWithin(address, upper, upper + width * 3);
      // The chroma of an odd width ends with half a pixel.
      bytes.copyWithin(address + width * 3, address + width * 3 - 3, address + width * 3);
    }
    kernel.toYcc(upper, lower, width, ...rows.luma, rows.cb, rows.cr);
  };
  const finishRow = (plane: PlaneMemory, y: number) => {
    const address = rowAddress(plane, y + guardRows);
    const reach = polarReach(plane, plan.levelCount, y);
    if (reach > 0) kernel.blurRow(address, plane.width, reach, memory.rowScratch);
    closeRow(bytes, address, plane.width);
  };
  return {
    async write(y) {
      const at = (plane: PlaneMemory, row: number) => rowAddress(plane, row + guardRows);
      const rows: PairRows = { luma: [at(luma, y), at(luma, y + 1)], cb: at(cb, y / 2), cr: at(cr, y / 2) };
      isPlanar &&= readPlanes(rows);
      if (!isPlanar) await readRows(y, rows);
      finishRow(luma, y);
      if (y + 1 < height) finishRow(luma, y + 1);
      finishRow(cb, y / 2);
      finishRow(cr, y / 2);
    },
    guardTop() {
      for (const plane of planes) for (const row of [0, 1]) repeat(bytes, plane, row, -1 - row);
    },
    guardBottom() {
      for (const plane of planes) {
        for (const row of [0, 1]) repeat(bytes, plane, plane.height - 1 - row, plane.height + row);
      }
    },
  };
}

/** Reads two rows as the planes that the source has them in; false where it has none. */
function createPlaneReader({ plan, memory, kernel, source, viewer }: FillOptions, bytes: Uint8Array) {
  const [luma, cb, cr] = memory.planes;
  const [upper] = memory.rgbRows;
  const { width } = plan;
  return (rows: PairRows): boolean => {
    const row = (plane: PlaneMemory, address: number) => bytes.subarray(address, address + plane.width);
    const into = {
      luma: [row(luma, rows.luma[0]), row(luma, rows.luma[1])] as [Uint8Array, Uint8Array],
      cb: row(cb, rows.cb),
      cr: row(cr, rows.cr),
    };
    if (!source.nextPlanes?.(into)) return false;
    for (const at of rows.luma) {
      viewer?.take(() => {
        kernel.toRgb(at, rows.cb, rows.cr, width, viewer.step, upper);
        return bytes.subarray(upper, upper + width * 3);
      });
    }
    return true;
  };
}

/** Addresses of the rows that two rows of the source become. */
interface PairRows {
  luma: [number, number];
  cb: number;
  cr: number;
}

/** Copies a row to a place beyond a pole, half a turn away. */
function repeat(bytes: Uint8Array, plane: PlaneMemory, row: number, to: number): void {
  const here = rowAddress(plane, Math.min(Math.max(row, 0), plane.height - 1) + guardRows);
  const there = rowAddress(plane, to + guardRows);
  const turn = plane.width >> 1;
  bytes.copyWithin(there, here + turn, here + plane.width);
  bytes.copyWithin(there + plane.width - turn, here, here + turn);
  closeRow(bytes, there, plane.width);
}

/** The address of a row's first pixel; rows count from the first guard row. */
function rowAddress({ ring, pitch, ringRows }: PlaneMemory, row: number): number {
  return ring + rimPixels + (row & (ringRows - 1)) * pitch;
}

/** Repeats both ends of a row, so that no neighbourhood leaves it. */
function closeRow(bytes: Uint8Array, address: number, width: number): void {
  const end = address + width;
  // Pixel by pixel, since a very small picture is narrower than the rim.
  for (let i = 1; i <= rimPixels; i++) bytes[address - i] = bytes[end - i] as number;
  for (let i = 0; i < rimPixels; i++) bytes[end + i] = bytes[address + i] as number;
}

/**
 * Near a pole the source has many more pixels along x than the tiles: they are averaged beforehand, over about as
 * many as fall on one pixel of the face. Only the upper and lower face reach there.
 */
function polarReach({ width, height, tileSize }: PlaneMemory, levelCount: number, y: number): number {
  const faceSize = tileSize * 2 ** (levelCount - 1);
  const colatitude = ((Math.min(y, height - 1 - y) + 0.5) / height) * Math.PI;
  if (colatitude >= Math.PI / 4) return 0;
  const crowding = width / (Math.PI * faceSize * Math.tan(colatitude));
  return crowding <= 1.5 ? 0 : Math.min(Math.round((crowding - 1) / 2), width >> 2);
}
