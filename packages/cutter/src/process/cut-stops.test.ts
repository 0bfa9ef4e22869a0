/** Cuts that end early: aborted, failed, or with a damaged file. Nothing keeps running, nothing is left behind. */
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paintPanorama } from '@tourwright/demo/paint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fingerprint, openTestCutter } from '../testing/cut-to-memory.ts';
import { writePaintedRoom } from '../testing/painted-room.ts';
import { TileThreads } from './threads/tile-threads.ts';

const { folder, cut, leftovers, close } = openTestCutter();
let panorama: string;

beforeAll(async () => {
  panorama = await writePaintedRoom(folder);
});
afterAll(close);

test.each(['streaming', 'whole'] as const)('stops when aborted, leaving nothing (%s)', async (decode) => {
  const abort = new AbortController();
  let after = 0;
  const cutting = cut(panorama, {
    decode,
    signal: abort.signal,
    async onTile() {
      if (abort.signal.aborted) after++;
      abort.abort(new Error('enough'));
    },
  });
  await expect(cutting).rejects.toThrow('enough');
  const seen = after;
  expect(leftovers()).toEqual([]);
  // The threads are free for the next, and nothing of the first comes any more.
  expect((await cut(panorama)).result.ok).toBe(true);
  expect(after).toBe(seen);
});

test('one that is aborted while it waits for its turn does not hold up the others', async () => {
  const abort = new AbortController();
  const first = cut(panorama);
  const second = cut(panorama, { signal: abort.signal });
  const third = cut(panorama);
  abort.abort(new Error('no more'));
  await expect(second).rejects.toThrow('no more');
  expect((await first).result.ok).toBe(true);
  expect(fingerprint(await third)).toBe(fingerprint(await first));
});

test('closing the threads ends a cut that is under way, and they start again for the next', async () => {
  const own = new TileThreads();
  const cutting = cut(panorama, {
    threads: own,
    decode: 'streaming',
    async onTile() {
      await own.close();
    },
  });
  await expect(cutting).rejects.toThrow('closed');
  expect(leftovers()).toEqual([]);
  expect((await cut(panorama, { threads: own })).result.ok).toBe(true);
  await own.close();
});

test('what fails to be stored fails the cut', async () => {
  const failing = cut(panorama, {
    async onTile({ path }) {
      if (path.startsWith('b/')) throw new Error('the disk is full');
    },
  });
  await expect(failing).rejects.toThrow('the disk is full');
});

test('a file that ends too early is refused, not cut to the half', async () => {
  const path = join(folder, 'short.jpg');
  writeFileSync(path, await paintPanorama({ width: 1024 }));
  truncateSync(path, 30_000);
  for (const decode of ['streaming', 'whole'] as const) {
    const { result } = await cut(path, { decode });
    expect(result).toMatchObject({ ok: false, failure: { code: 'damaged_pixels' } });
  }
  expect(leftovers()).toEqual([]);
});
