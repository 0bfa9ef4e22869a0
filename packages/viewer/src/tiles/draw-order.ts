import type { TileId } from '@tourwright/tour/pyramid';
import { type Levels, selectTiles, tileArea } from './select-tiles.ts';
import type { FaceArea, PictureView } from './tile-quad.ts';

/**
 * What to draw for a view of what has arrived, coarsest first: the wanted tiles of its level, and below each missing one
 * what is there of the levels above it, so that the screen is never empty while finer tiles come. `gaps` is what none of
 * them fills. What cannot be had at all (`isMissing`) is not waited for.
 */
export function drawOrder(
  { view, level, tiles: wanted }: { view: PictureView; level: number; tiles: readonly TileId[] },
  levels: Levels,
  has: (tile: TileId) => boolean,
  isMissing: (tile: TileId) => boolean = () => false,
): { tiles: TileId[]; gaps: FaceArea[]; isComplete: boolean } {
  const order: TileId[] = [];
  let missing: FaceArea[] = [];
  let isComplete = true;
  for (let depth = level; depth >= 0; depth--) {
    if (depth < level && missing.length === 0) break;
    const seen = depth === level ? wanted : selectTiles(view, levels, depth);
    const there = seen.filter(has);
    const areas = (tiles: readonly TileId[]) => tiles.map((tile) => tileArea(levels, tile));
    if (depth === level) {
      order.push(...there);
      const absent = seen.filter((tile) => !has(tile));
      missing = areas(absent);
      isComplete = absent.every(isMissing);
    } else {
      const useful = there.filter((tile) => missing.some((gap) => overlap(tileArea(levels, tile), gap)));
      order.unshift(...useful);
      // Where levels do not halve exactly, several tiles may fill one gap, each a part of it.
      for (const area of areas(useful)) missing = missing.flatMap((gap) => without(gap, area));
    }
  }
  return { tiles: order, gaps: missing, isComplete };
}

/** What is narrower than this is rounding. */
const hair = 1e-9;

function overlap(a: FaceArea, b: FaceArea): boolean {
  return (
    a.face === b.face &&
    a.left < b.right - hair &&
    b.left < a.right - hair &&
    a.top < b.bottom - hair &&
    b.top < a.bottom - hair
  );
}

/** What is left of a gap beside an area that fills some of it: rectangles above, below and at its sides. */
function without(gap: FaceArea, filled: FaceArea): FaceArea[] {
  if (!overlap(gap, filled)) return [gap];
  const top = Math.max(gap.top, filled.top);
  const bottom = Math.min(gap.bottom, filled.bottom);
  return [
    { ...gap, bottom: top },
    { ...gap, top: bottom },
    { ...gap, top, bottom, right: filled.left },
    { ...gap, top, bottom, left: filled.right },
  ].filter((rest) => rest.right - rest.left > hair && rest.bottom - rest.top > hair);
}
