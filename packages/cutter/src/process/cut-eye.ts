/** Cuts one sphere: adjustments are drawn first, and the served copy after. */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Adjustment } from '@tourwright/tour/document';
import { isCutAsIs } from '../adjust/adjustment-needs.ts';
import type { Panorama } from '../inspect/panorama.ts';
import type { CutOrder } from './cut-order.ts';
import { cutPyramid } from './cut-pyramid.ts';
import { showEarlyView } from './early-view/show-early-view.ts';
import { shareProgress } from './share-progress.ts';

/** What the copy takes besides the tiles, in the time that they take. */
const copyEffort = 0.2;

/** Cuts a panorama, of two views the one of an eye; `file` is where it may be drawn. Returns what was cut. */
export async function cutEye(order: CutOrder, source: Panorama, file: string): Promise<Panorama> {
  const { adjustment, onProgress } = order;
  const isDrawn = !isCutAsIs(source, adjustment);
  const isCopied =
    order.onCopy !== undefined && (isDrawn || source.path !== order.path || adjustment !== undefined);
  const efforts = [isDrawn ? drawingEffort(source, adjustment) : 0, 1, isCopied ? copyEffort : 0] as const;
  const [drawing, cutting, copying] = shareProgress(onProgress, efforts);
  const rest = source.layout && !order.isUnhurried ? await showFirst(order, source) : order;
  const panorama = isDrawn ? await drawSource(order, source, file, drawing) : source;
  await cutPyramid({ ...rest, onProgress: cutting }, panorama);
  if (isCopied) await storeCopy(order, panorama.path);
  copying(1);
  return panorama;
}

/** Measured on two cores, where the tiles are made by both and this is done by one. */
function drawingEffort({ layout }: Panorama, { level }: Adjustment = {}): number {
  return (level ? 2 : 0.5) + (layout ? 0.5 : 0);
}

/**
 * To draw six faces or an eye's panorama takes as long as to cut it: what is shown first is drawn before, small. Returns
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
  const drawSmall = (small: Panorama, to: string) => drawSource(order, small, to);
  const first = { ...rest, onPreview, stored: new Set(stored), onTile, draw: drawSmall };
  await showEarlyView(first, source, 'main');
  return { ...rest, stored };
}

/** Writes the pixels of a panorama as they are to be into a file, and returns what this is. */
async function drawSource(
  { adjustment = {}, logoPath, threads, signal }: CutOrder,
  panorama: Panorama,
  file: string,
  onProgress?: (fraction: number) => void,
): Promise<Panorama> {
  const task = { kind: 'draw', panorama, adjustment, logoPath: logoPath ?? null, file } as const;
  const drawn = await threads.do(task, undefined, onProgress);
  signal.throwIfAborted();
  return drawn as Panorama;
}

/** Encodes the copy that is served of a panorama whose pixels are in a file, and hands it on. */
async function storeCopy({ threads, signal, onCopy, workFolder }: CutOrder, from: string): Promise<void> {
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
