/** What is shown of a panorama long before its tiles: made of a small version that is decoded for it alone. */
import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { planPyramid, type TileFormat, type TileId } from '@tourwright/tour/pyramid';
import { faces } from '@tourwright/tour/sphere';
import { isReady } from '../adjust/readiness.ts';
import type { Backdrop } from '../decode/backdrop.ts';
import { inspectPanorama, type Panorama } from '../inspect/panorama.ts';
import { earlyWidth, hasFirstLevel } from '../preview/early-size.ts';
import type { Preview } from '../preview/preview.ts';
import type { RowInput } from '../project/load-rows.ts';
import { planTiles } from '../project/tile-plan.ts';
import type { Arrived } from './arriving/read-arriving.ts';
import { cutTiles, type TileCut } from './cut-tiles.ts';
import type { TileThreads } from './tile-threads.ts';

/** Held in memory until it is stored: some hundred kilobytes. */
export interface Early {
  /** Null when it was wanted for its backdrop alone. */
  preview: Preview | null;
  /** What surrounds a partial panorama; null when the whole sphere is covered. */
  backdrop: Backdrop | null;
  /** The coarsest level; empty for a panorama that is made as fast as its first level alone. */
  tiles: { path: string; body: Uint8Array }[];
}

export interface EarlyOrder {
  panorama: Panorama;
  threads: TileThreads;
  memory: TileCut['memory'];
  signal: AbortSignal;
  formats: TileFormat[];
  workFolder?: string | undefined;
  /** False: only the backdrop. */
  isShown: boolean;
  /** Tiles that need not be made. */
  isStored(tile: TileId): boolean;
  /** Of a whole sphere, what was made of it while it came. */
  arrived?: Arrived | null;
  /** Draws a panorama that is not cut as it came, as small as it is described, into a file (`*.v`), and answers what this is. */
  draw?(small: Panorama, file: string): Promise<Panorama>;
}

/**
 * Makes strip, thumbnail and the coarsest level from a small version of the source, twice as large as that level and
 * then halved like all others, so that it is as sharp as they. JPEG decoders need not decode all for that. The version
 * passes through a file that is read while it grows.
 */
export async function makeEarly(order: EarlyOrder): Promise<Early> {
  const { panorama, threads, signal } = order;
  const first = hasFirstLevel(panorama) ? faces.map((face) => ({ face, level: 0, row: 0, column: 0 })) : [];
  const isCut = order.isShown && !first.every(order.isStored);
  const file = join(order.workFolder ?? tmpdir(), `tourwright-${randomUUID()}.v`);
  const drawnFile = `${file}.drawn.v`;
  try {
    const planned = shrunk(panorama, earlyWidth(panorama));
    const small = order.draw ? await order.draw(planned, drawnFile) : planned;
    signal.throwIfAborted();
    const isDecodedFirst = !isCut || panorama.coverage !== undefined;
    const decoded = isDecodedFirst ? threads.do({ kind: 'small', small, file }) : Promise.resolve(null);
    const backdrop = (await decoded) as Backdrop | null;
    signal.throwIfAborted();
    if (!order.isShown) return { preview: null, backdrop, tiles: [] };
    if (!isCut) {
      const preview = await threads.do({ kind: 'preview', small, file, backdrop });
      return { preview: preview as Preview, backdrop, tiles: [] };
    }
    const input = inputOf(isDecodedFirst ? file : order.arrived?.file, file);
    return { ...(await cutFirstLevel(order, small, input, backdrop)), backdrop };
  } finally {
    for (const made of [file, drawnFile]) await rm(made, { force: true });
  }
}

/** Pixels that are there, or are decoded into a file while they are read. */
function inputOf(there: string | undefined, file: string): RowInput {
  return there === undefined ? { kind: 'small', file } : { kind: 'file', file: there };
}

/**
 * The same of a file that will be cut soon. Null when it is no panorama, or one that is not cut as it came. It takes its
 * turn when it is called: a cut that waits for it comes after it. `arriving`: what was decoded of it while it came.
 */
export async function foreseeEarly(
  path: string,
  order: Pick<EarlyOrder, 'threads' | 'signal' | 'formats'> & { workFolder: string },
  arriving: Promise<Arrived | null> = Promise.resolve(null),
): Promise<Early | null> {
  const endTurn = await order.threads.takeTurn(order.signal);
  try {
    await mkdir(order.workFolder, { recursive: true, mode: 0o700 });
    const arrived = await arriving;
    const panorama = arrived?.panorama ?? (await inspectReady(path));
    if (!panorama) return null;
    const isStored = () => false;
    return await makeEarly({ ...order, panorama, arrived, memory: 'main', isShown: true, isStored });
  } finally {
    endTurn();
  }
}

async function inspectReady(path: string): Promise<Panorama | null> {
  const inspection = await inspectPanorama(path);
  return inspection.ok && isReady(inspection.panorama, undefined) ? inspection.panorama : null;
}

async function cutFirstLevel(
  { threads, signal, formats, memory, panorama, arrived, isStored }: EarlyOrder,
  small: Panorama,
  input: RowInput,
  backdrop: Backdrop | null,
): Promise<Pick<Early, 'preview' | 'tiles'>> {
  const { tileSize } = planPyramid(panorama.width);
  const tiles: Early['tiles'] = [];
  let preview: Preview | null = arrived?.preview ?? null;
  const onPreview = (drawn: Preview) => {
    preview = drawn;
  };
  await cutTiles({
    threads,
    signal,
    formats,
    memory,
    panorama: small,
    plan: planTiles(small, { tileSize, levelCount: 2 }),
    input,
    backdrop: Promise.resolve(backdrop),
    isDone: (tile) => tile.level > 0 || isStored(tile),
    stored: new Set(),
    onTile: async (tile) => void tiles.push(tile),
    ...(arrived ? {} : { onPreview }),
  });
  return { preview, tiles };
}

/** What is held of a panorama of another size. */
function shrunk(panorama: Panorama, width: number): Panorama {
  const scale = width / panorama.width;
  const size = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  const full = { width, height: size(panorama.height) };
  const part = { width: size(panorama.area.width), height: size(panorama.area.height) };
  const left = Math.min(Math.round(panorama.area.left * scale), full.width - part.width);
  const top = Math.min(Math.round(panorama.area.top * scale), full.height - part.height);
  return { ...panorama, ...full, area: { left, top, ...part }, isShrunk: true };
}
