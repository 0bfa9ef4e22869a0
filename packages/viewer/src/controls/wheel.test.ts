/** The effect of wheels and trackpads on the view, without a browser. */
import { project, radians } from '@tourwright/tour/sphere';
import { beforeEach, expect, test } from 'vitest';
import { sphereLimits } from '../view/limits.ts';
import { Motion } from '../view/motion.ts';
import { listenToWheel } from './wheel.ts';

const size = { width: 800, height: 600 };
let motion: Motion;
let canvas: EventTarget;
let isForPage: boolean;

beforeEach(() => {
  isForPage = false;
  motion = new Motion({ yaw: 0, pitch: 0, hfov: radians(90) });
  motion.setSize(size);
  motion.setLimits(sphereLimits);
  canvas = Object.assign(new EventTarget(), { getBoundingClientRect: () => ({ left: 0, top: 0 }) });
  const control = { motion, size: () => size, wake: () => undefined };
  listenToWheel(canvas as HTMLCanvasElement, control, () => isForPage);
});

/** Returns whether the page was kept from doing its own. */
function happen(name: string, about: Record<string, unknown>): boolean {
  const event = Object.assign(new Event(name, { cancelable: true }), {
    clientX: 600,
    clientY: 300,
    deltaMode: 0,
    ctrlKey: false,
    ...about,
  });
  canvas.dispatchEvent(event);
  return event.defaultPrevented;
}

test('a pinch on a trackpad in Safari zooms where the pointer is, and not the page', () => {
  const pointed = () => project({ ...motion.angles, ...size }, [1, 0, -2]);
  const before = pointed();
  expect(happen('gesturestart', { scale: 1 })).toBe(true);
  expect(happen('gesturechange', { scale: 1.5 })).toBe(true);
  expect(happen('gesturechange', { scale: 2 })).toBe(true);
  expect(Math.tan(motion.angles.hfov / 2)).toBeCloseTo(Math.tan(radians(45)) / 2, 2);
  expect(Math.abs((pointed()?.x ?? 0) - (before?.x ?? 0))).toBeLessThan(6);
  // The next gesture starts over.
  happen('gesturestart', { scale: 1 });
  happen('gesturechange', { scale: 0.5 });
  expect(motion.angles.hfov).toBeCloseTo(radians(90), 2);
});

test('a wheel that is for the page leaves the view alone, a pinch does not', () => {
  isForPage = true;
  expect(happen('wheel', { deltaY: -120 })).toBe(false);
  expect(motion.angles.hfov).toBeCloseTo(radians(90), 6);
  expect(happen('wheel', { deltaY: -20, ctrlKey: true })).toBe(true);
  expect(motion.angles.hfov).toBeLessThan(radians(90));
});
