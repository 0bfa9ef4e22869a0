// @vitest-environment node
import type { ImageInfo } from '@tourwright/api';
import { beforeEach, expect, test } from 'vitest';
import { createEditorStore, type EditorStore } from '../open-tour/create-editor-store.ts';
import { sampleTour } from '../testing/sample-tour.ts';
import { actionOf, isEnabled } from './all-actions.ts';
import { linkScenes } from './link-scenes.ts';
import { placeHotspot } from './tour-actions.ts';

let store: EditorStore;
let said: string[];
const state = () => store.getState();
const say = (_: unknown, message: string) => void said.push(message);

beforeEach(() => {
  said = [];
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

test('no link leads to a scene whose photo is unusable', () => {
  const image = { state: 'failed', slug: 'tour-1/kitchen.jpg', reason: null } as unknown as ImageInfo;
  state().setImage(image);
  const before = state().tour;
  linkScenes({ store, say }, 2, [0, 0, -1], true);
  expect(state().tour).toBe(before);
  expect(said).toEqual([expect.stringContaining('Kitchen')]);
  state().setImage({ ...image, state: 'ready' });
  linkScenes({ store, say }, 2, [0, 0, -1], true);
  expect(state().tour?.scenes[0]?.hotspots).toHaveLength(2);
});
