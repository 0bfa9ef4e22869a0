import { radians } from '@tourwright/tour/sphere';
import { expect, test } from 'vitest';
import { Motion } from './motion.ts';

const start = { yaw: 0, pitch: 0, hfov: radians(80) };

function openMotion(): Motion {
  const motion = new Motion(start);
  motion.setSize({ width: 1280, height: 720 });
  motion.step(0);
  return motion;
}

/** Steps at 60 frames a second; returns the time when it came to rest. */
function run(motion: Motion, from: number, untilMs: number): number {
  for (let now = from; now <= untilMs; now += 1000 / 60) {
    motion.step(now);
    if (!motion.isMoving) return now;
  }
  return untilMs;
}

test('a flick settles within 300 ms', () => {
  const motion = openMotion();
  motion.flick({ yaw: 0.002, pitch: 0 });
  const rest = run(motion, 0, 2000);
  expect(rest).toBeLessThanOrEqual(300 + 1000 / 60);
  expect(motion.angles.yaw).toBeGreaterThan(0.05);
  expect(motion.angles.yaw).toBeLessThan(0.3);
});

test('releasing while turning slowly leaves the view where it was released', () => {
  const motion = openMotion();
  for (const yaw of [0, 0.0006]) {
    motion.flick({ yaw, pitch: 0 });
    expect(motion.isMoving).toBe(false);
  }
});

test('turning to a view takes the shorter way round and arrives', async () => {
  const motion = new Motion({ ...start, yaw: radians(170) });
  motion.setSize({ width: 1280, height: 720 });
  const arrived = motion.turnTo({ ...start, yaw: radians(-170) }, 300);
  motion.step(0);
  motion.step(150);
  expect(motion.angles.yaw).toBeGreaterThan(radians(170));
  motion.step(300);
  expect(await arrived).toBe(true);
  expect(Math.cos(motion.angles.yaw - radians(-170))).toBeCloseTo(1, 9);
});

test('a turn that somebody interrupts says so', async () => {
  const motion = openMotion();
  const arrived = motion.turnTo({ ...start, yaw: 1 }, 300);
  motion.step(10);
  motion.hold(20);
  expect(await arrived).toBe(false);
  expect(motion.isMoving).toBe(false);
});

test('without time a turn is a jump', async () => {
  const motion = openMotion();
  expect(await motion.turnTo({ ...start, yaw: 1 }, 0)).toBe(true);
  expect(motion.angles.yaw).toBe(1);
});

test('autorotation waits after a touch and continues', () => {
  const motion = openMotion();
  motion.setAutorotate(true);
  motion.step(0);
  motion.step(16);
  const before = motion.angles.yaw;
  expect(before).toBeGreaterThan(0);
  motion.hold(100);
  motion.step(200);
  motion.step(216);
  expect(motion.angles.yaw).toBe(before);
  motion.step(4200);
  motion.step(4216);
  expect(motion.angles.yaw).toBeGreaterThan(before);
});

test('after a long gap motion does not leap', () => {
  const motion = openMotion();
  motion.setAutorotate(true);
  motion.step(0);
  motion.step(60_000);
  expect(motion.angles.yaw).toBeLessThan(radians(1));
});

test('a step says whether the view is another one', () => {
  const motion = openMotion();
  expect(motion.step(16)).toBe(false);
  motion.set({ ...start, yaw: 0.5 });
  expect(motion.step(32)).toBe(true);
  expect(motion.step(48)).toBe(false);
});

test('a held key turns and zooms as long as it is held', () => {
  const motion = openMotion();
  motion.drive({ yaw: 0.001, pitch: 0, zoom: 0.001 }, 0);
  motion.step(60);
  expect(motion.angles.yaw).toBeCloseTo(0.06, 9);
  expect(motion.angles.hfov).toBeLessThan(start.hfov);
  motion.drive(null, 100);
  expect(motion.angles.yaw).toBeCloseTo(0.1, 9);
  expect(motion.isMoving).toBe(false);
});

test('a key that was pressed between two frames has moved the view too', () => {
  const motion = openMotion();
  motion.drive({ yaw: 0.001, pitch: 0, zoom: 0 }, 5);
  motion.drive(null, 85);
  expect(motion.step(100)).toBe(true);
  expect(motion.angles.yaw).toBeCloseTo(0.08, 9);
});

test('reports how it moves: briskly by a drag, a flick or a flight, calmly by autorotation, else not at all', () => {
  const motion = openMotion();
  motion.step(16);
  expect(motion.pace).toBe('rest');
  motion.set({ ...start, yaw: 0.1 });
  motion.step(32);
  expect(motion.pace).toBe('brisk');
  motion.step(48);
  expect(motion.pace).toBe('rest');
  void motion.turnTo({ ...start, yaw: 0.2 }, 10);
  motion.step(64);
  motion.step(80);
  expect(motion.pace).toBe('brisk');
  motion.setAutorotate(true);
  motion.step(96);
  motion.step(112);
  expect(motion.pace).toBe('calm');
  motion.pauseAutorotation(112);
  motion.step(128);
  expect(motion.pace).toBe('rest');
});

test('a dragging hand that stops for a moment still moves; one that stays does not', () => {
  const motion = openMotion();
  motion.isHeld = true;
  motion.set({ ...start, yaw: 0.1 });
  motion.step(16);
  motion.step(100);
  expect(motion.pace).toBe('brisk');
  motion.step(200);
  expect(motion.pace).toBe('rest');
  motion.set({ ...start, yaw: 0.2 });
  motion.step(216);
  motion.isHeld = false;
  motion.step(232);
  expect(motion.pace).toBe('rest');
});
