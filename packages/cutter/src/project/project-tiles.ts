import type { TileId } from '@tourwright/tour/pyramid';
import type { Kernel } from '../native/kernel/kernel.ts';
import { untilChanged } from '../native/shared-cell.ts';
import { cell, isWanted } from './tile-lists.ts';
import { type TileMemory, tilesUnderWay } from './tile-memory.ts';
import { type TilePlan, type TileStep, tileIndex, tilesOf } from './tile-plan.ts';

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
  /** Takes a tile whose pixels are in these planes until it returns. */
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

  /** Downsamples a tile into its parent; the thread that adds a parent's last child finishes the parent. */
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

/** Projects the tiles of a step into slots, which are in the order of `tilesOf`. */
export function projectStep(
  { kernel, plan, memory, thread }: Omit<ProjectOptions, 'formatCount'>,
  { kind, row, column }: TileStep,
  slots: readonly number[],
): void {
  const scratch = memory.tileScratch[thread] ?? 0;
  for (const [index, { frame, tileSize: size }] of memory.planes.entries()) {
    const [x, y] = [column * size, row * size];
    const [a = 0, b, c, d] = slots.map((slot) => planesOf(plan.tileSize, slot)[index]);
    if (b !== undefined && c !== undefined && d !== undefined) {
      if (kind === 'lateral') kernel.projectLateral(frame, x, y, scratch, a, b, c, d);
      else kernel.projectPolar(frame, signOf(kind), x, y, size, scratch, a, b, c, d);
    } else if (kind !== 'lateral') {
      // The one tile of a small face: its quarters mirror each other.
      const half = size / 2;
      const quarters = [a, a + half, a + half * size, a + half * size + half] as const;
      kernel.projectPolar(frame, signOf(kind), 0, 0, half, scratch, ...quarters);
    }
  }
}

/** Downsamples a tile into a half of its parent, on its left (0) or right (1). */
function downsampleInto(kernel: Kernel, tileSize: number, slot: number, half: number, side: number): void {
  const parent = planesOf(tileSize, half, 'half');
  for (const [plane, from] of planesOf(tileSize, slot).entries()) {
    const size = plane === 0 ? tileSize : tileSize / 2;
    kernel.downsample(from, size, (parent[plane] ?? 0) + side * (size / 2));
  }
}

function signOf(kind: 'u' | 'd'): 1 | -1 {
  return kind === 'u' ? 1 : -1;
}

/** Places for tiles' pixels, shared by all threads without a lock. */
interface TileSlots {
  /** The address of a free slot. */
  take(): number;
  giveBack(slot: number): void;
  /** The upper (0) or lower (1) half of a tile, taken by the first child that comes. */
  takeHalf(tile: number, half: 0 | 1): number;
  /** Puts both halves of a tile into a slot; its address. */
  join(tile: number): number;
}

/**
 * A thread's hand on the shared slots. Always the first that is free is taken, so that as little memory is touched as
 * possible.
 */
function openTileSlots(memory: TileMemory): TileSlots {
  const control = new Int32Array(memory.control);
  const { slots, halfBytes, slotCount, halfUsedAt, halfAt } = memory;
  const [{ tileSize }] = memory.planes;
  const claim = (half: number) => Atomics.compareExchange(control, halfUsedAt + half, 0, 1) === 0;
  const release = (half: number) => Atomics.store(control, halfUsedAt + half, 0);
  const numberOf = (address: number) => (address - slots) / halfBytes;
  const noneLeft = () => new Error(`All ${slotCount} places for tiles are taken; the plan counted too few`);

  const take = () => {
    for (let half = 0; half < 2 * slotCount; half += 2) {
      if (!claim(half)) continue;
      if (claim(half + 1)) return slots + half * halfBytes;
      release(half);
    }
    throw noneLeft();
  };
  const takeOneHalf = () => {
    for (let half = 0; half < 2 * slotCount; half++) if (claim(half)) return slots + half * halfBytes;
    throw noneLeft();
  };
  return {
    take,
    giveBack(slot) {
      release(numberOf(slot));
      release(numberOf(slot) + 1);
    },
    takeHalf(tile, half) {
      const place = halfAt + tile * 2 + half;
      const known = Atomics.load(control, place);
      if (known !== 0) return known;
      const mine = takeOneHalf();
      const theirs = Atomics.compareExchange(control, place, 0, mine);
      if (theirs === 0) return mine;
      release(numberOf(mine));
      return theirs;
    },
    join(tile) {
      const slot = take();
      const bytes = new Uint8Array(memory.memory.buffer);
      for (const half of [0, 1]) {
        const place = Atomics.load(control, halfAt + tile * 2 + half);
        const from = planesOf(tileSize, place, 'half');
        for (const [plane, to] of planesOf(tileSize, slot).entries()) {
          const size = (tileSize * tileSize) / (plane === 0 ? 2 : 8);
          bytes.copyWithin(to + half * size, from[plane] ?? 0, (from[plane] ?? 0) + size);
        }
        release(numberOf(place));
      }
      return slot;
    },
  };
}

/** Addresses of a tile's planes of luma, Cb and Cr. */
export type TilePlanes = [luma: number, cb: number, cr: number];

/** The addresses of luma, Cb and Cr in a tile's slot, or in a half of one. */
export function planesOf(tileSize: number, address: number, part: 'whole' | 'half' = 'whole'): TilePlanes {
  const luma = (tileSize * tileSize) / (part === 'whole' ? 1 : 2);
  return [address, address + luma, address + luma * 1.25];
}
