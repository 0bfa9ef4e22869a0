import { levelsOf, planPyramid } from '@tourwright/tour/pyramid';
import { directionOf, faceOf, radians, turnOf, type View } from '@tourwright/tour/sphere';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allTiles, selectTiles, shownArea, tileArea, tileKey, wantedLevel } from './select-tiles.ts';

const cube = levelsOf(planPyramid(8192));
const view: View = { yaw: 0, pitch: 0, hfov: radians(90), width: 1280, height: 720 };

test('the level gives every pixel of the screen a texel of its own', () => {
  const level = wantedLevel(view, cube);
  expect(cube[level]?.faceSize).toBeGreaterThanOrEqual(1280);
  expect(wantedLevel({ ...view, hfov: radians(20) }, cube)).toBe(cube.length - 1);
  expect(wantedLevel({ ...view, width: 320 }, cube)).toBe(0);
});

test('every pixel of every view is on a tile that was selected', () => {
  const arbitrary = fc.record({
    yaw: fc.double({ min: -4, max: 4, noNaN: true }),
    pitch: fc.double({ min: -1.57, max: 1.57, noNaN: true }),
    hfov: fc.double({ min: 0.2, max: 2, noNaN: true }),
    level: fc.integer({ min: 0, max: 2 }),
    across: fc.double({ min: -0.49, max: 0.49, noNaN: true }),
    down: fc.double({ min: -0.49, max: 0.49, noNaN: true }),
  });
  fc.assert(
    fc.property(arbitrary, ({ level, across, down, ...angles }) => {
      const seen = { ...view, ...angles };
      const tiles = selectTiles(seen, cube, level);
      const { face, s, t } = faceOf(pixelDirection(seen, across, down));
      const holds = tiles.some((tile) => {
        const area = tileArea(cube, tile);
        return area.face === face && area.left <= s && s <= area.right && area.top <= t && t <= area.bottom;
      });
      expect(holds).toBe(true);
    }),
    { numRuns: 300 },
  );
});

/** A place of the picture, in shares of its width and height from its middle. */
function pixelDirection({ yaw, pitch, hfov }: View, across: number, down: number) {
  const x = 2 * across * Math.tan(hfov / 2);
  const y = -2 * down * Math.tan(hfov / 2) * (720 / 1280);
  const ahead = Math.cos(pitch) - y * Math.sin(pitch);
  const up = Math.sin(pitch) + y * Math.cos(pitch);
  return directionOf(yaw + Math.atan2(x, ahead), Math.atan2(up, Math.hypot(x, ahead)));
}

test('what is behind is not selected', () => {
  const tiles = selectTiles(view, cube, 2);
  expect(tiles.some(({ face }) => face === 'b')).toBe(false);
  expect(tiles.length).toBeLessThan(allTiles(cube, 2).length / 3);
});

test('the tile in the middle of the view comes first', () => {
  const { face, s, t } = faceOf(directionOf(radians(130), radians(20)));
  const [first] = selectTiles({ ...view, yaw: radians(130), pitch: radians(20) }, cube, 2);
  expect(first).toMatchObject({ face, row: Math.floor(t * 4), column: Math.floor(s * 4) });
});

test('looking straight up shows the whole upper face', () => {
  const up = selectTiles({ ...view, pitch: Math.PI / 2, hfov: radians(110), height: 1280 }, cube, 1);
  expect(up.filter(({ face }) => face === 'u')).toHaveLength(4);
});

test('a margin adds the ring around the view', () => {
  const narrow = selectTiles(view, cube, 2).map(tileKey);
  const wide = selectTiles(view, cube, 2, 1.35).map(tileKey);
  expect(wide).toEqual(expect.arrayContaining(narrow));
  expect(wide.length).toBeGreaterThan(narrow.length);
});

test('neighbours share the very number of their common edge, also where tiles do not fit', () => {
  const odd = [{ tileSize: 500, faceSize: 1300 }];
  const left = tileArea(odd, { face: 'f', level: 0, row: 0, column: 1 });
  const right = tileArea(odd, { face: 'f', level: 0, row: 0, column: 2 });
  expect(left.right).toBe(right.left);
  expect(right.right).toBe(1);
});

test('of a pyramid as large as they come only what is near the view is searched', () => {
  const huge = levelsOf(planPyramid(32768));
  let looks = 0;
  // Each range that is looked at asks for its level.
  const counted = new Proxy(huge, {
    get(levels, key) {
      looks++;
      return Reflect.get(levels, key);
    },
  });
  for (let turn = 0; turn < 100; turn++) {
    selectTiles({ ...view, yaw: turn / 10, hfov: radians(40) }, counted, huge.length - 1);
  }
  expect(looks / 100).toBeLessThan(allTiles(huge, huge.length - 1).length / 4);
});

test('a picture that was turned under the scene shows what is there in it', () => {
  const turn = turnOf({ yaw: radians(90), pitch: 0, roll: 0 });
  const [nearest] = selectTiles({ ...view, hfov: radians(20), turn }, cube, 2);
  expect(nearest?.face).toBe('r');
});

test('a tile that overlaps its neighbours shows more than its own part, but for the rim of the face', () => {
  const deep = [{ tileSize: 254, faceSize: 1016, overlap: 1 }];
  const corner = shownArea(deep, { face: 'f', level: 0, row: 0, column: 3 });
  expect(corner).toEqual({ face: 'f', top: 0, left: 761 / 1016, bottom: 255 / 1016, right: 1 });
  expect(tileArea(deep, { face: 'f', level: 0, row: 0, column: 3 })).toMatchObject({ left: 762 / 1016 });
});
