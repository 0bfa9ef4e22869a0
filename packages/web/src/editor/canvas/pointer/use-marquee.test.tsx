import { renderHook } from '@testing-library/react';
import type { Hotspot } from '@tourwright/tour/document';
import { directionOf, project } from '@tourwright/tour/sphere';
import type { Viewer } from '@tourwright/viewer';
import type { PointerEvent } from 'react';
import { expect, test } from 'vitest';
import type { OpenTour } from '../../open-tour/open-tour.ts';
import { OpenTourContext } from '../../open-tour/open-tour-context.ts';
import { idsOfChosen } from '../../selection/chosen.ts';
import { sampleScene, sampleTour } from '../../testing/sample-tour.ts';
import { tourBase } from '../../testing/tour-base.ts';
import { useMarquee } from './use-marquee.ts';

const view = { yaw: 0, pitch: 0, hfov: 1.4, width: 1000, height: 600 };
const spot = (id: string, yaw: number): Hotspot => ({
  id,
  kind: 'info',
  position: directionOf(yaw, 0),
  scale: 1,
  rotation: 0,
});
const pointer = (shiftKey: boolean) => ({ pointerId: 1, shiftKey }) as PointerEvent;

test('a drag with Shift frames what it selects, beside what was selected; one that is given up selects nothing', () => {
  const base = tourBase();
  const hotspots = [spot('left', -0.4), spot('middle', 0), spot('right', 0.4), spot('behind', Math.PI)];
  base.store.getState().loadTour(sampleTour({ scenes: [sampleScene(1, 'Hall', { hotspots })] }), {}, 1);
  const viewer = {
    project: (direction: Hotspot['position']) => project(view, direction),
  } as unknown as Viewer;
  const { result } = renderHook(() => useMarquee(viewer), {
    wrapper: ({ children }) => <OpenTourContext value={base as OpenTour}>{children}</OpenTourContext>,
  });
  const chosen = () => idsOfChosen(base.store.getState());
  expect(result.current.start(pointer(false), { x: 0, y: 0 })).toBe(false);

  base.store.getState().selectHotspot('right');
  expect(result.current.start(pointer(true), { x: 600, y: 500 })).toBe(true);
  // From the end to the start: a frame is a frame whichever way it is drawn.
  expect(result.current.move(pointer(true), { x: 10, y: 100 })).toBe(true);
  expect(base.store.getState().marquee).toEqual({ from: { x: 600, y: 500 }, to: { x: 10, y: 100 } });
  expect(result.current.end(pointer(true), { x: 10, y: 100 })).toBe(true);
  expect(chosen()).toEqual(['right', 'left', 'middle']);
  expect(base.store.getState().marquee).toBeNull();

  base.store.getState().selectHotspot(null);
  result.current.start(pointer(true), { x: 0, y: 0 });
  result.current.end(pointer(true), null);
  expect(chosen()).toEqual([]);
});
