import { directionOfFace, equirectangularOf, faces } from '@tourwright/tour/sphere';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tileRegions } from './tile-regions.ts';

const size = { width: 4096, height: 2048 };
const whole = { left: 0, top: 0, width: 1, height: 1 };

const tiles = fc.record({
  face: fc.constantFrom(...faces),
  side: fc.constantFrom(1, 2, 3, 4, 8),
  row: fc.nat(7),
  column: fc.nat(7),
  s: fc.double({ min: 0, max: 1, noNaN: true }),
  t: fc.double({ min: 0, max: 1, noNaN: true }),
});

function areaOf({ side, row, column }: { side: number; row: number; column: number }) {
  const [down, along] = [row % side, column % side];
  return { left: along / side, right: (along + 1) / side, top: down / side, bottom: (down + 1) / side };
}

test('every place of a tile is in one of its regions, within the part that is taken from it', () => {
  fc.assert(
    fc.property(tiles, ({ face, s, t, ...place }) => {
      const area = { face, ...areaOf(place) };
      const [x, y] = [area.left + (area.right - area.left) * s, area.top + (area.bottom - area.top) * t];
      const direction = directionOfFace(face, x, y);
      // At a pole every yaw is as good as another.
      fc.pre(Math.hypot(direction[0], direction[2]) > 1e-6);
      const { u: around, v } = equirectangularOf(direction);
      const holds = tileRegions(area, size, whole).some(({ across, down, taken }) => {
        const hair = 2e-3;
        // The back is at both ends of the picture, as the projector has it.
        const u = around + Math.round((across.from + across.to) / 2 - around);
        const isTaken = taken.from - hair <= u && u <= taken.to + hair;
        return isTaken && across.from - hair <= u && u <= across.to + hair && down.from <= v && v <= down.to;
      });
      expect(holds).toBe(true);
    }),
    { numRuns: 500, examples: [[{ face: 'b', side: 2, row: 0, column: 0, s: 1, t: 0 }]] },
  );
});

test('a tile across the back takes both ends of the picture, one over a pole all of its width', () => {
  const back = { face: 'b', left: 0, top: 0, right: 1, bottom: 1 } as const;
  expect(
    tileRegions(back, size, whole).map(({ left, width }) => left + width === 4096 || left === 0),
  ).toEqual([true, true]);
  const [sky, ...others] = tileRegions({ ...back, face: 'u' }, size, whole);
  expect([sky?.left, sky?.width, sky?.top, others]).toEqual([0, 4096, 0, []]);
});

test('far from the poles a tile needs no more pixels than it has itself, and a rim', () => {
  const [region] = tileRegions({ face: 'f', left: 0.25, top: 0.25, right: 0.5, bottom: 0.5 }, size, whole);
  expect(region?.width).toBeLessThan(330);
  expect(region?.height).toBeLessThan(330);
});

test('where a picture has nothing, nothing is taken', () => {
  const band = { left: 0, top: 0.25, width: 1, height: 0.5 };
  const zenith = { face: 'u', left: 0.4, top: 0.4, right: 0.6, bottom: 0.6 } as const;
  expect(tileRegions(zenith, { width: 4096, height: 1024 }, band)).toEqual([]);
  const ahead = { face: 'f', left: 0.4, top: 0.4, right: 0.6, bottom: 0.6 } as const;
  expect(tileRegions(ahead, { width: 4096, height: 1024 }, band)[0]?.top).toBeGreaterThan(300);
});
