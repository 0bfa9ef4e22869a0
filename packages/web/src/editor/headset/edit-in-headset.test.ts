// @vitest-environment node
import { limits } from '@tourwright/tour/document';
import { directionOf, radians } from '@tourwright/tour/sphere';
import type { Viewer } from '@tourwright/viewer';
import { beforeEach, expect, test, vi } from 'vitest';
import { enterVr } from '../../player/vr/enter-vr.ts';
import { createEditorStore, type EditorStore } from '../open-tour/create-editor-store.ts';
import { newEdit } from '../state/new-edit.ts';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
import { editInHeadset, placingIn } from './edit-in-headset.ts';

vi.mock('../../player/vr/enter-vr.ts', async (original) => ({
  ...(await original<object>()),
  enterVr: vi.fn(),
}));

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

test('what does not fit into the scene any more is not placed, and nothing is selected', () => {
  const full = Array.from({ length: limits.hotspots }, (_, at) => ({
    id: `h${at}`,
    kind: 'info',
    position: door,
  }));
  store
    .getState()
    .loadTour(sampleTour({ scenes: [sampleScene(1, 'Hall', { hotspots: full as never })] }), {}, 1);
  placing().place(1, door, 'note');
  expect(hotspotsOf(1)).toHaveLength(limits.hotspots);
  expect(store.getState().selectedHotspotId).toBeNull();
});

test.each([
  ['NotAllowedError', /^This site may not use the headset\. Allow/],
  ['NotSupportedError', /^No headset was found\. Connect it/],
  ['InvalidStateError', /^Another page is using the headset\. Leave VR there/],
])('where the browser refuses by %s, it says what to do', async (name, text) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  vi.mocked(enterVr).mockRejectedValueOnce(new DOMException('no', name));
  const say = vi.fn();
  await editInHeadset({} as Viewer, store, say);
  expect(say).toHaveBeenCalledExactlyOnceWith('error', expect.stringMatching(text));
  expect(store.getState().isInHeadset).toBe(false);
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});

test('in the headset one sees each change at once, also one that somebody else made or that was taken back', async () => {
  const setScenes = vi.fn();
  let takeOff = () => {};
  const ended = new Promise<void>((resolve) => {
    takeOff = resolve;
  });
  vi.mocked(enterVr).mockResolvedValue({ setScenes, ended } as never);
  const off = vi.fn();
  const viewer = { on: () => off } as unknown as Viewer;
  const done = editInHeadset(viewer, store, () => undefined);
  await vi.waitFor(() => expect(store.getState().isInHeadset).toBe(true));
  const { placing: given } = vi.mocked(enterVr).mock.lastCall?.[1] ?? {};
  const seen = () =>
    ((setScenes.mock.lastCall?.[0] ?? []) as { hotspots: unknown[] }[]).map(
      ({ hotspots }) => hotspots.length,
    );

  given?.place(1, [...door], 'note');
  expect(seen()).toEqual([1, 0, 0]);
  given?.menu?.[0]?.press();
  expect(seen()).toEqual([0, 0, 0]);
  const hotspot = { id: 'of-ben', kind: 'info', position: door, scale: 1, rotation: 0 };
  store.getState().commit(newEdit({ kind: 'hotspot.add', sceneId: 3, hotspot: hotspot as never }));
  expect(seen()).toEqual([0, 0, 1]);

  takeOff();
  await done;
  const shown = setScenes.mock.calls.length;
  store.getState().undo();
  expect(setScenes.mock.calls).toHaveLength(shown);
  expect(off).toHaveBeenCalledOnce();
  expect(store.getState().isInHeadset).toBe(false);
});
