// @vitest-environment node
import { directionOf, radians } from '@tourwright/tour/sphere';
import { beforeEach, expect, test } from 'vitest';
import { createEditorStore, type EditorStore } from '../open-tour/create-editor-store.ts';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
import { placingIn } from './edit-in-headset.ts';

let store: EditorStore;
const door = directionOf(radians(30), radians(-10));
const placing = () => placingIn(store, () => undefined);
const hotspotsOf = (id: number) =>
  store.getState().tour?.scenes.find((scene) => scene.id === id)?.hotspots ?? [];

beforeEach(() => {
  store = createEditorStore();
  const scenes = [
    sampleScene(1, 'Hall', { heading: 0 }),
    sampleScene(2, 'Kitchen', { heading: 100 }),
    sampleScene(3, 'Attic'),
  ];
  store.getState().loadTour(sampleTour({ scenes }), {}, 1);
  store.setState({ canvasSceneId: 1 });
});

test('where one points, a note can go, or a link to each of the other scenes', () => {
  const names = placing()
    .choicesAt(1, door)
    .map(({ name }) => name);
  expect(names[0]).toBe('Info');
  expect(names.slice(1).sort()).toEqual(['Link to Attic', 'Link to Kitchen']);
});

test('a link that was placed by pointing has its way back and is one step of the history', () => {
  placing().place(1, door, '2');
  expect(hotspotsOf(1)).toMatchObject([{ kind: 'link', targetSceneId: 2, position: [...door] }]);
  expect(hotspotsOf(2)).toMatchObject([{ kind: 'link', targetSceneId: 1 }]);
  placing().menu[0]?.press();
  expect([hotspotsOf(1), hotspotsOf(2)]).toEqual([[], []]);
});

test('what is placed after walking on goes into the current scene', () => {
  placing().place(3, door, 'note');
  expect(hotspotsOf(3)).toMatchObject([{ kind: 'info', position: [...door] }]);
  expect(store.getState().selectedSceneId).toBe(3);
});
