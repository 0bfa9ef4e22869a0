import { mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { hourMs } from '../../durations.ts';
import { startBucket } from '../../testing/start-bucket.ts';
import { hasRadosgw } from '../../testing/start-radosgw.ts';
import { openDiskStorage } from './disk-storage.ts';
import { openMemoryStorage } from './memory-storage.ts';
import { openS3Storage } from './s3-storage.ts';
import { storageContract } from './storage-contract.ts';

const folder = mkdtempSync(join(tmpdir(), 'tourwright-storage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

storageContract('memory', async () => openMemoryStorage());
storageContract('disk', () => openDiskStorage(join(folder, 'contract')));

if (hasRadosgw()) {
  storageContract('s3 (radosgw)', async () => {
    const { options, stop } = await startBucket();
    const storage = openS3Storage(options);
    return { ...storage, close: () => storage.close().then(stop) };
  });
} else {
  const missing = 'S3 STORAGE WAS NOT TESTED: apt-get install radosgw ceph-mon ceph-osd';
  process.stderr.write(`\n${missing}\n\n`);
  test.skip(missing, () => {});
}

describe('disk', () => {
  test('leaves no temporary file behind, and clears what a kill left an hour ago', async () => {
    const root = join(folder, 'temporary');
    const storage = await openDiskStorage(root);
    await storage.put('a/b', Buffer.from('x'));
    await storage.deletePrefix('a/');
    expect(await readdir(join(root, '.tmp'))).toEqual([]);

    writeFileSync(join(root, '.tmp/old'), 'half');
    writeFileSync(join(root, '.tmp/young'), 'half');
    const longAgo = new Date(Date.now() - 2 * hourMs);
    utimesSync(join(root, '.tmp/old'), longAgo, longAgo);
    await openDiskStorage(root);
    expect(await readdir(join(root, '.tmp'))).toEqual(['young']);
  });

  test('finds again what it stored before it was closed', async () => {
    const root = join(folder, 'again');
    const first = await openDiskStorage(root);
    await first.put('originals/x', Buffer.from('kept'));
    await first.close();
    const second = await openDiskStorage(root);
    expect((await second.head('originals/x'))?.sizeBytes).toBe(4);
  });

  test('takes a folder for nothing', async () => {
    const storage = await openDiskStorage(join(folder, 'folder'));
    await storage.put('a/b/c', Buffer.from('x'));
    expect(await storage.head('a/b')).toBeNull();
    expect(await storage.get('a/b')).toBeNull();
    expect(await storage.delete('a/b')).toBe(false);
    expect(await storage.head('a/b/c/d')).toBeNull();
  });

  test('says so when its folder cannot be written', async () => {
    const root = join(folder, 'gone');
    const storage = await openDiskStorage(root);
    rmSync(root, { recursive: true });
    symlinkSync('/nowhere-at-all', root);
    await expect(storage.check()).rejects.toThrow();
  });
});
