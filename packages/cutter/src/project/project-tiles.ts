import type { TileId } from '@tourwright/tour/pyramid';
import type { Kernel } from '../native/kernel/kernel.ts';
import { untilChanged } from '../native/shared-cell.ts';
import { downsampleInto, projectStep } from './project-step.ts';
import { cell, isWanted } from './tile-lists.ts';
import { type TileMemory, tilesUnderWay } from './tile-memory.ts';
import { type TilePlan, type TileStep, tileIndex, tilesOf } from './tile-plan.ts';
import { openTileSlots, planesOf, type TilePlanes } from './tile-slots.ts';

/** What a projecting thread needs to make its tiles. */
export interface ProjectOptions {
  plan: TilePlan;
  memory: TileMemory;
  kernel: Kernel;
  /** Which of the projecting threads this is. */
  thread: number;
  /** In how many formats each tile is made. */
  formatCount: number;
}

/** What becomes of finished tiles. */
export interface TileSink {
  /** Takes a tile whose pixels lie in these planes until it returns. */
  send(tile: TileId, planes: TilePlanes): void;
  /** Waits until at most this many tiles are under way. Throws what went wrong with one. */
  room(most: number): Promise<void>;
}

/**
 * Takes steps of the plan until none is left: projects tiles, downsamples them into their parents, and hands both over.
 * Resolves when all of them have arrived, or soon after `stop`.
 */
export async function projectTiles(options: ProjectOptions, sink: TileSink): Promise<void> {
  const { plan, memory, kernel, formatCount } = options;
  const control = new Int32Array(memory.control);
  const slots = openTileSlots(memory);
  const stopped = () => Atomics.load(control, cell.stop) === 1;
  for (;;) {
    const index = Atomics.add(control, cell.nextStep, 1);
    const step = plan.steps[index];
    if (!step) break;
    // Everything that it would lead to is stored already.
    if (Atomics.load(control, memory.doneAt + index) === 1) continue;
    for (let rows = 0; !stopped(); await untilChanged(control, cell.rows, rows)) {
      rows = Atomics.load(control, cell.rows);
      if (rows > step.last) break;
    }
    await sink.room(tilesUnderWay);
    if (stopped()) break;
    project(step);
    Atomics.store(control, memory.doneAt + index, 1);
    Atomics.add(control, cell.stepsDone, 1);
    Atomics.notify(control, cell.stepsDone);
  }
  await sink.room(0);

  function project(step: TileStep): void {
    const made = tilesOf(step, plan.levelCount).map((tile) => ({ tile, slot: slots.take() }));
    projectStep(
      options,
      step,
      made.map(({ slot }) => slot),
    );
    for (const { tile, slot } of made) finish(tile, slot);
  }

  /** Downsamples a tile into its parent; whoever brings a parent's last child finishes the parent. */
  function finish({ face, level, row, column }: TileId, slot: number): void {
    const parent = { face, level: level - 1, row: row >> 1, column: column >> 1 };
    // Of one that leads to nothing new not all children come.
    if (level > 0 && isWanted(memory, control, parent, formatCount)) {
      const index = tileIndex(parent.face, parent.level, parent.row, parent.column);
      const half = slots.takeHalf(index, row & 1 ? 1 : 0);
      downsampleInto(kernel, plan.tileSize, slot, half, column & 1);
      const brought = Atomics.add(control, memory.childrenAt + index, 1) + 1;
      if (brought === 4) finish(parent, slots.join(index));
    }
    sink.send({ face, level, row, column }, planesOf(plan.tileSize, slot));
    slots.giveBack(slot);
  }
}
