import { levelsOf, planPyramid, type TileId } from '@tourwright/tour/pyramid';
import { radians, type View } from '@tourwright/tour/sphere';
import { expect, test } from 'vitest';
import { drawOrder } from './draw-order.ts';
import { allTiles, selectTiles, tileArea, tileKey } from './select-tiles.ts';
import type { FaceArea } from './tile-quad.ts';

const cube = levelsOf(planPyramid(8192));
const view: View = { yaw: 0.2, pitch: 0.1, hfov: radians(80), width: 1280, height: 720 };

const wanted = { view, level: 2, tiles: selectTiles(view, cube, 2) };

function having(...tiles: TileId[]): (tile: TileId) => boolean {
  const keys = new Set(tiles.map(tileKey));
  return (tile) => keys.has(tileKey(tile));
}

test('when every tile is there, only those of the level are drawn', () => {
  const all = [0, 1, 2].flatMap((level) => allTiles(cube, level));
  const { tiles, isComplete } = drawOrder(wanted, cube, having(...all));
  expect(isComplete).toBe(true);
  expect(tiles.map(tileKey).sort()).toEqual(selectTiles(view, cube, 2).map(tileKey).sort());
});

test('a parent is drawn below a missing tile, and nowhere else', () => {
  const fine = selectTiles(view, cube, 2);
  const [gap, ...rest] = fine;
  const { tiles, gaps, isComplete } = drawOrder(wanted, cube, having(...rest, ...allTiles(cube, 1)));
  expect([gaps, isComplete]).toEqual([[], false]);
  const parents = tiles.filter(({ level }) => level === 1);
  expect(parents).toEqual([{ face: gap!.face, level: 1, row: gap!.row >> 1, column: gap!.column >> 1 }]);
  expect(tiles[0]).toEqual(parents[0]);
});

test('coarse tiles come before fine ones', () => {
  const [one, two] = selectTiles(view, cube, 2);
  const { tiles } = drawOrder(wanted, cube, having(one!, two!, ...allTiles(cube, 0)));
  const levels = tiles.map(({ level }) => level);
  expect(levels).toEqual([...levels].sort());
});

test('with nothing there, every tile of the view is a gap', () => {
  const gaps = selectTiles(view, cube, 2).map((tile) => tileArea(cube, tile));
  expect(drawOrder(wanted, cube, () => false)).toEqual({ tiles: [], gaps, isComplete: false });
});

test('a tile that cannot be had is not waited for', () => {
  const [gap, ...rest] = selectTiles(view, cube, 2);
  const isGap = (tile: TileId) => tileKey(tile) === tileKey(gap!);
  const { gaps, isComplete } = drawOrder(wanted, cube, having(...rest, ...allTiles(cube, 1)), isGap);
  expect([gaps, isComplete]).toEqual([[], true]);
});

/** A cube of 8432 pixels as Pannellum halves it: 263, 527, 1054, ... */
const uneven = [263, 527, 1054, 2108].map((faceSize) => ({ faceSize, tileSize: 512 }));
const unevenWanted = { view, level: 3, tiles: selectTiles(view, uneven, 3) };

test('where levels do not halve exactly, the tiles of a coarser one fill every gap together', () => {
  const { gaps, tiles } = drawOrder(unevenWanted, uneven, having(...allTiles(uneven, 2)));
  expect(gaps).toEqual([]);
  expect(tiles.length).toBeGreaterThan(0);
});

test('what the coarser tiles do not reach of a gap stays a gap, and no more of it', () => {
  const [first] = selectTiles(view, uneven, 2);
  const { gaps } = drawOrder(unevenWanted, uneven, having(first!));
  const areaOf = ({ left, top, right, bottom }: FaceArea) => (right - left) * (bottom - top);
  const sum = (areas: FaceArea[]) => areas.reduce((total, area) => total + areaOf(area), 0);
  const all = unevenWanted.tiles.map((tile) => tileArea(uneven, tile));
  const filled = tileArea(uneven, first!);
  const seen = all.map((area) => ({
    ...area,
    left: Math.max(area.left, filled.left),
    right: Math.min(area.right, filled.right),
    top: Math.max(area.top, filled.top),
    bottom: Math.min(area.bottom, filled.bottom),
  }));
  const overlap = seen.filter(
    ({ face, left, right, top, bottom }) => face === filled.face && right > left && bottom > top,
  );
  expect(sum(gaps)).toBeCloseTo(sum(all) - sum(overlap), 9);
});
