// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { NadirLogo } from './nadir-logo.ts';

const view = { hfov: Math.PI / 2, width: 800, height: 600 };

/** Where a place of the logo (0..1 along each side) is seen. */
function seenAt(transform: string, x: number, y: number): { x: number; y: number } {
  const numbers = /matrix3d\(([^)]*)\)/.exec(transform)?.[1]?.split(',').map(Number) ?? [];
  const row = (index: number) =>
    numbers[index]! * x * 512 + numbers[index + 4]! * y * 512 + numbers[index + 12]!;
  return { x: row(0) / row(3), y: row(1) / row(3) };
}

test.each([0, 1, -2.5])('the logo is upright for visitors who look down, turned by %d', (yaw) => {
  const layer = document.createElement('div');
  const logo = new NadirLogo(layer);
  logo.show({ url: '/logo.png', sizeDegrees: 40 });
  logo.place({ ...view, yaw, pitch: -Math.PI / 2 });
  const { transform } = layer.querySelector('img')!.style;
  const [topLeft, bottomRight] = [seenAt(transform, 0, 0), seenAt(transform, 1, 1)];
  // 40 degrees across, of 400 pixels for 45.
  const half = 400 * Math.tan((20 * Math.PI) / 180);
  expect(topLeft.x).toBeCloseTo(400 - half);
  expect(topLeft.y).toBeCloseTo(300 - half);
  expect(bottomRight.x).toBeCloseTo(400 + half);
  expect(bottomRight.y).toBeCloseTo(300 + half);
});

test('further up its far edge is the upper one', () => {
  const layer = document.createElement('div');
  const logo = new NadirLogo(layer);
  logo.show({ url: '/logo.png', sizeDegrees: 40 });
  logo.place({ ...view, yaw: 2, pitch: -1.2 });
  const { transform } = layer.querySelector('img')!.style;
  const width = (y: number) => seenAt(transform, 1, y).x - seenAt(transform, 0, y).x;
  expect(seenAt(transform, 0.5, 0).y).toBeLessThan(seenAt(transform, 0.5, 1).y);
  expect(width(0)).toBeLessThan(width(1));
});
