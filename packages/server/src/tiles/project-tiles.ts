import type { MessagePort } from 'node:worker_threads';
import { type TileFormat, type TileId, tileUrl } from '@tourwright/tour/pyramid';
import { encodeTile } from './encode-tile.ts';
import { freeBytes } from './free-bytes.ts';
import type { Kernel, KernelKind } from './kernel/kernel.ts';
import { openKernel, warmKernel } from './kernel/open-kernel.ts';
import { untilChanged } from './shared-cell.ts';
import { cell, isWanted, type TileMemory, tilesUnderWay } from './tile-memory.ts';
import { type TilePlan, type TileStep, tileIndex, tilesOf } from './tile-plan.ts';
import { openTileSlots } from './tile-slots.ts';

/** What a projecting thread is told. */
export interface ProjectTask {
  kind: 'project';
  plan: TilePlan;
  memory: TileMemory;
  kernel: KernelKind;
  /** Which of the projecting threads this is. */
  thread: number;
  formats: TileFormat[];
}

/** What it says of each tile; `stored` comes back for it when the tile is safe. */
export interface TileMessage {
  kind: 'tile';
  path: string;
  body: Uint8Array;
}

/** Compiles the kernel and wakes the encoder, which a first tile would wait for. */
export async function warmUp(): Promise<void> {
  const pixels = new Uint8Array(16 * 16 * 3);
  await Promise.all([warmKernel(), encodeTile({ pixels, size: 16, faceSize: 16 }, 'jpg')]);
}

/**
 * Takes steps of the plan until none is left: projects tiles, folds them into their parents, encodes both and hands
 * them over. Resolves when all that it made is stored, or soon after `stop`. Failures throw.
 */
export async function projectTiles(task: ProjectTask, port: MessagePort): Promise<void> {
  const { plan, memory, formats } = task;
  const control = new Int32Array(memory.control);
  const kernel = await openKernel(memory.memory, task.kernel);
  const outbox = openOutbox(task, port);
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
    await outbox.room(tilesUnderWay);
    if (stopped()) break;
    project(step);
    Atomics.store(control, memory.doneAt + index, 1);
    Atomics.add(control, cell.stepsDone, 1);
    Atomics.notify(control, cell.stepsDone);
  }
  await outbox.room(0);

  function project(step: TileStep): void {
    const made = tilesOf(step, plan.levelCount).map((tile) => ({ tile, slot: outbox.slots.take() }));
    projectStep(
      kernel,
      task,
      step,
      made.map(({ slot }) => slot),
    );
    for (const { tile, slot } of made) finish(tile, slot);
  }

  /** Folds a tile into its parent; whoever brings a parent's last child finishes the parent. */
  function finish({ face, level, row, column }: TileId, slot: number): void {
    const parent = { face, level: level - 1, row: row >> 1, column: column >> 1 };
    // Of one that leads to nothing new not all children come.
    if (level > 0 && isWanted(memory, control, parent, formats.length)) {
      const index = tileIndex(parent.face, parent.level, parent.row, parent.column);
      const half = outbox.slots.takeHalf(index, row & 1 ? 1 : 0);
      kernel.fold(slot, plan.tileSize, half + (column & 1) * (plan.tileSize / 2) * 3);
      const brought = Atomics.add(control, memory.childrenAt + index, 1) + 1;
      if (brought === 4) finish(parent, outbox.slots.join(index));
    }
    outbox.send({ face, level, row, column }, slot);
  }
}

/** Projects the tiles of a step into slots, which are in the order of `tilesOf`. */
export function projectStep(
  kernel: Kernel,
  { plan, memory, thread }: Pick<ProjectTask, 'plan' | 'memory' | 'thread'>,
  { kind, row, column }: TileStep,
  slots: readonly number[],
): void {
  const { tileSize } = plan;
  const [x, y] = [column * tileSize, row * tileSize];
  const scratch = memory.tileScratch[thread] ?? 0;
  const [a = 0, b, c, d] = slots;
  if (b !== undefined && c !== undefined && d !== undefined) {
    if (kind === 'sides') kernel.sides(memory.frame, x, y, scratch, a, b, c, d);
    else kernel.caps(memory.frame, signOf(kind), x, y, tileSize, scratch, a, b, c, d);
  } else if (kind !== 'sides') {
    // The one tile of a small face: its quarters mirror each other.
    const half = tileSize / 2;
    const [right, below] = [half * 3, half * tileSize * 3];
    const quarters = [a, a + right, a + below, a + below + right] as const;
    kernel.caps(memory.frame, signOf(kind), 0, 0, half, scratch, ...quarters);
  }
}

function signOf(kind: 'u' | 'd'): 1 | -1 {
  return kind === 'u' ? 1 : -1;
}

/** Encodes tiles and sends them off, counting those under way; gives slots back once they are encoded. */
function openOutbox({ plan, memory, formats }: ProjectTask, port: MessagePort) {
  const control = new Int32Array(memory.control);
  const slots = openTileSlots(memory);
  let underWay = 0;
  let failure: { error: unknown } | null = null;
  let wake = () => {};
  const leave = () => {
    underWay--;
    wake();
  };
  port.on('message', leave);

  const send = async (tile: Parameters<typeof tileUrl>[1], slot: number, missing: TileFormat[]) => {
    const pixels = new Uint8Array(memory.memory.buffer, slot, plan.tileSize * plan.tileSize * 3);
    const raw = { pixels, size: plan.tileSize, faceSize: plan.tileSize * 2 ** tile.level };
    for (const format of missing) {
      const body = await encodeTile(raw, format);
      underWay++;
      port.postMessage({ kind: 'tile', path: tileUrl('', tile, format), body } satisfies TileMessage);
      freeBytes(body);
    }
  };
  return {
    slots,
    send(tile: Parameters<typeof tileUrl>[1], slot: number): void {
      const index = tileIndex(tile.face, tile.level, tile.row, tile.column);
      const stored = Atomics.load(control, memory.storedAt + index);
      const missing = formats.filter((_, bit) => (stored & (1 << bit)) === 0);
      if (missing.length === 0) {
        slots.giveBack(slot);
        return;
      }
      underWay++;
      send(tile, slot, missing)
        .catch((error: unknown) => {
          failure ??= { error };
        })
        .finally(() => {
          slots.giveBack(slot);
          leave();
        });
    },
    /** Waits until at most this many tiles are under way. */
    async room(most: number): Promise<void> {
      while (underWay > most) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      if (failure) throw failure.error;
    },
  };
}
