// @vitest-environment node
import { expect, test } from 'vitest';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
import type { SceneStatus } from './scene-status.ts';
import { tourChecks } from './tour-checks.ts';

const ready: SceneStatus = { kind: 'ready' };
const kinds = (tour: Parameters<typeof tourChecks>[0], status: SceneStatus = ready) =>
  tourChecks(tour, () => status).map(({ level, kind, scene }) => `${level} ${kind} ${scene?.name ?? ''}`);

const link = (id: string, targetSceneId: number) => ({
  id,
  kind: 'link',
  position: [0, 0, -1] as [number, number, number],
  scale: 1,
  rotation: 0,
  targetSceneId,
});

test('a tour without scenes cannot be published', () => {
  expect(kinds(sampleTour({ scenes: [] }))).toEqual(['error no-scenes ']);
});

test('a tour that links both ways passes', () => {
  const scenes = [
    sampleScene(1, 'Hall', { hotspots: [link('a', 2)] }),
    sampleScene(2, 'Kitchen', { hotspots: [link('b', 1)] }),
  ];
  expect(kinds(sampleTour({ scenes }))).toEqual([]);
});

test('a tour without a description is named, since its welcome page then has the standard sentence', () => {
  const scenes = [sampleScene(1, 'Hall')];
  expect(kinds(sampleTour({ scenes, description: ' ' }))).toEqual(['warning no-description ']);
});

test('one warning says that nothing is linked at all', () => {
  const scenes = [sampleScene(1, 'Hall'), sampleScene(2, 'Kitchen'), sampleScene(3, 'Bath')];
  expect(kinds(sampleTour({ scenes }))).toEqual(['warning no-links Hall']);
});

test('dead ends, scenes that nobody reaches and links that lead nowhere are named', () => {
  const scenes = [
    sampleScene(1, 'Hall', { hotspots: [link('a', 2), link('dead', 9)] }),
    sampleScene(2, 'Kitchen'),
    sampleScene(3, 'Attic', { hotspots: [link('b', 1)] }),
    sampleScene(4, 'Shed'),
  ];
  expect(kinds(sampleTour({ scenes }))).toEqual([
    'warning dead-link Hall',
    'warning no-way-on Kitchen',
    'warning unreachable Attic',
    'warning unlinked Shed',
  ]);
});

test('films, sounds and other pictures that are missing or not ready are a warning', () => {
  const hall = sampleScene(1, 'Hall', {
    film: { slug: 'tour-1/videos/hall.mp4' },
    sounds: [{ id: 'rain', slug: 'tour-1/audio/rain.mp3' }],
    variants: [{ id: 'evening', name: 'Evening', slug: 'tour-1/evening.jpg' }],
  });
  const tour = sampleTour({
    scenes: [hall],
    audio: [{ id: 'one', name: 'Guitar', slug: 'tour-1/audio/guitar.ogg' }],
  });
  const statusOf = (slug: string): SceneStatus => {
    if (slug.endsWith('.mp4')) return { kind: 'processing', progress: 0 };
    return slug.endsWith('.jpg') ? ready : { kind: 'needs-file', fileName: null };
  };
  expect(tourChecks(tour, statusOf)).toEqual([
    {
      level: 'warning',
      kind: 'file-unfinished',
      scene: hall,
      hotspotId: null,
      slug: 'tour-1/videos/hall.mp4',
    },
    { level: 'warning', kind: 'file-failed', scene: hall, hotspotId: null, slug: 'tour-1/audio/rain.mp3' },
    { level: 'warning', kind: 'file-failed', scene: null, hotspotId: null, slug: 'tour-1/audio/guitar.ogg' },
  ]);
});

test('a photo that will not come by itself blocks; one on its way blocks only where the tour starts', () => {
  const scenes = [
    sampleScene(1, 'Hall', { hotspots: [link('a', 2)] }),
    sampleScene(2, 'Kitchen', { hotspots: [link('b', 1)] }),
  ];
  const tour = sampleTour({ scenes });
  expect(kinds(tour, { kind: 'failed', failure: null, mayPass: false })).toEqual([
    'error photo-failed Hall',
    'error photo-failed Kitchen',
  ]);
  expect(kinds(tour, { kind: 'processing', progress: 0.5 })).toEqual([
    'error start-unfinished Hall',
    'warning photo-unfinished Kitchen',
  ]);
});
