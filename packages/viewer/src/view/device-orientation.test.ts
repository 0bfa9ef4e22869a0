import { radians } from '@tourwright/tour/sphere';
import { expect, test } from 'vitest';
import { deviceLook } from './device-orientation.ts';

test.each([
  // alpha, beta, gamma; yaw and pitch of the look, all in degrees
  ['held upright, to the north', 0, 90, 0, 0, 0],
  ['held upright, to the east: alpha grows counterclockwise', 270, 90, 0, 90, 0],
  ['upright, leaning back: it looks up', 0, 120, 0, 0, 30],
  ['lying flat tilted up a little: it looks down steeply', 0, 50, 0, 0, -40],
  ['on its right side, to the west', 0, 0, 90, -90, 0],
  ['on its left side, to the east', 0, 0, -90, 90, 0],
])('%s', (_, alpha, beta, gamma, yaw, pitch) => {
  const look = deviceLook({ alpha, beta, gamma }, 0);
  expect(Math.cos(look.yaw - radians(yaw))).toBeCloseTo(1, 9);
  expect(look.pitch).toBeCloseTo(radians(pitch), 9);
});

test('turned by its own screen while held upright, it looks where it looked', () => {
  const upright = deviceLook({ alpha: 315, beta: 90, gamma: 0 }, 0);
  const aside = deviceLook({ alpha: 45, beta: 0, gamma: -90 }, 90);
  expect(Math.cos(upright.yaw - radians(45))).toBeCloseTo(1, 9);
  expect(Math.cos(aside.yaw - upright.yaw)).toBeCloseTo(1, 9);
  expect(aside.pitch).toBeCloseTo(0, 9);
});

test('lying on a table, what is up on its screen is ahead, however the screen is turned', () => {
  expect(deviceLook({ alpha: 0, beta: 0, gamma: 0 }, 0).yaw).toBeCloseTo(0, 9);
  expect(deviceLook({ alpha: 270, beta: 0, gamma: 0 }, 0).yaw).toBeCloseTo(radians(90), 9);
  expect(deviceLook({ alpha: 0, beta: 0, gamma: 0 }, 90).yaw).toBeCloseTo(radians(90), 9);
  expect(deviceLook({ alpha: 0, beta: 0, gamma: 0 }, 0).pitch).toBeCloseTo(radians(-90), 9);
});

test('the heading does not leap on the way from looking ahead to looking down', () => {
  let before = deviceLook({ alpha: 200, beta: 90, gamma: 3 }, 0).yaw;
  for (let beta = 90; beta >= 0; beta -= 1) {
    const { yaw } = deviceLook({ alpha: 200, beta, gamma: 3 }, 0);
    expect(Math.abs(Math.sin((yaw - before) / 2))).toBeLessThan(radians(8));
    before = yaw;
  }
});
