// @vitest-environment node
import { applyEdit, invertEdit, undoEdit } from '@tourwright/tour/edit';
import { expect, test } from 'vitest';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
import { removeScene } from './remove-scene.ts';

const plan = {
  id: 'p1',
  name: 'Ground floor',
  slug: 't1/floor-plans/ground.png',
  pins: [1, 2].map((sceneId) => ({ id: `pin-${sceneId}`, sceneId, x: 0.5, y: 0.5, heading: 0 })),
};
const scenes = [sampleScene(1, 'Hall'), sampleScene(2, 'Kitchen')];
const newId = () => crypto.randomUUID();

test('with a scene go its stops of the guided tour and its pins, and they come back with it', () => {
  const guide = [
    { id: 'a', sceneId: 2 },
    { id: 'b', sceneId: 1, text: 'The hall' },
    { id: 'c', sceneId: 2 },
  ];
  const tour = sampleTour({ scenes, guide, floorPlans: [plan] });
  const edit = removeScene(tour, 2);
  const outcome = applyEdit(tour, edit);
  if (!outcome.ok) throw new Error(outcome.code);
  expect(outcome.tour.guide).toEqual([{ id: 'b', sceneId: 1, text: 'The hall' }]);
  expect(outcome.tour.floorPlans[0]?.pins?.map(({ sceneId }) => sceneId)).toEqual([1]);
  const { edit: back } = undoEdit(outcome.tour, invertEdit(tour, edit), newId);
  const restored = back && applyEdit(outcome.tour, back);
  expect(restored?.ok && restored.tour).toEqual(tour);
});

test('a guided tour without stops leads through every scene that is left', () => {
  const tour = sampleTour({ scenes, guide: [{ id: 'a', sceneId: 2 }] });
  const outcome = applyEdit(tour, removeScene(tour, 2));
  expect(outcome.ok && outcome.tour).not.toHaveProperty('guide');
});
