import type { FloorPlan } from '@tourwright/tour/document';
import { applyEdit, type Edit, edit, invertEdit, undoEdit } from '@tourwright/tour/edit';
import { expect, test } from 'vitest';
import { sampleScene, sampleTour } from '../../testing/sample-tour.ts';
import { northAlong, northOfPlan, turnPlanNorth } from './north-of-plan.ts';

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
  expect(northOfPlan(tourWith(), plan, {})).toEqual({ state: 'unknown', degrees: 0, count: 0 });
  expect(northOfPlan(tourWith(undefined, 30), plan, {})).toEqual({ state: 'same', degrees: 20, count: 1 });
  expect(northOfPlan(tourWith(10.4, 30), plan, {})).toEqual({ state: 'same', degrees: 20.4, count: 2 });
  expect(northOfPlan(tourWith(349.8, 10.2), plan, {})).toEqual({ state: 'same', degrees: 359.8, count: 2 });
  expect(northOfPlan(tourWith(10, 32), plan, {})).toEqual({ state: 'different', degrees: 20, count: 2 });
});

test('turning the north of a plan turns the scenes on it, and those alone that face elsewhere', () => {
  const tour = tourWith(350, 20);
  expect(turnPlanNorth(tour, plan, 0)?.kind).toBe('scene.set');
  const edit = turnPlanNorth(tour, plan, -14);
  const outcome = edit && applyEdit(tour, edit);
  expect(outcome?.ok && outcome.tour.scenes.map(({ heading }) => heading)).toEqual([336, 356]);
  expect(outcome?.ok && turnPlanNorth(outcome.tour, plan, 346)).toBeNull();
});

test('a pin that turns takes the north of its scene along, where the others on the plan agree about it', () => {
  const turned = [{ sceneId: 1, heading: 80 }];
  const along = (hall?: number, kitchen?: number, pins = turned) =>
    northAlong(tourWith(hall, kitchen), plan, {}, pins).map((change) => 'value' in change && change.value);
  // The plan's top is at 20 degrees.
  expect(along(10, 30)).toEqual([100]);
  // Nobody gave this scene a north, or it is another one; nobody else says where the top is.
  expect(along(undefined, 30)).toEqual([]);
  expect(along(40, 30)).toEqual([]);
  expect(along(10, undefined)).toEqual([]);
  // All of them at once.
  const both = [...turned, { sceneId: 2, heading: 90 }, { sceneId: 9, heading: 5 }];
  expect(along(10, 30, both)).toEqual([100, 110]);
  expect(along(10, undefined, both)).toEqual([]);
});

test('the north of a plan with as many pins as it takes is one edit that is applied', () => {
  const scenes = Array.from({ length: 600 }, (_, index) => sampleScene(index + 1, `Scene ${index + 1}`));
  const pins = scenes.map(({ id }) => pin(id, id % 360));
  const tour = sampleTour({ scenes, floorPlans: [{ ...plan, pins }] });
  const turned = turnPlanNorth(tour, { ...plan, pins }, 90) as Edit;
  expect(edit.safeParse(turned).success).toBe(true);
  const outcome = applyEdit(tour, turned);
  const undone = outcome.ok && undoEdit(outcome.tour, invertEdit(tour, turned), () => 'another-edit-id').edit;
  expect(edit.safeParse(undone).success).toBe(true);
});
