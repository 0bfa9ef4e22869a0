import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { openDiskSpace } from './disk-space.ts';
import { outageOf } from './outage.ts';

const folder = tmpdir();

test('takes what fits beside the reserve, and is full before the disk is', async () => {
  await openDiskSpace(folder, { bytes: 0 }).need(1000);
  await openDiskSpace(folder, { part: 0.9, mostBytes: 1000 }).need(1000);
  for (const reserve of [{ bytes: 2 ** 60 }, { part: 1 }]) {
    const error = await openDiskSpace(folder, reserve)
      .need(1)
      .catch((reason: unknown) => reason);
    expect(outageOf(error)).toBe('disk_full');
  }
});
