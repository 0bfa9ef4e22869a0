import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { sampleScene, sampleTour } from '../../testing/sample-tour.ts';
import { tourBase } from '../../testing/tour-base.ts';
import { openKeptFiles } from '../../upload/queue/kept-files.ts';
import type { TourBase } from '../tour-base.ts';
import { openTourUploads, type TourUploads } from './tour-uploads.ts';

/** A worker that never answers: the file stays at its first step. */
class SilentWorker {
  postMessage(): void {}
  terminate(): void {}
}

const jpeg = (name: string) =>
  new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 4, 0, 8, 0, 3, 0, 0, 0, 0, 0, 0)], name);
let base: TourBase;
let uploads: TourUploads;
const state = () => base.store.getState();

beforeEach(async () => {
  vi.stubGlobal('Worker', SilentWorker);
  base = tourBase('tour-1');
  state().loadTour(sampleTour(), {}, null);
  uploads = await openTourUploads('ann', base);
});
afterEach(() => {
  uploads.close();
  vi.unstubAllGlobals();
});

test('what another tour shows or uploads changes nothing for the uploads of this one', async () => {
  const attic = tourBase('tour-2');
  attic.store.getState().loadTour(sampleTour({ id: 'tour-2', scenes: [sampleScene(9, 'Attic')] }), {});
  const others = await openTourUploads('ann', attic);
  await uploads.photos.add([jpeg('cellar.jpg')]);
  await eventually(() => expect(state().uploads['tour-1/cellar.jpg']?.state).toBe('checking'));
  attic.store.getState().setTour(sampleTour({ id: 'tour-2' }));
  others.close();
  expect(state().uploads['tour-1/cellar.jpg']?.state).toBe('checking');
  expect(attic.store.getState().uploads).toEqual({});
});

test('what was on its way when the tour is closed waits for the next visit', async () => {
  await uploads.photos.add([jpeg('cellar.jpg')]);
  const kept = await openKeptFiles('ann', 'tour-1');
  await eventually(async () => expect(await kept.load()).toHaveLength(1));
  uploads.close();
  base.store.close();
  expect(await kept.load()).toHaveLength(1);
});

test('a file that was still being read when the tour was closed becomes no scene', async () => {
  const added = uploads.photos.add([jpeg('cellar.jpg')]);
  uploads.close();
  base.store.close();
  await added;
  expect(state()).toMatchObject({ tour: null, uploads: {} });
});

test('what nothing names any more is given up', async () => {
  await uploads.photos.add([jpeg('cellar.jpg')]);
  await eventually(() => expect(state().uploads['tour-1/cellar.jpg']).toBeDefined());
  state().setTour(sampleTour());
  await eventually(() => expect(state().uploads['tour-1/cellar.jpg']).toBeUndefined());
});
