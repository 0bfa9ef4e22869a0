// @vitest-environment node
import { expect, test } from 'vitest';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
import { buildingFacts } from './building-facts.ts';

const slug = 'tour-1/hall.jpg';
/** Cut as it came; its owner wants it levelled in this way. */
function factsOf(level: object, cut: object | null = null) {
  const scenes = [
    sampleScene(1, 'Hall', { slug, adjustment: { level: { yaw: 0, pitch: 0, roll: 0, ...level } } }),
  ];
  const panorama = { baseUrl: '', preview: '', manifest: { heading: 350 } };
  const adjustment = cut && { level: { yaw: 0, pitch: 0, roll: 0, ...cut } };
  const image = { slug, axes: { yaw: 10, confidence: 0.9 }, panorama, adjustment };
  return buildingFacts({ [slug]: image } as never, sampleTour({ scenes }));
}

test('facts about a photo are turned along with it until it is cut again', () => {
  expect(factsOf({}).axesOf?.(slug)).toEqual({ yaw: 10, confidence: 0.9 });
  expect(factsOf({ yaw: 30 }).axesOf?.(slug)?.yaw).toBe(70);
  expect(factsOf({ yaw: 30 }).compassOf?.(slug)).toBe(20);
  expect(factsOf({ yaw: 30 }, { yaw: 30 }).axesOf?.(slug)?.yaw).toBe(10);
  expect(factsOf({ yaw: 30 }, { yaw: 30 }).compassOf?.(slug)).toBe(350);
});

test('a tilted photo is not evidence of its walls until it is cut upright', () => {
  expect(factsOf({ roll: 4 }).axesOf?.(slug)).toBeUndefined();
  expect(factsOf({ roll: 4 }, { roll: 4 }).axesOf?.(slug)?.yaw).toBe(10);
});
