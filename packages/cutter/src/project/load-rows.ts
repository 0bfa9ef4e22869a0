import type { Backdrop } from '../decode/backdrop.ts';
import { readJpeg } from '../decode/jpeg-rows.ts';
import { openSmall } from '../decode/open-source.ts';
import type { Panorama } from '../inspect/panorama.ts';
import { openKernel } from '../native/kernel/open-kernel.ts';
import { openPicture, type RowSource, readFile, readGrowing, readWhole } from '../native/picture.ts';
import { tell, untilChanged } from '../native/shared-cell.ts';
import type { Preview } from '../preview/preview.ts';
import { bandRows, cell, type TileMemory } from './tile-memory.ts';
import { guardRows, type TilePlan } from './tile-plan.ts';
import { createRowWriter } from './write-rows.ts';

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
  const preview = task.isShown ? (await import('../preview/preview.ts')).openPreview(plan) : null;
  const control = new Int32Array(memory.control);
  const source = await openRows(task);
  try {
    const kernel = await openKernel(memory.memory);
    const writer = createRowWriter({ ...task, kernel, source, preview });
    let first = 0;
    while (first < plan.height) {
      const end = Math.min(plan.height, first + bandRows);
      // The guard rows at the end come along, so room is made for them too; those of the colours count twice.
      for (;;) {
        const done = Atomics.load(control, cell.stepsDone);
        if (end + 4 * guardRows - lowestNeeded(task, control) <= memory.ringRows) break;
        if (Atomics.load(control, cell.stop) === 1) return null;
        await untilChanged(control, cell.stepsDone, done);
      }
      if (Atomics.load(control, cell.stop) === 1) return null;
      for (let y = first; y < end; y += 2) await writer.write(y);
      if (first === 0) writer.guardTop();
      if (end === plan.height) writer.guardBottom();
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
