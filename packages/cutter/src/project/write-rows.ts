/** Puts the source's rows into the rings of its planes, two at a time: the colours have one row for two of luma. */
import { type Backdrop, paintBackdrop } from '../decode/backdrop.ts';
import type { Panorama } from '../inspect/panorama.ts';
import type { Kernel } from '../native/kernel/kernel.ts';
import type { RowSource } from '../native/picture.ts';
import type { PreviewDrawing } from '../preview/preview.ts';
import { closeRow, type PlaneMemory, rowAddress } from './plane-memory.ts';
import type { TileMemory } from './tile-memory.ts';
import { guardRows, type TilePlan } from './tile-plan.ts';

interface Order {
  panorama: Panorama;
  plan: TilePlan;
  memory: TileMemory;
  /** What surrounds a partial panorama. */
  backdrop: Backdrop | null;
  kernel: Kernel;
  source: RowSource;
  /** Is shown the rows as they pass. */
  preview: PreviewDrawing | null;
}

export interface RowWriter {
  /** Writes the next two rows of the panorama, of which `y` is the first; of an odd height the last is alone. */
  write(y: number): Promise<void>;
  /** Once the first rows have come. Beyond a pole the picture goes on on the other side of the globe. */
  guardTop(): void;
  /** Once the last rows have come. */
  guardBottom(): void;
}

export function createRowWriter({
  panorama,
  plan,
  memory,
  backdrop,
  kernel,
  source,
  preview,
}: Order): RowWriter {
  const bytes = new Uint8Array(memory.memory.buffer);
  const { planes } = memory;
  const [luma, cb, cr] = planes;
  const { width, height } = plan;
  const readRgb = openRgbReader({ panorama, plan, backdrop, source });
  const [upper, lower] = memory.rgbRows;
  const rgb = (address: number) => bytes.subarray(address, address + width * 3);
  // Pairs of rows of a part of the sphere need not be pairs in its file.
  const isWhole = backdrop === null && panorama.area.width === width && panorama.area.height === height;
  let isPlanar = isWhole && width % 2 === 0 && height % 2 === 0;

  const readPlanes = (rows: PairRows): boolean => {
    const row = (plane: PlaneMemory, address: number) => bytes.subarray(address, address + plane.width);
    const into = {
      luma: [row(luma, rows.luma[0]), row(luma, rows.luma[1])] as [Uint8Array, Uint8Array],
      cb: row(cb, rows.cb),
      cr: row(cr, rows.cr),
    };
    if (!source.nextPlanes?.(into)) return false;
    for (const at of rows.luma) {
      preview?.take(() => {
        kernel.colours(at, rows.cb, rows.cr, width, preview.step, upper);
        return rgb(upper);
      });
    }
    return true;
  };
  const readRows = async (y: number, rows: PairRows) => {
    for (const [index, address] of memory.rgbRows.entries()) {
      if (y + index < height) {
        await readRgb(y + index, rgb(address));
        preview?.take(() => rgb(address));
      } else bytes.copyWithin(address, upper, upper + width * 3);
      // The colours of an odd width end with half a pixel.
      bytes.copyWithin(address + width * 3, address + width * 3 - 3, address + width * 3);
    }
    kernel.planes(upper, lower, width, ...rows.luma, rows.cb, rows.cr);
  };
  const finishRow = (plane: PlaneMemory, y: number) => {
    const address = rowAddress(plane, y + guardRows);
    const reach = polarReach(plane, planFaceSize(plan, plane), y);
    if (reach > 0) kernel.blur(address, plane.width, reach, memory.rowScratch);
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

/** Addresses of the rows that two rows of the source become. */
interface PairRows {
  luma: [number, number];
  cb: number;
  cr: number;
}

/** Reads rows of the whole sphere in RGB: what surrounds a part of it is painted. */
function openRgbReader({
  panorama,
  plan,
  backdrop,
  source,
}: Pick<Order, 'panorama' | 'plan' | 'backdrop' | 'source'>) {
  const { left, top, width, height } = panorama.area;
  return async (y: number, row: Uint8Array): Promise<void> => {
    if (backdrop) paintBackdrop(backdrop, (y + 0.5) / plan.height, row);
    if (y >= top && y < top + height) await source.next(row.subarray(left * 3, (left + width) * 3));
  };
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

function planFaceSize({ levelCount }: TilePlan, { tileSize }: PlaneMemory): number {
  return tileSize * 2 ** (levelCount - 1);
}

/**
 * Near a pole the source has many more pixels along x than the tiles: they are averaged beforehand, over about as
 * many as fall on one pixel of the face. Only the upper and lower face reach there.
 */
function polarReach({ width, height }: PlaneMemory, faceSize: number, y: number): number {
  const colatitude = ((Math.min(y, height - 1 - y) + 0.5) / height) * Math.PI;
  if (colatitude >= Math.PI / 4) return 0;
  const crowding = width / (Math.PI * faceSize * Math.tan(colatitude));
  return crowding <= 1.5 ? 0 : Math.min(Math.round((crowding - 1) / 2), width >> 2);
}
