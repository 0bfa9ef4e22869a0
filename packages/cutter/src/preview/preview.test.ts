import { expect, test } from 'vitest';
import { openPreview } from './preview.ts';

/**
 * A sphere whose red grows from west to east and whose green from the top down; every row is requested once at most.
 */
function drawn(width: number) {
  const height = width / 2;
  const drawing = openPreview({ width, height });
  const asked = new Set<number>();
  for (let y = 0; y < height; y++) {
    drawing.take(() => {
      expect(asked.has(y)).toBe(false);
      asked.add(y);
      const row = new Uint8Array(width * 3);
      for (let x = 0; x < width; x++) {
        row[x * 3] = (x * 255) / width;
        row[x * 3 + 1] = (y * 255) / height;
        row[x * 3 + 2] = 128;
      }
      return row;
    });
  }
  return { ...drawing.finish(), asked };
}

const [across, down, edge] = [640, 360, 80];
const focal = across / 2 / Math.tan((50 * Math.PI) / 180);

test.each([1000, 4096, 8192])('of %i columns the thumbnail shows each direction where it lies', (width) => {
  const { thumbnail } = drawn(width);
  for (const [x, y] of [
    [0, 0],
    [639, 0],
    [0, 359],
    [639, 359],
    [320, 180],
    [100, 300],
  ] as const) {
    const [right, up] = [(x + 0.5 - across / 2) / focal, (down / 2 - y - 0.5) / focal];
    const at = (y * across + x) * 3;
    const expected = [
      (0.5 + Math.atan(right) / (2 * Math.PI)) * 255,
      (0.5 - Math.atan(up / Math.hypot(right, 1)) / Math.PI) * 255,
      128,
    ];
    for (const [channel, value] of expected.entries()) {
      expect(Math.abs((thumbnail[at + channel] ?? 0) - value), `${x}, ${y}`).toBeLessThan(1.5);
    }
  }
});

test('the strip shows six faces, the front one ahead and the last one below', () => {
  const { strip } = drawn(4096);
  const middle = (face: number) => {
    const at = ((edge / 2) * 6 * edge + face * edge + edge / 2) * 3;
    return [strip[at] ?? 0, strip[at + 1] ?? 0];
  };
  // Front, right, left; then above and below, where every meridian meets.
  const expected = [127, 191, 64];
  for (const [index, face] of [0, 1, 3].entries()) {
    const [red = 0, green = 0] = middle(face);
    expect(Math.abs(red - (expected[index] ?? 0))).toBeLessThan(3);
    expect(Math.abs(green - 127)).toBeLessThan(3);
  }
  expect(middle(4)[1]).toBeLessThan(4);
  expect(middle(5)[1]).toBeGreaterThan(250);
});

test('above and below what the thumbnail shows fewer rows are requested', () => {
  const { asked } = drawn(8192);
  const inBand = [...asked].filter((y) => y > 1400 && y < 2700).length;
  expect(inBand).toBeGreaterThan(640);
  expect(asked.size).toBeLessThan(1500);
});
