// @vitest-environment node
import { isViewRange } from '@tourwright/tour/document';
import { applyEdit } from '@tourwright/tour/edit';
import { degrees, directionOf, radians, yawPitchOf } from '@tourwright/tour/sphere';
import { expect, test } from 'vitest';
import { newEdit } from '../state/new-edit.ts';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
import { carryAlong } from './carry-along.ts';
import { carried, pictureTurn } from './level/picture-turn.ts';

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

test('view limits, arrivals, directional sounds and stops of the guided tour keep looking at the same part of a photo', () => {
  const link = { id: 'l', kind: 'link', position: at(0, 0), scale: 1, rotation: 0, targetSceneId: 1 };
  const arrival = { yaw: 100, pitch: 0, hfov: 80 };
  const hall = sampleScene(1, 'Hall', {
    limits: { yaw: { min: 10, max: 200 }, pitch: { min: -40, max: 30 } },
    sounds: [{ id: 's', slug: 'tour-1/audio/s.mp3', direction: at(90, 0) }],
  });
  const kitchen = sampleScene(2, 'Kitchen', { hotspots: [{ ...link, arrival }] });
  const tour = sampleTour({
    scenes: [hall, kitchen],
    guide: [
      { id: 'g', sceneId: 1, yaw: 20, pitch: 0 },
      { id: 'o', sceneId: 2, yaw: 20 },
    ],
  });
  const [first, ...rest] = carryAlong(tour, hall, undefined, { yaw: 30, pitch: 0, roll: 0 });
  const result = applyEdit(tour, newEdit(first!, ...rest));
  if (!result.ok) throw new Error(result.code);
  const [moved, other] = result.tour.scenes;
  expect(moved?.limits).toEqual({ yaw: { min: -20, max: 170 }, pitch: { min: -40, max: 30 } });
  expect(degrees(yawPitchOf(moved!.sounds![0]!.direction!).yaw)).toBeCloseTo(60);
  expect((other!.hotspots[0]!.arrival as typeof arrival).yaw).toBeCloseTo(70);
  expect(result.tour.guide?.map(({ yaw }) => Math.round(yaw ?? 0))).toEqual([-10, 20]);
});

test('limits across the back of a photo stay a stretch that a document may hold, whichever way it is turned', () => {
  const hall = sampleScene(1, 'Hall', { limits: { yaw: { min: 150, max: 350 } } });
  for (const yaw of [-170, -90, 45, 170]) {
    const changes = carryAlong(sampleTour({ scenes: [hall] }), hall, undefined, { yaw, pitch: 4, roll: -3 });
    const set = changes.find((change) => change.kind === 'scene.set' && change.field === 'limits');
    const range = (set as { value: { yaw: { min: number; max: number } } }).value.yaw;
    expect(isViewRange('yaw', range)).toBe(true);
    expect(Math.abs(range.max - range.min - 200)).toBeLessThan(5);
    const turned = ((((150 - yaw - range.min) % 360) + 540) % 360) - 180;
    expect(Math.abs(turned)).toBeLessThan(5);
  }
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
