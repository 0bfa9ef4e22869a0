/** The effect of pointers on the view, without a browser: the direction of each movement. */
import { project, radians } from '@tourwright/tour/sphere';
import { beforeEach, expect, test, vi } from 'vitest';
import { sphereLimits } from '../view/limits.ts';
import { Motion } from '../view/motion.ts';
import { PointerControl } from './pointer.ts';

const size = { width: 800, height: 600 };
let motion: Motion;
let canvas: HTMLCanvasElement;
/** The viewer's own, in which the hotspots are too. */
let element: EventTarget;
let now: number;
const onTap = vi.fn();

beforeEach(() => {
  onTap.mockClear();
  now = 1000;
  motion = new Motion({ yaw: 0, pitch: 0, hfov: radians(70) });
  motion.setSize(size);
  motion.setLimits(sphereLimits);
  element = new EventTarget();
  canvas = Object.assign(new EventTarget(), {
    dataset: {},
    parentElement: element,
    setPointerCapture() {},
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
  }) as unknown as HTMLCanvasElement;
  new PointerControl(canvas, { motion, size: () => size, wake: () => undefined }, { onTap, doubleTap: true });
});

/** A finger, or the mouse, does something at a place, 20 ms after what was before. */
function hand(
  type: 'down' | 'move' | 'up',
  x: number,
  y: number,
  pointerId = 1,
  pointerType = 'touch',
): void {
  now += 20;
  const event = Object.assign(new Event(`pointer${type}`), {
    pointerId,
    pointerType,
    button: 0,
    clientX: x,
    clientY: y,
  });
  Object.defineProperty(event, 'timeStamp', { value: now });
  canvas.dispatchEvent(event);
}

function drag(from: [number, number], to: [number, number]): void {
  hand('down', ...from);
  for (let step = 0; step <= 10; step++) {
    hand('move', from[0] + ((to[0] - from[0]) * step) / 10, from[1] + ((to[1] - from[1]) * step) / 10);
  }
}

test('a drag to the left shows what is to the right; one downwards, what is above', () => {
  drag([400, 300], [200, 300]);
  expect(motion.angles.yaw).toBeGreaterThan(radians(10));
  hand('up', 200, 300);
  drag([400, 300], [400, 500]);
  expect(motion.angles.pitch).toBeGreaterThan(radians(10));
});

test('a picture that is let go while it is dragged goes on the same way', () => {
  drag([400, 300], [300, 250]);
  const { yaw, pitch } = motion.angles;
  hand('up', 300, 250);
  motion.step(now);
  motion.step(now + 50);
  expect(motion.angles.yaw).toBeGreaterThan(yaw);
  expect(motion.angles.pitch).toBeLessThan(pitch);
});

test('two fingers that part come closer, and those that meet go back', () => {
  const pinch = (from: number, to: number) => {
    hand('down', 400 - from, 300, 1);
    hand('down', 400 + from, 300, 2);
    hand('move', 400 - to, 300, 1);
    hand('move', 400 + to, 300, 2);
    hand('up', 400 - to, 300, 1);
    hand('up', 400 + to, 300, 2);
  };
  pinch(50, 100);
  const { hfov } = motion.angles;
  expect(hfov).toBeLessThan(radians(45));
  pinch(100, 75);
  expect(motion.angles.hfov).toBeGreaterThan(hfov);
  expect(onTap).not.toHaveBeenCalled();
});

test('a press that does not move is a tap; two of them come closer to their place', async () => {
  hand('down', 600, 200);
  hand('up', 601, 201);
  expect(onTap).toHaveBeenCalledWith({ x: 600, y: 200 });
  const under = { x: 600, y: 200 };
  const before = project({ ...motion.angles, ...size }, [0, 0, -1]);
  hand('down', under.x, under.y);
  hand('up', under.x, under.y);
  for (let elapsed = 0; elapsed <= 600; elapsed += 50) motion.step(now + elapsed);
  expect(onTap).toHaveBeenCalledTimes(1);
  const after = project({ ...motion.angles, ...size }, [0, 0, -1]);
  // What is beside that place moves away from it.
  expect(Math.hypot((after?.x ?? 0) - under.x, (after?.y ?? 0) - under.y)).toBeGreaterThan(
    1.5 * Math.hypot((before?.x ?? 0) - under.x, (before?.y ?? 0) - under.y),
  );
});

test.each([
  ['mouse', 1],
  ['touch', 0],
])('a %s that is held for long and then let go in its place taps %i times', (pointerType, times) => {
  hand('down', 600, 200, 1, pointerType);
  now += 2000;
  hand('up', 600, 200, 1, pointerType);
  expect(onTap).toHaveBeenCalledTimes(times);
});

test('a right click or a long press opens no menu of the browser, and a drag continues below it', () => {
  drag([400, 300], [300, 300]);
  const { yaw } = motion.angles;
  const menu = new Event('contextmenu', { cancelable: true });
  canvas.dispatchEvent(menu);
  expect(menu.defaultPrevented).toBe(true);
  hand('move', 200, 300);
  expect(motion.angles.yaw).toBeGreaterThan(yaw);
});

test('the picture stands still below a hotspot that is pressed, else the press would end beside it', () => {
  for (const start of [
    () => motion.setAutorotate(true),
    () => motion.flick({ yaw: 0.002, pitch: 0 }),
    () => void motion.turnTo({ yaw: 2, pitch: 0, hfov: 1 }, 500),
  ]) {
    start();
    motion.step(now);
    expect(motion.step(now + 16)).toBe(true);
    const press = new Event('pointerdown');
    Object.defineProperty(press, 'timeStamp', { value: now + 16 });
    element.dispatchEvent(press);
    motion.step(now + 32);
    expect(motion.step(now + 200)).toBe(false);
    motion.setAutorotate(false);
    now += 1000;
  }
});
