// @vitest-environment node
import { expect, test } from 'vitest';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
import { floorGroups, listedScenes } from './floor-groups.ts';

const scenes = ['Hall', 'Kitchen', 'Attic', 'Garden'].map((name, index) => sampleScene(index + 1, name));
const pin = (sceneId: number) => ({ id: `p${sceneId}`, sceneId, x: 0.5, y: 0.5, heading: 0 });
const floor = (id: string, ...ids: number[]) => ({ id, name: id, slug: `t/${id}.png`, pins: ids.map(pin) });

test('scenes are under their floors, in the order of the tour, and those on none last', () => {
  const tour = sampleTour({ scenes, floorPlans: [floor('up', 3), floor('ground', 2, 1), floor('cellar')] });
  const found = floorGroups(tour)?.map((group) => [group.planId, group.scenes.map(({ name }) => name)]);
  expect(found).toEqual([
    ['up', ['Attic']],
    ['ground', ['Hall', 'Kitchen']],
    ['cellar', []],
    [null, ['Garden']],
  ]);
  expect(listedScenes(tour).map(({ id }) => id)).toEqual([3, 1, 2, 4]);
});

test('a tour without floors is one list, and one whose scenes all are on floors has no last group', () => {
  expect(floorGroups(sampleTour({ scenes }))).toBeNull();
  expect(listedScenes(sampleTour({ scenes }))).toHaveLength(4);
  expect(floorGroups(sampleTour({ scenes, floorPlans: [floor('g', 1, 2, 3, 4)] }))).toHaveLength(1);
});
