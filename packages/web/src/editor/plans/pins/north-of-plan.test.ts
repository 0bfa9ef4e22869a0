import type { FloorPlan } from '@tourwright/tour/document';
import { applyEdit } from '@tourwright/tour/edit';
import { expect, test } from 'vitest';
import { sampleScene, sampleTour } from '../../testing/sample-tour.ts';
import { northOfPlan, turnPlanNorth } from './north-of-plan.ts';

const pin = (sceneId: number, heading: number) => ({ id: `p${sceneId}`, sceneId, x: 0.5, y: 0.5, heading });
const plan: FloorPlan = {
  id: 'g',
  name: 'Ground',
  slug: 'g.png',
  pins: [pin(1, 350), pin(2, 10), pin(9, 0)],
};
const tourWith = (hall?: number, kitchen?: number) => {
  const withNorth = (heading?: number) => (heading === undefined ? {} : { heading });
  const scenes = [
    { ...sampleScene(1, 'Hall'), ...withNorth(hall) },
    { ...sampleScene(2, 'Kitchen'), ...withNorth(kitchen) },
  ];
  return sampleTour({ scenes, floorPlans: [plan] });
};

test('the top of a plan is where its scenes agree, also across north, within a degree', () => {
  expect(northOfPlan(tourWith(), plan, {})).toEqual({ state: 'unknown', degrees: 0 });
  expect(northOfPlan(tourWith(undefined, 30), plan, {})).toEqual({ state: 'same', degrees: 20 });
  expect(northOfPlan(tourWith(10.4, 30), plan, {})).toEqual({ state: 'same', degrees: 20.4 });
  expect(northOfPlan(tourWith(349.8, 10.2), plan, {})).toEqual({ state: 'same', degrees: 359.8 });
  expect(northOfPlan(tourWith(10, 32), plan, {})).toEqual({ state: 'different', degrees: 20 });
});

test('turning the north of a plan turns the scenes on it, and those alone that face elsewhere', () => {
  const tour = tourWith(350, 20);
  expect(turnPlanNorth(tour, plan, 0)?.kind).toBe('scene.set');
  const edit = turnPlanNorth(tour, plan, -14);
  const outcome = edit && applyEdit(tour, edit);
  expect(outcome?.ok && outcome.tour.scenes.map(({ heading }) => heading)).toEqual([336, 356]);
  expect(outcome?.ok && turnPlanNorth(outcome.tour, plan, 346)).toBeNull();
});
