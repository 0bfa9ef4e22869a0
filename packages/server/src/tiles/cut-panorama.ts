import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  MANIFEST_VERSION,
  type Manifest,
  planPyramid,
  type TileFormat,
  type TileId,
} from '@tourwright/tour/pyramid';
import type { Backdrop } from './backdrop.ts';
import { cutTiles, pathsOf, type TileCut } from './cut-tiles.ts';
import type { KernelKind } from './kernel/kernel.ts';
import type { RowInput } from './load-rows.ts';
import { inspectPanorama, type Panorama, type Refusal } from './panorama.ts';
import { UnreadablePicture } from './picture.ts';
import type { Preview } from './preview.ts';
import { openTaskGroup } from './task-group.ts';
import { allTiles, planTiles, tileCount } from './tile-plan.ts';
import type { TileThreads } from './tile-threads.ts';

/** Rises when the tiles of a source would come out otherwise than before; it is part of a revision. */
export const cutterVersion = 1;

/** What can be shown while most tiles are still being made. */
export interface EarlyView {
  /** Data URL of six faces f r b l u d side by side, at most 8 KiB. */
  strip: string;
  /** JPEG, 640x360. */
  thumbnail: Uint8Array;
  /** The coarsest level, whose tiles are stored and final; null for a panorama so small that it has no others. */
  manifest: Manifest | null;
}

export interface CutOrder {
  /** The source, a local file. */
  path: string;
  threads: TileThreads;
  signal: AbortSignal;
  /** Each tile is made in all of them. Best compression first. */
  formats: TileFormat[];
  /** Stores a tile under a path such as `f/2/0/1.jpg`; may be called several times at once. */
  onTile(tile: { path: string; body: Uint8Array }): Promise<void>;
  /** Comes early, while the other tiles are being made. Absent: there is no early view. */
  onPreview?(view: EarlyView): Promise<void>;
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
  const endTurn = await order.threads.takeTurn(order.signal);
  try {
    await cutAll(order, panorama);
    return { ok: true, manifest: manifestOf(panorama, order.formats) };
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error;
    const message = `The picture is damaged and could not be read to its end (${error.message.trim()}).`;
    return { ok: false, refusal: { code: 'unreadable', message } };
  } finally {
    endTurn();
  }
}

/** Makes the early view and all other tiles side by side. */
async function cutAll(order: CutOrder, panorama: Panorama): Promise<void> {
  const { tileSize, levels } = planPyramid(panorama.width);
  const group = openTaskGroup(order.signal);
  const input = inputFor(order, panorama);
  const isStored = (tile: TileId) => pathsOf(tile, order.formats).every((path) => order.has?.(path) ?? false);
  const common = {
    threads: order.threads,
    signal: group.signal,
    kernel: order.kernel ?? 'wasm',
    formats: order.formats,
    onTile: countTiles(order, levels.length, isStored),
  } as const;
  const early =
    order.onPreview || panorama.coverage
      ? showEarly(order, panorama, { ...common, isDone: isStored })
      : Promise.resolve(null);
  group.add(early);
  const makesFirstLevel = order.onPreview !== undefined && hasFirstLevel(levels.length);
  const cutAllTiles = () =>
    cutTiles({
      ...common,
      panorama,
      plan: planTiles(panorama, { tileSize, levelCount: levels.length }),
      input,
      memory: 'main',
      after: early,
      backdrop: early,
      isDone: (tile) => isStored(tile) || (makesFirstLevel && tile.level === 0),
    });
  // Two decoders would hold such a picture twice.
  const decoded = panorama.isHeldWhole ? early.catch(() => null) : Promise.resolve(null);
  group.add(decoded.then(cutAllTiles));
  try {
    await group.settle();
  } finally {
    // The loading thread does that itself, unless it died.
    if (input.kind === 'growing') await rm(input.file, { force: true });
  }
}

/** One level or two are made as fast as their first alone. */
function hasFirstLevel(levelCount: number): boolean {
  return levelCount > 2;
}

/** The smallest source of strip, thumbnail and backdrop. */
const previewWidth = 2048;

/**
 * Makes strip, thumbnail and the coarsest level from a small version of the source, twice as large as that level
 * and then halved like all others, so that it is as sharp as they.
 */
async function showEarly(
  order: CutOrder,
  panorama: Panorama,
  common: Pick<TileCut, 'threads' | 'signal' | 'kernel' | 'formats' | 'isDone' | 'onTile'>,
): Promise<Backdrop | null> {
  const { tileSize, levels } = planPyramid(panorama.width);
  const isLarge = hasFirstLevel(levels.length);
  const width = isLarge
    ? Math.round(panorama.width / 2 ** (levels.length - 2))
    : Math.min(panorama.width, previewWidth);
  const preview = (await order.threads.do({ kind: 'preview', panorama, width })) as Preview;
  common.signal.throwIfAborted();
  if (!order.onPreview) return preview.backdrop;
  if (isLarge) {
    await cutTiles({
      ...common,
      panorama: preview.small,
      plan: planTiles(preview.small, { tileSize, levelCount: 2 }),
      input: { kind: 'pixels', pixels: preview.pixels },
      memory: 'early',
      backdrop: Promise.resolve(preview.backdrop),
      isDone: (tile) => tile.level > 0 || common.isDone(tile),
    });
  }
  const manifest = manifestOf(panorama, order.formats);
  await order.onPreview({
    strip: preview.strip,
    thumbnail: preview.thumbnail,
    manifest: isLarge ? { ...manifest, levels: manifest.levels.slice(0, 1) } : null,
  });
  return preview.backdrop;
}

/** Hands tiles on and tells what share of all is stored. */
function countTiles(
  { formats, onTile, onProgress }: CutOrder,
  levelCount: number,
  isStored: (tile: TileId) => boolean,
): TileCut['onTile'] {
  const all = tileCount(levelCount) * formats.length;
  let done = formats.length * [...allTiles(levelCount)].filter(isStored).length;
  return async (tile) => {
    await onTile(tile);
    done++;
    onProgress?.(done / all);
  };
}

function inputFor({ decode, workFolder }: CutOrder, { area }: Panorama): RowInput {
  const isStreaming = decode ? decode === 'streaming' : area.width * area.height > smallPixels;
  if (!isStreaming) return { kind: 'whole' };
  return { kind: 'growing', file: join(workFolder ?? tmpdir(), `tourwright-${randomUUID()}.v`) };
}

function manifestOf({ width, height, coverage, heading }: Panorama, formats: TileFormat[]): Manifest {
  const { tileSize, levels } = planPyramid(width);
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
