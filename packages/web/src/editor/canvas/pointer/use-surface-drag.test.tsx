/** A drag inside the selected surface. */
import { act, renderHook } from '@testing-library/react';
import type { SceneVideo, Vector } from '@tourwright/tour/document';
import { degrees, directionOf, radians, yawPitchOf } from '@tourwright/tour/sphere';
import type { Viewer } from '@tourwright/viewer';
import { expect, test } from 'vitest';
import type { OpenTour } from '../../open-tour/open-tour.ts';
import { OpenTourContext } from '../../open-tour/open-tour-context.ts';
import { quadAround } from '../../surfaces/corners/quad.ts';
import { sampleScene, sampleTour } from '../../testing/sample-tour.ts';
import { tourBase } from '../../testing/tour-base.ts';
import { useTool } from './use-tool.ts';

const at = (yaw: number, pitch: number): Vector => [...directionOf(radians(yaw), radians(pitch))];
const surface = (id: string, yaw: number): SceneVideo => ({
  id,
  slug: `tour-1/${id}.jpg`,
  name: id,
  corners: quadAround(at(yaw, 0)),
});

/** A canvas on which ten pixels are a degree, and a pointer on it. */
function onCanvas() {
  const base = tourBase();
  const state = base.store.getState;
  const videos = [surface('Sea', 0), surface('Oak', 10)];
  state().loadTour(sampleTour({ scenes: [sampleScene(1, 'Hall', { videos })] }), {}, 1);
  const canvas = document.createElement('canvas');
  const viewer = {
    canvas,
    unproject: (x: number, y: number) => at(x / 10, -y / 10),
    on: () => () => undefined,
  } as unknown as Viewer;
  const menu = { open: () => undefined, close: () => undefined };
  const { result } = renderHook(() => useTool({ current: document.body }, viewer, menu), {
    wrapper: ({ children }) => <OpenTourContext value={base as OpenTour}>{children}</OpenTourContext>,
  });
  let isHeard = true;
  const send = (name: keyof typeof result.current, x: number, y: number) =>
    act(() => {
      const event = {
        ...{ target: canvas, currentTarget: { setPointerCapture: () => undefined } },
        ...{ pointerType: 'mouse', pointerId: 1, isPrimary: true, button: 0, clientX: x, clientY: y },
        preventDefault: () => undefined,
        stopPropagation: () => {
          isHeard = false;
        },
      };
      result.current[name](event as never);
    });
  return {
    state,
    canvas,
    send,
    /** Whether the viewer heard of the press, and looks around. */
    press: (x: number, y: number) => {
      isHeard = true;
      send('onPointerDownCapture', x, y);
      return isHeard;
    },
    middles: () =>
      state().shownTour?.scenes[0]?.videos.map(({ corners }) => {
        const { yaw, pitch } = yawPitchOf(corners[0]);
        const start = yawPitchOf(quadAround(at(0, 0))[0]);
        return [yaw - start.yaw, pitch - start.pitch].map((angle) => Math.round(degrees(angle)));
      }),
  };
}

test('a drag inside the selected surface moves all of it as one step, and elsewhere it looks around', () => {
  const { state, canvas, send, press, middles } = onCanvas();
  expect(press(0, 0)).toBe(true);
  send('onPointerUpCapture', 0, 0);

  act(() => state().selectVideo('Sea'));
  expect(press(-300, 0)).toBe(true);
  send('onPointerMove', 20, 0);
  expect(canvas.style.cursor).toBe('move');
  send('onPointerMove', -300, 0);
  expect(canvas.style.cursor).toBe('');

  expect(press(20, 10)).toBe(false);
  send('onPointerMoveCapture', -180, -90);
  expect(middles()).toEqual([
    [-20, 10],
    [10, 0],
  ]);
  send('onPointerUpCapture', -180, -90);
  expect(state().tour).toBe(state().shownTour);
  expect(state().history.done).toMatchObject([
    { name: { id: 'edit.surface.move', values: { name: 'Sea' } } },
  ]);
  act(() => void state().undo());
  expect(middles()?.[0]).toEqual([0, 0]);
});

test('a press on the selected surface that moves nothing selects the uppermost one there; what is given up stays', () => {
  const { state, send, press, middles } = onCanvas();
  act(() => state().selectVideo('Sea'));
  expect(press(80, 0)).toBe(false);
  send('onPointerMoveCapture', 82, 1);
  send('onPointerUpCapture', 82, 1);
  expect(state().selectedVideoId).toBe('Oak');

  press(100, 0);
  send('onPointerMoveCapture', 200, 0);
  send('onPointerCancelCapture', 200, 0);
  expect(middles()?.[1]).toEqual([10, 0]);
  expect(state().history.done).toEqual([]);
});
