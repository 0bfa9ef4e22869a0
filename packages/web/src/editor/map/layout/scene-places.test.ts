// @vitest-environment node
import type { FloorPlan } from '@tourwright/tour/document';
import { expect, test } from 'vitest';
import { box } from './place.ts';
import { inRows, lineBetween, nextBox, onFloors } from './scene-places.ts';

const scenes = [1, 2, 3].map((id) => ({ id }));
const pin = (sceneId: number, x: number, y: number) => ({ id: `p${sceneId}`, sceneId, x, y, heading: 0 });
const floor = (id: string, ...pins: ReturnType<typeof pin>[]) =>
  ({ id, name: id, slug: `t/${id}.png`, pins }) as FloorPlan;

test('boxes in rows do not cover each other', () => {
  const places = [...inRows(Array.from({ length: 30 }, (_, id) => ({ id }))).values()];
  for (const [index, a] of places.entries()) {
    for (const b of places.slice(index + 1)) {
      expect(Math.abs(a.x - b.x) >= box.width || Math.abs(a.y - b.y) >= box.height).toBe(true);
    }
  }
});

test('scenes whose pins are all but on each other are beside each other, and those without a pin beside the plan', () => {
  const plan = floor('g', pin(1, 0.5, 0.5), pin(2, 0.53, 0.5));
  const { places, floors } = onFloors(scenes, [plan], () => 2);
  const [a, b, c] = [1, 2, 3].map((id) => places.get(id));
  expect((b?.x ?? 0) - (a?.x ?? 0)).toBeGreaterThan(box.width);
  expect(floors[0]?.width).toBe((floors[0]?.height ?? 0) * 2);
  expect(c?.x).toBeGreaterThan(floors[0]?.width ?? 0);
});

test('floors are beside each other; one without scenes is left out', () => {
  const plans = [floor('g', pin(1, 0.5, 0.5)), floor('empty'), floor('f', pin(2, 0.5, 0.5))];
  const { floors } = onFloors(scenes, plans, () => 1);
  expect(floors.map(({ plan }) => plan.id)).toEqual(['g', 'f']);
  expect(floors[1]?.x).toBeGreaterThan(floors[0]?.width ?? 0);
});

test('an arrow leads from rim to rim, and one moved aside is beside it', () => {
  const line = lineBetween({ x: 0, y: 0 }, { x: 400, y: 0 });
  expect(line.from.x).toBe(box.width + 6);
  expect(line.to.x).toBe(400 - 6);
  expect(lineBetween({ x: 0, y: 0 }, { x: 400, y: 0 }, 7).from.y - line.from.y).toBe(7);
});

test('an arrow key leads to the nearest box that way', () => {
  const places = new Map([
    [1, { x: 0, y: 0 }],
    [2, { x: 300, y: 10 }],
    [3, { x: 200, y: 400 }],
  ]);
  expect(nextBox(places, 1, 'ArrowRight')).toBe(2);
  expect(nextBox(places, 1, 'ArrowDown')).toBe(3);
  expect(nextBox(places, 1, 'ArrowLeft')).toBeNull();
  expect(nextBox(places, 1, 'Enter')).toBeNull();
});
