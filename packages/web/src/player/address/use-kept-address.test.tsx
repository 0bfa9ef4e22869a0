import { renderHook } from '@testing-library/react';
import type { Viewer } from '@tourwright/viewer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useKeptAddress } from './use-kept-address.ts';

const view = { yaw: 0, pitch: 0, hfov: 1 };
const viewer = { current: { sceneId: 1, view } as Viewer };

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/preview/x?tourId=t1');
  viewer.current = { sceneId: 1, view } as Viewer;
});
afterEach(() => vi.useRealTimers());

const kept = (isKept = true) => renderHook(() => useKeptAddress(viewer, isKept)).result.current;
const asked = (name: string) => new URLSearchParams(location.search).get(name);

/** A tour that turns by itself: another view in every frame. */
function turn(onView: () => void, forMs: number): void {
  for (let passed = 0; passed < forMs; passed += 20) {
    onView();
    vi.advanceTimersByTime(20);
  }
}

test('a view is written once it rests', () => {
  const { onView } = kept();
  viewer.current = { sceneId: 1, view: { ...view, yaw: Math.PI / 2 } } as Viewer;
  turn(onView, 2000);
  expect(asked('yaw')).toBeNull();
  vi.advanceTimersByTime(500);
  expect(asked('yaw')).toBe('90');
});

test('another scene is written soon, also while the tour turns by itself', () => {
  const { onScene, onView } = kept();
  viewer.current = { sceneId: 2, view } as Viewer;
  onScene();
  turn(onView, 600);
  expect(asked('scene')).toBe('2');
});

test('the copied address shows the present view', () => {
  const { onView, write } = kept();
  viewer.current = { sceneId: 2, view: { ...view, pitch: Math.PI / 4 } } as Viewer;
  turn(onView, 600);
  write();
  expect([asked('scene'), asked('pitch')]).toEqual(['2', '45']);
});

test("a framed tour leaves its host's address alone", () => {
  const { onScene, write } = kept(false);
  onScene();
  write();
  vi.advanceTimersByTime(1000);
  expect(location.search).toBe('?tourId=t1');
});
