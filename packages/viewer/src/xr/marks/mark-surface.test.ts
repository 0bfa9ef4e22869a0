import type { Hotspot } from '@tourwright/tour/document';
import { degrees, directionOf, dot, radians } from '@tourwright/tour/sphere';
import { expect, test } from 'vitest';
import { surfaceOfMark } from './mark-surface.ts';

const mark = (more: Partial<Hotspot> = {}): Hotspot => ({
  id: 'm',
  kind: 'info',
  position: directionOf(radians(40), radians(-20)),
  scale: 1,
  rotation: 0,
  ...more,
});

/** Of a mark: from its left to its right, and how wide it is seen. */
function seen(hotspot: Hotspot, grown = 1) {
  const { plane, width } = surfaceOfMark(hotspot, grown);
  const [x, y, z] = plane.right;
  const length = Math.hypot(x, y, z);
  return {
    right: [x / length, y / length, z / length] as const,
    wide: degrees(2 * Math.atan((length * width) / 2)),
  };
}

test('a mark is four degrees wide, and larger by its scale and while it is pointed at', () => {
  expect(seen(mark()).wide).toBeCloseTo(4, 1);
  expect(seen(mark({ scale: 2 })).wide).toBeCloseTo(8, 1);
  expect(seen(mark({ scale: 0.5 }), 1.15).wide).toBeCloseTo(2.3, 1);
});

test('one on the floor or a wall grows by its scale, too', () => {
  for (const facing of ['floor', 'wall'] as const) {
    const lengthOf = (scale: number) => Math.hypot(...surfaceOfMark(mark({ facing, scale }), 1).plane.right);
    expect(lengthOf(2)).toBeCloseTo(2 * lengthOf(1), 9);
  }
});

test('a free one lies as its orientation says, and looks at the viewer without one', () => {
  const across = (more: Partial<Hotspot>) => surfaceOfMark(mark({ facing: 'free', ...more }), 1).plane.down;
  const away = dot([...across({})], mark().position);
  expect(away).toBeCloseTo(0, 9);
  // Tilted like a desk: its lower rim comes nearer.
  expect(dot([...across({ orientation: { pitch: -60 } })], mark().position)).toBeLessThan(-1e-4);
});

test('a mark stands upright, and is turned clockwise by its rotation', () => {
  expect(seen(mark()).right[1]).toBeCloseTo(0, 9);
  const { right } = seen(mark({ rotation: 90 }));
  // What was its right side points down.
  expect(dot([...right], [0, -1, 0])).toBeGreaterThan(0.9);
});
