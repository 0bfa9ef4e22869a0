// @vitest-environment node
import { expect, test } from 'vitest';
import { createCanvasView } from './canvas-view.ts';

test('a turn of the view is heard by who asked, and by nobody any more who has left', () => {
  const view = createCanvasView();
  const heard: number[] = [];
  const leave = view.subscribe(() => heard.push(view.get().yaw));
  view.set({ yaw: 10, pitch: 0, hfov: 90 });
  leave();
  view.set({ yaw: 20, pitch: 0, hfov: 90 });
  expect(heard).toEqual([10]);
  expect(view.get().yaw).toBe(20);
});

test('a view that is moved aside for a while is not the one that is kept', () => {
  const view = createCanvasView();
  const before = { yaw: 10, pitch: 0, hfov: 90 };
  view.set(before);
  view.rest(view.resting());
  view.set({ yaw: 10, pitch: -30, hfov: 90 });
  expect(view.resting()).toEqual(before);
  view.rest(null);
  expect(view.resting().pitch).toBe(-30);
});
