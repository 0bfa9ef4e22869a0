import { type TileFormat, type TileId, tileUrl } from '@tourwright/tour/pyramid';
import { directionOfFace, equirectangularOf, type Face, faces } from '@tourwright/tour/sphere';

/** Rows above and below the picture, so that a 4x4 neighbourhood at a pole needs no exception. */
export const guardRows = 2;

/**
 * A step of the work: the tiles at one place of the four lateral faces, or those of the upper or lower face at one place of
 * its first quarter and where that is mirrored, which share their latitudes. `first` and `last` are the source rows that
 * it reads, counted from the first guard row.
 */
export interface TileStep {
  kind: 'lateral' | 'u' | 'd';
  row: number;
  column: number;
  first: number;
  last: number;
}

/** How a panorama is cut: its finest tiles from north to south, so that a window of source rows suffices. */
export interface TilePlan {
  /** The full equirectangular picture in pixels. */
  width: number;
  height: number;
  tileSize: number;
  levelCount: number;
  steps: TileStep[];
  /** The most source rows needed at once by a step and those before it. */
  window: number;
  /** The most halves of parents (tiles of coarser levels), upper or lower, that wait for children at once. */
  openHalves: number;
}

/** Plans the cutting of a picture into faces of `tileSize * 2 ** (levelCount - 1)` pixels. */
export function planTiles(size: { width: number; height: number }, pyramid: PyramidSize): TilePlan {
  const { tileSize, levelCount } = pyramid;
  const perSide = 2 ** (levelCount - 1);
  const steps: TileStep[] = [];
  for (const [kind, face] of [['lateral', 'f'] as const, ['u', 'u'] as const, ['d', 'd'] as const]) {
    const count = kind === 'lateral' ? perSide : Math.ceil(perSide / 2);
    for (let row = 0; row < count; row++) {
      for (let column = 0; column < count; column++) {
        steps.push({ kind, row, column, ...rowsOf(face, row, column, perSide, size.height) });
      }
    }
  }
  steps.sort((a, b) => a.last - b.last || a.first - b.first);
  const plan = { ...size, tileSize, levelCount, steps };
  return { ...plan, window: windowOf(steps), openHalves: openHalvesOf(plan) };
}

/** How large a pyramid is: the edge of its tiles in pixels, and its levels. */
export interface PyramidSize {
  tileSize: number;
  levelCount: number;
}

/** The tiles of the finest level that a step makes, in the kernel's order; a face of one tile has no others to mirror. */
export function tilesOf(
  { kind, row, column }: Pick<TileStep, 'kind' | 'row' | 'column'>,
  levelCount: number,
): TileId[] {
  const level = levelCount - 1;
  if (kind === 'lateral') return lateralFaces.map((face) => ({ face, level, row, column }));
  const last = 2 ** level - 1;
  const rows = last === 0 ? [0] : [row, last - row];
  const columns = last === 0 ? [0] : [column, last - column];
  return rows.flatMap((y) => columns.map((x) => ({ face: kind, level, row: y, column: x })));
}

const lateralFaces = ['f', 'r', 'b', 'l'] as const;

/** Numbers all tiles of a pyramid of doubling levels, coarsest first. */
export function tileIndex(face: Face, level: number, row: number, column: number): number {
  const perSide = 2 ** level;
  return 2 * (4 ** level - 1) + (faces.indexOf(face) * perSide + row) * perSide + column;
}

/** Every tile of such a pyramid. */
export function* allTiles(levelCount: number): Generator<TileId> {
  for (let level = 0; level < levelCount; level++) {
    const perSide = 2 ** level;
    for (const face of faces) {
      for (let row = 0; row < perSide; row++) {
        for (let column = 0; column < perSide; column++) yield { face, level, row, column };
      }
    }
  }
}

/** How many tiles such a pyramid has. */
export function tileCount(levelCount: number): number {
  return 2 * (4 ** levelCount - 1);
}

/** The latitudes of a tile are between those of its rim, or reach the pole when that is inside. */
function rowsOf(face: Face, row: number, column: number, perSide: number, height: number) {
  let [top, bottom] = [1, 0];
  const samples = 16;
  const look = (s: number, t: number) => {
    const { v } = equirectangularOf(directionOfFace(face, s / perSide, t / perSide));
    top = Math.min(top, v);
    bottom = Math.max(bottom, v);
  };
  for (let k = 0; k <= samples; k++) {
    const along = k / samples;
    look(column + along, row);
    look(column + along, row + 1);
    look(column, row + along);
    look(column + 1, row + along);
  }
  const half = perSide / 2;
  if (row <= half && half <= row + 1 && column <= half && half <= column + 1) look(half, half);
  // Two rows of chroma for the 4x4 neighbourhood, which are four of luma, one for the pair that is one row of chroma, and one
  // for an extreme between two samples of the rim.
  const margin = 6;
  return {
    first: Math.max(0, Math.floor(top * height) + guardRows - margin),
    last: Math.min(height + 2 * guardRows - 1, Math.ceil(bottom * height) + guardRows + margin),
  };
}

function windowOf(steps: readonly TileStep[]): number {
  let [lowest, window] = [Number.POSITIVE_INFINITY, 0];
  for (const step of steps.toReversed()) {
    lowest = Math.min(lowest, step.first);
    window = Math.max(window, step.last - lowest + 1);
  }
  return window;
}

function openHalvesOf({ levelCount, steps }: Pick<TilePlan, 'levelCount' | 'steps'>): number {
  const children = new Uint8Array(tileCount(levelCount) * 2);
  let [open, most] = [0, 0];
  const bring = (face: Face, level: number, row: number, column: number) => {
    if (level === 0) return;
    const parent = tileIndex(face, level - 1, row >> 1, column >> 1);
    const [mine, other] = [parent * 2 + (row & 1), parent * 2 + 1 - (row & 1)];
    const brought = (children[mine] ?? 0) + 1;
    children[mine] = brought;
    if (brought === 1) most = Math.max(most, ++open);
    if (brought + (children[other] ?? 0) < 4) return;
    open -= 2;
    bring(face, level - 1, row >> 1, column >> 1);
  };
  for (const step of steps) {
    for (const { face, level, row, column } of tilesOf(step, levelCount)) bring(face, level, row, column);
  }
  return most;
}

/** Where a tile is in every format. */
export function pathsOf(tile: TileId, formats: readonly TileFormat[]): string[] {
  return formats.map((format) => tileUrl('', tile, format));
}
