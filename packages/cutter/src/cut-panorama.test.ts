import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paintPanorama } from '@tourwright/demo/paint';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CutOptions, cutPanorama } from './cut-panorama.ts';

const folder = mkdtempSync(join(tmpdir(), 'cut-panorama-'));
const room = join(folder, 'room.jpg');
beforeAll(async () => {
  await sharp(await paintPanorama({ width: 512, format: 'png' }))
    .resize(2560, 1280)
    .jpeg()
    .toFile(room);
});
afterAll(() => rmSync(folder, { recursive: true }));

const layouts: [NonNullable<CutOptions['layout']>, string, string, object][] = [
  ['tourwright', 'manifest.json', 'u/1/0/1.jpg', { tileSize: 416, formats: ['jpg'] }],
  [
    'pannellum',
    'config.json',
    '2/u0_1.jpg',
    { multiRes: { cubeResolution: 832, tileResolution: 416, maxLevel: 2 } },
  ],
  ['marzipano', 'marzipano.json', '1/u/0/1.jpg', { levels: [{ size: 416 }, { size: 832, tileSize: 416 }] }],
  [
    'photo-sphere-viewer',
    'panorama.json',
    '1/top/1_0.jpg',
    { levels: [{ nbTiles: 1 }, { faceSize: 832, nbTiles: 2 }] },
  ],
];

test.each(layouts)('writes the layout of %s, and continues in it', async (layout, name, tile, described) => {
  const target = join(folder, layout);
  const progress: number[] = [];
  const outcome = await cutPanorama(room, target, { layout, onProgress: (share) => progress.push(share) });
  expect(outcome).toMatchObject({ ok: true, manifestPath: join(target, name), tiles: 30 });
  expect(progress.at(-1)).toBe(1);
  expect(JSON.parse(readFileSync(join(target, name), 'utf8'))).toMatchObject(described);
  expect(existsSync(join(target, 'thumbnail.jpg'))).toBe(true);
  const kept = readdirSync(target, { recursive: true, encoding: 'utf8' })
    .map((path) => join(target, path))
    .filter((path) => /\d\.jpg$/.test(path) && path !== join(target, tile));
  expect(kept).toHaveLength(29);
  for (const path of kept) utimesSync(path, 1, 1);
  rmSync(join(target, tile));
  expect(await cutPanorama(room, target, { layout, resume: true })).toMatchObject({ ok: true, tiles: 1 });
  expect(kept.filter((path) => statSync(path).mtimeMs !== 1000)).toEqual([]);
});

test('a file that is not a panorama is refused with a code, and no folder is left', async () => {
  const photo = join(folder, 'photo.png');
  await sharp({ create: { width: 300, height: 200, channels: 3, background: '#123' } }).toFile(photo);
  const target = join(folder, 'refused');
  const failure = { code: 'not_twice_as_wide', params: { width: 300, height: 200 } };
  expect(await cutPanorama(photo, target)).toEqual({ ok: false, failure });
  expect(existsSync(target)).toBe(false);
});

test('an abort stops it with the reason, and wrong options are named', async () => {
  const target = join(folder, 'stopped');
  const gone = new Error('gone');
  await expect(cutPanorama(room, target, { signal: AbortSignal.abort(gone) })).rejects.toBe(gone);
  const two = { layout: 'pannellum', formats: ['jpg', 'webp'] } as const;
  await expect(cutPanorama(room, target, { ...two, formats: [...two.formats] })).rejects.toThrow(
    'one format',
  );
  await expect(cutPanorama(room, target, { threads: 0 })).rejects.toThrow('threads');
  await expect(cutPanorama(join(folder, 'missing.jpg'), target)).rejects.toThrow(
    /There is no file .*missing/,
  );
});
