// @vitest-environment node
import type { Vector } from '@tourwright/tour/document';
import { beforeEach, expect, test } from 'vitest';
import { stepText } from '../session/step-text.ts';
import { newEdit } from '../state/new-edit.ts';
import { specified } from '../state/specified-state.ts';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
import { createEditorStore, type EditorStore } from './create-editor-store.ts';

let store: EditorStore;
const state = () => store.getState();
beforeEach(() => {
  store = createEditorStore();
});

test('loading with a scene id selects that scene with its camera and hotspots', () => {
  const kitchen = sampleScene(2, 'Kitchen', { cameraPosition: [0, 0, -0.01], cameraDirection: [0, 0, 1] });
  store.setState({ isFetching: true });
  state().loadTour(sampleTour({ scenes: [sampleScene(1, 'Hall'), kitchen], initialSceneId: 1 }), {}, 2);
  expect(state()).toMatchObject({ selectedSceneId: 2, selectedScene: kitchen, isFetching: false });
  expect(specified.cameraCoordinates(state())).toEqual({ position: [0, 0, -0.01], direction: [0, 0, 1] });
});

test('loading without a scene id selects the first, or the one of initialSceneId', () => {
  state().loadTour(sampleTour(), {});
  expect(state().selectedSceneId).toBe(1);
  expect(specified.hotspots(state())).toHaveLength(1);
  state().loadTour(sampleTour({ initialSceneId: 2 }), {});
  expect(state().selectedSceneId).toBe(2);
  state().loadTour(sampleTour({ initialSceneId: 99 }), {});
  expect(state().selectedSceneId).toBe(1);
});

test('loading fills in audio, logo, scenes and floor plans', () => {
  state().loadTour(
    sampleTour({
      audio: [{ id: 'a', name: 'Rain', slug: 'tour-1/audio/rain.mp3' }],
      floorPlans: [{ id: 'p', name: 'Ground', slug: 'tour-1/floor-plans/ground.png' }],
      centerLogo: 'tour-1/logo/oak.png',
    }),
    {},
  );
  expect(specified.uploadedAudio(state()).map(({ name }) => name)).toEqual(['Rain']);
  expect(specified.floorPlanImages(state()).map(({ name }) => name)).toEqual(['Ground']);
  expect(specified.centerLogoName(state())).toBe('oak.png');
  expect(specified.uploadedScenes(state()).map(({ id }) => id)).toEqual([1, 2]);
});

test('uploaded scenes are unique by url', () => {
  state().loadTour(sampleTour(), {});
  const bath = { name: 'Bath', slug: 'tour-1/bath.jpg' };
  state().addUploadedScenes([bath, bath, { name: 'Hall again', slug: 'tour-1/hall.jpg' }]);
  expect(specified.uploadedScenes(state()).map(({ name }) => name)).toEqual(['Hall', 'Kitchen', 'Bath']);
});

test('each added plan, audio and brochure gets an id of its own', () => {
  state().loadTour(sampleTour(), {});
  const file = { name: 'One', slug: 'tour-1/audio/one.mp3' };
  state().addAudio(file);
  state().addAudio(file);
  state().addFloorPlan(file);
  state().addBrochure(file);
  const { tour } = state();
  const ids = [...(tour?.audio ?? []), ...(tour?.floorPlans ?? []), ...(tour?.brochures ?? [])].map(
    ({ id }) => id,
  );
  expect(new Set(ids).size).toBe(4);
});

test('only one logo is kept', () => {
  state().loadTour(sampleTour(), {});
  state().setCenterLogo('tour-1/logo/a.png');
  state().setCenterLogo('tour-1/logo/b.png');
  expect(specified.centerLogoImage(state())?.name).toBe('b.png');
});

test('images are renamed and deleted by id', () => {
  state().loadTour(sampleTour(), {});
  state().addFloorPlan({ name: 'Plan', slug: 'tour-1/floor-plans/a.png' });
  const id = specified.floorPlanImages(state())[0]?.id ?? '';
  state().renameImage(id, 'Ground floor');
  expect(specified.floorPlanImages(state())[0]?.name).toBe('Ground floor');
  state().deleteImage(id);
  expect(specified.floorPlanImages(state())).toEqual([]);
  state().renameImage(2, 'Cucina');
  state().deleteImage(1);
  expect(specified.uploadedScenes(state()).map(({ name }) => name)).toEqual(['Cucina']);
});

test('an order is set field by field and cleared all together', () => {
  state().setOrder({ orderId: 'o1', orderDetails: { total: 3 } });
  state().setOrder({ isOrderComplete: true, orderError: 'late' });
  expect(state()).toMatchObject({ orderId: 'o1', isOrderComplete: true, orderError: 'late' });
  state().clearOrder();
  expect(state()).toMatchObject({
    orderId: null,
    orderDetails: null,
    isOrderComplete: false,
    orderError: null,
  });
});

test('a gesture in progress is shown, but is not a step yet', () => {
  state().loadTour(sampleTour(), {});
  state().selectHotspot('link-1');
  const move = newEdit({ kind: 'hotspot.move', sceneId: 1, hotspotId: 'link-1', position: [0, 1, 0] });
  store.setState({ preview: move });
  expect(state().selectedHotspot?.position).toEqual([0, 1, 0]);
  expect(state().history.done).toEqual([]);
  state().commit(move);
  expect(state().preview).toBeNull();
  expect(state().undo()?.name.id).toBe('edit.hotspot.move');
  expect(state().selectedHotspot?.position).toEqual([1, 0, 0]);
  state().redo();
  expect(state().selectedHotspot?.position).toEqual([0, 1, 0]);
});

test('a step about a hotspot without a name calls it by its kind', () => {
  state().loadTour(sampleTour(), {});
  const position: Vector = [0, 0, -1];
  const hotspot = { id: 'a', kind: 'polygon', position, scale: 1, rotation: 0 } as const;
  state().commit(newEdit({ kind: 'hotspot.add', sceneId: 1, hotspot }));
  state().commit(newEdit({ kind: 'hotspot.move', sceneId: 1, hotspotId: 'a', position: [1, 0, 0] }));
  const names = state().history.done.map(({ name }) => stepText(name));
  expect(names).toEqual(['Add hotspot Area', 'Move hotspot Area']);
});

test('when the open scene is deleted elsewhere, another one opens', () => {
  state().loadTour(sampleTour(), {}, 2);
  state().setTour(sampleTour({ scenes: [sampleScene(1, 'Hall')] }));
  expect(state().selectedSceneId).toBe(1);
});
