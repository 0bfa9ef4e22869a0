import { directionOf, project, radians, type View } from '@tourwright/tour/sphere';
import { expect, test } from 'vitest';
import { isInside, isOnScreen, outlineInView } from './outline.ts';
import { type Corners, planeOfCorners, planeOfMark, planeTransform } from './plane.ts';

const view: View = { yaw: 0.3, pitch: -0.1, hfov: radians(80), width: 1280, height: 720 };
const at = (yaw: number, pitch: number) => directionOf(radians(yaw), radians(pitch));
const screen: Corners = [at(-10, 20), at(40, 12), at(41, -8), at(-9, -15)];

/** Where CSS would put a place of the element. */
function placed(transform: string, x: number, y: number) {
  const m = transform.slice(9, -1).split(',').map(Number) as number[];
  const row = (index: number) => m[index]! * x + m[index + 4]! * y + m[index + 12]!;
  return { x: row(0) / row(3), y: row(1) / row(3) };
}

test('a video fills the four corners to which it is pinned, however the visitor looks', () => {
  const plane = planeOfCorners(screen, 640, 360);
  for (const turned of [view, { ...view, yaw: -0.5, pitch: 0.6, hfov: 1 }]) {
    const transform = planeTransform(plane!, turned);
    for (const [index, [x, y]] of (
      [
        [0, 0],
        [640, 0],
        [640, 360],
        [0, 360],
      ] as const
    ).entries()) {
      const where = project(turned, screen[index]!);
      expect(placed(transform, x, y).x).toBeCloseTo(where!.x, 3);
      expect(placed(transform, x, y).y).toBeCloseTo(where!.y, 3);
    }
  }
});

test('straight lines across it meet in its middle, as on a real screen', () => {
  // The diagonals of a rectangle meet in its middle in every perspective.
  const [a, b, c, d] = screen.map((corner) => project(view, corner)!);
  const { x, y } = placed(planeTransform(planeOfCorners(screen, 2, 2)!, view), 1, 1);
  const across = (p: typeof a, q: typeof a) => (q!.x - p!.x) * (y - p!.y) - (q!.y - p!.y) * (x - p!.x);
  expect(across(a, c)).toBeCloseTo(0, 2);
  expect(across(b, d)).toBeCloseTo(0, 2);
});

test('corners that are crossed over or seen from behind make no plane', () => {
  const [a, b, c, d] = screen;
  expect(planeOfCorners([a, c, b, d], 1, 1)).toBeNull();
  expect(planeOfCorners([a, a, a, a], 1, 1)).toBeNull();
});

test('a mark on the floor points away from who is there, and is turned clockwise', () => {
  const spot = at(30, -40);
  const flat = (roll: number) => ({ yaw: radians(30), pitch: radians(-90), roll: radians(roll) });
  const looking = { ...view, yaw: radians(30), pitch: radians(-40) };
  const up = placed(planeTransform(planeOfMark(spot, flat(0), 0.2, 64), looking), 32, 0);
  expect(up.x).toBeCloseTo(640, 3);
  expect(up.y).toBeLessThan(360);
  const right = placed(planeTransform(planeOfMark(spot, flat(90), 0.2, 64), looking), 32, 0);
  expect(right.x).toBeGreaterThan(650);
  expect(right.y).toBeCloseTo(360, 3);
});

test('an area is hit within its sides and nowhere else', () => {
  const outline = outlineInView(screen, view);
  expect(isInside(project(view, at(15, 2))!, outline)).toBe(true);
  expect(isInside(project(view, at(15, 30))!, outline)).toBe(false);
  expect(isOnScreen(outline, view)).toBe(true);
});

test('an area that reaches behind the eye is cut off there, and gone when all of it does', () => {
  const floor = [at(0, -30), at(90, -30), at(180, -30), at(-90, -30)];
  const outline = outlineInView(floor, { ...view, yaw: 0, pitch: radians(-20) });
  expect(outline.length).toBeGreaterThan(3);
  expect(isInside({ x: 640, y: 700 }, outline)).toBe(true);
  expect(outlineInView([at(170, 0), at(190, 0), at(180, 10)], { ...view, yaw: 0, pitch: 0 })).toEqual([]);
});
