/** The effect of keys on the view, without a browser. */
import { radians } from '@tourwright/tour/sphere';
import { beforeEach, expect, test } from 'vitest';
import { sphereLimits } from '../view/limits.ts';
import { Motion } from '../view/motion.ts';
import { listenToKeys } from './keyboard.ts';

let motion: Motion;
let element: EventTarget;
let now: number;

beforeEach(() => {
  now = 1000;
  motion = new Motion({ yaw: 0, pitch: 0, hfov: radians(90) });
  motion.setSize({ width: 800, height: 600 });
  motion.setLimits(sphereLimits);
  element = new EventTarget();
  const control = { motion, size: () => ({ width: 800, height: 600 }), wake: () => undefined };
  listenToKeys(element as HTMLElement, control);
});

/** A key is pressed or let go, long after what was before. */
function key(type: 'keydown' | 'keyup', name: string, code: string): void {
  now += 500;
  const event = Object.assign(new Event(type), { key: name, code });
  Object.defineProperty(event, 'timeStamp', { value: now });
  element.dispatchEvent(event);
}

/** The time of the next frame. */
function next(): number {
  now += 16;
  return now;
}

/** Whether the view changes in the next half second. */
function isMoving(): boolean {
  const before = motion.angles;
  for (let step = 1; step <= 30; step++) motion.step(next());
  return Math.abs(motion.angles.hfov - before.hfov) + Math.abs(motion.angles.yaw - before.yaw) > 1e-4;
}

/** Lets what still glides come to rest. */
function settle(): void {
  for (let step = 1; step <= 200; step++) motion.step(next());
}

test('zooming ends with its key, also when Shift is let go before it', () => {
  key('keydown', 'Shift', 'ShiftLeft');
  key('keydown', '+', 'Equal');
  expect(isMoving()).toBe(true);
  key('keyup', 'Shift', 'ShiftLeft');
  key('keyup', '=', 'Equal');
  settle();
  expect(isMoving()).toBe(false);
});

test('keys without a place, as those on a screen, turn and end too', () => {
  key('keydown', 'ArrowRight', '');
  expect(isMoving()).toBe(true);
  key('keyup', 'ArrowRight', '');
  settle();
  expect(isMoving()).toBe(false);
});

test('of two keys that zoom, the one that is still held continues', () => {
  key('keydown', '+', 'Equal');
  key('keydown', '+', 'NumpadAdd');
  key('keyup', '+', 'Equal');
  expect(isMoving()).toBe(true);
  key('keyup', '+', 'NumpadAdd');
  settle();
  expect(isMoving()).toBe(false);
});
