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
import { faultOfLevel, isReady } from '../adjust/readiness.ts';
import type { Backdrop } from '../decode/backdrop.ts';
import { unpackHeic } from '../decode/heic/unpack-heic.ts';
import { inspectFaces, inspectPanorama, type Layout, type Panorama } from '../inspect/panorama.ts';
import type { Refusal } from '../inspect/refusal.ts';
import { whyNotDecoded } from '../inspect/why-unreadable.ts';
import { UnreadablePicture } from '../native/unreadable-picture.ts';
import { hasFirstLevel } from '../preview/early-size.ts';
import type { RowInput } from '../project/load-rows.ts';
import { allTiles, planTiles, tileCount } from '../project/tile-plan.ts';
import { cutTiles, pathsOf, type TileCut } from './cut-tiles.ts';
import { type Early, type EarlyOrder, makeEarly } from './early-view.ts';
import { shareProgress } from './progress-shares.ts';
import { orderOfLeft, orderOfRight, rightEyeOf, rightFolder } from './right-eye.ts';
import { openTaskGroup } from './task-group.ts';
import type { TileThreads } from './tile-threads.ts';

/** Rises when the tiles of a source would come out otherwise than before; it is part of a revision. */
export const cutterVersion = 7;

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
  /** Stores the copy of a panorama that was adjusted or unpacked, which anyone may see: a JPEG file that goes afterwards. */
  onCopy?(path: string): Promise<void>;
  threads: TileThreads;
  signal: AbortSignal;
  /** What `foreseeEarly` made of the same file in the same formats; null when it could not. */
  early?: Promise<Early | null>;
  /** Each tile is made in all of them. Best compression first. */
  formats: TileFormat[];
  /** Stores a tile under a path such as `f/2/0/1.jpg`; may be called several times at once. */
  onTile(tile: { path: string; body: Uint8Array }): Promise<void>;
  /** Comes early, while the other tiles are being made. Absent: there is no early view. */
  onPreview?(view: EarlyView): Promise<void>;
  /** Nobody waits for the early view: it comes with the last rows, which spares decoding the source twice. */
  isUnhurried?: boolean;
  /** The share of the tiles that are stored, 0..1. */
  onProgress?(fraction: number): void;
  /** Paths of tiles that are stored already and need not be made again. */
  stored?: ReadonlySet<string>;
  /** Where decoded pixels pass through, three bytes per pixel of the source; those of a plain JPEG do not. */
  workFolder?: string;
  /** How the source is decoded. By default plain JPEGs are row by row, of all others small ones whole. */
  decode?: 'streaming' | 'whole';
}

/** An order for whoever has the threads. */
export type CutWork = Omit<CutOrder, 'threads' | 'early'>;

export type CutResult = { ok: true; manifest: Manifest } | { ok: false; refusal: Refusal };

const smallPixels = 12_000_000;
/** What takes time besides the tiles, in the time that they take. */
const heicEffort = 1.3;
const copyEffort = 0.2;

/** Measured on two cores, where the tiles are made by both and this is done by one. */
function drawingEffort({ layout }: Panorama, { level }: Adjustment = {}): number {
  return (level ? 2 : 0.5) + (layout ? 0.5 : 0);
}

/**
 * Cuts a panorama into the tiles of its pyramid, and of two views the right eye's into a pyramid beside it. When it
 * resolves with a manifest, every tile that the manifest promises has been handed to `onTile` and stored. A file that is no panorama is refused with a reason. Throws the
 * signal's reason when aborted, and what `onTile` or `onPreview` threw; nothing is running any more then.
 */
export async function cutPanorama(order: CutOrder): Promise<CutResult> {
  order.signal.throwIfAborted();
  const inspection =
    typeof order.path === 'string'
      ? await inspectPanorama(order.path, 'close', order.adjustment?.across)
      : await inspectFaces(order.path);
  if (!inspection.ok) return inspection;
  const { adjustment = {} } = order;
  const fault = faultOfLevel(inspection.panorama, adjustment);
  if (fault !== null) return { ok: false, refusal: fault };
  const endTurn = await order.threads.takeTurn(order.signal);
  const file = join(order.workFolder ?? tmpdir(), `tourwright-${randomUUID()}.v`);
  const packedFile = `${file}.tiff`;
  try {
    const unpackingEffort = inspection.panorama.isHeic ? heicEffort : 0;
    const [unpacking, onProgress] = shareProgress(order.onProgress, [unpackingEffort, 1]);
    const source = inspection.panorama.isHeic
      ? await unpackHeic(inspection.panorama, packedFile, order.signal, unpacking)
      : inspection.panorama;
    unpacking(1);
    const right = rightEyeOf(source);
    const all = { ...order, onProgress };
    const panorama = await drawAndCut(right ? orderOfLeft(all) : all, source, file);
    if (right) await drawAndCut(orderOfRight(all), right, file);
    const manifest = manifestOf(panorama, order.formats, inspection.panorama.layout);
    return { ok: true, manifest: withLimits(manifest, inspection.panorama, adjustment) };
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error;
    return { ok: false, refusal: await whyNotDecoded(inspection.panorama.path, error.message) };
  } finally {
    for (const made of [file, packedFile]) await rm(made, { force: true });
    endTurn();
  }
}

/** The view is kept from black bars, unless they were turned, or a patch covers them. */
function withLimits(manifest: Manifest, { shown }: Panorama, { level, nadir }: Adjustment): Manifest {
  if (!shown || manifest.coverage || level?.pitch || level?.roll) return manifest;
  return { ...manifest, coverage: nadir ? { ...shown, height: 1 - shown.top } : shown };
}

/** Draws what is not cut as it came, cuts it, and draws the copy that is served of what could not be served itself. */
async function drawAndCut(order: CutOrder, source: Panorama, file: string): Promise<Panorama> {
  const { adjustment, onProgress } = order;
  const isDrawn = !isReady(source, adjustment);
  const isCopied =
    order.onCopy !== undefined && (isDrawn || source.path !== order.path || adjustment !== undefined);
  const efforts = [isDrawn ? drawingEffort(source, adjustment) : 0, 1, isCopied ? copyEffort : 0] as const;
  const [drawing, cutting, copying] = shareProgress(onProgress, efforts);
  const rest = source.layout && !order.isUnhurried ? await showFirst(order, source) : order;
  const panorama = isDrawn ? await draw(order, source, file, drawing) : source;
  await cutAll({ ...rest, onProgress: cutting }, panorama);
  if (isCopied) await copy(order, panorama.path);
  copying(1);
  return panorama;
}

/**
 * To draw six faces or an eye's panorama takes as long as to cut it: what is shown first is drawn before, small. Answers
 * what is left to do.
 */
async function showFirst(order: CutOrder, source: Panorama): Promise<CutOrder> {
  const { onPreview, early: _, ...rest } = order;
  if (!onPreview) return order;
  const stored = new Set(order.stored);
  const onTile: CutOrder['onTile'] = async (tile) => {
    await order.onTile(tile);
    stored.add(tile.path);
  };
  const drawSmall = (small: Panorama, to: string) => draw(order, small, to);
  await showEarly({ ...rest, onPreview, stored: new Set(stored), onTile, draw: drawSmall }, source, 'main');
  return { ...rest, stored };
}

/** Writes the pixels of a panorama as they are to be into a file, and answers what this is. */
async function draw(
  { adjustment = {}, logoPath, threads, signal }: CutOrder,
  panorama: Panorama,
  file: string,
  onProgress?: (fraction: number) => void,
): Promise<Panorama> {
  const task = { kind: 'prepare', panorama, adjustment, logoPath: logoPath ?? null, file } as const;
  const drawn = await threads.do(task, undefined, onProgress);
  signal.throwIfAborted();
  return drawn as Panorama;
}

async function copy({ threads, signal, onCopy, workFolder }: CutOrder, from: string): Promise<void> {
  // Not beside it: that may be where originals are kept.
  const to = join(workFolder ?? tmpdir(), `tourwright-${randomUUID()}.jpg`);
  try {
    await threads.do({ kind: 'copy', from, to });
    signal.throwIfAborted();
    await onCopy?.(to);
  } finally {
    await rm(to, { force: true });
  }
}

/** Makes the early view and then, or for a small panorama meanwhile, all other tiles. */
async function cutAll(order: CutOrder, panorama: Panorama): Promise<void> {
  const { tileSize, levels } = planPyramid(panorama.width);
  const { threads, formats, stored = new Set<string>() } = order;
  const group = openTaskGroup(order.signal);
  const input = inputFor(order, panorama);
  const isStored = (tile: TileId) => pathsOf(tile, formats).every((path) => stored.has(path));
  const onTile = countTiles(order, levels.length, stored);
  // Two decoders would share a core, and hold twice what is held whole. Small ones fit beside each other.
  const isBeside = isSmall(panorama);
  const { onPreview } = order;
  // Where nothing is left to cut no rows pass; around a part of the sphere the early decode is needed anyway.
  const isShownLate =
    order.isUnhurried === true &&
    panorama.coverage === undefined &&
    [...allTiles(levels.length)].some((tile) => !isStored(tile));
  const early =
    (onPreview && !isShownLate) || panorama.coverage
      ? showEarly({ ...order, stored, onTile, signal: group.signal }, panorama, isBeside ? 'early' : 'main')
      : Promise.resolve(null);
  group.add(early);
  const makesFirstLevel = onPreview !== undefined && !isShownLate && hasFirstLevel(panorama);
  const cutAllTiles = () =>
    cutTiles({
      threads,
      signal: group.signal,
      formats,
      stored,
      onTile,
      panorama,
      plan: planTiles(panorama, { tileSize, levelCount: levels.length }),
      input,
      memory: 'main',
      after: early,
      backdrop: early,
      isDone: (tile) => isStored(tile) || (makesFirstLevel && tile.level === 0),
      ...(onPreview && isShownLate
        ? { onPreview: (preview) => group.add(onPreview({ ...preview, manifest: null })) }
        : {}),
    });
  group.add((isBeside ? Promise.resolve(null) : early.catch(() => null)).then(cutAllTiles));
  try {
    await group.settle();
  } finally {
    // The loading thread does that itself, unless it died.
    const decoded = input.kind === 'jpeg' ? input.otherwise : input;
    if (decoded.kind === 'growing') await rm(decoded.file, { force: true });
  }
}

/** Below this many pixels the whole source fits in memory easily, even twice. */
function isSmall({ area }: Panorama): boolean {
  return area.width * area.height <= smallPixels;
}

/** Makes, stores and tells what can be shown first; what was foreseen of it is there already. */
async function showEarly(
  order: CutOrder & Required<Pick<CutOrder, 'stored'>> & Pick<EarlyOrder, 'draw'>,
  panorama: Panorama,
  memory: TileCut['memory'],
): Promise<Backdrop | null> {
  const { stored, formats, onPreview } = order;
  const isStored = (tile: TileId) => pathsOf(tile, formats).every((path) => stored.has(path));
  const { preview, backdrop, tiles } =
    (await order.early) ??
    (await makeEarly({ ...order, panorama, memory, isStored, isShown: onPreview !== undefined }));
  if (!preview) return backdrop;
  order.signal.throwIfAborted();
  const missing = tiles.filter(({ path }) => !stored.has(path));
  await Promise.all(missing.map((tile) => order.onTile(tile)));
  const manifest = manifestOf(panorama, formats);
  const first = hasFirstLevel(panorama) ? { ...manifest, levels: manifest.levels.slice(0, 1) } : null;
  await onPreview?.({ ...preview, manifest: first });
  return backdrop;
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
  if (panorama.path.endsWith('.v')) return { kind: 'file', file: panorama.path };
  const isStreaming = decode ? decode === 'streaming' : !isSmall(panorama);
  const file = join(workFolder ?? tmpdir(), `tourwright-${randomUUID()}.v`);
  const decoded = isStreaming ? ({ kind: 'growing', file } as const) : ({ kind: 'whole' } as const);
  return decode ? decoded : { kind: 'jpeg', otherwise: decoded };
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
