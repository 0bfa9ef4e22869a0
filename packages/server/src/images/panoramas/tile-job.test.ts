import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { runCut, TileThreads } from '@tourwright/cutter/server';
import { paintPanorama } from '@tourwright/demo/paint';
import { type Manifest, tilesPerSide, tileUrl } from '@tourwright/tour/pyramid';
import { faces } from '@tourwright/tour/sphere';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryStorage } from '../../drivers/storage/memory-storage.ts';
import type { Storage } from '../../drivers/storage/storage.ts';
import { runTileJob, type TileJob } from './tile-job.ts';

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
    cut: (work) => runCut({ ...work, threads }),
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
  return found.filter((name) => name !== 'checksums').toSorted();
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

/** Every file of both eyes. */
function promisedToBoth(manifest: Manifest): string[] {
  return ['', manifest.right ?? ''].flatMap((folder) => promised(manifest).map((path) => `${folder}${path}`));
}

/** A photo with a panorama for each eye. */
async function stereoPhoto(): Promise<string> {
  const both = join(folder, 'both.png');
  const eye = await paintPanorama({ width: 512, format: 'png' });
  await sharp({ create: { width: 512, height: 512, channels: 3, background: '#000' } })
    .composite([
      { input: eye, left: 0, top: 0 },
      { input: await sharp(eye).modulate({ brightness: 0.8 }).png().toBuffer(), left: 0, top: 256 },
    ])
    .toFile(both);
  return both;
}

/** A storage that refuses to write after this many files, as if the process had been killed there. */
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

test('stores tiles, thumbnail and manifest, and announces the early view before', async () => {
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

async function killAfter(after: number) {
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
  expect(await names(storage)).toEqual([...promised(manifest), 'manifest.json', 'thumbnail.jpg'].toSorted());
  expect(
    written.filter((name) => before.includes(name) && name.endsWith('.jpg') && name !== 'thumbnail.jpg'),
  ).toEqual([]);
  expect(written.at(-1)).toBe('manifest.json');
}

test('killed after 5 files, the next run makes the rest and nothing twice', () => killAfter(5));

test.each([0, 1, 17, 29])(
  'killed after %i files, the next run makes the rest and nothing twice',
  { tags: 'long' },
  killAfter,
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

test('an early view of a run that was killed does not count as a complete pass', async () => {
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
  expect(result).toMatchObject({ ok: false, failure: { code: 'not_twice_as_wide' } });
  expect(await names(storage)).toEqual([]);
});

async function killStereoAfter(after: number) {
  const storage = openMemoryStorage();
  const both = await stereoPhoto();
  await expect(run(breaking(storage, after), { path: both })).rejects.toThrow('killed');
  expect(await storage.head(`${prefix}manifest.json`)).toBeNull();
  const before = await names(storage);
  const rewritten: string[] = [];
  const watching: Storage = {
    ...storage,
    put(key, body) {
      if (before.includes(key.slice(prefix.length))) rewritten.push(key.slice(prefix.length));
      return storage.put(key, body);
    },
  };
  expect(await run(watching, { path: both })).toMatchObject({ ok: true, manifest: { right: 'right/' } });
  const manifest = await storedManifest(storage);
  const all = [...promisedToBoth(manifest), 'manifest.json', 'thumbnail.jpg'];
  expect(await names(storage)).toEqual(all.toSorted());
  expect(rewritten.filter((name) => name !== 'thumbnail.jpg')).toEqual([]);
}

test('killed after 7 files of a photo with two eyes, the next run makes the rest and nothing twice', () =>
  killStereoAfter(7));

test.each([0, 1, 4, 11, 13])(
  'killed after %i files of a photo with two eyes, the next run makes the rest and nothing twice',
  { tags: 'long' },
  killStereoAfter,
);

test('a photo that was cut for the left eye only gets the right one’s tiles in every format', async () => {
  const storage = openMemoryStorage();
  const both = await stereoPhoto();
  const first = await run(storage, { path: both });
  if (!first.ok) throw new Error('refused');
  await storage.deletePrefix(`${prefix}right/`);
  const { right: _, ...earlier } = first.manifest;
  const left = await storage.head(`${prefix}f/0/0/0.jpg`);
  const second = await run(storage, { path: both, formats: ['webp'], earlier });
  expect(second).toMatchObject({ ok: true, manifest: { formats: ['webp', 'jpg'], right: 'right/' } });
  const manifest = await storedManifest(storage);
  const all = [...promisedToBoth(manifest), 'manifest.json', 'thumbnail.jpg'];
  expect(await names(storage)).toEqual(all.toSorted());
  expect((await storage.head(`${prefix}f/0/0/0.jpg`))?.etag).toBe(left?.etag);
});

test('a photo that is damaged in the right eye leaves nothing behind', async () => {
  const storage = openMemoryStorage();
  const damaged = join(folder, 'damaged.jpg');
  const whole = await sharp(await stereoPhoto())
    .jpeg()
    .toBuffer();
  // Its last rows are missing: it still looks like two eyes, and cannot be read to its end.
  await writeFile(damaged, whole.subarray(0, Math.round(whole.length * 0.98)));
  expect(await run(storage, { path: damaged })).toMatchObject({
    ok: false,
    failure: { code: 'damaged_pixels' },
  });
  expect(await names(storage)).toEqual(['thumbnail.jpg']);
});
