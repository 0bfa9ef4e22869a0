import { expect, test } from 'vitest';
import { popoverPlace, type Rect } from './popover-place.ts';

const size = { width: 340, height: 300 };
const room = { width: 1100, height: 800 };
const hall: Rect = { x: 500, y: 300, width: 112, height: 90 };
const attic: Rect = { x: 280, y: 270, width: 112, height: 90 };

function covers({ x, y }: { x: number; y: number }, rect: Rect): boolean {
  return (
    x < rect.x + rect.width && x + size.width > rect.x && y < rect.y + rect.height && y + size.height > rect.y
  );
}

test('the panel of an arrow covers neither of the scenes that it joins', () => {
  const place = popoverPlace(size, { x: 446, y: 330 }, room, { ends: [hall, attic], others: [] });
  expect([hall, attic].map((rect) => covers(place, rect))).toEqual([false, false]);
});

test('other scenes are kept free as well, where there is room', () => {
  const below: Rect = { x: 380, y: 520, width: 112, height: 90 };
  const place = popoverPlace(size, { x: 446, y: 330 }, room, { ends: [hall, attic], others: [below] });
  expect([hall, attic, below].map((rect) => covers(place, rect))).toEqual([false, false, false]);
});

test.each([[{ width: 1100, height: 800 }], [{ width: 420, height: 360 }]])(
  'it stays within the rims of the map, also at a corner (%o)',
  (small) => {
    const ends = [{ ...hall, x: small.width - 120, y: small.height - 100 }];
    const place = popoverPlace(size, { x: small.width - 20, y: small.height - 20 }, small, {
      ends,
      others: [],
    });
    expect(Math.min(place.x, place.y)).toBeGreaterThanOrEqual(8);
    expect(place.x + size.width).toBeLessThanOrEqual(small.width);
    expect(place.y + size.height).toBeLessThanOrEqual(small.height);
  },
);
