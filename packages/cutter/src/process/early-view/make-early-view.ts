/** The early view of a panorama, made from a small decode long before its tiles. */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { planPyramid, type TileFormat, type TileId } from '@tourwright/tour/pyramid';
import { faces } from '@tourwright/tour/sphere';
import type { Backdrop } from '../../decode/backdrop.ts';
import type { RowInput } from '../../decode/open-rows.ts';
import type { Panorama } from '../../inspect/panorama.ts';
import { earlyWidth, hasFirstLevel } from '../../preview/early-size.ts';
import type { Preview } from '../../preview/encode-preview.ts';
import { planTiles } from '../../project/tile-plan.ts';
import { cutTiles, type TileCut } from '../cut-tiles.ts';
import type { TileThreads } from '../threads/tile-threads.ts';

/** Held in memory until it is stored: some hundred kilobytes. */
export interface EarlyTiles {
  /** Null when it was wanted for its backdrop alone. */
  preview: Preview | null;
  /** What surrounds a partial panorama; null when the whole sphere is covered. */
  backdrop: Backdrop | null;
  /** The coarsest level; empty for a panorama that is made as fast as its first level alone. */
  tiles: { path: string; body: Uint8Array }[];
}

/** What is needed to make the first tiles and the preview before all others. */
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
  /** Of a whole sphere, what was decoded of it while it was uploaded. */
  uploaded?: { file: string; preview: Preview } | null;
  /** Draws a panorama that is not cut as it came, as small as it is described, into a file (`*.v`), and returns what this is. */
  draw?(small: Panorama, file: string): Promise<Panorama>;
}

/**
 * Makes strip, thumbnail and the coarsest level from a small version of the source, twice as large as that level and
 * then halved like all others, so that it is as sharp as they. JPEG decoders need not decode all for that. The version
 * passes through a file that is read while it grows.
 */
export async function makeEarlyView(order: EarlyOrder): Promise<EarlyTiles> {
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
    const input = inputOf(isDecodedFirst ? file : order.uploaded?.file, file);
    return { ...(await cutFirstLevel(order, small, input, backdrop)), backdrop };
  } finally {
    for (const made of [file, drawnFile]) await rm(made, { force: true });
  }
}

/** Pixels that are there, or are decoded into a file while they are read. */
function inputOf(there: string | undefined, file: string): RowInput {
  return there === undefined ? { kind: 'small', file } : { kind: 'file', file: there };
}

async function cutFirstLevel(
  { threads, signal, formats, memory, panorama, uploaded, isStored }: EarlyOrder,
  small: Panorama,
  input: RowInput,
  backdrop: Backdrop | null,
): Promise<Pick<EarlyTiles, 'preview' | 'tiles'>> {
  const { tileSize } = planPyramid(panorama.width);
  const tiles: EarlyTiles['tiles'] = [];
  let preview: Preview | null = uploaded?.preview ?? null;
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
    ...(uploaded ? {} : { onPreview }),
  });
  return { preview, tiles };
}

/** The panorama as it is described when it is held in another size. */
function shrunk(panorama: Panorama, width: number): Panorama {
  const scale = width / panorama.width;
  const size = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  const full = { width, height: size(panorama.height) };
  const part = { width: size(panorama.area.width), height: size(panorama.area.height) };
  const left = Math.min(Math.round(panorama.area.left * scale), full.width - part.width);
  const top = Math.min(Math.round(panorama.area.top * scale), full.height - part.height);
  return { ...panorama, ...full, area: { left, top, ...part }, isShrunk: true };
}
