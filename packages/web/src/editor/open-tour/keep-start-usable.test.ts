// @vitest-environment node
import type { ImageInfo } from '@tourwright/api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleTour } from '../testing/sample-tour.ts';
import { createEditorStore, type EditorStore } from './create-editor-store.ts';
import { keepStartUsable } from './keep-start-usable.ts';

let opened: EditorStore;
const store = () => opened.getState();
const image = (slug: string, state: ImageInfo['state']): ImageInfo => ({
  slug,
  state,
  progress: 1,
  url: null,
  thumbnail: null,
  width: null,
  height: null,
  sizeBytes: 1,
  reason: null,
  panorama: null,
});
let end: () => void;
beforeEach(() => {
  opened = createEditorStore();
  end = keepStartUsable(opened);
});
afterEach(() => end());

test('a first photo that turns out unusable hands the start to the first usable one', () => {
  store().loadTour(sampleTour(), {}, null);
  store().setImage(image('tour-1/hall.jpg', 'failed'));
  expect(store().tour?.initialSceneId).toBeUndefined();
  store().setImage(image('tour-1/kitchen.jpg', 'ready'));
  expect(store().tour?.initialSceneId).toBe(2);
  expect(store().history.done).toEqual([]);
});

test('a start that its owner chose stays', () => {
  store().loadTour(sampleTour({ initialSceneId: 1 }), {}, null);
  store().setImage(image('tour-1/kitchen.jpg', 'ready'));
  store().setImage(image('tour-1/hall.jpg', 'failed'));
  expect(store().tour?.initialSceneId).toBe(1);
});
