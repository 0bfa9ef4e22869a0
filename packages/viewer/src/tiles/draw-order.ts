import type { Manifest, TileId } from '@tourwright/tour/pyramid';
import { selectTiles, tileArea } from './select-tiles.ts';
import type { FaceArea, PictureView } from './tile-quad.ts';

/**
 * What to draw for a view of what has arrived, coarsest first: the wanted tiles of its level, and below each missing one
 * what is there of the levels above it, so that the screen is never empty while finer tiles come. `gaps` is what none of
 * them fills. What cannot be had at all (`isMissing`) is not waited for.
 */
export function drawOrder(
  { view, level, tiles: wanted }: { view: PictureView; level: number; tiles: readonly TileId[] },
  manifest: Pick<Manifest, 'levels' | 'tileSize'>,
  has: (tile: TileId) => boolean,
  isMissing: (tile: TileId) => boolean = () => false,
): { tiles: TileId[]; gaps: FaceArea[]; isComplete: boolean } {
  const order: TileId[] = [];
  let missing: FaceArea[] = [];
  let isComplete = true;
  for (let depth = level; depth >= 0; depth--) {
    if (depth < level && missing.length === 0) break;
    const seen = depth === level ? wanted : selectTiles(view, manifest, depth);
    const there = seen.filter(has);
    const areas = (tiles: readonly TileId[]) => tiles.map((tile) => tileArea(manifest, tile));
    if (depth === level) {
      order.push(...there);
      const absent = seen.filter((tile) => !has(tile));
      missing = areas(absent);
      isComplete = absent.every(isMissing);
    } else {
      const useful = there.filter((tile) => missing.some((gap) => overlap(tileArea(manifest, tile), gap)));
      order.unshift(...useful);
      const filled = areas(useful);
      missing = missing.filter((gap) => !filled.some((area) => contains(area, gap)));
    }
  }
  return { tiles: order, gaps: missing, isComplete };
}

function overlap(a: FaceArea, b: FaceArea): boolean {
  return a.face === b.face && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Whether `inner` lies within `outer`, to rounding. */
function contains(outer: FaceArea, inner: FaceArea): boolean {
  const hair = 1e-9;
  return (
    outer.face === inner.face &&
    outer.left <= inner.left + hair &&
    outer.top <= inner.top + hair &&
    outer.right >= inner.right - hair &&
    outer.bottom >= inner.bottom - hair
  );
}
