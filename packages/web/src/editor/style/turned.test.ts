// @vitest-environment node
import type { Hotspot } from '@tourwright/tour/document';
import { directionOf, project, radians, unproject } from '@tourwright/tour/sphere';
import { expect, test } from 'vitest';
import { around } from './surface-angles.ts';
import { markHandle, rotatedTo, scaledBy, scaledTo, tiltedBy } from './turned.ts';

const view = { yaw: 0.2, pitch: -0.5, hfov: 1.4, width: 1200, height: 700 };
const viewer = { project: (direction: readonly [number, number, number]) => project(view, direction) };
const mark = (more: Partial<Hotspot> = {}): Hotspot => ({
  id: 'a',
  kind: 'link',
  position: [...directionOf(0.3, -0.6)],
  scale: 1,
  rotation: 0,
  ...more,
});

test.each([
  ['viewer', 35],
  ['floor', 35],
  ['floor', -120],
  ['wall', 80],
  ['free', -45],
])(
  'a mark that faces the %s, dragged to where its handle is, keeps its turn of %i degrees',
  (facing, rotation) => {
    const hotspot = mark({ facing, rotation, orientation: { roll: 10 } });
    const middle = viewer.project(hotspot.position)!;
    const place = markHandle(viewer, hotspot, 0)!;
    expect(rotatedTo(hotspot, middle, place, [...unproject(view, place)])).toEqual({ rotation });
  },
);

test('a mark follows the hand round its middle', () => {
  const hotspot = mark();
  const { x, y } = viewer.project(hotspot.position)!;
  const to = (dx: number, dy: number) => rotatedTo(hotspot, { x, y }, { x: x + dx, y: y + dy }, [0, 0, -1]);
  expect([to(0, -50), to(50, 0), to(0, 50), to(-50, 0)]).toEqual(
    [0, 90, 180, -90].map((rotation) => ({ rotation })),
  );
});

test('its size grows with the distance of the hand, within what a hotspot may have', () => {
  const [middle, start] = [
    { x: 100, y: 100 },
    { x: 130, y: 100 },
  ];
  expect(scaledTo(mark(), middle, start, { x: 160, y: 100 })).toEqual({ scale: 2 });
  expect(scaledTo(mark({ scale: 15 }), middle, start, { x: 400, y: 100 })).toEqual({ scale: 20 });
  expect(scaledBy(mark({ scale: 0.1 }), -1)).toEqual({ scale: 0.05 });
});

test('a mark on a wall is tilted from where it hangs, not past the zenith, and turned round the back', () => {
  const hotspot = mark({ facing: 'wall', position: [...directionOf(radians(170), 0)] });
  expect(tiltedBy(hotspot, 20, 100)).toEqual({ orientation: { yaw: -170, pitch: 90 } });
  expect([around(180), around(-180), around(540.04)]).toEqual([180, 180, 180]);
});
