import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { useEditorStore } from '../editor-store.ts';
import { sampleScene, sampleTour } from '../testing/sample-tour.ts';
import { openKeptFiles } from '../upload/kept-files.ts';
import { openTourUploads, type TourUploads } from './tour-uploads.ts';

/** A worker that never answers: the file stays at its first step. */
class SilentWorker {
  postMessage(): void {}
  terminate(): void {}
}

const jpeg = (name: string) =>
  new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 4, 0, 8, 0, 3, 0, 0, 0, 0, 0, 0)], name);
const store = useEditorStore.getState;
const other = sampleTour({ id: 'tour-2', scenes: [sampleScene(9, 'Attic')] });
let uploads: TourUploads;

beforeEach(async () => {
  vi.stubGlobal('Worker', SilentWorker);
  store().reset();
  store().loadTour(sampleTour(), {}, null);
  uploads = await openTourUploads('ann', 'tour-1');
});
afterEach(() => {
  uploads.close();
  vi.unstubAllGlobals();
});

test('a tour that is shown in its place does not give up the uploads of another one', async () => {
  await uploads.photos.add([jpeg('cellar.jpg')]);
  await eventually(() => expect(store().uploads['tour-1/cellar.jpg']?.state).toBe('checking'));
  store().setTour(other);
  const kept = await openKeptFiles('ann', 'tour-1');
  await eventually(async () => expect(await kept.load()).toHaveLength(1));
  expect(store().uploads['tour-1/cellar.jpg']?.state).toBe('checking');
});

test('a file that was still being read when another tour opened does not become a scene there', async () => {
  const added = uploads.photos.add([jpeg('cellar.jpg')]);
  store().setTour(other);
  await added;
  expect(store().tour?.scenes.map(({ name }) => name)).toEqual(['Attic']);
});

test('what nothing names any more is given up', async () => {
  await uploads.photos.add([jpeg('cellar.jpg')]);
  await eventually(() => expect(store().uploads['tour-1/cellar.jpg']).toBeDefined());
  store().setTour(sampleTour());
  await eventually(() => expect(store().uploads['tour-1/cellar.jpg']).toBeUndefined());
});
