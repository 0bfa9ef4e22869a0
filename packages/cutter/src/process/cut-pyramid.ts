import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { planPyramid, type TileId } from '@tourwright/tour/pyramid';
import type { RowInput } from '../decode/open-rows.ts';
import type { Panorama } from '../inspect/panorama.ts';
import { hasFirstLevel } from '../preview/early-size.ts';
import { allTiles, pathsOf, planTiles, tileCount } from '../project/tile-plan.ts';
import type { CutOrder } from './cut-order.ts';
import { cutTiles, type TileCut } from './cut-tiles.ts';
import { showEarlyView } from './early-view/show-early-view.ts';
import { openTaskGroup } from './task-group.ts';

/** Below this many pixels the whole source fits in memory easily, even twice. */
const smallPixels = 12_000_000;

/** Makes the early view and then, or for a small panorama meanwhile, all other tiles. */
export async function cutPyramid(order: CutOrder, panorama: Panorama): Promise<void> {
  const { tileSize, levels } = planPyramid(panorama.width);
  const { threads, formats, onPreview, stored = new Set<string>() } = order;
  const input = inputFor(order, panorama);
  // Two decoders would share a core, and hold twice what is held whole. Small ones fit beside each other.
  const isBeside = isSmall(panorama);
  const onTile = countTiles(order, levels.length, stored);
  const isStored = (tile: TileId) => pathsOf(tile, formats).every((path) => stored.has(path));
  const plan = planTiles(panorama, { tileSize, levelCount: levels.length });
  // Where nothing is left to cut no rows pass; around a part of the sphere the early decode is needed anyway.
  const isShownLate =
    order.isUnhurried === true &&
    panorama.coverage === undefined &&
    [...allTiles(levels.length)].some((tile) => !isStored(tile));
  const makesFirstLevel = onPreview !== undefined && !isShownLate && hasFirstLevel(panorama);
  const group = openTaskGroup(order.signal);
  const early =
    (onPreview && !isShownLate) || panorama.coverage
      ? showEarlyView(
          { ...order, stored, onTile, signal: group.signal },
          panorama,
          isBeside ? 'early' : 'main',
        )
      : Promise.resolve(null);
  group.add(early);
  const cutAllTiles = () =>
    cutTiles({
      threads,
      signal: group.signal,
      formats,
      stored,
      onTile,
      panorama,
      plan,
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

function isSmall({ area }: Panorama): boolean {
  return area.width * area.height <= smallPixels;
}

/** Passes tiles on and reports what share of all is stored. */
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
