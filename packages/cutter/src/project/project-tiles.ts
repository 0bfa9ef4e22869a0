import type { MessagePort } from 'node:worker_threads';
import { type TileFormat, type TileId, tileUrl } from '@tourwright/tour/pyramid';
import type { SlowFormat } from '../encode/encode-tile.ts';
import { freeBytes } from '../native/detach-buffer.ts';
import { jpegEnd, jpegHead } from '../native/kernel/jpeg-tables.ts';
import type { Kernel } from '../native/kernel/kernel.ts';
import { openKernel, warmKernel } from '../native/kernel/open-kernel.ts';
import { untilChanged } from '../native/shared-cell.ts';
import { cell, isWanted, jpegQuality, planesOf, type TileMemory, tilesUnderWay } from './tile-memory.ts';
import { type TilePlan, type TileStep, tileIndex, tilesOf } from './tile-plan.ts';
import { openTileSlots } from './tile-slots.ts';

/** What a projecting thread is told. */
export interface ProjectTask {
  kind: 'project';
  plan: TilePlan;
  memory: TileMemory;
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

/** Compiles the kernel, which a first tile would wait for. */
export const warmUp = warmKernel;

/**
 * Takes steps of the plan until none is left: projects tiles, folds them into their parents, encodes both and hands
 * them over. Resolves when all that it made is stored, or soon after `stop`. Failures throw.
 */
export async function projectTiles(task: ProjectTask, port: MessagePort): Promise<void> {
  const { plan, memory, formats } = task;
  const control = new Int32Array(memory.control);
  const kernel = await openKernel(memory.memory);
  const outbox = openOutbox(task, kernel, port);
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
      foldInto(kernel, plan.tileSize, slot, half, column & 1);
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
  const scratch = memory.tileScratch[thread] ?? 0;
  for (const [index, { frame, tileSize: size }] of memory.planes.entries()) {
    const [x, y] = [column * size, row * size];
    const [a = 0, b, c, d] = slots.map((slot) => planesOf(plan.tileSize, slot)[index]);
    if (b !== undefined && c !== undefined && d !== undefined) {
      if (kind === 'sides') kernel.sides(frame, x, y, scratch, a, b, c, d);
      else kernel.caps(frame, signOf(kind), x, y, size, scratch, a, b, c, d);
    } else if (kind !== 'sides') {
      // The one tile of a small face: its quarters mirror each other.
      const half = size / 2;
      const quarters = [a, a + half, a + half * size, a + half * size + half] as const;
      kernel.caps(frame, signOf(kind), 0, 0, half, scratch, ...quarters);
    }
  }
}

/** Folds a tile into a half of its parent, on its left (0) or right (1). */
function foldInto(kernel: Kernel, tileSize: number, slot: number, half: number, side: number): void {
  const parent = planesOf(tileSize, half, 'half');
  for (const [plane, from] of planesOf(tileSize, slot).entries()) {
    const size = plane === 0 ? tileSize : tileSize / 2;
    kernel.fold(from, size, (parent[plane] ?? 0) + side * (size / 2));
  }
}

function signOf(kind: 'u' | 'd'): 1 | -1 {
  return kind === 'u' ? 1 : -1;
}

/** Encodes tiles and sends them off, counting those under way; gives slots back once they are encoded. */
function openOutbox(task: ProjectTask, kernel: Kernel, port: MessagePort) {
  const { plan, memory, formats } = task;
  const control = new Int32Array(memory.control);
  const slots = openTileSlots(memory);
  const encodeJpeg = openJpegEncoder(task, kernel);
  let underWay = 0;
  let failure: { error: unknown } | null = null;
  let wake = () => {};
  const leave = () => {
    underWay--;
    wake();
  };
  port.on('message', leave);

  const post = (tile: TileId, format: TileFormat, body: Uint8Array<ArrayBuffer>) => {
    underWay++;
    const message = { kind: 'tile', path: tileUrl('', tile, format), body } satisfies TileMessage;
    port.postMessage(message, [body.buffer]);
  };
  const sendOthers = async (tile: TileId, pixels: Uint8Array, missing: SlowFormat[]) => {
    const { encodeTile } = await import('../encode/encode-tile.ts');
    const raw = { pixels, size: plan.tileSize, faceSize: plan.tileSize * 2 ** tile.level };
    for (const format of missing) post(tile, format, new Uint8Array(await encodeTile(raw, format)));
    freeBytes(pixels);
  };
  return {
    slots,
    send(tile: TileId, slot: number): void {
      const index = tileIndex(tile.face, tile.level, tile.row, tile.column);
      const stored = Atomics.load(control, memory.storedAt + index);
      const missing = formats.filter((_, bit) => (stored & (1 << bit)) === 0);
      if (missing.includes('jpg')) post(tile, 'jpg', encodeJpeg(slot));
      const others = missing.filter((format) => format !== 'jpg');
      const pixels = others.length > 0 ? rgbOf(kernel, memory, task.thread, slot) : null;
      slots.giveBack(slot);
      if (!pixels) return;
      underWay++;
      sendOthers(tile, pixels, others)
        .catch((error: unknown) => {
          failure ??= { error };
        })
        .finally(leave);
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

function openJpegEncoder({ plan, memory, thread }: ProjectTask, kernel: Kernel) {
  const { tileSize } = plan;
  const head = jpegHead(tileSize, jpegQuality);
  const bytes = new Uint8Array(memory.memory.buffer);
  const [scratch, out] = [memory.tileScratch[thread] ?? 0, memory.encoded[thread] ?? 0];
  return (slot: number): Uint8Array<ArrayBuffer> => {
    const length = kernel.encode(memory.jpegTables, ...planesOf(tileSize, slot), tileSize, scratch, out);
    const file = new Uint8Array(head.length + length + jpegEnd.length);
    file.set(head);
    file.set(bytes.subarray(out, out + length), head.length);
    file.set(jpegEnd, head.length + length);
    return file;
  };
}

/** A tile's pixels in RGB, in memory of their own. */
export function rgbOf(
  kernel: Kernel,
  memory: TileMemory,
  thread: number,
  slot: number,
): Uint8Array<ArrayBuffer> {
  const [{ tileSize }] = memory.planes;
  const [luma, cb, cr] = planesOf(tileSize, slot);
  const rgb = memory.encoded[thread] ?? 0;
  const half = tileSize / 2;
  for (let y = 0; y < tileSize; y++) {
    const colour = (y >> 1) * half;
    kernel.colours(luma + y * tileSize, cb + colour, cr + colour, tileSize, 1, rgb + y * tileSize * 3);
  }
  return new Uint8Array(memory.memory.buffer).slice(rgb, rgb + tileSize * tileSize * 3);
}
