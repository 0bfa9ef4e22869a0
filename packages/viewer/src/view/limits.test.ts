import { radians, vfovOf } from '@tourwright/tour/sphere';
import { expect, test } from 'vitest';
import { limitsOf, limitView, sphereLimits } from './limits.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const levels = [{ faceSize: 640 }, { faceSize: 1280 }, { faceSize: 2560 }];

test('a whole sphere can be turned all the way round, up to the zenith', () => {
  const view = { yaw: 7, pitch: radians(90), hfov: radians(80) };
  expect(limitView(view, desktop, limitsOf({ levels }))).toEqual(view);
});

test('nobody looks beyond the zenith', () => {
  const view = limitView({ yaw: 0, pitch: 2, hfov: 1 }, desktop, sphereLimits);
  expect(view.pitch).toBe(Math.PI / 2);
});

test('the height of the picture stays within 100 degrees on tall screens', () => {
  const { hfov } = limitView({ yaw: 0, pitch: 0, hfov: radians(90) }, phone, sphereLimits);
  expect(vfovOf(hfov, phone.width / phone.height)).toBeCloseTo(radians(100), 9);
});

test('more texels allow a closer look', () => {
  const coarse = limitsOf({ levels: [{ faceSize: 640 }] });
  const fine = limitsOf({ levels });
  expect(fine.minHfov).toBeLessThan(coarse.minHfov);
});

const half = limitsOf({ levels, coverage: { left: 0.25, top: 0.2, width: 0.5, height: 0.6 } });

test('a partial panorama ends where its picture ends', () => {
  const hfov = radians(60);
  const right = limitView({ yaw: radians(170), pitch: 0, hfov }, desktop, half);
  expect(right.yaw + hfov / 2).toBeCloseTo(radians(90), 9);
  const up = limitView({ yaw: 0, pitch: radians(80), hfov }, desktop, half);
  expect(up.pitch + vfovOf(hfov, 1.6) / 2).toBeCloseTo(radians(54), 9);
});

test('looking up in a partial panorama, the corners stay inside too', () => {
  const level = limitView({ yaw: 3, pitch: 0, hfov: radians(60) }, desktop, half);
  const up = limitView({ yaw: 3, pitch: radians(30), hfov: radians(60) }, desktop, half);
  expect(up.yaw).toBeLessThan(level.yaw);
});

const desktopAspect = desktop.width / desktop.height;

test('what the owner sets as the end of a scene never comes into sight', () => {
  const own = limitsOf(
    { levels },
    { yaw: { min: radians(120), max: radians(240) }, pitch: { min: radians(-30), max: radians(60) } },
  );
  const hfov = radians(40);
  const left = limitView({ yaw: radians(-120), pitch: 0, hfov }, desktop, own);
  expect(Math.cos(left.yaw - radians(220))).toBeCloseTo(1, 9);
  const down = limitView({ yaw: Math.PI, pitch: radians(-80), hfov }, desktop, own);
  expect(down.pitch - vfovOf(hfov, desktopAspect) / 2).toBeCloseTo(radians(-30), 9);
});

test('the owner sets how close and how wide a scene is seen', () => {
  const own = limitsOf({ levels }, { hfov: { min: radians(50), max: radians(70) } });
  const at = (hfov: number) => limitView({ yaw: 0, pitch: 0, hfov: radians(hfov) }, desktop, own).hfov;
  expect([at(10), at(60), at(110)]).toEqual([radians(50), radians(60), radians(70)]);
});

test('limits of the owner narrow a partial panorama, and never show what is not there', () => {
  const coverage = { left: 0.25, top: 0.2, width: 0.5, height: 0.6 };
  const yawOf = (min: number, max: number) =>
    limitsOf({ levels, coverage }, { yaw: { min: radians(min), max: radians(max) } }).yaw;
  expect(yawOf(0, 300)?.range).toBeCloseTo(radians(90), 9);
  expect(yawOf(0, 300)?.middle).toBeCloseTo(radians(45), 9);
  // Nothing of it is in the picture.
  expect(yawOf(120, 200)).toEqual(half.yaw);
  const { top, bottom } = limitsOf({ levels, coverage }, { pitch: { min: -1.5, max: radians(20) } });
  expect([top, bottom]).toEqual([radians(20), half.bottom]);
});

test('a partial panorama cannot be seen wider than it is', () => {
  const narrow = limitsOf({ levels, coverage: { left: 0.4, top: 0.4, width: 0.2, height: 0.2 } });
  const { hfov } = limitView({ yaw: 0, pitch: 0, hfov: radians(120) }, desktop, narrow);
  expect(vfovOf(hfov, 1.6)).toBeLessThanOrEqual(radians(36) + 1e-9);
});

test('a partial panorama that is centred behind the eye keeps one there', () => {
  const behind = limitsOf({ levels, coverage: { left: 0.9, top: 0, width: 0.1, height: 1 } });
  const { yaw } = limitView({ yaw: 0, pitch: 0, hfov: radians(30) }, desktop, behind);
  expect(Math.cos(yaw - radians(162))).toBeGreaterThan(0.99);
});
