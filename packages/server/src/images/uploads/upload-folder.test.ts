import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDiskSpace } from '../../drivers/disk-space.ts';
import { openUploadFolder, type UploadFolder } from './upload-folder.ts';

let path: string;
let folder: UploadFolder;
const bytes = randomBytes(3000);
const wanted = createHash('sha256').update(bytes).digest('hex');

beforeAll(async () => {
  path = mkdtempSync(join(tmpdir(), 'upload-folder-'));
  folder = await openUploadFolder(path, openDiskSpace(path, { bytes: 0 }));
});
afterAll(() => rmSync(path, { recursive: true }));

async function begun(): Promise<string> {
  const id = randomBytes(16).toString('hex');
  await folder.create(id);
  await folder.write(id, 0, bytes.subarray(0, 1000));
  return id;
}

test('knows the hash of a file that came in order', async () => {
  const id = await begun();
  await folder.write(id, 1000, bytes.subarray(1000));
  expect(await folder.hash(id)).toBe(wanted);
  expect(await folder.hash(id)).toBe(wanted);
});

test('knows it when a piece came twice', async () => {
  const id = await begun();
  await folder.write(id, 1000, bytes.subarray(1000, 2000));
  await folder.write(id, 1000, bytes.subarray(1000));
  expect(await folder.hash(id)).toBe(wanted);
});

test('knows it when it was begun by another process', async () => {
  const id = await begun();
  const other = await openUploadFolder(path, openDiskSpace(path, { bytes: 0 }));
  await other.write(id, 1000, bytes.subarray(1000));
  expect(await other.hash(id)).toBe(wanted);
  expect(await folder.hash(id)).toBe(wanted);
});
