import { expect, test } from 'vitest';
import type { Tour } from '../../document/index.ts';
import { upgradeTour } from './upgrade-tour.ts';

const stored = {
  scenes: [
    {
      id: 1,
      hotspots: [{ id: 'h', pictures: [{ slug: 'a' }, { id: 'n1', slug: 'b' }, { slug: 'c' }] }, { id: 'i' }],
      videos: [{ id: 'v', captions: [{ slug: 'c', language: 'en' }] }],
    },
    { id: 2, hotspots: [], videos: [] },
  ],
  guide: [{ sceneId: 1 }, { sceneId: 1 }],
  audio: [],
  brochures: [],
  floorPlans: [{ id: 'f', pins: [{ sceneId: 2 }] }],
} as unknown as Tour;

test('what a document of an earlier release lists without ids gets them, the same at each reading', () => {
  const tour = upgradeTour(stored);
  expect(tour.scenes[0]?.hotspots[0]?.pictures).toEqual([
    { id: 'n2', slug: 'a' },
    { id: 'n1', slug: 'b' },
    { id: 'n3', slug: 'c' },
  ]);
  expect(tour.scenes[0]?.videos[0]?.captions).toEqual([{ id: 'n1', slug: 'c', language: 'en' }]);
  expect(tour.guide).toEqual([
    { id: 'n1', sceneId: 1 },
    { id: 'n2', sceneId: 1 },
  ]);
  expect(tour.floorPlans[0]?.pins).toEqual([{ id: 'n1', sceneId: 2 }]);
  expect(upgradeTour(stored)).toEqual(tour);
});

test('a document that needs nothing is the very same', () => {
  const tour = upgradeTour(stored);
  expect(upgradeTour(tour)).toBe(tour);
  expect(tour.scenes[1]).toBe(stored.scenes[1]);
});
