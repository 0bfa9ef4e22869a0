// @vitest-environment node
import { expect, test } from 'vitest';
import { watchHeldViews } from './held-views.ts';

const view = (yaw: number) => ({ yaw, pitch: 0, hfov: 80 });

/** Looks at each view for this long, ten times a second. */
function record(...looked: readonly [sceneId: number | null, yaw: number, seconds: number][]) {
  const views = watchHeldViews();
  let at = 0;
  for (const [sceneId, yaw, seconds] of looked) {
    for (let step = 0; step < seconds * 10; step++) {
      views.look(at, sceneId, view(yaw));
      at = Math.round(at * 10 + 1) / 10;
    }
  }
  return views.finish(at);
}

test('every view that was held for two seconds becomes a stop, and looking around none', () => {
  const stops = record([1, 0, 3], [1, 30, 0.5], [1, 60, 0.5], [1, 90, 2.5]);
  expect(stops).toEqual([
    { sceneId: 1, ...view(0), start: 0, end: 3 },
    { sceneId: 1, ...view(90), start: 4, end: 6.5 },
  ]);
});

test('a hand that is not quite still holds a view all the same', () => {
  expect(record([1, 0, 1], [1, 0.8, 1], [1, -0.6, 1])).toHaveLength(1);
});

test('a walk to another scene ends a stop, and the time on the way counts for none', () => {
  const stops = record([1, 0, 2], [null, 0, 1.5], [2, 0, 2]);
  expect(stops.map(({ sceneId, start, end }) => [sceneId, start, end])).toEqual([
    [1, 0, 2],
    [2, 3.5, 5.5],
  ]);
});
