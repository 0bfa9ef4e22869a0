// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEditorStore, type EditorStore } from '../open-tour/create-editor-store.ts';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
import {
  draftPart,
  redoDraft,
  resumeAdjusting,
  startAdjusting,
  stopAdjusting,
  undoDraft,
} from './adjusting.ts';

let store: EditorStore;
const state = () => store.getState();
const [hall, kitchen] = [sampleScene(1, 'Hall'), sampleScene(2, 'Kitchen')];
const level = (roll: number) => ({ roll, pitch: 0, yaw: 0 });

beforeEach(() => {
  vi.useFakeTimers();
  store = createEditorStore();
  state().loadTour(sampleTour({ scenes: [hall, kitchen] }), {});
  startAdjusting(store, hall);
});
afterEach(() => vi.useRealTimers());

test('while a photo is adjusted, each choice can be taken back and done again', () => {
  draftPart(store, 'level', level(3));
  draftPart(store, 'nadir', { kind: 'blur', size: 40 });
  undoDraft(store);
  expect(state().adjusting).toMatchObject({ draft: { level: level(3) }, part: 'nadir' });
  undoDraft(store);
  expect(state().adjusting?.draft).toEqual({});
  undoDraft(store);
  redoDraft(store);
  redoDraft(store);
  expect(state().adjusting?.draft).toEqual({ level: level(3), nadir: { kind: 'blur', size: 40 } });
});

test('the moving of one slider is one step; moving it again later is another', () => {
  for (const roll of [1, 2, 3]) draftPart(store, 'level', level(roll), 'roll');
  vi.advanceTimersByTime(5000);
  for (const roll of [4, 5]) draftPart(store, 'level', level(roll), 'roll');
  undoDraft(store);
  expect(state().adjusting?.draft.level).toEqual(level(3));
  undoDraft(store);
  expect(state().adjusting?.draft.level).toBeUndefined();
});

test('a new choice leaves nothing to do again', () => {
  draftPart(store, 'level', level(3));
  undoDraft(store);
  draftPart(store, 'light', { exposure: 1, contrast: 0, saturation: 0, warmth: 0 });
  redoDraft(store);
  expect(state().adjusting?.draft).toEqual({ light: { exposure: 1, contrast: 0, saturation: 0, warmth: 0 } });
});

test('an adjusting that was left continues in its scene with what had been chosen', () => {
  draftPart(store, 'level', level(3));
  const left = state().adjusting;
  stopAdjusting(store);
  state().selectScene(kitchen.id);
  if (left) resumeAdjusting(store, left);
  expect(state()).toMatchObject({ selectedSceneId: hall.id, adjusting: { draft: { level: level(3) } } });
});

test('when somebody else deletes the scene, its adjusting ends with it', () => {
  draftPart(store, 'level', level(3));
  const left = state().adjusting;
  state().setTour(sampleTour({ scenes: [kitchen] }));
  expect(state()).toMatchObject({ selectedSceneId: kitchen.id, adjusting: null });
  if (left) resumeAdjusting(store, left);
  expect(state().adjusting).toBeNull();
});
