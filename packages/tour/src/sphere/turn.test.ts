import { expect, test } from 'vitest';
import { radians } from './angle.ts';
import { directionOf, yawPitchOf } from './direction.ts';
import { turnBack, turnBoth, turned, turnOf } from './turn.ts';

const turn = (yaw: number, pitch: number, roll: number) =>
  turnOf({ yaw: radians(yaw), pitch: radians(pitch), roll: radians(roll) });

test.each([
  [0, 0, 0],
  [30, 0, 0],
  [-120, 10, 0],
  [40, -20, 15],
])('the middle of the picture comes from yaw %i, pitch %i (roll %i)', (yaw, pitch, roll) => {
  const seen = yawPitchOf(turned([0, 0, -1], turn(yaw, pitch, roll)));
  expect(seen.yaw).toBeCloseTo(radians(yaw), 9);
  expect(seen.pitch).toBeCloseTo(radians(pitch), 9);
});

test('a roll turns the picture clockwise around its middle', () => {
  // What the photo shows to the left of the middle is above it after a quarter turn clockwise.
  const above = yawPitchOf(turned(directionOf(0, radians(10)), turn(0, 0, 90)));
  expect(above.yaw).toBeCloseTo(radians(-10), 9);
});

test('a turn and its inverse cancel out', () => {
  const there = turn(50, -12, 7);
  const direction = directionOf(0.7, 0.3);
  for (const [index, value] of turned(turned(direction, there), turnBack(there)).entries()) {
    expect(value).toBeCloseTo(direction[index] as number, 12);
  }
});

test('two turns at once are one after the other', () => {
  const [first, then] = [turn(50, -12, 7), turn(-20, 30, 4)];
  const direction = directionOf(0.7, 0.3);
  const apart = turned(turned(direction, first), then);
  for (const [index, value] of turned(direction, turnBoth(first, then)).entries()) {
    expect(value).toBeCloseTo(apart[index] as number, 12);
  }
});
