/** Pictures other than plain sRGB spheres: bands, other colour spaces and bit depths, rotated. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paintPanorama } from '@tourwright/demo/paint';
import sharp, { type Sharp, type Stats } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sayCutFailure } from '../failure-words.en.ts';
import { fingerprint, openTestCutter } from '../testing/cut-to-memory.ts';
import { gainMapJpeg } from '../testing/gain-map-jpeg.ts';
import { writePaintedRoom } from '../testing/painted-room.ts';
import { inspectSource } from './inspect-source.ts';

const { folder, cut, close } = openTestCutter();
let panorama: string;

beforeAll(async () => {
  panorama = await writePaintedRoom(folder);
});
afterAll(close);

test('a band around the horizon is shown where it belongs, between calm and darkness', async () => {
  const path = join(folder, 'band.jpg');
  const room = sharp(panorama).extract({ left: 0, top: 400, width: 2560, height: 480 });
  await room.jpeg({ quality: 92 }).toFile(path);
  const { result, tiles } = await cut(path);
  const whole = await cut(panorama);
  if (!result.ok) throw new Error(sayCutFailure(result.failure));
  expect(result.manifest.source).toEqual({ width: 2560, height: 1280 });
  expect(result.manifest.coverage).toEqual({ left: 0, top: 400 / 1280, width: 1, height: 480 / 1280 });
  const { tileSize } = result.manifest;
  const [band, full] = [
    await pixelsOf(tiles.get('r/0/0/0.jpg')!),
    await pixelsOf(whole.tiles.get('r/0/0/0.jpg')!),
  ];
  const middle = (Math.floor(tileSize / 2) * tileSize + 100) * 3;
  const difference = (from: number) =>
    Math.max(
      ...Array.from({ length: 90 }, (_, index) => Math.abs(band[from + index]! - full[from + index]!)),
    );
  expect(difference(middle)).toBeLessThan(24);
  const sky = await sharp(tiles.get('u/0/0/0.jpg')!).stats();
  expect(sky.channels[0]!.mean).toBeGreaterThan(10);
  expect(sky.channels[0]!.mean).toBeLessThan(100);
  expect(sky.channels[0]!.stdev).toBeLessThan(25);
});

test.each([
  ['grey', (room: Sharp) => room.greyscale().png()],
  ['16 bits', (room: Sharp) => room.toColourspace('rgb16').png()],
  ['CMYK', (room: Sharp) => room.toColourspace('cmyk').jpeg({ quality: 95 })],
  ['wide gamut', (room: Sharp) => room.withIccProfile('p3').png()],
  ['transparent', (room: Sharp) => room.ensureAlpha().png()],
  ['turned', (room: Sharp) => room.rotate(90).withMetadata({ orientation: 8 }).png()],
] as const)('%s: the colours and the place stay right', async (name, change) => {
  const path = join(folder, `${name}.pic`);
  await change(sharp(await paintPanorama({ width: 512, format: 'png' }))).toFile(path);
  const [{ result, tiles }, plain] = [await cut(path, { decode: 'streaming' }), await cut(await small())];
  expect(result.ok).toBe(true);
  const [here, there] = [
    await sharp(tiles.get('r/0/0/0.jpg')!).stats(),
    await sharp(plain.tiles.get('r/0/0/0.jpg')!).stats(),
  ];
  const grey = (means: number[]) => means[0]! * 0.2126 + means[1]! * 0.7152 + means[2]! * 0.0722;
  const means = (of: Stats) => of.channels.map(({ mean }) => mean);
  expect(Math.abs(grey(means(here)) - grey(means(there)))).toBeLessThan(12);
});

test('an HDR photo of a phone is cut as the ordinary picture that it is, by its first picture alone', async () => {
  const path = join(folder, 'hdr.jpg');
  const file = await gainMapJpeg(readFileSync(panorama));
  writeFileSync(path, file);
  expect((await sharp(path).metadata()).gainMap).toBeDefined();
  expect(fingerprint(await cut(path))).toBe(fingerprint(await cut(panorama)));
});

test('an HDR photo is placed by the fields of its camera, and known as progressive when it is', async () => {
  const path = join(folder, 'hdr-part.jpg');
  const fields =
    'GPano:FullPanoWidthPixels="2048" GPano:FullPanoHeightPixels="1024" GPano:CroppedAreaImageWidthPixels="512" GPano:CroppedAreaImageHeightPixels="256" GPano:CroppedAreaLeftPixels="768" GPano:CroppedAreaTopPixels="384" GPano:PoseHeadingDegrees="77"';
  const part = await sharp(panorama).resize(512, 256).jpeg({ progressive: true }).toBuffer();
  writeFileSync(path, await gainMapJpeg(part, fields));
  expect(await inspectSource(path)).toMatchObject({
    ok: true,
    panorama: { width: 2048, height: 1024, isHeldWhole: true, heading: 77, area: { left: 768, top: 384 } },
  });
});

async function small(): Promise<string> {
  const path = join(folder, 'small.png');
  writeFileSync(path, await paintPanorama({ width: 512, format: 'png' }));
  return path;
}

async function pixelsOf(file: Buffer): Promise<Buffer> {
  return sharp(file).raw().toBuffer();
}
