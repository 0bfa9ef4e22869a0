import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  MANIFEST_VERSION,
  type Manifest,
  planPyramid,
  type TileFormat,
  tileUrl,
} from '@tourwright/tour/pyramid';
import { faces } from '@tourwright/tour/sphere';
import type { KernelKind } from './kernel/kernel.ts';
import { inspectPanorama, type Panorama, type Refusal } from './panorama.ts';
import { UnreadablePicture } from './picture.ts';
import type { Preview } from './preview.ts';
import { cell, createTileMemory, type TileMemory } from './tile-memory.ts';
import { facesOf, planTiles, type TilePlan, tileCount, tileIndex } from './tile-plan.ts';
import type { TileThreads } from './tile-threads.ts';

/** Raises when the tiles of a source would come out otherwise than before; it is part of a revision. */
export const cutterVersion = 1;

export interface CutOrder {
  /** The source, a local file. */
  path: string;
  threads: TileThreads;
  signal: AbortSignal;
  /** Each tile is made in all of them. Best compression first. */
  formats: TileFormat[];
  /** Stores a tile under a path such as `f/2/0/1.jpg`; may be called several times at once. */
  onTile(tile: { path: string; body: Uint8Array }): Promise<void>;
  /** Comes early, while the tiles are being made. Absent: no preview is made. */
  onPreview?(preview: Pick<Preview, 'strip' | 'thumbnail'>): Promise<void>;
  /** The share of the tiles that are stored, 0..1. */
  onProgress?(fraction: number): void;
  /** Tells that a tile is stored already, so that it is not made again. */
  has?(path: string): boolean;
  /** Where decoded pixels pass through, about three bytes per pixel of the source. */
  workFolder?: string;
  kernel?: KernelKind;
  /** How the source is decoded; small ones are by default decoded whole. */
  decode?: 'streaming' | 'whole';
}

export type CutResult = { ok: true; manifest: Manifest } | { ok: false; refusal: Refusal };

/** Below this many pixels the whole source fits in memory easily. */
const smallPixels = 12_000_000;

/**
 * Cuts a panorama into the tiles of its pyramid. When it resolves with a manifest, every tile that the manifest
 * promises has been handed to `onTile` and stored. A file that is no panorama is refused with a reason. Throws the
 * signal's reason when aborted, and what `onTile` or `onPreview` threw; nothing is running any more then.
 */
export async function cutPanorama(order: CutOrder): Promise<CutResult> {
  order.signal.throwIfAborted();
  const inspection = await inspectPanorama(order.path);
  if (!inspection.ok) return inspection;
  const { panorama } = inspection;
  const preview = order.onPreview || panorama.coverage ? makePreview(order, panorama) : Promise.resolve(null);
  try {
    const endTurn = await order.threads.takeTurn(order.signal).catch(async (error: unknown) => {
      await preview.catch(() => {});
      throw error;
    });
    try {
      const pyramid = planPyramid(panorama.width);
      await cutTiles(order, panorama, pyramid, preview);
      return { ok: true, manifest: manifestOf(panorama, pyramid, order.formats) };
    } finally {
      endTurn();
    }
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error;
    const message = `The picture is damaged and could not be read to its end (${error.message.trim()}).`;
    return { ok: false, refusal: { code: 'unreadable', message } };
  }
}

async function makePreview(order: CutOrder, panorama: Panorama): Promise<Preview> {
  const preview = (await order.threads.do({ kind: 'preview', panorama })) as Preview;
  order.signal.throwIfAborted();
  await order.onPreview?.({ strip: preview.strip, thumbnail: preview.thumbnail });
  return preview;
}

/** Runs the threads until all tiles are stored. Whatever fails first stops the others and is thrown at the end. */
async function cutTiles(
  order: CutOrder,
  panorama: Panorama,
  pyramid: Pyramid,
  previewing: Promise<Preview | null>,
): Promise<void> {
  const { threads, signal } = order;
  const plan = planTiles(panorama, { tileSize: pyramid.tileSize, levelCount: pyramid.levels.length });
  const memory = createTileMemory(plan, threads.projecting, (sizeBytes) => threads.memory(sizeBytes));
  const control = new Int32Array(memory.control);
  const stored = markStored(order, plan, memory);
  if (stored === tileCount(plan.levelCount)) {
    await previewing;
    return;
  }
  let failure: { error: unknown } | null = null;
  const stop = () => Atomics.store(control, cell.stop, 1);
  const watch = async (task: Promise<unknown>) => {
    await task.catch((error: unknown) => {
      failure ??= { error };
      stop();
    });
  };
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  const take = createTaker(order, plan, stored);
  const kernel = order.kernel ?? 'wasm';
  const load = async () => {
    const backdrop = panorama.coverage ? ((await previewing)?.backdrop ?? null) : null;
    const growingFile = growingFileFor(order, panorama);
    await threads.do({ kind: 'load', panorama, plan, memory, kernel, growingFile, backdrop });
  };
  const project = (thread: number) =>
    threads.do({ kind: 'project', plan, memory, kernel, thread, formats: order.formats }, (tile) =>
      watch(take(tile)),
    );
  const projecting = Array.from({ length: threads.projecting }, (_, thread) => watch(project(thread)));
  await Promise.all([watch(load()), watch(previewing), ...projecting]);
  signal.removeEventListener('abort', stop);
  signal.throwIfAborted();
  const failed = failure as { error: unknown } | null;
  if (failed) throw failed.error;
}

type Pyramid = ReturnType<typeof planPyramid>;

function createTaker({ formats, onTile, onProgress }: CutOrder, { levelCount }: TilePlan, stored: number) {
  const all = tileCount(levelCount) * formats.length;
  let done = stored * formats.length;
  return async (tile: { path: string; body: Uint8Array }) => {
    await onTile({ path: tile.path, body: tile.body });
    done++;
    onProgress?.(done / all);
  };
}

/** Writes into the shared lists what is stored already, and which steps lead to nothing new. Returns how many tiles are. */
function markStored({ has, formats }: CutOrder, plan: TilePlan, memory: TileMemory): number {
  if (!has) return 0;
  const control = new Int32Array(memory.control);
  let count = 0;
  for (let level = 0; level < plan.levelCount; level++) {
    for (const face of faces) {
      for (let place = 0; place < 4 ** level; place++) {
        const [row, column] = [Math.floor(place / 2 ** level), place % 2 ** level];
        if (!formats.every((format) => has(tileUrl('', { face, level, row, column }, format)))) continue;
        control[memory.storedAt + tileIndex(face, level, row, column)] = 1;
        count++;
      }
    }
  }
  for (const [index, step] of plan.steps.entries()) {
    const leadsNowhere = facesOf(step).every((face) => {
      for (let [level, row, column] = [plan.levelCount - 1, step.row, step.column]; level >= 0; level--) {
        if (control[memory.storedAt + tileIndex(face, level, row, column)] === 0) return false;
        [row, column] = [row >> 1, column >> 1];
      }
      return true;
    });
    if (leadsNowhere) control[memory.doneAt + index] = 1;
  }
  return count;
}

function growingFileFor({ decode, workFolder }: CutOrder, { area }: Panorama): string | null {
  const streaming = decode ? decode === 'streaming' : area.width * area.height > smallPixels;
  return streaming ? join(workFolder ?? tmpdir(), `tourwright-${randomUUID()}.v`) : null;
}

function manifestOf(panorama: Panorama, { tileSize, levels }: Pyramid, formats: TileFormat[]): Manifest {
  const { width, height, coverage, heading } = panorama;
  return {
    version: MANIFEST_VERSION,
    source: { width, height },
    tileSize,
    levels,
    formats,
    ...(coverage ? { coverage } : {}),
    ...(heading === undefined ? {} : { heading }),
  };
}
