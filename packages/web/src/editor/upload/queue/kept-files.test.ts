// @vitest-environment node
import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { type KeptUpload, openKeptFiles } from './kept-files.ts';

const upload = (slug: string): KeptUpload => ({
  slug,
  fileName: 'hall.jpg',
  sizeBytes: 5,
  sha256: null,
  uploadUrl: null,
});

test('an upload comes back with its file after a reload, for the same user and tour alone', async () => {
  const kept = await openKeptFiles('ann', 'tour-1');
  await kept.keep(upload('tour-1/hall.jpg'), new File(['photo'], 'hall.jpg'));
  kept.close();
  const [again] = await (await openKeptFiles('ann', 'tour-1')).load();
  expect(again?.upload).toEqual(upload('tour-1/hall.jpg'));
  expect(await again?.file?.text()).toBe('photo');
  expect(await (await openKeptFiles('ann', 'tour-2')).load()).toEqual([]);
});

test('events of an upload after its tour was closed change nothing, and nothing fails', async () => {
  const kept = await openKeptFiles('ann', 'tour-3');
  await kept.keep(upload('tour-3/hall.jpg'));
  const loading = kept.load();
  kept.close();
  expect((await loading).map(({ upload: { slug } }) => slug)).toEqual(['tour-3/hall.jpg']);
  await kept.forget('tour-3/hall.jpg');
  await kept.keep(upload('tour-3/sea.jpg'));
  expect(await (await openKeptFiles('ann', 'tour-3')).load()).toHaveLength(1);
});

test('an upload that the browser has no room for is not a failure, nor is one that it does not give back', async () => {
  const kept = await openKeptFiles('ann', 'tour-4');
  const fail = () => {
    throw new DOMException('No room', 'QuotaExceededError');
  };
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(fail);
  await kept.keep(upload('tour-4/hall.jpg'));
  expect(put).toHaveBeenCalled();
  put.mockRestore();
  const get = vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(fail);
  expect(await kept.load()).toEqual([]);
  expect(get).toHaveBeenCalled();
  get.mockRestore();
});
