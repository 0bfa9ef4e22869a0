import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { openDiskRoom } from './disk-room.ts';
import { outageOf } from './outage.ts';

const folder = tmpdir();

test('takes what fits beside the reserve, and is full before the disk is', async () => {
  await openDiskRoom(folder, { bytes: 0 }).need(1000);
  await openDiskRoom(folder, { part: 0.9, mostBytes: 1000 }).need(1000);
  for (const reserve of [{ bytes: 2 ** 60 }, { part: 1 }]) {
    const error = await openDiskRoom(folder, reserve)
      .need(1)
      .catch((reason: unknown) => reason);
    expect(outageOf(error)).toBe('disk_full');
  }
});
