import type { Backdrop } from '../decode/backdrop.ts';
import type { RowInput } from '../decode/open-rows.ts';
import type { Panorama } from '../inspect/panorama.ts';
import type { Preview } from '../preview/encode-preview.ts';
import type { PreviewPixels } from '../preview/preview.ts';
import { cell, type DoneTiles, markDone } from '../project/tile-lists.ts';
import { createTileMemory } from '../project/tile-memory.ts';
import { openTaskGroup } from './task-group.ts';
import type { TileThreads } from './threads/tile-threads.ts';

/** One go of the threads over a source. */
export interface TileCut extends DoneTiles {
  threads: TileThreads;
  signal: AbortSignal;
  panorama: Panorama;
  input: RowInput;
  /** Which of the pool's memories it may use for itself while it runs. */
  memory: 'early' | 'main';
  /** What is more urgent: until it has settled the source is only decoded. */
  after?: Promise<unknown>;
  /** What surrounds a partial panorama. */
  backdrop: Promise<Backdrop | null>;
  /** Comes when all rows have been there. Absent: nothing is drawn. */
  onPreview?(preview: Preview): void;
  onTile(tile: { path: string; body: Uint8Array }): Promise<void>;
}

/** Makes all tiles of the plan that are not done, and waits until they are stored. */
export async function cutTiles(cut: TileCut): Promise<void> {
  const { threads, plan, panorama, formats, input } = cut;
  const projecting = threads.projectingFor(plan.width * plan.height);
  const memory = createTileMemory(plan, projecting, (size) => threads.memory(cut.memory, size));
  if (markDone(memory, cut) === 0) return;
  const control = new Int32Array(memory.control);
  const group = openTaskGroup(cut.signal);
  const stop = () => Atomics.store(control, cell.stop, 1);
  if (group.signal.aborted) stop();
  else group.signal.addEventListener('abort', stop, { once: true });
  const load = async () => {
    const backdrop = panorama.coverage ? await cut.backdrop : null;
    const isShown = cut.onPreview !== undefined;
    const task = { kind: 'load', panorama, plan, memory, input, backdrop, isShown } as const;
    const drawn = (await threads.do(task)) as PreviewPixels | null;
    if (!drawn || !cut.onPreview) return;
    const { encodePreview } = await import('../preview/encode-preview.ts');
    cut.onPreview(await encodePreview(drawn));
  };
  group.add(load());
  const project = async (thread: number) => {
    await cut.after?.catch(() => {});
    await threads.do({ kind: 'project', plan, memory, thread, formats }, ({ path, body }) => {
      const storing = cut.onTile({ path, body });
      group.add(storing);
      return storing.catch(() => {});
    });
  };
  for (let thread = 0; thread < projecting; thread++) group.add(project(thread));
  await group.settle();
}
