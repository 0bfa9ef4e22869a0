import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ByteRange, Storage } from './storage.ts';

/** A server of storage that is slow to start is started again. */
const openingMs = 150_000;

/** What every driver of storage does; each driver's test runs it. `open` gives an empty one. */
export function storageContract(name: string, open: () => Promise<Storage>): void {
  describe(name, () => {
    let opened: Storage | undefined;
    beforeAll(async () => {
      opened = await open();
    }, openingMs);
    afterAll(() => opened?.close());

    const storage = () => opened as Storage;
    writesAndReads(storage);
    replacesAndDeletes(storage);
    keepsWhole(storage);
  });
}

async function read(storage: Storage, key: string, range?: ByteRange): Promise<Buffer | null> {
  const found = await storage.get(key, range);
  return found === null ? null : buffer(found.stream);
}

async function names(storage: Storage, prefix: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of storage.list(prefix)) found.push(key);
  return found.sort();
}

function writesAndReads(storage: () => Storage): void {
  test('gives back the bytes it was given, with their size, hash and type', async () => {
    const body = randomBytes(70_000);
    const written = await storage().put('media/a1/r/f/0/0/0.jpg', body);
    expect(written).toEqual({ sizeBytes: 70_000, sha256: createHash('sha256').update(body).digest('hex') });
    expect(await read(storage(), 'media/a1/r/f/0/0/0.jpg')).toEqual(body);
    expect((await storage().read('media/a1/r/f/0/0/0.jpg'))?.bytes).toEqual(body);
    expect(await storage().head('media/a1/r/f/0/0/0.jpg')).toMatchObject({
      sizeBytes: 70_000,
      contentType: 'image/jpeg',
    });
  });

  test('takes a stream larger than one part of a multipart upload', async () => {
    const parts = Array.from({ length: 20 }, () => randomBytes(1_000_000));
    const body = Buffer.concat(parts);
    const written = await storage().put('originals/big', Readable.from(parts));
    expect(written).toEqual({
      sizeBytes: body.length,
      sha256: createHash('sha256').update(body).digest('hex'),
    });
    expect((await read(storage(), 'originals/big'))?.equals(body)).toBe(true);
  });

  test('reads a range, which may end behind the end', async () => {
    await storage().put('media/range/r/a.mp4', Buffer.from('0123456789'));
    expect(String(await read(storage(), 'media/range/r/a.mp4', { start: 2, end: 4 }))).toBe('234');
    expect(String(await read(storage(), 'media/range/r/a.mp4', { start: 7 }))).toBe('789');
    expect(String(await read(storage(), 'media/range/r/a.mp4', { start: 8, end: 99 }))).toBe('89');
    expect(await read(storage(), 'media/range/r/a.mp4', { start: 10 })).toBeNull();
    const part = await storage().get('media/range/r/a.mp4', { start: 2, end: 4 });
    expect(part?.sizeBytes).toBe(10);
    part?.stream.destroy();
  });
}

function replacesAndDeletes(storage: () => Storage): void {
  test('replaces a file and changes the etag', async () => {
    await storage().put('media/b2/r/manifest.json', Buffer.from('{"a":1}'));
    const before = await storage().head('media/b2/r/manifest.json');
    await storage().put('media/b2/r/manifest.json', Buffer.from('{"a":2}'));
    const after = await storage().head('media/b2/r/manifest.json');
    expect(String(await read(storage(), 'media/b2/r/manifest.json'))).toBe('{"a":2}');
    expect(after?.etag).not.toBe(before?.etag);
  });

  test('says that nothing is there', async () => {
    expect(await storage().get('media/none')).toBeNull();
    expect(await storage().head('media/none')).toBeNull();
    expect(await storage().read('media/none')).toBeNull();
    expect(await storage().delete('media/none')).toBe(false);
    expect(await storage().deletePrefix('media/none/')).toBe(0);
    expect(await names(storage(), 'media/none/')).toEqual([]);
  });

  test('deletes one file, and all below a prefix but nothing beside it', async () => {
    for (const key of ['media/c/r1/f/0.jpg', 'media/c/r1/u.jpg', 'media/c/r2/f.jpg', 'media/cc/r1/f.jpg']) {
      await storage().put(key, Buffer.from(key));
    }
    expect(await names(storage(), 'media/c/')).toEqual([
      'media/c/r1/f/0.jpg',
      'media/c/r1/u.jpg',
      'media/c/r2/f.jpg',
    ]);
    expect(await storage().delete('media/c/r1/u.jpg')).toBe(true);
    expect(await storage().deletePrefix('media/c/')).toBe(2);
    expect(await names(storage(), 'media/c/')).toEqual([]);
    expect(await names(storage(), 'media/cc/')).toEqual(['media/cc/r1/f.jpg']);
  });
}

function keepsWhole(storage: () => Storage): void {
  test('leaves nothing of a stream that breaks, and keeps what was there', async () => {
    await storage().put('originals/kept', Buffer.from('old'));
    const breaking = () =>
      Readable.from(
        (async function* () {
          yield Buffer.from('half');
          throw new Error('the connection broke');
        })(),
      );
    await expect(storage().put('originals/kept', breaking())).rejects.toThrow('the connection broke');
    await expect(storage().put('originals/new', breaking())).rejects.toThrow('the connection broke');
    expect(String(await read(storage(), 'originals/kept'))).toBe('old');
    expect(await storage().head('originals/new')).toBeNull();
  });

  test('holds many writes at once', async () => {
    await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        storage().put(`media/d/r/f/${i % 4}/${i}.webp`, Buffer.alloc(900, i)),
      ),
    );
    expect((await names(storage(), 'media/d/')).length).toBe(60);
    expect(await storage().deletePrefix('media/d/')).toBe(60);
  });

  test('refuses invalid keys', async () => {
    for (const key of [
      '',
      '/a',
      'a/',
      'a//b',
      '../a',
      'a/../b',
      'a/.b',
      'A',
      'ä',
      'a\\b',
      'a b',
      'a\0',
      'x'.repeat(600),
    ]) {
      await expect(async () => storage().put(key, Buffer.from('x'))).rejects.toThrow('Not a storage key');
      await expect(async () => storage().get(key)).rejects.toThrow('Not a storage key');
    }
    await expect(async () => storage().deletePrefix('media')).rejects.toThrow('Not a storage prefix');
    await expect(async () => storage().deletePrefix('/')).rejects.toThrow('Not a storage key');
  });

  test('answers a check', async () => {
    await expect(storage().check()).resolves.toBeUndefined();
  });
}
