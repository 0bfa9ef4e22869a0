/**
 * `testing/painted-512.heic` is the painted scene, 512 pixels wide, in Display P3, lying on its side with a note to
 * turn it, as phones store it: encoded once by ffmpeg's libx265 and wrapped by hand.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paintPanorama } from '@tourwright/demo/paint';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { sayCutFailure } from '../../failure-words.en.ts';
import { inspectSource } from '../../process/inspect-source.ts';
import { openTestCutter } from '../../testing/cut-to-memory.ts';
import { gridHeic } from '../../testing/grid-heic.ts';
import { tiffHeader } from './tiff-header.ts';
import { unpackHeic } from './unpack-heic.ts';

const { folder, cut, close } = openTestCutter();
const photo = fileURLToPath(new URL('../../testing/painted-512.heic', import.meta.url));
afterAll(close);

const never = new AbortController().signal;

test('a HEIC is unpacked upright, with its colours', async () => {
  const inspection = await inspectSource(photo);
  if (!inspection.ok) throw new Error(sayCutFailure(inspection.failure));
  const { path } = await unpackHeic(inspection.panorama, join(folder, 'a.tiff'), never);
  const [ours, wanted] = [
    await sharp(path).toColourspace('srgb'),
    sharp(await paintPanorama({ width: 512, format: 'png' })),
  ];
  const [a, b] = [await ours.raw().toBuffer(), await wanted.removeAlpha().raw().toBuffer()];
  const error = a.reduce((sum, value, index) => sum + (value - b[index]!) ** 2, 0) / a.length;
  expect(10 * Math.log10(255 ** 2 / error)).toBeGreaterThan(30);
});

test('a HEIC is cut like any other panorama and leaves nothing behind', { tags: 'long' }, async () => {
  const { result, tiles } = await cut(photo);
  if (!result.ok) throw new Error(sayCutFailure(result.failure));
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
  expect(result).toMatchObject({ ok: false, failure: { code: 'cut_off' } });
});

/** The outcome for a HEIC, and each progress that was reported before the first tile. */
async function cutWatching(path: string) {
  const reported: number[] = [];
  let isTiled = false;
  const { result } = await cut(path, {
    onProgress: (fraction) => {
      if (!isTiled) reported.push(fraction);
    },
    onTile: async () => {
      isTiled = true;
    },
  });
  return { result, reported };
}

test('a HEIC made of tiles reports progress while it is decoded', { tags: 'long' }, async () => {
  const path = join(folder, 'pieces.heic');
  writeFileSync(path, gridHeic(readFileSync(photo), { columns: 4, rows: 1 }));
  const { result, reported } = await cutWatching(path);
  expect(result).toMatchObject({ ok: true, manifest: { source: { width: 1024, height: 512 } } });
  expect(reported.length).toBeGreaterThanOrEqual(4);
  expect(reported).toEqual(reported.toSorted((a, b) => a - b));
  // Of one that is a single piece nothing is known before its end.
  expect((await cutWatching(photo)).reported).toHaveLength(1);
});

test('pieces come together upright, whatever turn the container asks for', { tags: 'long' }, async () => {
  const piece = readFileSync(photo);
  for (const turn of [1, 3]) {
    const path = join(folder, `turned-${turn}.heic`);
    writeFileSync(path, gridHeic(piece, { columns: 2, rows: 2, turn }));
    const inspection = await inspectSource(path);
    if (!inspection.ok) throw new Error(sayCutFailure(inspection.failure));
    const unpacked = await unpackHeic(inspection.panorama, join(folder, `turned-${turn}.tiff`), never);
    const pixels = async (source: string, by: number) =>
      (await sharp(source).rotate(by).resize(128).removeAlpha().raw().toBuffer()) as Uint8Array;
    // The piece lies as its photo comes from the phone: a quarter back.
    const upright = await sharp(await paintPanorama({ width: 512, format: 'png' }))
      .rotate(90)
      .png()
      .toBuffer();
    const row = { width: 512, height: 1024, channels: 3, background: '#000' } as const;
    const places = [
      [0, 0],
      [256, 0],
      [0, 512],
      [256, 512],
    ] as const;
    const wanted = join(folder, `wanted-${turn}.png`);
    const parts = places.map(([left, top]) => ({ input: upright, left, top }));
    await sharp({ create: row }).composite(parts).png().toFile(wanted);
    const [ours, theirs] = [await pixels(unpacked.path, 0), await pixels(wanted, -90 * turn)];
    const error = ours.reduce((sum, value, index) => sum + Math.abs(value - theirs[index]!), 0);
    expect(ours.length).toBe(theirs.length);
    expect(error / ours.length, `${turn}`).toBeLessThan(8);
  }
});

test('unpacking stops when it is aborted', async () => {
  const inspection = await inspectSource(photo);
  if (!inspection.ok) throw new Error(sayCutFailure(inspection.failure));
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
