import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { paintPanorama } from '@tourwright/demo/paint';
import { type Manifest, tilesPerSide, tileUrl } from '@tourwright/tour/pyramid';
import { faces } from '@tourwright/tour/sphere';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryStorage } from '../drivers/storage/memory-storage.ts';
import type { Storage } from '../drivers/storage/storage.ts';
import { cutPanorama } from './cut-panorama.ts';
import { runTileJob, type TileJob } from './tile-job.ts';
import { TileThreads } from './tile-threads.ts';

let folder: string;
let path: string;
const threads = new TileThreads();
const prefix = 'media/00112233445566778899aabbccddeeff/0123456789abcdef/';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tile-job-'));
  path = join(folder, 'room.jpg');
  const room = sharp(await paintPanorama({ width: 512, format: 'png' }));
  await room.resize(2560, 1280).jpeg({ quality: 90 }).toFile(path);
});
afterAll(async () => {
  await threads.close();
  rmSync(folder, { recursive: true });
});

function run(storage: Storage, changes: Partial<TileJob> = {}) {
  return runTileJob({
    path,
    cut: (work) => cutPanorama({ ...work, threads }),
    storage,
    prefix,
    workFolder: folder,
    signal: new AbortController().signal,
    formats: ['jpg'],
    earlier: null,
    async onPreview() {},
    ...changes,
  });
}

async function names(storage: Storage): Promise<string[]> {
  const found = [];
  for await (const { key } of storage.list('media/')) found.push(key.slice(prefix.length));
  return found.toSorted();
}

async function storedManifest(storage: Storage): Promise<Manifest> {
  const found = await storage.get(`${prefix}manifest.json`);
  return JSON.parse(await text(found!.stream));
}

/** Every file that a manifest promises. */
function promised(manifest: Manifest): string[] {
  return manifest.levels.flatMap((_, level) => {
    const side = tilesPerSide(manifest, level);
    const places = Array.from({ length: side * side }, (_, k) => ({
      row: Math.floor(k / side),
      column: k % side,
    }));
    return faces.flatMap((face) =>
      places.flatMap((place) =>
        manifest.formats.map((format) => tileUrl('', { face, level, ...place }, format)),
      ),
    );
  });
}

/** A storage that refuses to write after so many files, as if the process had been killed there. */
function breaking(storage: Storage, after: number): Storage {
  let written = 0;
  return {
    ...storage,
    put(key, body) {
      if (written++ >= after) return Promise.reject(new Error('killed'));
      return storage.put(key, body);
    },
  };
}

test('stores tiles, thumbnail and manifest, and tells of the preview before', async () => {
  const storage = openMemoryStorage();
  const seen: string[] = [];
  const result = await run(storage, {
    async onPreview({ strip, thumbnailName }) {
      seen.push(strip.slice(0, 15), thumbnailName);
      expect(await storage.head(`${prefix}${thumbnailName}`)).not.toBeNull();
      expect(await storage.head(`${prefix}manifest.json`)).toBeNull();
    },
  });
  expect(seen).toEqual(['data:image/webp', 'thumbnail.jpg']);
  const manifest = await storedManifest(storage);
  expect(result).toEqual({ ok: true, manifest });
  expect(await names(storage)).toEqual([...promised(manifest), 'manifest.json', 'thumbnail.jpg'].toSorted());
});

test.each([0, 1, 5, 17, 29])(
  'killed after %i files, the next run makes the rest and nothing twice',
  async (after) => {
    const storage = openMemoryStorage();
    await expect(run(breaking(storage, after))).rejects.toThrow('killed');
    expect(await storage.head(`${prefix}manifest.json`)).toBeNull();
    const before = await names(storage);
    const written: string[] = [];
    const watching: Storage = {
      ...storage,
      put(key, body) {
        written.push(key.slice(prefix.length));
        return storage.put(key, body);
      },
    };
    expect((await run(watching)).ok).toBe(true);
    const manifest = await storedManifest(storage);
    expect(await names(storage)).toEqual(
      [...promised(manifest), 'manifest.json', 'thumbnail.jpg'].toSorted(),
    );
    expect(
      written.filter((name) => before.includes(name) && name.endsWith('.jpg') && name !== 'thumbnail.jpg'),
    ).toEqual([]);
    expect(written.at(-1)).toBe('manifest.json');
  },
);

test('a second pass adds a format without touching the first, and says so last', async () => {
  const storage = openMemoryStorage();
  const first = await run(storage);
  if (!first.ok) throw new Error('refused');
  const jpeg = await storage.head(`${prefix}f/0/0/0.jpg`);
  let previews = 0;
  const second = await run(storage, {
    formats: ['webp'],
    earlier: first.manifest,
    async onPreview() {
      previews++;
    },
  });
  expect(second).toMatchObject({ ok: true, manifest: { formats: ['webp', 'jpg'] } });
  expect(previews).toBe(0);
  expect((await storage.head(`${prefix}f/0/0/0.jpg`))?.etag).toBe(jpeg?.etag);
  const manifest = await storedManifest(storage);
  expect(await names(storage)).toEqual([...promised(manifest), 'manifest.json', 'thumbnail.jpg'].toSorted());
  expect(await run(storage, { formats: ['webp'], earlier: manifest })).toEqual({ ok: true, manifest });
});

test('an early view of a run that was killed is no whole pass', async () => {
  const storage = openMemoryStorage();
  const whole = await run(storage);
  if (!whole.ok) throw new Error('refused');
  const early = { ...whole.manifest, levels: whole.manifest.levels.slice(0, 1) };
  await storage.delete(`${prefix}u/1/0/1.jpg`);
  expect(await run(storage, { earlier: early })).toEqual(whole);
  expect(await storage.head(`${prefix}u/1/0/1.jpg`)).not.toBeNull();
});

test('an ordinary photo is refused and leaves nothing behind', async () => {
  const storage = openMemoryStorage();
  const photo = join(folder, 'photo.jpg');
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#456' } })
    .jpeg()
    .toFile(photo);
  const result = await run(storage, { path: photo });
  expect(result).toMatchObject({ ok: false, refusal: { code: 'not_a_panorama' } });
  expect(await names(storage)).toEqual([]);
});
