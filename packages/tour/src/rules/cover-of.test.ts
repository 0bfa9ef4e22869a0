import { expect, test } from 'vitest';
import type { Scene } from '../document/index.ts';
import { coverOf, welcomeCoverOf } from './cover-of.ts';

const scene = (id: number): Scene => ({
  id,
  name: `Scene ${id}`,
  slug: `t1/${id}.jpg`,
  cameraPosition: [0, 0, 0.01],
  cameraDirection: [0, 0, 0],
  hotspots: [],
  videos: [],
});
const scenes = [scene(1), scene(2)];

test('a tour is shown by the start view of the scene that it opens with', () => {
  expect(coverOf({ scenes })).toEqual({ kind: 'view', scene: scenes[0] });
  expect(coverOf({ scenes, initialSceneId: 2 })).toEqual({ kind: 'view', scene: scenes[1] });
});

test('a picture that the owner has chosen goes before it', () => {
  expect(coverOf({ scenes, thumbnail: 't1/Thumbnail/front.jpg' })).toEqual({
    kind: 'picture',
    slug: 't1/Thumbnail/front.jpg',
  });
});

test('a scene that was chosen is shown by its start view, not by its whole panorama', () => {
  expect(coverOf({ scenes, thumbnail: 't1/2.jpg' })).toEqual({ kind: 'view', scene: scenes[1] });
});

test('a tour without scenes and picture has none', () => {
  expect(coverOf({ scenes: [] })).toBeNull();
});

test('the welcome page shows the picture of the cards unless it has one of its own', () => {
  const thumbnail = 't1/Thumbnail/front.jpg';
  expect(welcomeCoverOf({ scenes, thumbnail })).toEqual({ kind: 'picture', slug: thumbnail });
  expect(welcomeCoverOf({ scenes })).toEqual({ kind: 'view', scene: scenes[0] });
  const own = { scenes, thumbnail, welcomePicture: 't1/Thumbnail/garden.jpg' };
  expect(welcomeCoverOf(own)).toEqual({ kind: 'picture', slug: 't1/Thumbnail/garden.jpg' });
  expect(coverOf(own)).toEqual({ kind: 'picture', slug: thumbnail });
});

test('the welcome page may show the start view beside a thumbnail that is a picture', () => {
  const own = { scenes, thumbnail: 't1/Thumbnail/front.jpg', welcomePicture: '' };
  expect(welcomeCoverOf(own)).toEqual({ kind: 'view', scene: scenes[0] });
  expect(welcomeCoverOf({ ...own, initialSceneId: 2 })).toEqual({ kind: 'view', scene: scenes[1] });
});
