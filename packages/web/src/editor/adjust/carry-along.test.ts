// @vitest-environment node
import { applyEdit } from '@tourwright/tour/edit';
import { degrees, directionOf, radians, yawPitchOf } from '@tourwright/tour/sphere';
import { expect, test } from 'vitest';
import { newEdit } from '../state/new-edit.ts';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
import { carryAlong } from './carry-along.ts';
import { carried, pictureTurn } from './picture-turn.ts';

const at = (yaw: number, pitch: number) => directionOf(radians(yaw), radians(pitch));

test('a photo that is turned by 30 degrees takes hotspots, start view, compass and plan along', () => {
  const hotspot = { id: 'h', kind: 'info', position: at(40, 10), scale: 1, rotation: 0 };
  const scene = sampleScene(1, 'Hall', { hotspots: [hotspot], heading: 350 });
  const pins = [{ sceneId: 1, x: 0.5, y: 0.5, heading: 90 }];
  const plan = { id: 'p', name: 'Plan', slug: 'tour-1/floor-plans/p.png', pins };
  const tour = sampleTour({ scenes: [scene], floorPlans: [plan] });
  const [first, ...rest] = carryAlong(tour, scene, undefined, { yaw: 30, pitch: 0, roll: 0 });
  const result = applyEdit(tour, newEdit(first!, ...rest));
  if (!result.ok) throw new Error(result.code);
  const [hall] = result.tour.scenes;
  const moved = yawPitchOf(hall!.hotspots[0]!.position);
  expect([degrees(moved.yaw), degrees(moved.pitch)]).toEqual([expect.closeTo(10), expect.closeTo(10)]);
  expect(hall!.view?.yaw).toBeCloseTo(-30);
  expect(hall!.heading).toBeCloseTo(20);
  expect(result.tour.floorPlans[0]?.pins?.[0]?.heading).toBeCloseTo(120);
});

test('what is pinned to the photo stays on the same thing, however it is levelled', () => {
  const [old, next] = [
    { yaw: 10, pitch: 4, roll: -3 },
    { yaw: -25, pitch: -8, roll: 12 },
  ];
  const there = carried(at(70, -20), old, next);
  const back = carried(there, next, old);
  for (const [index, value] of back.entries()) expect(value).toBeCloseTo(at(70, -20)[index] ?? 0, 9);
});

test('a picture that is cut as it is wanted needs no turn', () => {
  expect(pictureTurn({ yaw: 1, pitch: 2, roll: 3 }, { yaw: 1, pitch: 2, roll: 3 })).toBeNull();
  expect(pictureTurn(undefined, { yaw: 0, pitch: 0, roll: 1 })).not.toBeNull();
});
