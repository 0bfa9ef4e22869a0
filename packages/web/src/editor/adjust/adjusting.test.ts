import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useEditorStore } from '../editor-store.ts';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
import {
  draftPart,
  redoDraft,
  resumeAdjusting,
  startAdjusting,
  stopAdjusting,
  undoDraft,
} from './adjusting.ts';

const state = useEditorStore.getState;
const [hall, kitchen] = [sampleScene(1, 'Hall'), sampleScene(2, 'Kitchen')];
const level = (roll: number) => ({ roll, pitch: 0, yaw: 0 });

beforeEach(() => {
  vi.useFakeTimers();
  state().loadTour(sampleTour({ scenes: [hall, kitchen] }), {});
  startAdjusting(hall);
});
afterEach(() => {
  vi.useRealTimers();
  state().reset();
});

test('while a photo is adjusted, each choice can be taken back and done again', () => {
  draftPart('level', level(3));
  draftPart('nadir', { kind: 'blur', size: 40 });
  undoDraft();
  expect(state().adjusting).toMatchObject({ draft: { level: level(3) }, part: 'nadir' });
  undoDraft();
  expect(state().adjusting?.draft).toEqual({});
  undoDraft();
  redoDraft();
  redoDraft();
  expect(state().adjusting?.draft).toEqual({ level: level(3), nadir: { kind: 'blur', size: 40 } });
});

test('the moving of one slider is one step; moving it again later is another', () => {
  for (const roll of [1, 2, 3]) draftPart('level', level(roll), 'roll');
  vi.advanceTimersByTime(5000);
  for (const roll of [4, 5]) draftPart('level', level(roll), 'roll');
  undoDraft();
  expect(state().adjusting?.draft.level).toEqual(level(3));
  undoDraft();
  expect(state().adjusting?.draft.level).toBeUndefined();
});

test('a new choice leaves nothing to do again', () => {
  draftPart('level', level(3));
  undoDraft();
  draftPart('light', { exposure: 1, contrast: 0, saturation: 0, warmth: 0 });
  redoDraft();
  expect(state().adjusting?.draft).toEqual({ light: { exposure: 1, contrast: 0, saturation: 0, warmth: 0 } });
});

test('an adjusting that was left goes on in its scene with what had been chosen', () => {
  draftPart('level', level(3));
  const left = state().adjusting;
  stopAdjusting();
  state().selectScene(kitchen.id);
  if (left) resumeAdjusting(left);
  expect(state()).toMatchObject({ selectedSceneId: hall.id, adjusting: { draft: { level: level(3) } } });
});

test('when somebody else deletes the scene, its adjusting ends with it', () => {
  draftPart('level', level(3));
  const left = state().adjusting;
  state().setTour(sampleTour({ scenes: [kitchen] }));
  expect(state()).toMatchObject({ selectedSceneId: kitchen.id, adjusting: null });
  if (left) resumeAdjusting(left);
  expect(state().adjusting).toBeNull();
});
