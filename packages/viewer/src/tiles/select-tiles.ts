/** Which tiles a view needs. Pure: the same view and panorama give the same list. */
import { levelFor, type PyramidLevel, type TileId } from '@tourwright/tour/pyramid';
import { type Face, faces } from '@tourwright/tour/sphere';
import { type FaceArea, type Frustum, frustumOf, isSeen, nearness, type PictureView } from './tile-quad.ts';

/** Coarsest first. */
export type Levels = readonly PyramidLevel[];

/** A range of tiles of one face: from the first row and column up to, not including, the last. */
interface TileRange {
  face: Face;
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** One string for a tile, unique within its panorama. */
export function tileKey({ face, level, row, column }: TileId): string {
  return `${face}/${level}/${row}/${column}`;
}

/** Where a tile is on its face. */
export function tileArea(levels: Levels, { face, level, row, column }: TileId): FaceArea {
  return areaOf({ face, top: row, left: column, bottom: row + 1, right: column + 1 }, levelAt(levels, level));
}

/** What a tile shows of its face: its own part, and as much around it as its picture holds. */
export function shownArea(levels: Levels, { face, level, row, column }: TileId): FaceArea {
  const { overlap = 0, tileSize } = levelAt(levels, level);
  const more = overlap / tileSize;
  const range = {
    face,
    top: row - more,
    left: column - more,
    bottom: row + 1 + more,
    right: column + 1 + more,
  };
  return areaOf(range, levelAt(levels, level));
}

/** A face has the fewest texels in its middle, a screen has not: a little more than one for each pixel. */
const detail = 1.15;

/** The level that fills the screen, for a view in device pixels. */
export function wantedLevel(view: PictureView, levels: Levels): number {
  return levelFor({ hfov: view.hfov, width: view.width * detail }, { levels });
}

/** The tiles of a level that a view sees, nearest to its middle first; `margin` above 1 widens the view. */
export function selectTiles(view: PictureView, levels: Levels, level: number, margin = 1): TileId[] {
  const frustum = frustumOf(view, margin);
  const side = tilesPerSide(levels, level);
  const found: TileId[] = [];
  for (const face of faces) {
    collect({ face, top: 0, left: 0, bottom: side, right: side }, levels, level, frustum, found);
  }
  return found
    .map((tile) => ({ tile, near: nearness(tileArea(levels, tile), frustum) }))
    .sort((a, b) => b.near - a.near)
    .map(({ tile }) => tile);
}

/** All tiles of a level. */
export function allTiles(levels: Levels, level: number): TileId[] {
  const side = Array.from({ length: tilesPerSide(levels, level) }, (_, index) => index);
  return faces.flatMap((face) => side.flatMap((row) => side.map((column) => ({ face, level, row, column }))));
}

/** Halves a range until what is left is one tile, skipping what the view does not see. */
function collect(range: TileRange, levels: Levels, level: number, frustum: Frustum, found: TileId[]): void {
  if (!isSeen(areaOf(range, levelAt(levels, level)), frustum)) return;
  const { face, top, left, bottom, right } = range;
  if (bottom - top === 1 && right - left === 1) {
    found.push({ face, level, row: top, column: left });
    return;
  }
  if (bottom - top >= right - left) {
    const middle = (top + bottom) >> 1;
    collect({ ...range, bottom: middle }, levels, level, frustum, found);
    collect({ ...range, top: middle }, levels, level, frustum, found);
  } else {
    const middle = (left + right) >> 1;
    collect({ ...range, right: middle }, levels, level, frustum, found);
    collect({ ...range, left: middle }, levels, level, frustum, found);
  }
}

function levelAt(levels: Levels, level: number): PyramidLevel {
  return levels[level] as PyramidLevel;
}

/** How many tiles are along one edge of a face. */
function tilesPerSide(levels: Levels, level: number): number {
  const { faceSize, tileSize } = levelAt(levels, level);
  return Math.ceil(faceSize / tileSize);
}

function areaOf(
  { face, top, left, bottom, right }: TileRange,
  { faceSize, tileSize }: PyramidLevel,
): FaceArea {
  // The last tile may be smaller than the others. Neighbours get the very same number for their common edge, so
  // that no gap opens between them.
  const step = tileSize / faceSize;
  const place = (index: number) => Math.min(1, Math.max(0, index * step));
  return { face, top: place(top), left: place(left), bottom: place(bottom), right: place(right) };
}
