// @vitest-environment node
import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { newEdit } from '../state/new-edit.ts';
import { openEditQueue } from './edit-queue.ts';

const rename = (name: string) => newEdit({ kind: 'scene.rename', sceneId: 1, name });

test('edits come back in their order, for the same user and tour alone', async () => {
  const [first, second] = [rename('Hall'), rename('Lobby')];
  const queue = await openEditQueue('ann', 'tour-1');
  await queue.add(first);
  await queue.add(second);
  expect(await queue.load()).toEqual([first, second]);
  expect(await (await openEditQueue('ben', 'tour-1')).load()).toEqual([]);
  expect(await (await openEditQueue('ann', 'tour-2')).load()).toEqual([]);
  await queue.remove([first.id]);
  expect(await queue.load()).toEqual([second]);
});

test('what is answered after a tour was closed stays to be sent again, and nothing fails', async () => {
  const edit = rename('Hall');
  const queue = await openEditQueue('ann', 'tour-3');
  await queue.add(edit);
  queue.close();
  await queue.remove([edit.id]);
  await queue.add(rename('Lobby'));
  expect(await (await openEditQueue('ann', 'tour-3')).load()).toEqual([edit]);
});

test('an edit that the browser has no room for is not a failure', async () => {
  const queue = await openEditQueue('ann', 'tour-4');
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  await queue.add(rename('Hall'));
  expect(put).toHaveBeenCalled();
  put.mockRestore();
  expect(await queue.load()).toEqual([]);
});
