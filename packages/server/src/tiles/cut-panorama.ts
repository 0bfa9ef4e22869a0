import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Adjustment } from '@tourwright/tour/document';
import {
  MANIFEST_VERSION,
  type Manifest,
  planPyramid,
  type TileFormat,
  type TileId,
} from '@tourwright/tour/pyramid';
import { faultOfLevel, isReady } from './adjust/readiness.ts';
import type { Backdrop } from './backdrop.ts';
import { cutTiles, pathsOf, type TileCut } from './cut-tiles.ts';
import type { KernelKind } from './kernel/kernel.ts';
import type { RowInput } from './load-rows.ts';
import { inspectFaces, inspectPanorama, type Layout, type Panorama, type Refusal } from './panorama.ts';
import type { Preview } from './preview.ts';
import { orderOfLeft, orderOfRight, rightEyeOf, rightFolder } from './right-eye.ts';
import { openTaskGroup } from './task-group.ts';
import { allTiles, planTiles, tileCount } from './tile-plan.ts';
import type { TileThreads } from './tile-threads.ts';
import { UnreadablePicture } from './unreadable-picture.ts';

/** Rises when the tiles of a source would come out otherwise than before; it is part of a revision. */
export const cutterVersion = 4;

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
  /** The source, a local file, or six with the faces f r b l u d of a cube. */
  path: string | readonly string[];
  /** What is changed in it before it is cut. */
  adjustment?: Adjustment;
  /** The picture of the adjustment's nadir patch. */
  logoPath?: string;
  /** Stores the copy of an adjusted panorama that anyone may see, a JPEG file that goes afterwards. */
  onCopy?(path: string): Promise<void>;
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
  /** Paths of tiles that are stored already and need not be made again. */
  stored?: ReadonlySet<string>;
  /** Where decoded pixels pass through, about three bytes per pixel of the source. */
  workFolder?: string;
  kernel?: KernelKind;
  /** How the source is decoded; small ones are by default decoded whole. */
  decode?: 'streaming' | 'whole';
}

/** An order for whoever has the threads. */
export type CutWork = Omit<CutOrder, 'threads'>;

export type CutResult = { ok: true; manifest: Manifest } | { ok: false; refusal: Refusal };

const smallPixels = 12_000_000;

/**
 * Cuts a panorama into the tiles of its pyramid, and of two views the right eye's into a pyramid beside it. When it resolves with a manifest, every tile that the manifest
 * promises has been handed to `onTile` and stored. A file that is no panorama is refused with a reason. Throws the
 * signal's reason when aborted, and what `onTile` or `onPreview` threw; nothing is running any more then.
 */
export async function cutPanorama(order: CutOrder): Promise<CutResult> {
  order.signal.throwIfAborted();
  const inspection =
    typeof order.path === 'string' ? await inspectPanorama(order.path) : await inspectFaces(order.path);
  if (!inspection.ok) return inspection;
  const { adjustment = {} } = order;
  const fault = faultOfLevel(inspection.panorama, adjustment);
  if (fault !== null) return { ok: false, refusal: { code: 'too_large', message: fault } };
  const endTurn = await order.threads.takeTurn(order.signal);
  const file = join(order.workFolder ?? tmpdir(), `tourwright-${randomUUID()}.v`);
  try {
    const right = rightEyeOf(inspection.panorama);
    const panorama = await prepare(order, inspection.panorama, file);
    await cutAll(right ? orderOfLeft(order) : order, panorama);
    if (order.onCopy && panorama.path === file) await copy(order, file);
    if (right) {
      const rightOrder = orderOfRight(order);
      await cutAll(rightOrder, await prepare(rightOrder, right, file));
    }
    return { ok: true, manifest: manifestOf(panorama, order.formats, inspection.panorama.layout) };
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error;
    const message = `The picture is damaged and could not be read to its end (${error.message.trim()}).`;
    return { ok: false, refusal: { code: 'unreadable', message } };
  } finally {
    await rm(file, { force: true });
    endTurn();
  }
}

/** What is cut: the source itself, or a file of its pixels as they are to be. */
async function prepare(order: CutOrder, panorama: Panorama, file: string): Promise<Panorama> {
  const { adjustment = {}, logoPath = null, threads, signal } = order;
  if (isReady(panorama, adjustment)) return panorama;
  const prepared = await threads.do({ kind: 'prepare', panorama, adjustment, logoPath, file });
  signal.throwIfAborted();
  return prepared as Panorama;
}

async function copy({ threads, signal, onCopy }: CutOrder, from: string): Promise<void> {
  const to = `${from}.jpg`;
  try {
    await threads.do({ kind: 'copy', from, to });
    signal.throwIfAborted();
    await onCopy?.(to);
  } finally {
    await rm(to, { force: true });
  }
}

/** Makes the early view and all other tiles side by side. */
async function cutAll(order: CutOrder, panorama: Panorama): Promise<void> {
  const { tileSize, levels } = planPyramid(panorama.width);
  const group = openTaskGroup(order.signal);
  const input = inputFor(order, panorama);
  const stored = order.stored ?? new Set<string>();
  const isStored = (tile: TileId) => pathsOf(tile, order.formats).every((path) => stored.has(path));
  const common = {
    threads: order.threads,
    signal: group.signal,
    kernel: order.kernel ?? 'wasm',
    formats: order.formats,
    stored,
    onTile: countTiles(order, levels.length, stored),
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
  // Two decoders would hold such a picture twice. A small one is decoded beside its early view.
  const decoded =
    panorama.isHeldWhole && !isSmall(panorama) ? early.catch(() => null) : Promise.resolve(null);
  group.add(decoded.then(cutAllTiles));
  try {
    await group.settle();
  } finally {
    // The loading thread does that itself, unless it died.
    if (input.kind === 'growing') await rm(input.file, { force: true });
  }
}

/** Below this many pixels the whole source fits in memory easily, even twice. */
function isSmall({ area }: Panorama): boolean {
  return area.width * area.height <= smallPixels;
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
  common: Pick<TileCut, 'threads' | 'signal' | 'kernel' | 'formats' | 'stored' | 'isDone' | 'onTile'>,
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
  stored: ReadonlySet<string>,
): TileCut['onTile'] {
  const all = tileCount(levelCount) * formats.length;
  const paths = [...allTiles(levelCount)].flatMap((tile) => pathsOf(tile, formats));
  let done = paths.filter((path) => stored.has(path)).length;
  return async (tile) => {
    await onTile(tile);
    done++;
    onProgress?.(done / all);
  };
}

function inputFor({ decode, workFolder }: CutOrder, panorama: Panorama): RowInput {
  if (panorama.path.endsWith('.v')) return { kind: 'file' };
  const isStreaming = decode ? decode === 'streaming' : !isSmall(panorama);
  if (!isStreaming) return { kind: 'whole' };
  return { kind: 'growing', file: join(workFolder ?? tmpdir(), `tourwright-${randomUUID()}.v`) };
}

function manifestOf(
  { width, height, coverage, heading }: Panorama,
  formats: TileFormat[],
  layout?: Layout,
): Manifest {
  const { tileSize, levels } = planPyramid(width);
  return {
    version: MANIFEST_VERSION,
    source: { width, height },
    tileSize,
    levels,
    formats,
    ...(coverage ? { coverage } : {}),
    ...(heading === undefined ? {} : { heading }),
    ...(layout?.kind === 'stereo' ? { stereo: layout.arrangement, right: rightFolder } : {}),
  };
}
