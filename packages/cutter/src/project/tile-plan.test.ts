import { directionOfFace, equirectangularOf, faces } from '@tourwright/tour/sphere';
import { expect, test } from 'vitest';
import { guardRows, planTiles, tileCount, tileIndex, tilesOf } from './tile-plan.ts';

const large = () => planTiles({ width: 16384, height: 8192 }, { tileSize: 640, levelCount: 4 });

test('a step names all source rows that its pixels need', () => {
  const plan = planTiles({ width: 2048, height: 1024 }, { tileSize: 160, levelCount: 3 });
  for (const step of plan.steps) {
    const rows = [];
    for (const { face, row, column } of tilesOf(step, 3)) {
      for (let y = 0; y <= 40; y++) {
        for (let x = 0; x <= 40; x++) {
          const direction = directionOfFace(face, (column + x / 40) / 4, (row + y / 40) / 4);
          rows.push(Math.floor(equirectangularOf(direction).v * 1024 - 0.5) + guardRows);
        }
      }
    }
    expect(Math.min(...rows) - 1).toBeGreaterThanOrEqual(step.first);
    expect(Math.max(...rows) + 2).toBeLessThanOrEqual(step.last);
  }
});

test('steps go from north to south and cover each face once', () => {
  const { steps } = large();
  const places = new Set(
    steps.flatMap((step) => tilesOf(step, 4).map(({ face, row, column }) => `${face} ${row} ${column}`)),
  );
  expect(places.size).toBe(6 * 64);
  expect(steps.every((step, index) => index === 0 || step.last >= steps[index - 1]!.last)).toBe(true);
});

test('a window of an eighth of the source suffices', () => {
  expect(large().window).toBeLessThan(8192 / 8);
});

test('few halves of parents wait at once', () => {
  const { openHalves } = large();
  expect(openHalves).toBeGreaterThan(4);
  expect(openHalves).toBeLessThan(tileCount(3) / 2);
});

test('numbers every tile once, without gaps', () => {
  const numbers = new Set<number>();
  for (let level = 0; level < 3; level++) {
    for (const face of faces) {
      for (let row = 0; row < 2 ** level; row++) {
        for (let column = 0; column < 2 ** level; column++) numbers.add(tileIndex(face, level, row, column));
      }
    }
  }
  expect(numbers.size).toBe(tileCount(3));
  expect(Math.max(...numbers)).toBe(tileCount(3) - 1);
});
