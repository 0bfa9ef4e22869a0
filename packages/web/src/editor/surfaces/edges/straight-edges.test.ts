import { expect, test } from 'vitest';
import { findFrame, type GrayPicture, type Point, snapToEdges } from './straight-edges.ts';

type Quad = readonly [Point, Point, Point, Point];

/** A convex shape on a ground, its rims smooth over a pixel, with noise like a photo's. */
function painted(corners: readonly Point[], { ink = 60, ground = 170, noise = 6 } = {}): GrayPicture {
  const [width, height] = [320, 240];
  let seed = 7;
  const random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647 - 0.5;
  };
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const inside = Math.min(
        ...corners.map((corner, index) => {
          const next = corners[(index + 1) % corners.length] ?? corner;
          const [dx, dy] = [next.x - corner.x, next.y - corner.y];
          return (dx * (y - corner.y) - dy * (x - corner.x)) / Math.hypot(dx, dy);
        }),
      );
      const part = Math.min(1, Math.max(0, inside + 0.5));
      values[y * width + x] = ground + (ink - ground) * part + noise * random();
    }
  }
  return { width, height, values };
}

const frame: Quad = [
  { x: 80.3, y: 60.6 },
  { x: 230.2, y: 72.4 },
  { x: 224.7, y: 180.1 },
  { x: 86.5, y: 190.8 },
];
const apart = (a: Point | null, b: Point) =>
  a ? Math.hypot(a.x - b.x, a.y - b.y) : Number.POSITIVE_INFINITY;
const moved = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });

test('a corner of a frame is found near the pointer, to half a pixel', () => {
  const picture = painted(frame);
  for (const corner of frame) {
    for (const [dx, dy] of [
      [9, 4],
      [-7, 8],
      [3, -10],
    ] as const) {
      expect(apart(snapToEdges(picture, moved(corner, dx, dy), 24), corner)).toBeLessThan(0.5);
    }
  }
});

test('along a side the pointer is led onto the edge, and no further', () => {
  const picture = painted(frame);
  const [a, b] = frame;
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  expect(apart(snapToEdges(picture, moved(middle, 0, 11), 24), middle)).toBeLessThan(1.5);
});

test('an even wall, however noisy, and what is far from any edge lead nowhere', () => {
  expect(snapToEdges(painted([], { noise: 8 }), { x: 100, y: 100 }, 24)).toBeNull();
  expect(snapToEdges(painted(frame), { x: 155, y: 125 }, 24)).toBeNull();
  expect(snapToEdges(painted(frame), { x: -40, y: 500 }, 24)).toBeNull();
});

test('a frame is found from corners that are set roughly, light on dark and dark on light', () => {
  const rough = [
    moved(frame[0], -9, 7),
    moved(frame[1], 8, 9),
    moved(frame[2], -10, -6),
    moved(frame[3], 6, 10),
  ] as unknown as Quad;
  for (const colours of [
    { ink: 60, ground: 170 },
    { ink: 130, ground: 100 },
  ]) {
    const found = findFrame(painted(frame, colours), rough as never, 16);
    for (const [index, corner] of frame.entries()) {
      expect(apart(found?.[index] ?? null, corner)).toBeLessThan(0.8);
    }
  }
});

test('a side without an edge stays, and nothing is found where there is none at all', () => {
  // Open at its right: the frame continues beyond the picture's part that is looked at.
  const open = painted([frame[0], { x: 400, y: 85.7 }, { x: 400, y: 166.5 }, frame[3]]);
  const rough = [moved(frame[0], -6, 5), { x: 230, y: 78 }, { x: 225, y: 176 }, moved(frame[3], 5, -6)];
  const found = findFrame(open, rough as never, 16);
  expect(apart(found?.[0] ?? null, frame[0])).toBeLessThan(1);
  expect(Math.abs((found?.[1].x ?? 0) - 230)).toBeLessThan(1.5);
  expect(findFrame(painted([]), frame as never, 16)).toBeNull();
});
