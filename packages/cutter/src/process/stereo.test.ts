/** Photos that hold a panorama for each eye: recognised, and cut for both. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paintPixels } from '@tourwright/demo/paint';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findStereo } from '../inspect/find-stereo.ts';
import { openTestCutter } from '../testing/cut-to-memory.ts';
import { inspectSource } from './inspect-source.ts';
import { rightFolder } from './right-eye.ts';
import { TileThreads } from './threads/tile-threads.ts';

const { folder, cut, leftovers, close } = openTestCutter(new TileThreads(1));
const size = { width: 1024, height: 512 };
/** The right eye's picture has other colours, so that the tiles of both can be distinguished. */
const left = paintPixels(size.width);
const right = paintPixels(size.width, { hue: 40 });
let above: string;
let beside: string;

beforeAll(async () => {
  above = await arrange('above.png', 'top-bottom', [left, right]);
  beside = await arrange('beside.png', 'side-by-side', [left, right]);
});
afterAll(close);

const encoded = (pixels: Uint8Array) =>
  sharp(pixels, { raw: { ...size, channels: 3 } })
    .png()
    .toBuffer();

/** Two panoramas in one photo. */
async function arrange(
  name: string,
  arrangement: 'top-bottom' | 'side-by-side',
  [first, second]: [Uint8Array, Uint8Array],
  xmp?: string,
): Promise<string> {
  const isBeside = arrangement === 'side-by-side';
  const width = size.width * (isBeside ? 2 : 1);
  const height = size.height * (isBeside ? 1 : 2);
  const place = isBeside ? { left: size.width, top: 0 } : { left: 0, top: size.height };
  const path = join(folder, name);
  const photo = sharp({ create: { width, height, channels: 3, background: '#000' } }).composite([
    { input: await encoded(first), left: 0, top: 0 },
    { input: await encoded(second), ...place },
  ]);
  await (xmp ? photo.withXmp(xmp) : photo).png().toFile(path);
  return path;
}

/** The tiles of an eye, by their paths within its own pyramid. */
function tilesOf(tiles: Map<string, Buffer>, eye: 'left' | 'right'): Map<string, Buffer> {
  const mine = [...tiles].filter(([path]) => path.startsWith(rightFolder) === (eye === 'right'));
  return new Map(mine.map(([path, body]) => [path.replace(rightFolder, ''), body]));
}

/** What a panorama alone is cut into. */
async function cutAlone(name: string, pixels: Uint8Array): Promise<Map<string, Buffer>> {
  const path = join(folder, name);
  await sharp(await encoded(pixels)).toFile(path);
  return (await cut(path)).tiles;
}

test('two spheres above each other or side by side are recognised', async () => {
  expect(await findStereo(above, 1024, 1024)).toBe('top-bottom');
  expect(await findStereo(beside, 2048, 512)).toBe('side-by-side');
});

test('what cameras call one whole picture are two when it is a square', async () => {
  const fields = { FullPanoWidthPixels: 1024, FullPanoHeightPixels: 1024, CroppedAreaImageWidthPixels: 1024 };
  const all = Object.entries({ ...fields, CroppedAreaImageHeightPixels: 1024 });
  const attributes = all.map(([name, value]) => `GPano:${name}="${value}"`).join(' ');
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:GPano="http://ns.google.com/photos/1.0/panorama/" ${attributes}/></rdf:RDF></x:xmpmeta>`;
  const path = await arrange('named.png', 'top-bottom', [left, right], xmp);
  expect(await inspectSource(path)).toMatchObject({
    ok: true,
    panorama: { width: 1024, height: 512, layout: { kind: 'stereo', arrangement: 'top-bottom' } },
  });
});

test('a band all the way round is none, however alike its sky and its ground are everywhere', async () => {
  const band = { width: 2048, height: 512 };
  const pixels = new Uint8Array(band.width * band.height * 3);
  for (let y = 0; y < band.height; y++) {
    for (let x = 0; x < band.width; x++) {
      // A sky that darkens downwards, a bright ground, and a street of unlike houses between.
      const house = Math.floor(x / 37) * 2654435761;
      const isHouse = y > 200 && y < 300 && house % 7 < 5;
      const value = isHouse ? 60 + (house % 90) : y < 256 ? 240 - y / 2 : 170 - y / 16;
      pixels.fill(Math.round(value), (y * band.width + x) * 3, (y * band.width + x) * 3 + 3);
    }
  }
  const path = join(folder, 'band.png');
  await sharp(pixels, { raw: { ...band, channels: 3 } }).toFile(path);
  expect(await findStereo(path, band.width, band.height)).toBeNull();
  const room = join(folder, 'room-band.png');
  await sharp(await encoded(left))
    .extract({ left: 0, top: 128, width: 1024, height: 256 })
    .toFile(room);
  expect(await findStereo(room, 1024, 256)).toBeNull();
  expect(await inspectSource(path)).toMatchObject({ ok: true, panorama: { coverage: {} } });
});

test('one colour all over is not two of anything', async () => {
  const path = join(folder, 'plain.png');
  await sharp({ create: { width: 800, height: 200, channels: 3, background: '#789' } }).toFile(path);
  expect(await findStereo(path, 800, 200)).toBeNull();
});

test.each([
  ['top-bottom', () => above],
  ['side-by-side', () => beside],
] as const)('a photo with two eyes %s is cut into the very tiles of each eye alone', async (stereo, path) => {
  const progress: number[] = [];
  const { result, tiles } = await cut(path(), { onProgress: (fraction) => progress.push(fraction) });
  expect(result).toMatchObject({ ok: true, manifest: { source: size, stereo, right: 'right/' } });
  for (const [eye, pixels] of [
    ['left', left],
    ['right', right],
  ] as const) {
    const [mine, truth] = [tilesOf(tiles, eye), await cutAlone(`${eye}.png`, pixels)];
    expect([...mine.keys()].toSorted()).toEqual([...truth.keys()].toSorted());
    for (const [name, file] of truth) expect(mine.get(name)?.equals(file), `${eye} ${name}`).toBe(true);
  }
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  expect(progress.at(-1)).toBe(1);
  expect(leftovers()).toEqual([]);
});

test('what is covered for privacy is gone from both eyes’ tiles, also where the right eye sees it elsewhere', async () => {
  // Stripes unlike anything else: 8 degrees wide, three degrees further to the left for the right eye.
  const striped = [left, right].map((pixels, index) => {
    const own = Uint8Array.from(pixels);
    for (let y = 0; y < size.height; y++) {
      for (let x = 0; x < size.width; x++) {
        const [yaw, pitch] = [(x / size.width - 0.5) * 360 + 3 * index, (0.5 - y / size.height) * 180];
        if (Math.hypot(yaw, pitch) > 3.5) continue;
        own.fill((x >> 1) % 2 === 0 ? 0 : 255, (y * size.width + x) * 3, (y * size.width + x) * 3 + 3);
      }
    }
    return own;
  });
  for (const arrangement of ['top-bottom', 'side-by-side'] as const) {
    const path = await arrange(`face-${arrangement}.png`, arrangement, [striped[0]!, striped[1]!]);
    const adjustment = { privacy: [{ yaw: 0, pitch: 0, radius: 4 }] };
    const [plain, covered] = [await cut(path), await cut(path, { adjustment })];
    for (const eye of ['left', 'right'] as const) {
      expect(await stripes(tilesOf(plain.tiles, eye)), eye).toBeGreaterThan(40);
      expect(await stripes(tilesOf(covered.tiles, eye)), eye).toBeLessThan(12);
    }
  }
});

/** How much brightness varies from pixel to pixel along the middle of the front face's finest level, where stripes are. */
async function stripes(tiles: Map<string, Buffer>): Promise<number> {
  const { data, info } = await sharp(tiles.get('f/0/0/0.jpg'))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = info.height >> 1;
  const steps = [];
  for (let y = middle - 3; y < middle + 3; y++) {
    for (let x = middle - 16; x < middle + 8; x++) {
      const at = y * info.width + x;
      steps.push(Math.abs((data[at] ?? 0) - (data[at + 1] ?? 0)));
    }
  }
  return steps.reduce((sum, step) => sum + step, 0) / steps.length;
}

test('what comes early is the left eye’s and promises nothing of the right', { tags: 'long' }, async () => {
  // Three levels, the first of them made early.
  const large = join(folder, 'large.jpg');
  await sharp(above).resize(4608, 4608).jpeg().toFile(large);
  const made: string[] = [];
  const { result } = await cut(large, {
    async onTile(tile) {
      made.push(tile.path);
    },
    async onPreview({ manifest }) {
      expect(made.filter((path) => path.startsWith(rightFolder))).toEqual([]);
      expect(manifest).not.toHaveProperty('right');
    },
  });
  expect(result).toMatchObject({ ok: true, manifest: { right: 'right/' } });
  expect(made.length).toBe(new Set(made).size);
});

test('what is stored of either eye is not made again', async () => {
  const { tiles } = await cut(above);
  const missing = ['f/0/0/0.jpg', 'right/u/0/0/0.jpg'].filter((path) => tiles.has(path));
  expect(missing.length).toBe(2);
  const stored = new Set([...tiles.keys()].filter((path) => !missing.includes(path)));
  const again = await cut(above, { stored });
  expect([...again.tiles.keys()].toSorted()).toEqual(missing);
  for (const path of missing) expect(again.tiles.get(path)?.equals(tiles.get(path) as Buffer)).toBe(true);
});

test('a photo that ends within the right eye is refused', async () => {
  const path = join(folder, 'cut-off.jpg');
  const whole = await sharp(above).jpeg().toBuffer();
  await writeFile(path, whole.subarray(0, Math.round(whole.length * 0.8)));
  expect((await cut(path)).result).toMatchObject({ ok: false, failure: { code: 'damaged_pixels' } });
});
