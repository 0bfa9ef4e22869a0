/** What the kernel does with tiles, plane by plane. */
import type { Kernel } from '../native/kernel/kernel.ts';
import type { TileMemory } from './tile-memory.ts';
import type { TilePlan, TileStep } from './tile-plan.ts';
import { planesOf } from './tile-slots.ts';

interface StepOptions {
  plan: TilePlan;
  memory: TileMemory;
  kernel: Kernel;
  /** Which of the projecting threads this is. */
  thread: number;
}

/** Projects the tiles of a step into slots, which are in the order of `tilesOf`. */
export function projectStep(
  { kernel, plan, memory, thread }: StepOptions,
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
export function downsampleInto(
  kernel: Kernel,
  tileSize: number,
  slot: number,
  half: number,
  side: number,
): void {
  const parent = planesOf(tileSize, half, 'half');
  for (const [plane, from] of planesOf(tileSize, slot).entries()) {
    const size = plane === 0 ? tileSize : tileSize / 2;
    kernel.downsample(from, size, (parent[plane] ?? 0) + side * (size / 2));
  }
}

function signOf(kind: 'u' | 'd'): 1 | -1 {
  return kind === 'u' ? 1 : -1;
}
