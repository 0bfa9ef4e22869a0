import type { ImageInfo } from '@tourwright/api';
import { beforeEach, expect, test } from 'vitest';
import { sampleScene, sampleTour } from '../../testing/sample-tour.ts';
import { tourBase } from '../../testing/tour-base.ts';
import type { TourBase } from '../tour-base.ts';
import { photoUploads } from './photo-uploads.ts';
import { replacedFiles } from './replaced-files.ts';

const link = {
  id: 'way',
  kind: 'link',
  position: [1, 0, 0] as [number, number, number],
  scale: 1,
  rotation: 0,
  targetSceneId: 2,
};

/** As much of a JPEG as is looked at before it is sent. */
const jpeg = (name: string) =>
  new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 4, 0, 8, 0, 3, 0, 0, 0, 0, 0, 0)], name);

const readyImage = (slug: string): ImageInfo => ({
  slug,
  state: 'ready',
  progress: 1,
  url: null,
  thumbnail: null,
  width: 2048,
  height: 1024,
  sizeBytes: 1,
  reason: null,
  panorama: null,
});

const sent: string[] = [];
const queue = {
  add: (slug: string) => void sent.push(slug),
  provide: async () => true,
  retry: () => undefined,
  cancel: async () => undefined,
};
let base: TourBase;
const scenes = () => base.store.getState().tour?.scenes ?? [];

beforeEach(() => {
  sent.length = 0;
  localStorage.clear();
  const hall = sampleScene(1, 'Hall', { hotspots: [link] });
  const tour = sampleTour({ scenes: [hall, sampleScene(2, 'Kitchen')], initialSceneId: 2 });
  base = tourBase();
  base.store.getState().loadTour(tour, {}, null);
});

test('another photo that is given up leaves the scene with all its work and the photo that it had', async () => {
  const photos = photoUploads(base, queue, replacedFiles('ann', 'tour-1'));
  await photos.replace(1, [jpeg('hall-new.jpg')]);
  expect(scenes()[0]?.slug).toBe('tour-1/hall-new.jpg');
  // A second thought, before the first one has come.
  await photos.replace(1, [jpeg('hall-newer.jpg')]);
  photos.cancel('tour-1/hall-newer.jpg');
  expect(sent).toEqual(['tour-1/hall-new.jpg', 'tour-1/hall-newer.jpg']);
  expect(scenes()[0]).toMatchObject({ name: 'Hall', slug: 'tour-1/hall.jpg', hotspots: [{ id: 'way' }] });
});

test('a new scene that is given up goes with the links to it and its rank as the start', () => {
  photoUploads(base, queue, replacedFiles('ann', 'tour-1')).cancel('tour-1/kitchen.jpg');
  expect(scenes().map(({ name, hotspots }) => [name, hotspots.length])).toEqual([['Hall', 0]]);
  expect(base.store.getState().tour?.initialSceneId).toBeUndefined();
});

test('a furnished scene whose photo is given up comes back by undo', () => {
  photoUploads(base, queue, replacedFiles('ann', 'tour-1')).cancel('tour-1/hall.jpg');
  expect(scenes().map(({ name }) => name)).toEqual(['Kitchen']);
  base.store.getState().undo();
  expect(scenes()[0]).toMatchObject({ name: 'Hall', hotspots: [{ id: 'way' }] });
});

test('after a reload a replacement on its way is given up for the photo before, not with the scene', async () => {
  await photoUploads(base, queue, replacedFiles('ann', 'tour-1')).replace(1, [jpeg('hall-new.jpg')]);
  photoUploads(base, queue, replacedFiles('ann', 'tour-1')).cancel('tour-1/hall-new.jpg');
  expect(scenes()[0]).toMatchObject({ name: 'Hall', slug: 'tour-1/hall.jpg', hotspots: [{ id: 'way' }] });
});

test('the photo before comes back as a step of its own, and so can the one that it replaced', async () => {
  const slugs = ['tour-1/hall.jpg', 'tour-1/hall-new.jpg'];
  await photoUploads(base, queue, replacedFiles('ann', 'tour-1')).replace(1, [jpeg('hall-new.jpg')]);
  base.store.setState({ media: Object.fromEntries(slugs.map((slug) => [slug, readyImage(slug)])) });
  const photos = photoUploads(base, queue, replacedFiles('ann', 'tour-1'));
  const hall = () => scenes()[0] ?? sampleScene(1, 'Hall');
  photos.bringBack(hall());
  expect(hall().slug).toBe('tour-1/hall.jpg');
  expect(photos.before(hall())).toEqual({ slug: 'tour-1/hall-new.jpg', isKept: true });
  base.store.getState().undo();
  expect(hall().slug).toBe('tour-1/hall-new.jpg');
  base.store.setState({ media: {} });
  expect(photos.before(hall()), 'it was deleted meanwhile').toEqual({
    slug: 'tour-1/hall.jpg',
    isKept: false,
  });
});
