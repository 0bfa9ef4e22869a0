// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import { useEditorStore } from '../editor-store.ts';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
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

const sent: string[] = [];
const queue = {
  add: (slug: string) => void sent.push(slug),
  provide: async () => true,
  retry: () => undefined,
  cancel: async () => undefined,
};
const scenes = () => useEditorStore.getState().tour?.scenes ?? [];

beforeEach(() => {
  sent.length = 0;
  const hall = sampleScene(1, 'Hall', { hotspots: [link] });
  const tour = sampleTour({ scenes: [hall, sampleScene(2, 'Kitchen')], initialSceneId: 2 });
  useEditorStore.getState().loadTour(tour, {}, null);
});

test('another photo that is given up leaves the scene with all its work and the photo that it had', async () => {
  const photos = photoUploads('tour-1', queue, replacedFiles());
  await photos.replace(1, [jpeg('hall-new.jpg')]);
  expect(scenes()[0]?.slug).toBe('tour-1/hall-new.jpg');
  // A second thought, before the first one has come.
  await photos.replace(1, [jpeg('hall-newer.jpg')]);
  photos.cancel('tour-1/hall-newer.jpg');
  expect(sent).toEqual(['tour-1/hall-new.jpg', 'tour-1/hall-newer.jpg']);
  expect(scenes()[0]).toMatchObject({ name: 'Hall', slug: 'tour-1/hall.jpg', hotspots: [{ id: 'way' }] });
});

test('a new scene that is given up goes with the links to it and its rank as the start', () => {
  photoUploads('tour-1', queue, replacedFiles()).cancel('tour-1/kitchen.jpg');
  expect(scenes().map(({ name, hotspots }) => [name, hotspots.length])).toEqual([['Hall', 0]]);
  expect(useEditorStore.getState().tour?.initialSceneId).toBeUndefined();
});

test('a furnished scene whose photo is given up comes back by undo', () => {
  photoUploads('tour-1', queue, replacedFiles()).cancel('tour-1/hall.jpg');
  expect(scenes().map(({ name }) => name)).toEqual(['Kitchen']);
  useEditorStore.getState().undo();
  expect(scenes()[0]).toMatchObject({ name: 'Hall', hotspots: [{ id: 'way' }] });
});
