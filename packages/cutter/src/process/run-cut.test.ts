import { join } from 'node:path';
import { paintPanorama } from '@tourwright/demo/paint';
import { readManifest } from '@tourwright/tour/pyramid';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sayCutFailure } from '../failure-words.en.ts';
import { fingerprint, openTestCutter } from '../testing/cut-to-memory.ts';
import { writePaintedRoom } from '../testing/painted-room.ts';
import type { EarlyView } from './cut-order.ts';
import { TileThreads } from './threads/tile-threads.ts';

const { folder, cut, leftovers, close } = openTestCutter();
/** Two levels. */
let panorama: string;

beforeAll(async () => {
  panorama = await writePaintedRoom(folder);
});
afterAll(close);

test('makes every tile that the manifest promises, and no other', async () => {
  const { result, tiles } = await cut(panorama);
  if (!result.ok) throw new Error(sayCutFailure(result.failure));
  const { manifest } = result;
  expect(readManifest(JSON.parse(JSON.stringify(manifest)))).toMatchObject({ ok: true });
  expect(manifest).toMatchObject({ source: { width: 2560, height: 1280 }, formats: ['jpg'] });
  expect(manifest).not.toHaveProperty('coverage');
  const promised = manifest.levels.flatMap(({ faceSize }, level) => {
    const side = faceSize / manifest.tileSize;
    return ['f', 'r', 'b', 'l', 'u', 'd'].flatMap((face) =>
      Array.from(
        { length: side * side },
        (_, k) => `${face}/${level}/${Math.floor(k / side)}/${k % side}.jpg`,
      ),
    );
  });
  expect([...tiles.keys()].toSorted()).toEqual(promised.toSorted());
  for (const file of tiles.values()) {
    expect(await sharp(file).metadata()).toMatchObject({
      width: manifest.tileSize,
      height: manifest.tileSize,
    });
  }
});

test('decoding as a stream, decoding whole, and another panorama before it make no difference', {
  tags: 'long',
}, async () => {
  const [streaming, whole] = [
    await cut(panorama, { decode: 'streaming' }),
    await cut(panorama, { decode: 'whole' }),
  ];
  expect(fingerprint(streaming)).toBe(fingerprint(whole));
  const fresh = new TileThreads(1);
  expect(fingerprint(await cut(panorama, { threads: fresh }))).toBe(fingerprint(await cut(panorama)));
  await fresh.close();
  expect(leftovers()).toEqual([]);
});

async function expectValuesToGiveThePixelsTiles(sampling: '4:2:0' | '4:4:4'): Promise<void> {
  const path = join(folder, 'sampled.jpg');
  await sharp(panorama).jpeg({ quality: 92, chromaSubsampling: sampling }).toFile(path);
  const [fromValues, fromPixels] = [await cut(path), await cut(path, { decode: 'whole' })];
  for (const [name, tile] of fromValues.tiles) {
    const [ours, theirs] = [
      await sharp(tile).raw().toBuffer(),
      await sharp(fromPixels.tiles.get(name)).raw().toBuffer(),
    ];
    const error = ours.reduce((sum, value, index) => sum + (value - theirs[index]!) ** 2, 0);
    expect(10 * Math.log10(255 ** 2 / (error / ours.length)), `${name}, dB`).toBeGreaterThan(36);
  }
}

test('the values that are in a JPEG of 4:2:0 give the tiles that its pixels give', () =>
  expectValuesToGiveThePixelsTiles('4:2:0'));

test('the values that are in a JPEG of 4:4:4 give the tiles that its pixels give', { tags: 'long' }, () =>
  expectValuesToGiveThePixelsTiles('4:4:4'),
);

test('a coarser level is the finer one, halved', async () => {
  const { tiles } = await cut(panorama);
  const [parent, child] = [tiles.get('f/0/0/0.jpg')!, tiles.get('f/1/0/0.jpg')!];
  const { width } = await sharp(parent).metadata();
  const half = width / 2;
  const quarter = await sharp(parent)
    .extract({ left: 0, top: 0, width: half, height: half })
    .raw()
    .toBuffer();
  const halved = await sharp(child).resize(half, half, { kernel: 'linear' }).raw().toBuffer();
  const error =
    quarter.reduce((sum, value, index) => sum + (value - halved[index]!) ** 2, 0) / quarter.length;
  expect(10 * Math.log10(255 ** 2 / error)).toBeGreaterThan(34);
});

test('makes only what is missing, and the same', async () => {
  const { tiles } = await cut(panorama);
  const missing = new Set(['f/0/0/0.jpg', 'u/1/1/0.jpg']);
  const progress: number[] = [];
  const again = await cut(panorama, {
    stored: new Set([...tiles.keys()].filter((name) => !missing.has(name))),
    onProgress: (fraction) => progress.push(fraction),
  });
  expect(new Set(again.tiles.keys())).toEqual(missing);
  for (const name of missing) expect(again.tiles.get(name)!.equals(tiles.get(name)!), name).toBe(true);
  expect(progress[0]).toBeGreaterThan(0.9);
  expect(progress.at(-1)).toBe(1);
  expect((await cut(panorama, { stored: new Set(tiles.keys()) })).tiles.size).toBe(0);
});

test('each tile comes in every format', async () => {
  const { result, tiles } = await cut(panorama, { formats: ['webp', 'jpg'] });
  expect(result).toMatchObject({ ok: true, manifest: { formats: ['webp', 'jpg'] } });
  expect((await sharp(tiles.get('u/0/0/0.webp')!).metadata()).format).toBe('webp');
  expect(tiles.size % 2).toBe(0);
});

async function expectToBeCut(width: number, height: number): Promise<void> {
  const path = join(folder, `${width}.png`);
  const room = sharp(await paintPanorama({ width: 512 })).resize(width, height, { fit: 'fill' });
  await room.png().toFile(path);
  const { result, tiles } = await cut(path);
  expect(result).toMatchObject({ ok: true, manifest: { source: { width, height } } });
  expect(tiles.size).toBeGreaterThanOrEqual(6);
}

test.each([
  [64, 32],
  [16, 8],
  [1001, 500],
])('cuts a picture of %i x %i', expectToBeCut);

test('cuts a picture of 4098 x 2049', { tags: 'long' }, () => expectToBeCut(4098, 2049));

test('what nobody waits for comes with the last rows, and is the same; all that was left to do is done', async () => {
  const views: EarlyView[] = [];
  const order = { onPreview: async (view: EarlyView) => void views.push(view) };
  const { tiles } = await cut(panorama, { ...order, isUnhurried: true });
  expect(fingerprint({ result: { ok: true } as never, tiles })).toBe(fingerprint(await cut(panorama)));
  await cut(panorama, order);
  // All tiles are stored: no row passes, and yet there is to be something to see.
  await cut(panorama, { ...order, isUnhurried: true, stored: new Set(tiles.keys()) });
  expect(views).toHaveLength(3);
  const [late, early, again] = await Promise.all(
    views.map(({ thumbnail }) => sharp(thumbnail).raw().toBuffer()),
  );
  for (const thumbnail of [late, again]) {
    const error = early!.reduce((sum, value, index) => sum + (value - thumbnail![index]!) ** 2, 0);
    expect(10 * Math.log10(255 ** 2 / (error / early!.length))).toBeGreaterThan(34);
  }
  for (const { strip } of views) expect(strip).toMatch(/^data:image\/webp;base64,/);
});
