// @vitest-environment node
import { directionOf, radians } from '@tourwright/tour/sphere';
import { expect, test } from 'vitest';
import { levelOf, type UprightLine, uprightLine } from './level-lines.ts';
import { carried, type Level } from './picture-turn.ts';

const straight = { yaw: 0, pitch: 0, roll: 0 };
const at = (yaw: number, pitch: number) => directionOf(radians(yaw), radians(pitch));

/** A door frame at a yaw of the room, as a photo shows it that needs this level to stand straight. */
function frame(yaw: number, level: Level): UprightLine {
  const [from, to] = [carried(at(yaw, -30), level, straight), carried(at(yaw, 25), level, straight)];
  return uprightLine(from, to, straight)!;
}

test.each([
  { yaw: 0, pitch: 0, roll: 7.5 },
  { yaw: 0, pitch: -6, roll: 0 },
  { yaw: 0, pitch: 11.2, roll: -3.4 },
  { yaw: 40, pitch: 4, roll: 9 },
  { yaw: -170, pitch: -12, roll: 20 },
])('two upright edges say how a photo leans: %o', (level) => {
  const found = levelOf([frame(-50, level), frame(60, level)], { ...straight, yaw: level.yaw });
  expect(found?.yaw).toBe(level.yaw);
  expect(found?.pitch).toBeCloseTo(level.pitch, 1);
  expect(found?.roll).toBeCloseTo(level.roll, 1);
});

test('one edge becomes upright, and what it does not determine stays as it was', () => {
  const found = levelOf([frame(0, { yaw: 0, pitch: 0, roll: 5 })], straight);
  expect(found).toEqual({ yaw: 0, pitch: 0, roll: 5 });
});

test('of many edges each is met nearly, whichever way it was drawn', () => {
  const level = { yaw: 0, pitch: 3, roll: -8 };
  const lines = [-120, -20, 30, 150].map((yaw) => frame(yaw, level));
  const [first, second, third, fourth] = lines as [UprightLine, UprightLine, UprightLine, UprightLine];
  const found = levelOf([first, [second[1], second[0]], third, fourth], straight);
  expect(found?.pitch).toBeCloseTo(3, 1);
  expect(found?.roll).toBeCloseTo(-8, 1);
});

test('what is drawn in a photo that is set straight already is known as the photo shows it', () => {
  const level = { yaw: 20, pitch: 5, roll: 10 };
  const line = uprightLine(at(30, -20), at(30, 20), level)!;
  expect(levelOf([line], level)).toEqual(level);
});

test('a twitch is not a line, and what is flat cannot be set upright', () => {
  expect(uprightLine(at(0, 0), at(0, 2), straight)).toBeNull();
  expect(levelOf([uprightLine(at(-40, 0), at(40, 0), straight)!], straight)).toBeNull();
});
