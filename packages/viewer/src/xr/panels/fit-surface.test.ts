import { directionOf, radians } from '@tourwright/tour/sphere';
import { expect, test } from 'vitest';
import { fitSurface } from './fit-surface.ts';

const at = (yaw: number, pitch: number) => directionOf(radians(yaw), radians(pitch));
/** Twice as wide as high, to the eye. */
const corners = [at(-20, 10), at(20, 10), at(20, -10), at(-20, -10)] as const;
const texture = (width: number, height: number) => ({ handle: {} as WebGLTexture, width, height });

/** How wide and high all of the picture is, compared to the corners, and what of it is seen. */
function fitted(fit: string | undefined, width: number, height: number) {
  const lay = fitSurface({ corners, fit });
  const shape = lay?.(null).surface.plane;
  const { surface, part } = lay?.(texture(width, height)) ?? {};
  const length = (vector: readonly number[] = []) => Math.hypot(...vector);
  return {
    wide: length(surface?.plane.right) / length(shape?.right),
    high: length(surface?.plane.down) / length(shape?.down),
    part,
    surface,
  };
}

const whole = { left: 0, top: 0, right: 1, bottom: 1 };

test('what is stretched fills the corners whatever its shape', () => {
  for (const fit of ['stretch', undefined]) {
    expect(fitted(fit, 100, 100)).toMatchObject({ wide: 1, high: 1, part: whole });
  }
});

test('all of a picture that fits in is seen, in its own shape and in the middle', () => {
  const square = fitted('contain', 100, 100);
  expect(square.wide).toBeCloseTo(0.5, 1);
  expect(square.high).toBeCloseTo(1, 9);
  expect(square.part).toEqual(whole);
  const { right, corner } = square.surface?.plane ?? { right: [0, 0, 0], corner: [0, 0, 0] };
  // As far to the left as to the right of straight ahead.
  expect(corner[0] + right[0] / 2).toBeCloseTo(0, 9);
  const flat = fitted('contain', 400, 100);
  expect(flat.wide).toBeCloseTo(1, 9);
  expect(flat.high).toBeCloseTo(0.5, 1);
});

test('a picture that fills the corners is cut at two of its rims, as much at each', () => {
  const square = fitted('cover', 100, 100);
  expect(square.wide).toBeCloseTo(1, 9);
  expect(square.high).toBeCloseTo(2, 1);
  expect(square.part).toMatchObject({ left: 0, right: 1 });
  expect(square.part?.top).toBeCloseTo(0.25, 1);
  expect((square.part?.top ?? 0) + (square.part?.bottom ?? 0)).toBeCloseTo(1, 9);
});

test('nothing is in corners that cross', () => {
  const [a, b, c, d] = corners;
  expect(fitSurface({ corners: [a, c, b, d], fit: 'cover' })).toBeNull();
});
