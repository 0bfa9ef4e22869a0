import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paintPanorama } from '@tourwright/demo/paint';
import type { Adjustment } from '@tourwright/tour/document';
import {
  type Colour,
  directionOf,
  type RgbPicture,
  radians,
  sampleColour,
  turnBack,
  turned,
  turnOf,
} from '@tourwright/tour/sphere';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CutOrder } from '../process/cut-order.ts';
import { runCut } from '../process/run-cut.ts';
import { TileThreads } from '../process/threads/tile-threads.ts';
import { faultOfLevel } from './adjustment-needs.ts';

let folder: string;
let path: string;
let room: RgbPicture;
const threads = new TileThreads(1);
const width = 1024;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'adjust-'));
  path = join(folder, 'room.png');
  await sharp(await paintPanorama({ width, format: 'png' })).toFile(path);
  room = await read(path);
});
afterAll(async () => {
  await threads.close();
  rmSync(folder, { recursive: true });
});

async function read(picture: string | Buffer): Promise<RgbPicture> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

interface Adjusted {
  /** The copy that is served. */
  copy: RgbPicture;
  tiles: Map<string, Buffer>;
  result: Awaited<ReturnType<typeof runCut>>;
}

async function adjust(adjustment: Adjustment, order: Partial<CutOrder> = {}): Promise<Adjusted> {
  const tiles = new Map<string, Buffer>();
  let file: Buffer | null = null;
  const result = await runCut({
    path,
    threads,
    adjustment,
    workFolder: folder,
    formats: ['jpg'],
    signal: new AbortController().signal,
    async onTile(tile) {
      tiles.set(tile.path, Buffer.from(tile.body));
    },
    async onCopy(name) {
      file = await readFile(name);
    },
    ...order,
  });
  expect(readdirSync(folder).filter((name) => name.includes('.v'))).toEqual([]);
  return { copy: file === null ? room : await read(file), tiles, result };
}

function distance(a: Colour, b: Colour): number {
  return Math.max(...a.map((value, channel) => Math.abs(value - (b[channel] ?? 0))));
}

/** Somewhat blurred, since all of this is about places and not about pixels. */
async function soft(picture: RgbPicture): Promise<RgbPicture> {
  const raw = { width: picture.width, height: picture.height, channels: 3 as const };
  return { ...picture, pixels: await sharp(picture.pixels, { raw }).blur(3).raw().toBuffer() };
}

const places = Array.from({ length: 400 }, (_, k) =>
  directionOf(k * 2.4, Math.asin(Math.min(1, Math.max(-1, (2 * (k + 0.5)) / 400 - 1)))),
);

test.each([
  { yaw: 0, pitch: 0, roll: 8 },
  { yaw: 0, pitch: -12, roll: 0 },
  { yaw: 70, pitch: 0, roll: 0 },
  { yaw: -130, pitch: 15, roll: -20 },
])('levelled by $yaw, $pitch, $roll each thing lies where it belongs', async (level) => {
  const { copy, tiles } = await adjust({ level });
  const turn = turnOf({ yaw: radians(level.yaw), pitch: radians(level.pitch), roll: radians(level.roll) });
  const [before, after] = [await soft(room), await soft(copy)];
  const errors = places.map((place) =>
    distance(sampleColour(after, place), sampleColour(before, turned(place, turn))),
  );
  expect(errors.toSorted((a, b) => a - b)[380]).toBeLessThan(12);
  // The middle of the front face is what the photo shows at that yaw and pitch.
  const front = await sharp(tiles.get('f/0/0/0.jpg') as Buffer)
    .resize(9, 9)
    .raw()
    .toBuffer();
  const seen: Colour = [front[120] ?? 0, front[121] ?? 0, front[122] ?? 0];
  const wanted = sampleColour(await soft(room), turned([0, 0, -1], turn));
  expect(distance(seen, wanted)).toBeLessThan(40);
});

test('a face is gone from every tile and from the copy, wherever the horizon is then put', async () => {
  // A fine pattern, unlike anything else, where the "face" is.
  const region = { yaw: 40, pitch: 10, radius: 8 };
  const face = join(folder, 'face.png');
  const striped = { ...room, pixels: Uint8Array.from(room.pixels) };
  for (let y = 0; y < room.height; y++) {
    for (let x = 0; x < room.width; x++) {
      const [yaw, pitch] = [(x / room.width - 0.5) * 360, (0.5 - y / room.height) * 180];
      if (
        Math.hypot((yaw - region.yaw) * Math.cos(radians(pitch)), pitch - region.pitch) >
        region.radius - 0.5
      )
        continue;
      striped.pixels.fill(
        (x >> 1) % 2 === 0 ? 0 : 255,
        (y * room.width + x) * 3,
        (y * room.width + x) * 3 + 3,
      );
    }
  }
  await sharp(striped.pixels, { raw: { width, height: width / 2, channels: 3 } }).toFile(face);
  const level = { yaw: 25, pitch: 5, roll: 10 };
  const { copy, tiles } = await adjust({ privacy: [region], level }, { path: face });
  const turn = turnBack(turnOf({ yaw: radians(25), pitch: radians(5), roll: radians(10) }));
  const contrast = (
    picture: RgbPicture,
    move: (direction: ReturnType<typeof directionOf>) => ReturnType<typeof directionOf>,
  ) => {
    const values = Array.from({ length: 60 }, (_, k) => {
      const direction = directionOf(radians(region.yaw - 3 + k * 0.1), radians(region.pitch));
      return sampleColour(picture, move(direction))[0];
    });
    return Math.max(...values) - Math.min(...values);
  };
  expect(contrast(striped, (direction) => direction)).toBeGreaterThan(150);
  expect(contrast(copy, (direction) => turned(direction, turn))).toBeLessThan(30);
  // Stripes leave no tile with strong steps from pixel to pixel that the scene does not have of itself.
  const steps = async (file: Buffer) => {
    const { pixels, width: size } = await read(file);
    let count = 0;
    for (let i = 0; i + 6 < pixels.length; i += 3) {
      if ((i / 3) % size < size - 2 && Math.abs((pixels[i] ?? 0) - (pixels[i + 6] ?? 0)) > 120) count++;
    }
    return count;
  };
  const plain = await adjust({ level });
  for (const [name, file] of tiles) {
    expect(await steps(file), name).toBeLessThanOrEqual((await steps(plain.tiles.get(name) as Buffer)) + 20);
  }
});

test.each(['blur', 'mirror'] as const)('a %s covers the tripod and nothing else', async (kind) => {
  const { copy } = await adjust({ nadir: { kind, size: 60 } });
  const [before, after] = [await soft(room), await soft(copy)];
  const at = (pitch: number) =>
    places
      .map((_, k) => directionOf(k * 2.4, radians(pitch)))
      .map((d) => distance(sampleColour(after, d), sampleColour(before, d)));
  expect(Math.max(...at(-50))).toBeLessThan(15);
  if (kind === 'blur') return;
  // In the middle of the ball one sees the ceiling.
  const ceiling = sampleColour(before, [0, 1, 0]);
  expect(distance(sampleColour(after, [0, -1, 0]), ceiling)).toBeLessThan(25);
});

test('a logo is straight down, its head towards the start view', async () => {
  const logoPath = join(folder, 'logo.png');
  const half = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  await sharp({ create: { width: 200, height: 200, channels: 3, background: '#00f' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .toFile(logoPath);
  const { copy } = await adjust({ nadir: { kind: 'logo', size: 40, slug: 't/logo.png' } }, { logoPath });
  expect(distance(sampleColour(copy, directionOf(0, radians(-84))), [255, 0, 0])).toBeLessThan(30);
  expect(distance(sampleColour(copy, directionOf(Math.PI, radians(-84))), [0, 0, 255])).toBeLessThan(30);
});

test('light: brighter without burning out, grey without colour, warmer, and nothing at zero', async () => {
  const none = { exposure: 0, contrast: 0, saturation: 0, warmth: 0 };
  const mean = ({ pixels }: RgbPicture, channel: number) => {
    let sum = 0;
    for (let i = channel; i < pixels.length; i += 3) sum += pixels[i] ?? 0;
    return (sum * 3) / pixels.length;
  };
  const same = (await adjust({ light: none })).copy;
  expect(
    Math.max(...[0, 1, 2].map((channel) => Math.abs(mean(same, channel) - mean(room, channel)))),
  ).toBeLessThan(2);
  const bright = (await adjust({ light: { ...none, exposure: 1 } })).copy;
  expect(mean(bright, 1)).toBeGreaterThan(mean(room, 1) + 15);
  const burnt = (picture: RgbPicture) => picture.pixels.filter((value) => value >= 254).length;
  expect(burnt(bright)).toBeLessThan(burnt(room) + room.pixels.length * 0.02);
  const grey = (await adjust({ light: { ...none, saturation: -1 } })).copy;
  expect(Math.abs(mean(grey, 0) - mean(grey, 2))).toBeLessThan(2);
  const warm = (await adjust({ light: { ...none, warmth: 1 } })).copy;
  expect(mean(warm, 0) - mean(warm, 2)).toBeGreaterThan(mean(room, 0) - mean(room, 2) + 10);
});

test('the progress covers drawing, tiles and copy, and never goes back', async () => {
  const progress: number[] = [];
  let [beforeTiles, beforeCopy] = [0, 0];
  const { result } = await adjust(
    { level: { yaw: 0, pitch: 4, roll: 3 } },
    {
      onProgress: (fraction) => progress.push(fraction),
      async onTile() {
        beforeTiles ||= progress.length;
      },
      async onCopy() {
        beforeCopy = progress.at(-1) ?? 0;
      },
    },
  );
  expect(result.ok).toBe(true);
  expect(beforeTiles).toBeGreaterThan(2);
  expect(progress[0]).toBeLessThan(0.2);
  expect(beforeCopy).toBeLessThan(1);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  expect(progress.at(-1)).toBe(1);
});

test('a panorama so large that its rows cannot be held is refused with words', () => {
  const huge = { width: 32768, height: 16384 };
  const level = { yaw: 0, pitch: 0, roll: 0 };
  expect(faultOfLevel(huge, { level: { ...level, pitch: 45 } })?.code).toBe('level_too_large');
  expect(faultOfLevel(huge, { level: { ...level, pitch: 8, yaw: 180 } })).toBeNull();
});
