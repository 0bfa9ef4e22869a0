import { fireEvent, renderHook } from '@testing-library/react';
import type { Vector } from '@tourwright/tour/document';
import type { Viewer } from '@tourwright/viewer';
import { expect, test } from 'vitest';
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
  renderHook(() => useTool({ current: document.body }, viewer), {
    wrapper: ({ children }) => <OpenTourContext value={base as OpenTour}>{children}</OpenTourContext>,
  });
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
