import { act, fireEvent, renderHook } from '@testing-library/react';
import type { Vector } from '@tourwright/tour/document';
import type { Viewer } from '@tourwright/viewer';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { OpenTour } from '../../open-tour/open-tour.ts';
import { OpenTourContext } from '../../open-tour/open-tour-context.ts';
import { storedImage } from '../../testing/pretend-editor.ts';
import { sampleScene, sampleTour } from '../../testing/sample-tour.ts';
import { tourBase } from '../../testing/tour-base.ts';
import { useTool } from './use-tool.ts';

test('while Space is held a tap with a tool places nothing; once it is released, the tool is there again', () => {
  const base = tourBase();
  const state = base.store.getState;
  state().loadTour(
    sampleTour({ scenes: [sampleScene(1, 'Hall')] }),
    { 'tour-1/hall.jpg': storedImage('tour-1/hall.jpg') },
    1,
  );
  base.store.setState({ canvasSceneId: 1 });
  state().setTool('info');
  const taps: ((event: { direction: Vector }) => void)[] = [];
  const viewer = {
    canvas: document.createElement('canvas'),
    project: () => null,
    unproject: () => [0, 0, -1],
    on: (name: string, heard: (typeof taps)[0]) => {
      if (name === 'tap') taps.push(heard);
      return () => undefined;
    },
  } as unknown as Viewer;
  renderHook(
    () => useTool({ current: document.body }, viewer, { open: () => undefined, close: () => undefined }),
    {
      wrapper: ({ children }) => <OpenTourContext value={base as OpenTour}>{children}</OpenTourContext>,
    },
  );
  const tap = () => taps.at(-1)?.({ direction: [0, 0, -1] });
  const kinds = () => state().tour?.scenes[0]?.hotspots.map(({ kind }) => kind);

  fireEvent.keyDown(document.body, { key: ' ' });
  expect(state().isLooking).toBe(true);
  tap();
  expect(kinds()).toEqual([]);
  expect(state().tool).toBe('info');

  fireEvent.keyUp(document.body, { key: ' ' });
  expect(state()).toMatchObject({ isLooking: false, tool: 'info' });
  tap();
  expect(kinds()).toEqual(['info']);
});

test('a finger that rests on hotspots selects several, on the only one it opens a menu, and on the picture too', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const base = tourBase();
  const state = base.store.getState;
  const hotspot = { kind: 'info', position: [0, 0, -1], scale: 1, rotation: 0 };
  const hotspots = ['a', 'b', 'c'].map((id) => ({ ...hotspot, id }));
  state().loadTour(sampleTour({ scenes: [sampleScene(1, 'Hall', { hotspots: hotspots as never })] }), {}, 1);
  const canvas = document.createElement('canvas');
  const viewer = { canvas, project: () => ({ x: 0, y: 0 }), on: () => () => undefined };
  const menu = { open: vi.fn(), close: vi.fn() };
  const { result } = renderHook(() => useTool({ current: document.body }, viewer as never, menu), {
    wrapper: ({ children }) => <OpenTourContext value={base as OpenTour}>{children}</OpenTourContext>,
  });
  const press = (target: Element, restsMs: number) => {
    const event = {
      ...{ target, currentTarget: { setPointerCapture: () => undefined } },
      ...{
        pointerType: 'touch',
        pointerId: 1,
        isPrimary: true,
        button: 0,
        detail: 1,
        clientX: 9,
        clientY: 9,
      },
      ...{ preventDefault: () => undefined, isPropagationStopped: () => true, stopPropagation: vi.fn() },
    };
    act(() => {
      result.current.onPointerDownCapture(event as never);
      vi.advanceTimersByTime(restsMs);
      result.current.onPointerUpCapture(event as never);
    });
    event.stopPropagation.mockClear();
    result.current.onClickCapture(event as never);
    return event.stopPropagation.mock.calls.length;
  };
  const markOf = (id: string) => {
    const mark = document.createElement('button');
    mark.dataset['hotspotId'] = id;
    return mark;
  };
  press(markOf('a'), 600);
  expect(state().selectedHotspotId).toBe('a');
  press(markOf('b'), 600);
  expect(state().chosenIds).toEqual(['a', 'b']);
  // The click that the browser makes of it would select that hotspot alone.
  expect(press(markOf('c'), 50)).toBe(1);
  expect(state().chosenIds).toEqual(['a', 'b', 'c']);
  expect(menu.open).not.toHaveBeenCalled();
  act(() => state().choose(['b']));
  press(markOf('b'), 600);
  expect(state().selectedHotspotId).toBe('b');
  expect(menu.open.mock.calls.at(-1)?.[1]).toBe('b');
  expect(press(canvas, 600)).toBe(0);
  expect(menu.open).toHaveBeenCalledTimes(2);
  expect(menu.open.mock.calls.at(-1)?.[1]).toBeUndefined();
});

test('a press on a hotspot gives the picture the keyboard, without the ring that shows it', () => {
  const base = tourBase();
  const hotspot = { id: 'a', kind: 'info', position: [0, 0, -1], scale: 1, rotation: 0 };
  const scenes = [sampleScene(1, 'Hall', { hotspots: [hotspot as never] })];
  base.store.getState().loadTour(sampleTour({ scenes }), {}, 1);
  const canvas = document.createElement('canvas');
  const focus = vi.spyOn(canvas, 'focus');
  const viewer = { canvas, project: () => ({ x: 0, y: 0 }), unproject: () => [0, 0, -1], on: () => () => {} };
  const menu = { open: () => undefined, close: () => undefined };
  const { result } = renderHook(() => useTool({ current: document.body }, viewer as never, menu), {
    wrapper: ({ children }) => <OpenTourContext value={base as OpenTour}>{children}</OpenTourContext>,
  });
  const target = document.createElement('button');
  target.dataset['hotspotId'] = 'a';
  const where = { pointerType: 'mouse', pointerId: 1, isPrimary: true, button: 0, clientX: 9, clientY: 9 };
  const own = { preventDefault: () => undefined, stopPropagation: () => undefined };
  const currentTarget = { setPointerCapture: () => undefined };
  act(() => result.current.onPointerDownCapture({ target, currentTarget, ...where, ...own } as never));
  expect(focus).toHaveBeenCalledWith({ preventScroll: true, focusVisible: false });
});

test('while a walk through the tour is recorded, a link is followed and nothing is selected', () => {
  const base = tourBase();
  const state = base.store.getState;
  const mark = { position: [0, 0, -1] as Vector, scale: 1, rotation: 0 };
  const hotspots = [
    { ...mark, id: 'way', kind: 'link', targetSceneId: 2 },
    { ...mark, id: 'note', kind: 'info' },
  ];
  const scenes = [sampleScene(1, 'Hall', { hotspots }), sampleScene(2, 'Kitchen')];
  state().loadTour(sampleTour({ scenes }), {}, 1);
  const heard: ((event: { hotspot: { id: string } }) => void)[] = [];
  const viewer = {
    ...{ canvas: document.createElement('canvas'), project: () => ({ x: 0, y: 0 }) },
    on: (name: string, hear: (typeof heard)[0]) => {
      if (name === 'hotspot') heard.push(hear);
      return () => undefined;
    },
  };
  const menu = { open: vi.fn(), close: vi.fn() };
  const { result } = renderHook(() => useTool({ current: document.body }, viewer as never, menu), {
    wrapper: ({ children }) => <OpenTourContext value={base as OpenTour}>{children}</OpenTourContext>,
  });
  const button = document.createElement('button');
  const press = (id: string) => {
    button.dataset['hotspotId'] = id;
    const stopPropagation = vi.fn();
    const event = {
      target: button,
      currentTarget: { setPointerCapture: vi.fn() },
      button: 0,
      stopPropagation,
    };
    result.current.onPointerDownCapture({ ...event, pointerId: 1, preventDefault: vi.fn() } as never);
    // What is not the editor's is pressed in the viewer.
    if (stopPropagation.mock.calls.length === 0) heard.at(-1)?.({ hotspot: { id } });
  };
  base.store.setState({ guideRun: { kind: 'record', phase: 'running', seconds: 3, stops: 0 } as never });
  press('note');
  expect(state()).toMatchObject({ selectedSceneId: 1, selectedHotspotId: null });
  press('way');
  expect(state()).toMatchObject({ selectedSceneId: 2, selectedHotspotId: null });
  base.store.setState({ guideRun: null });
  state().selectScene(1);
  press('way');
  expect(state()).toMatchObject({ selectedSceneId: 1, selectedHotspotId: 'way' });
});
