import type { Kernel } from '../native/kernel/kernel.ts';
import type { RowSource } from '../native/row-source.ts';
import { tell, untilChanged } from '../native/shared-cell.ts';
import { bandRows, cell, type TileMemory } from './tile-memory.ts';
import { guardRows, type TilePlan } from './tile-plan.ts';
import { createRowWriter, type RowViewer } from './write-rows.ts';

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
