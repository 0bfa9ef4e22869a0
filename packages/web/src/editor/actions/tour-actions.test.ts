// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import { createEditorStore, type EditorStore } from '../open-tour/create-editor-store.ts';
import { sampleTour } from '../testing/sample-tour.ts';
import type { ActionContext } from './action.ts';
import { actionOf, isEnabled } from './all-actions.ts';
import { placeHotspot } from './tour-actions.ts';

let store: EditorStore;
const state = () => store.getState();

beforeEach(() => {
  store = createEditorStore();
  state().loadTour(sampleTour(), {}, 1);
  store.setState({ canvasSceneId: 1 });
});

test('nothing is placed in a scene while another one’s picture is on the canvas', () => {
  state().selectScene(2);
  placeHotspot(state(), 'info', [0, 0, -1]);
  placeHotspot(state(), 'link', [0, 0, -1]);
  expect(state().tour?.scenes[1]?.hotspots).toEqual([]);
  expect(state().intersectionPoint).toBeNull();
  for (const id of ['link-tool', 'info-tool', 'use-view'])
    expect(isEnabled(actionOf(id), state())).toBe(false);
  store.setState({ canvasSceneId: 2 });
  for (const id of ['link-tool', 'info-tool', 'use-view'])
    expect(isEnabled(actionOf(id), state())).toBe(true);
  placeHotspot(state(), 'info', [0, 0, -1]);
  expect(state().tour?.scenes[1]?.hotspots).toHaveLength(1);
});

test('the tool for links stays active, so that a link is a click and a choice', () => {
  state().setTool('link');
  placeHotspot(state(), 'link', [0, 0, -1]);
  expect([state().tool, state().intersectionPoint]).toEqual(['link', [0, 0, -1]]);
  // Escape gives up the question first, then the tool.
  actionOf('deselect').run({ state, store } as ActionContext);
  expect([state().tool, state().intersectionPoint]).toEqual(['link', null]);
  actionOf('deselect').run({ state, store } as ActionContext);
  expect(state().tool).toBe('select');
  state().setTool('info');
  placeHotspot(state(), 'info', [0, 0, -1]);
  expect(state().tool).toBe('select');
});

test('Enter places with the tool that is active, in the middle', () => {
  const centre = (): [number, number, number] => [0, 0, -1];
  const context = { state, store, centre, set: store.setState } as unknown as ActionContext;
  expect(isEnabled(actionOf('enter'), state())).toBe(false);
  state().setTool('web');
  actionOf('enter').run(context);
  expect(state().selectedHotspot).toMatchObject({ kind: 'web', position: [0, 0, -1] });
});
