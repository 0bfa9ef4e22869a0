import fc from 'fast-check';
import { expect, test } from 'vitest';
import { radians, wrapAngle } from './angle.ts';
import { angleBetween, directionOf, yawPitchOf } from './direction.ts';
import { directionOfEquirectangular, equirectangularOf } from './equirectangular.ts';

const angle = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });

test('the middle of the picture looks along -z, a quarter turn to the right along +x', () => {
  expect(directionOf(0, 0)).toEqual([0, 0, -1]);
  expect(directionOf(radians(90), 0)[0]).toBeCloseTo(1, 12);
  expect(directionOf(0, radians(90))[1]).toBeCloseTo(1, 12);
  expect(equirectangularOf([0, 0, -1])).toEqual({ u: 0.5, v: 0.5 });
  expect(equirectangularOf([1, 0, 0])).toEqual({ u: 0.75, v: 0.5 });
  expect(equirectangularOf([0, 1, 0])).toEqual({ u: 0.5, v: 0 });
});

test('yaw and pitch come back from the direction', () => {
  fc.assert(
    fc.property(angle(3.14), angle(1.57), (yaw, pitch) => {
      const back = yawPitchOf(directionOf(yaw, pitch));
      expect(back.yaw).toBeCloseTo(yaw, 9);
      expect(back.pitch).toBeCloseTo(pitch, 9);
    }),
  );
});

test('a place of the equirectangular picture comes back from its direction', () => {
  const place = fc.double({ min: 0.001, max: 0.999, noNaN: true });
  fc.assert(
    fc.property(place, place, (u, v) => {
      const back = equirectangularOf(directionOfEquirectangular(u, v));
      expect(back.u).toBeCloseTo(u, 9);
      expect(back.v).toBeCloseTo(v, 9);
    }),
  );
});

test('angles wrap into half a turn either way', () => {
  expect(wrapAngle(3 * Math.PI)).toBeCloseTo(Math.PI, 12);
  expect(wrapAngle(-Math.PI)).toBe(Math.PI);
  expect(wrapAngle(radians(350))).toBeCloseTo(radians(-10), 12);
});

test('the angle between directions is exact for small angles', () => {
  expect(angleBetween([0, 0, -1], directionOf(1e-9, 0))).toBeCloseTo(1e-9, 15);
  expect(angleBetween([0, 0, -1], [0, 0, 5])).toBeCloseTo(Math.PI, 12);
});
