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
  const passed: number[] = [];
  canvas.addEventListener('pointerdown', ({ pointerId }) => passed.push(pointerId));
  const send = (name: keyof typeof result.current, x: number, y: number, pointer = {}) =>
    act(() => {
      const event = {
        ...{ target: canvas, currentTarget: { setPointerCapture: () => undefined } },
        ...{ pointerType: 'mouse', pointerId: 1, isPrimary: true, button: 0, clientX: x, clientY: y },
        ...pointer,
        preventDefault: () => undefined,
        isPropagationStopped: () => !isHeard,
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
    press: (x: number, y: number, pointer = {}) => {
      isHeard = true;
      send('onPointerDownCapture', x, y, pointer);
      return isHeard;
    },
    /** The pointers whose press was sent to the viewer later. */
    passed,
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

test('a second finger makes a pinch of a drag inside the surface: that stays, and the viewer has both fingers', () => {
  const { state, send, press, middles, passed } = onCanvas();
  act(() => state().selectVideo('Sea'));
  const first = { pointerType: 'touch' };
  const second = { ...first, pointerId: 2, isPrimary: false };
  expect(press(0, 0, first)).toBe(false);
  send('onPointerMoveCapture', 60, 0, first);
  expect(middles()?.[0]).not.toEqual([0, 0]);

  expect(press(20, 0, second)).toBe(true);
  expect(passed).toEqual([1]);
  send('onPointerMoveCapture', 200, 0, first);
  send('onPointerUpCapture', 200, 0, second);
  send('onPointerUpCapture', 200, 0, first);
  expect(middles()?.[0]).toEqual([0, 0]);
  expect(state().history.done).toEqual([]);

  expect(press(0, 0, first)).toBe(false);
  send('onPointerMoveCapture', 60, 0, first);
  expect(middles()?.[0]).not.toEqual([0, 0]);
  expect(passed).toEqual([1]);
});

test('fingers on handles go to the viewer once there are two of them', () => {
  const { press, passed } = onCanvas();
  const cancelled: number[] = [];
  const handle = document.createElement('button');
  handle.addEventListener('pointercancel', ({ pointerId }) => cancelled.push(pointerId));
  const first = { pointerType: 'touch', target: handle };
  press(0, 0, first);
  expect(passed).toEqual([]);
  expect(press(20, 0, { ...first, pointerId: 2, isPrimary: false })).toBe(false);
  expect(cancelled).toEqual([1, 2]);
  expect(passed).toEqual([1, 2]);
});
