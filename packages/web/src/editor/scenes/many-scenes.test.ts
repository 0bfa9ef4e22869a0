// @vitest-environment node
import type { Tour } from '@tourwright/tour/document';
import { applyEdit, type Edit } from '@tourwright/tour/edit';
import { directionOf, radians } from '@tourwright/tour/sphere';
import { expect, test } from 'vitest';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
import { deriveNorth } from './derive-north.ts';
import { between, copyAdjustment, copyLimits, copyNorth, removeScenes, setViews } from './many-scenes.ts';

const link = (id: string, targetSceneId: number) => ({
  id,
  kind: 'link',
  position: [0, 0, -1] as [number, number, number],
  scale: 1,
  rotation: 0,
  targetSceneId,
});
const light = { exposure: 1, contrast: 0, saturation: 0, warmth: 0 };
const scenes = [
  sampleScene(1, 'Hall', { hotspots: [link('a', 2)], adjustment: { light } }),
  sampleScene(2, 'Kitchen', { hotspots: [link('b', 3), link('c', 1)], adjustment: { across: 200 } }),
  sampleScene(3, 'Bath', { hotspots: [link('d', 2)] }),
];
const tour = sampleTour({ scenes, initialSceneId: 3 });

function after(edit: Edit | null): Tour {
  const outcome = edit && applyEdit(tour, edit);
  if (!outcome?.ok) throw new Error('not applied');
  return outcome.tour;
}

test('scenes that link to each other are deleted together, with the links from those that stay', () => {
  const left = after(removeScenes(tour, [2, 3]));
  expect(left.scenes.map(({ name, hotspots }) => [name, hotspots.length])).toEqual([['Hall', 0]]);
  expect(left.initialSceneId).toBeUndefined();
});

test('the light of one goes to the others, and what else was done to them stays', () => {
  const [hall, ...others] = scenes;
  if (!hall) throw new Error('no hall');
  const changed = after(copyAdjustment(others, hall, 'light')).scenes;
  expect(changed.map(({ adjustment }) => adjustment?.light)).toEqual([light, light, light]);
  expect(changed[1]?.adjustment?.across).toBe(200);
  expect(copyAdjustment([hall], hall, 'light')).toBeNull();
});

test('many open with one view', () => {
  const view = { yaw: 40, pitch: -5, hfov: 80 };
  expect(after(setViews([1, 2], view)).scenes.map((scene) => scene.view)).toEqual([view, view, undefined]);
});

test('visitors look as far in many scenes as in one, and everywhere again', () => {
  const [hall, ...others] = scenes;
  const limits = { pitch: { min: -30, max: 40 } };
  const changed = after(copyLimits(others, { ...hall!, limits })).scenes;
  expect(changed.map((scene) => scene.limits)).toEqual([undefined, limits, limits]);
  expect(copyLimits(changed.slice(1), { ...hall!, limits })).toBeNull();
});

test('with Shift all scenes between two are meant, in either direction', () => {
  expect(between(tour, 3, 1)).toEqual([1, 2, 3]);
  expect(between(tour, null, 2)).toEqual([2]);
});

test('photos that were facing the same way get one north', () => {
  const [hall, ...others] = scenes;
  const north = { ...hall!, heading: 120 };
  expect(after(copyNorth(others, north)).scenes.map(({ heading }) => heading)).toEqual([undefined, 120, 120]);
  expect(copyNorth([north], north)).toBeNull();
});

test('north follows from links both ways; of a scene of which nothing is known it stays as it is', () => {
  const towards = (id: string, targetSceneId: number, yaw: number) => ({
    ...link(id, targetSceneId),
    position: [...directionOf(radians(yaw), 0)] as [number, number, number],
  });
  const linked = sampleTour({
    scenes: [
      // Ahead in the hall is the kitchen; the way back is to the right of its photo: that was facing to the right of the hall's.
      sampleScene(1, 'Hall', { hotspots: [towards('a', 2, 0)], heading: 30 }),
      sampleScene(2, 'Kitchen', { hotspots: [towards('b', 1, 90)], heading: 7 }),
      sampleScene(3, 'Bath', { heading: 50 }),
    ],
  });
  const edit = deriveNorth(linked, [1, 2, 3], linked.scenes[0]!, {});
  const outcome = edit && applyEdit(linked, edit);
  if (!outcome?.ok) throw new Error('not applied');
  expect(outcome.tour.scenes.map(({ heading }) => heading)).toEqual([30, 120, 50]);
  expect(deriveNorth(linked, [1, 2, 3], scenes[0]!, {})).toBeNull();
});
