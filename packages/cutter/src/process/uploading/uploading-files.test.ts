import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { TileThreads } from '../threads/tile-threads.ts';
import { UploadingFiles } from './uploading-files.ts';

const workFolder = mkdtempSync(join(tmpdir(), 'tourwright-arrivals-'));
afterAll(() => rmSync(workFolder, { recursive: true }));

/** Uploads whose photos fail when their name says so, and otherwise continue. */
function openUploading() {
  const begun: string[] = [];
  const ended: string[] = [];
  const threads = {
    do: (task: { path?: string }) => {
      begun.push(basename(task.path ?? ''));
      return task.path?.endsWith('.png') ? Promise.resolve(null) : new Promise(() => {});
    },
  } as unknown as Pick<TileThreads, 'do'>;
  const uploading = new UploadingFiles(threads, (path) => ended.push(basename(path)));
  const begin = (name: string) => {
    const path = join(workFolder, name);
    writeFileSync(path, 'its first bytes');
    uploading.begin({ path, sizeBytes: 1000, workFolder });
  };
  return { begin, begun, ended };
}

test('four photos are decoded at once while they come', async () => {
  const { begin, begun } = openUploading();
  for (const name of ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg']) begin(name);
  await expect.poll(() => begun.toSorted()).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']);
});

test('what cannot be decoded so takes the place of none that can, and is looked at once', async () => {
  const { begin, begun, ended } = openUploading();
  const vain = ['a.png', 'b.png', 'c.png', 'd.png'];
  for (const name of vain) begin(name);
  await expect.poll(() => ended.toSorted()).toEqual(vain);
  for (const name of [...vain, 'e.jpg']) begin(name);
  // Each of them is first opened, so they begin in any order.
  await expect.poll(() => begun.toSorted()).toEqual([...vain, 'e.jpg']);
});
