// @vitest-environment node
import { expect, test } from 'vitest';
import { createEditorStore } from '../open-tour/create-editor-store.ts';
import { sampleTour } from '../testing/sample-tour.ts';
import type { ActionContext } from './action.ts';
import { actionOf } from './all-actions.ts';

test('“use this view” makes what is looked at the start view of the open scene, in one step to undo', () => {
  const store = createEditorStore();
  const state = store.getState;
  state().loadTour(sampleTour(), {}, 1);
  const view = { yaw: 40, pitch: -5, hfov: 80 };
  const said: string[] = [];
  const context = { state, store, view: () => view, say: (_: string, text: string) => said.push(text) };
  actionOf('use-view').run(context as unknown as ActionContext);
  expect(state().tour?.scenes.map((scene) => scene.view)).toEqual([view, undefined]);
  expect(said).toHaveLength(1);
  state().undo();
  expect(state().tour?.scenes[0]?.view).toBeUndefined();
});
