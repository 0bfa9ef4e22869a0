import { radians } from '@tourwright/tour/sphere';
import { expect, test } from 'vitest';
import { followDevice } from './follow-device.ts';

function pretendViewer(yaw: number, pitch: number) {
  let view = { yaw, pitch, hfov: 1 };
  return {
    get view() {
      return { ...view };
    },
    setView(next: Partial<typeof view>) {
      view = { ...view, ...next };
    },
  };
}

/** Lets the device look there for a while, sixty times a second from a moment on. Gives the moment after. */
function hold(
  follow: ReturnType<typeof followDevice>,
  look: { yaw: number; pitch: number },
  from: number,
): number {
  for (let index = 0; index < 240; index++) follow(look, from + index * 16);
  return from + 240 * 16;
}

test('the heading continues from where the visitor looked; the pitch becomes that of the device, softly', () => {
  const viewer = pretendViewer(1, 0.5);
  const follow = followDevice(viewer);
  follow({ yaw: 3, pitch: 0 }, 0);
  expect(viewer.view).toMatchObject({ yaw: 1, pitch: 0.5 });
  follow({ yaw: 3, pitch: 0 }, 16);
  expect(viewer.view.pitch).toBeGreaterThan(0.4);
  hold(follow, { yaw: 3.2, pitch: 0.1 }, 32);
  expect(viewer.view.yaw).toBeCloseTo(1.2, 3);
  expect(viewer.view.pitch).toBeCloseTo(0.1, 3);
});

test('the shorter way round is taken where north is passed', () => {
  const viewer = pretendViewer(0, 0);
  const follow = followDevice(viewer);
  const now = hold(follow, { yaw: radians(179), pitch: 0 }, 0);
  hold(follow, { yaw: radians(-179), pitch: 0 }, now);
  expect(viewer.view.yaw).toBeCloseTo(radians(2), 4);
});

test('dragging controls the view, and the device continues from the heading where it ends', () => {
  const viewer = pretendViewer(0, 0);
  const follow = followDevice(viewer);
  let now = hold(follow, { yaw: 0, pitch: 0 }, 0);
  for (let index = 1; index <= 20; index++) {
    viewer.setView({ yaw: index * 0.05 });
    now += 16;
    follow({ yaw: 0.3, pitch: 0 }, now);
    expect(viewer.view.yaw).toBeCloseTo(index * 0.05, 9);
  }
  now = hold(follow, { yaw: 0.3, pitch: 0 }, now + 16);
  expect(viewer.view.yaw).toBeCloseTo(1, 4);
  hold(follow, { yaw: 0.5, pitch: 0 }, now);
  expect(viewer.view.yaw).toBeCloseTo(1.2, 4);
});

test('a trembling sensor does not shake the picture as much', () => {
  const viewer = pretendViewer(0, 0);
  const follow = followDevice(viewer);
  const now = hold(follow, { yaw: 0, pitch: 0 }, 0);
  follow({ yaw: 0.01, pitch: 0 }, now + 10);
  expect(viewer.view.yaw).toBeGreaterThan(0);
  expect(viewer.view.yaw).toBeLessThan(0.007);
});
