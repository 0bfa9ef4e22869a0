// @vitest-environment node
import type { Tour } from '@tourwright/tour/document';
import { directionOf } from '@tourwright/tour/sphere';
import { expect, test } from 'vitest';
import type { SceneStatus } from '../../rules/scene-status.ts';
import { sampleScene, sampleTour } from '../../testing/sample-tour.ts';
import { findProblems, fixableOf } from './find-problems.ts';
import { problemPlace } from './problem-text.ts';

const ready: SceneStatus = { kind: 'ready' };
const kinds = (tour: Tour, status: SceneStatus = ready) =>
  findProblems(tour, {}, () => status).map(
    ({ severity, rule, params }) => `${severity} ${rule} ${params.scene ?? ''}`,
  );

let count = 0;
const link = (id: string, targetSceneId: number) => ({
  id,
  kind: 'link',
  position: directionOf(++count, 0) as [number, number, number],
  scale: 1,
  rotation: 0,
  targetSceneId,
});

test('a tour without scenes cannot be published', () => {
  expect(kinds(sampleTour({ scenes: [] }))).toEqual(['error no-scenes ']);
});

test('a problem of a hotspot without a label calls it by its kind', () => {
  const sound = {
    id: 's',
    kind: 'audio',
    slug: 'tour-1/audio/sea.mp3',
    position: [0, 0, -1],
    scale: 1,
    rotation: 0,
  };
  const tour = sampleTour({ scenes: [sampleScene(1, 'Hall', { hotspots: [sound as never] })] });
  const found = findProblems(tour, {}, () => ready).find(({ rule }) => rule === 'missing-transcript');
  expect(found && problemPlace(found)).toBe('Hall, Audio');
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
  expect(kinds(sampleTour({ scenes, description: ' ' }))).toEqual(['notice no-description ']);
});

test('one warning says that nothing is linked at all', () => {
  const scenes = [sampleScene(1, 'Hall'), sampleScene(2, 'Kitchen'), sampleScene(3, 'Bath')];
  expect(kinds(sampleTour({ scenes }))).toEqual(['error no-links Hall']);
});

test('dead ends, scenes that nobody reaches and links that lead nowhere are named', () => {
  const scenes = [
    sampleScene(1, 'Hall', { hotspots: [link('a', 2), link('dead', 9)] }),
    sampleScene(2, 'Kitchen'),
    sampleScene(3, 'Attic', { hotspots: [link('b', 1)] }),
    sampleScene(4, 'Shed'),
  ];
  expect(kinds(sampleTour({ scenes }))).toEqual([
    'error unreachable-scene Attic',
    'error unreachable-scene Shed',
    'error target-missing Hall',
    'warning dead-end Kitchen',
    'warning one-way-link Attic',
  ]);
});

test('videos, sounds and other pictures that are missing or not ready are a warning', () => {
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
  expect(findProblems(tour, {}, statusOf).map(({ key, isBlocking }) => [key, isBlocking])).toEqual([
    ['file-unfinished/1/tour-1/videos/hall.mp4', false],
    ['file-failed/1/tour-1/audio/rain.mp3', false],
    ['file-failed//tour-1/audio/guitar.ogg', false],
  ]);
});

test('what is ignored stays in the list and is not fixed with the rest; what blocks cannot be ignored', () => {
  const scenes = [sampleScene(1, 'Hall', { hotspots: [link('a', 2)] }), sampleScene(2, 'Kitchen')];
  const problems = findProblems(
    sampleTour({ scenes, ignoredProblems: [{ id: 'dead-end/2' }] }),
    {},
    () => ready,
  );
  expect(problems.map(({ key, isIgnored }) => [key, isIgnored])).toEqual([['dead-end/2', true]]);
  expect(fixableOf(problems)).toEqual([]);
  const [blocking] = findProblems(sampleTour({ scenes: [] }), {}, () => ready);
  expect(blocking).toMatchObject({ rule: 'no-scenes', isBlocking: true, canIgnore: false });
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

test('what waits for another browser is not said to come by itself', () => {
  const hall = sampleScene(1, 'Hall', {
    hotspots: [link('a', 2)],
    sounds: [{ id: 'rain', slug: 'tour-1/audio/rain.mp3' }],
  });
  const kitchen = sampleScene(2, 'Kitchen', { hotspots: [link('b', 1)] });
  const statusOf = (slug: string): SceneStatus =>
    slug === hall.slug ? ready : { kind: 'paused-elsewhere', progress: 0.4 };
  const problems = findProblems(sampleTour({ scenes: [hall, kitchen] }), {}, statusOf);
  expect(problems.map(problemPlace)).toEqual([
    'Its upload goes on once the tour is open where it was begun',
    'Hall: its upload goes on once the tour is open where it was begun',
  ]);
});
