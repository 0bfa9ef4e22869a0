import { directionOf, radians } from '@tourwright/tour/sphere';
import { expect, test, vi } from 'vitest';
import { placeSurface } from './placing.ts';
import { Hovering, pointedAt } from './pointing.ts';
import { hitSurface } from './surface.ts';
import type { Thing } from './thing.ts';

const at = (yaw: number, pitch: number) => directionOf(radians(yaw), radians(pitch));
const near = placeSurface({
  middle: [0, 0, -2],
  looked: { yaw: 0, pitch: 0 },
  breadth: 1,
  width: 200,
  height: 100,
  isFar: false,
});
const far = placeSurface({
  middle: at(30, 0),
  looked: { yaw: radians(30), pitch: 0 },
  breadth: 0.2,
  width: 64,
  height: 64,
  isFar: true,
});
const ahead = { origin: [0, 0, 0], direction: [0, 0, -1] } as const;

function thing(surface: Thing['surface'], more: Partial<Thing> = {}): Thing {
  return { surface, texture: null, isAt: () => true, ...more };
}

test('a ray meets a board where it points, from where the hand is', () => {
  const middle = hitSurface({ origin: [0, 0, 0], direction: [0, 0, -1] }, near);
  expect(middle!.x).toBeCloseTo(100, 9);
  expect(middle!.y).toBeCloseTo(50, 9);
  expect(middle!.distance).toBeCloseTo(2, 9);
  const fromRight = hitSurface({ origin: [0.25, 0.1, 0], direction: [0, 0, -1] }, near);
  expect(fromRight!.x).toBeCloseTo(150, 9);
  expect(fromRight!.y).toBeCloseTo(30, 9);
});

test('a ray does not meet what is behind the hand or beside the board', () => {
  expect(hitSurface({ origin: [0, 0, 0], direction: [0, 0, 1] }, near)).toBeNull();
  expect(hitSurface({ origin: [0.6, 0, 0], direction: [0, 0, -1] }, near)).toBeNull();
});

test('a mark of the scene is met by direction alone, in a scene that is turned', () => {
  const mark = thing(far);
  const fromHip = { origin: [0.3, -0.6, 0], direction: at(30, 0) } as const;
  expect(pointedAt([mark], { ...fromHip, origin: [...fromHip.origin] }, 0)?.thing).toBe(mark);
  expect(pointedAt([mark], { origin: [0, 0, 0], direction: [0, 0, -1] }, radians(30))?.thing).toBe(mark);
  expect(pointedAt([mark], { origin: [0, 0, 0], direction: [0, 0, -1] }, 0)).toBeNull();
});

test('the front one of two is met, and what is only looked at lets rays through', () => {
  const [behind, board] = [thing(near), thing(near)];
  const { isAt: _, ...picture } = thing(near);
  const ray = { origin: [...ahead.origin], direction: [...ahead.direction] } as never;
  expect(pointedAt([behind, board, picture], ray, 0)?.thing).toBe(board);
});

test('a target is notified once that no pointer is on it any more', () => {
  const hover = vi.fn();
  const hovering = new Hovering();
  const mark = thing(near, { hover });
  hovering.follow([{ thing: mark, point: { x: 1, y: 2 }, distance: 2 }]);
  hovering.follow([]);
  hovering.follow([]);
  expect(hover.mock.calls).toEqual([[{ x: 1, y: 2 }], [null]]);
});
