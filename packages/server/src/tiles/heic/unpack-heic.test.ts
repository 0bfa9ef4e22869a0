/**
 * `testing/painted-512.heic` is the painted room, 512 pixels wide, in Display P3, lying on its side with a note to turn it,
 * as phones store it: encoded once by ffmpeg's libx265 and wrapped by hand.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paintPanorama } from '@tourwright/demo/paint';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { inspectPanorama } from '../panorama.ts';
import { openTestCutter } from '../testing/cut-to-memory.ts';
import { tiffHeader } from './tiff-header.ts';
import { unpackHeic } from './unpack-heic.ts';

const { folder, cut, close } = openTestCutter();
const photo = fileURLToPath(new URL('../testing/painted-512.heic', import.meta.url));
afterAll(close);

const never = new AbortController().signal;

test('a HEIC is unpacked upright, with its colours', async () => {
  const inspection = await inspectPanorama(photo);
  if (!inspection.ok) throw new Error(inspection.refusal.message);
  const { path } = await unpackHeic(inspection.panorama, join(folder, 'a.tiff'), never);
  const [ours, wanted] = [
    await sharp(path).toColourspace('srgb'),
    sharp(await paintPanorama({ width: 512, format: 'png' })),
  ];
  const [a, b] = [await ours.raw().toBuffer(), await wanted.removeAlpha().raw().toBuffer()];
  const error = a.reduce((sum, value, index) => sum + (value - b[index]!) ** 2, 0) / a.length;
  expect(10 * Math.log10(255 ** 2 / error)).toBeGreaterThan(30);
});

test('a HEIC is cut like any other panorama and leaves nothing behind', async () => {
  const { result, tiles } = await cut(photo);
  if (!result.ok) throw new Error(result.refusal.message);
  expect(result.manifest.source).toEqual({ width: 512, height: 256 });
  const png = join(folder, 'small.png');
  writeFileSync(png, await paintPanorama({ width: 512, format: 'png' }));
  const plain = await cut(png);
  for (const [path, tile] of plain.tiles) {
    const [here, there] = [await sharp(tiles.get(path)!).stats(), await sharp(tile).stats()];
    for (const channel of [0, 1, 2]) {
      expect(Math.abs(here.channels[channel]!.mean - there.channels[channel]!.mean)).toBeLessThan(4);
    }
  }
  expect((await readdir(folder)).filter((name) => name.startsWith('tourwright-'))).toEqual([]);
});

test('a HEIC whose end is missing is refused in words', async () => {
  const path = join(folder, 'cut-off.heic');
  writeFileSync(path, readFileSync(photo).subarray(0, 12_000));
  const { result } = await cut(path);
  expect(result).toMatchObject({ ok: false, refusal: { code: 'unreadable' } });
});

test('unpacking stops when it is told so', async () => {
  const inspection = await inspectPanorama(photo);
  if (!inspection.ok) throw new Error(inspection.refusal.message);
  const stopped = AbortSignal.abort(new Error('enough'));
  await expect(unpackHeic(inspection.panorama, join(folder, 'b.tiff'), stopped)).rejects.toThrow('enough');
});

test('writes a TIFF header that others read, also of a single strip', async () => {
  for (const height of [4, 40]) {
    const pixels = Buffer.alloc(8 * height * 3, 77);
    const file = Buffer.concat([tiffHeader({ width: 8, height }, null), pixels]);
    expect((await sharp(file).raw().toBuffer()).equals(pixels)).toBe(true);
  }
});
