import { type Backdrop, paintBackdrop } from './backdrop.ts';
import { readJpeg } from './jpeg/jpeg-rows.ts';
import type { Kernel, KernelKind } from './kernel/kernel.ts';
import { openKernel } from './kernel/open-kernel.ts';
import type { Panorama } from './panorama.ts';
import { openPicture, type RowSource, readFile, readGrowing, readWhole } from './picture.ts';
import type { Preview, PreviewDrawing } from './preview.ts';
import { tell, untilChanged } from './shared-cell.ts';
import { openSmall } from './source.ts';
import { bandRows, cell, closeRow, rowAddress, type TileMemory } from './tile-memory.ts';
import { guardRows, type TilePlan } from './tile-plan.ts';

/**
 * How the source comes: row by row if it is a plain JPEG and `otherwise` if not, decoded into a file that is read while it
 * grows, the same as small as the panorama is said to be (the file stays), decoded whole in memory, or as a file of pixels.
 */
export type RowInput =
  | { kind: 'jpeg'; otherwise: RowInput }
  | { kind: 'growing' | 'small' | 'file'; file: string }
  | { kind: 'whole' };

/** What the loading thread is told. */
export interface LoadTask {
  kind: 'load';
  panorama: Panorama;
  plan: TilePlan;
  memory: TileMemory;
  kernel: KernelKind;
  input: RowInput;
  /** What surrounds a partial panorama. */
  backdrop: Backdrop | null;
  /** Whether strip and thumbnail are drawn as well, of the rows as they pass. */
  isShown: boolean;
}

/**
 * Decodes the source and keeps the ring of rows filled, as far ahead as the unfinished steps allow. Resolves when
 * all rows have been there, or with null soon after `stop`. Throws what the decoder says of a damaged picture.
 */
export async function loadRows(task: LoadTask): Promise<Preview | null> {
  const { plan, memory } = task;
  const preview = task.isShown
    ? (await import('./preview.ts')).openPreview(plan, { isUnhurried: true })
    : null;
  const control = new Int32Array(memory.control);
  const source = await openRows(task);
  try {
    const writer = createRowWriter(task, await openKernel(memory.memory, task.kernel), source, preview);
    let first = 0;
    while (first < plan.height) {
      const end = Math.min(plan.height, first + bandRows);
      // The guard rows at the end come along, so room is made for them too.
      for (;;) {
        const done = Atomics.load(control, cell.stepsDone);
        if (end + 2 * guardRows - lowestNeeded(task, control) <= memory.ringRows) break;
        if (Atomics.load(control, cell.stop) === 1) return null;
        await untilChanged(control, cell.stepsDone, done);
      }
      if (Atomics.load(control, cell.stop) === 1) return null;
      for (let y = first; y < end; y++) await writer.write(y);
      if (first === 0) writer.guard([0, 1], -1);
      if (end === plan.height) writer.guard([plan.height - 1, plan.height - 2], plan.height);
      const complete = end === plan.height ? end + 2 * guardRows : end + guardRows;
      tell(control, cell.rows, complete);
      first = end;
    }
    return preview ? await preview.finish() : null;
  } finally {
    await source.close();
  }
}

async function openRows({ panorama, input }: Pick<LoadTask, 'panorama' | 'input'>): Promise<RowSource> {
  if (input.kind === 'jpeg') {
    const openOther = () => openRows({ panorama, input: input.otherwise });
    const isPlain = panorama.plainProfile && !panorama.isTurned;
    return (isPlain && (await readJpeg(panorama.path, panorama.area, openOther))) || openOther();
  }
  if (input.kind === 'file') return readFile(input.file);
  if (input.kind === 'small') return readGrowing(openSmall(panorama), input.file, { stays: true });
  const picture = openPicture(panorama.path, panorama);
  return input.kind === 'growing' ? readGrowing(picture, input.file) : readWhole(picture);
}

/** The first source row that an unfinished step still reads. */
function lowestNeeded({ plan, memory }: LoadTask, control: Int32Array): number {
  let lowest = Number.POSITIVE_INFINITY;
  for (const [index, { first }] of plan.steps.entries()) {
    if (first < lowest && Atomics.load(control, memory.doneAt + index) === 0) lowest = first;
  }
  return lowest;
}

function createRowWriter(
  { panorama, plan, memory, backdrop }: LoadTask,
  kernel: Kernel,
  source: RowSource,
  preview: PreviewDrawing | null,
) {
  const bytes = new Uint8Array(memory.memory.buffer);
  const { left, top, width, height } = panorama.area;
  const addressOf = (y: number) => rowAddress(memory, y + guardRows);
  return {
    async write(y: number): Promise<void> {
      const address = addressOf(y);
      if (backdrop) {
        paintBackdrop(backdrop, (y + 0.5) / plan.height, bytes.subarray(address, address + plan.width * 3));
      }
      if (y >= top && y < top + height) {
        await source.next(bytes.subarray(address + left * 3, address + (left + width) * 3));
      }
      preview?.take(bytes.subarray(address, address + plan.width * 3));
      const reach = polarReach(plan, y);
      if (reach > 0) kernel.blur(address, plan.width, reach, memory.rowScratch);
      closeRow(bytes, address, plan.width);
    },
    /** Beyond a pole the picture goes on on the other side of the globe: rows `from` become those at `to` and on. */
    guard(from: [number, number], to: number): void {
      const away = to < 0 ? -1 : 1;
      for (const [index, row] of from.entries()) {
        const [here, there] = [
          addressOf(Math.min(Math.max(row, 0), plan.height - 1)),
          addressOf(to + away * index),
        ];
        const turn = (plan.width >> 1) * 3;
        bytes.copyWithin(there, here + turn, here + plan.width * 3);
        bytes.copyWithin(there + plan.width * 3 - turn, here, here + turn);
        closeRow(bytes, there, plan.width);
      }
    },
  };
}

/**
 * Near a pole the source has many more pixels along x than the tiles: they are averaged beforehand, over about as
 * many as fall on one pixel of the face. Only the upper and lower face reach there.
 */
function polarReach({ width, height, tileSize, levelCount }: TilePlan, y: number): number {
  const colatitude = ((Math.min(y, height - 1 - y) + 0.5) / height) * Math.PI;
  if (colatitude >= Math.PI / 4) return 0;
  const faceSize = tileSize * 2 ** (levelCount - 1);
  const crowding = width / (Math.PI * faceSize * Math.tan(colatitude));
  return crowding <= 1.5 ? 0 : Math.min(Math.round((crowding - 1) / 2), width >> 2);
}
