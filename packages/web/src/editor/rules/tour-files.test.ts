// @vitest-environment node
import { applyEdit } from '@tourwright/tour/edit';
import { expect, test } from 'vitest';
import { newEdit } from '../state/new-edit.ts';
import { quadAround } from '../surfaces/corners/quad.ts';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
import { filePlaces } from './tour-files.ts';

const tour = sampleTour({
  scenes: [
    sampleScene(1, 'Hall', {
      film: { slug: 'tour-1/videos/hall.mp4', loop: false },
      sounds: [
        { id: 'a', slug: 'tour-1/audio/rain.mp3', volume: 0.4 },
        { id: 'b', slug: 'tour-1/audio/clock.mp3' },
      ],
      variants: [{ id: 'v', name: 'Evening', slug: 'tour-1/evening.jpg' }],
      videos: [
        {
          id: 'w',
          slug: 'tour-1/videos/sea.mp4',
          corners: quadAround([0, 0, -1]),
          poster: 'tour-1/pictures/sea.jpg',
          captions: [{ id: 'c', slug: 'tour-1/captions/sea.vtt', language: 'en' }],
        },
      ],
    }),
  ],
  audio: [{ id: 't', name: 'Guitar', slug: 'tour-1/audio/guitar.ogg' }],
  guide: [{ id: 's', sceneId: 1, slug: 'tour-1/audio/welcome.wav' }],
});

test('every uploaded file of a tour is found', () => {
  expect(filePlaces(tour).map(({ kind, slug }) => [kind, slug])).toEqual([
    ['photo', 'tour-1/hall.jpg'],
    ['film', 'tour-1/videos/hall.mp4'],
    ['sound', 'tour-1/audio/rain.mp3'],
    ['sound', 'tour-1/audio/clock.mp3'],
    ['variant', 'tour-1/evening.jpg'],
    ['surface', 'tour-1/videos/sea.mp4'],
    ['surface', 'tour-1/pictures/sea.jpg'],
    ['surface', 'tour-1/captions/sea.vtt'],
    ['tour-sound', 'tour-1/audio/guitar.ogg'],
    ['narration', 'tour-1/audio/welcome.wav'],
  ]);
});

test('in each place another file can be named, and none; everything else there stays', () => {
  for (const place of filePlaces(tour)) {
    const other = applyEdit(tour, newEdit(place.replace('tour-1/other')));
    const gone = applyEdit(tour, newEdit(place.remove()));
    if (!other.ok || !gone.ok) throw new Error(`${place.kind} was refused`);
    const expected = filePlaces(tour).map(({ slug }) => (slug === place.slug ? 'tour-1/other' : slug));
    expect(filePlaces(other.tour).map(({ slug }) => slug)).toEqual(expected);
    expect(filePlaces(gone.tour).some(({ slug }) => slug === place.slug)).toBe(false);
  }
  const [, , rain] = filePlaces(tour);
  const result = applyEdit(tour, newEdit(rain!.replace('tour-1/audio/storm.mp3')));
  expect(result.ok && result.tour.scenes[0]?.sounds?.[0]).toEqual({
    id: 'a',
    slug: 'tour-1/audio/storm.mp3',
    volume: 0.4,
  });
});

test('the last sound or variant takes its field along', () => {
  const variant = filePlaces(tour).find(({ kind }) => kind === 'variant');
  const result = applyEdit(tour, newEdit(variant!.remove()));
  expect(result.ok && 'variants' in (result.tour.scenes[0] ?? {})).toBe(false);
});
