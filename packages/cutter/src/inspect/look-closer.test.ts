import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paintPanorama } from '@tourwright/demo/paint';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Cube } from '../cube/cube.ts';
import { sayCutFailure } from '../failure-words.en.ts';
import { inspectSource } from '../process/inspect-source.ts';
import { runCut } from '../process/run-cut.ts';
import { TileThreads } from '../process/threads/tile-threads.ts';
import { lookCloser } from './look-closer.ts';

const folder = mkdtempSync(join(tmpdir(), 'dark-parts-'));
const threads = new TileThreads();
let room: Buffer;

beforeAll(async () => {
  room = await sharp(await paintPanorama({ width: 512, format: 'png' }))
    .resize(1024, 512)
    .png()
    .toBuffer();
});
afterAll(async () => {
  await threads.close();
  rmSync(folder, { recursive: true });
});

async function cut(path: string, adjustment = {}) {
  const signal = new AbortController().signal;
  const result = await runCut({
    path,
    formats: ['jpg'],
    threads,
    signal,
    adjustment,
    onTile: async () => {},
  });
  if (!result.ok) throw new Error(sayCutFailure(result.failure));
  return result.manifest;
}

/** The scene with black above and below it, as many rows as that. */
async function barred(name: string, above: number, below: number): Promise<string> {
  const path = join(folder, name);
  const bar = (top: number, height: number) => ({
    input: { create: { width: 1024, height, channels: 3 as const, background: '#000' } },
    top,
    left: 0,
  });
  const bars = [...(above ? [bar(0, above)] : []), ...(below ? [bar(512 - below, below)] : [])];
  await sharp(room).composite(bars).jpeg({ quality: 90 }).toFile(path);
  return path;
}

test('of a band between black bars the manifest says where the picture ends, so that the view stays inside', async () => {
  const { coverage } = await cut(await barred('band.jpg', 100, 120));
  expect(coverage).toMatchObject({ left: 0, width: 1 });
  expect(coverage?.top).toBeGreaterThanOrEqual(100 / 512);
  expect(coverage?.top).toBeLessThan(112 / 512);
  expect((coverage?.top ?? 0) + (coverage?.height ?? 0)).toBeLessThanOrEqual(1 - 120 / 512);
  expect((coverage?.top ?? 0) + (coverage?.height ?? 0)).toBeGreaterThan(1 - 132 / 512);
});

test('bands of any height are no round halves', async () => {
  for (let bar = 40; bar <= 200; bar += 40) {
    expect(
      (await inspectSource(await barred(`bar-${bar}.jpg`, bar, bar), { look: 'close' })).ok,
      `${bar}`,
    ).toBe(true);
  }
});

test('a patch over the lower bar frees the view downwards, and a levelled band has no straight end', async () => {
  const path = await barred('patched.jpg', 100, 120);
  const patched = await cut(path, { nadir: { kind: 'blur', size: 100 } });
  expect((patched.coverage?.top ?? 0) + (patched.coverage?.height ?? 0)).toBe(1);
  expect((await cut(path, { level: { yaw: 0, pitch: 5, roll: 0 } })).coverage).toBeUndefined();
});

test('a whole sphere, a dark one, and one with a black rim of some rows have no limits', async () => {
  const whole = join(folder, 'whole.jpg');
  await sharp(room).jpeg().toFile(whole);
  expect((await cut(whole)).coverage).toBeUndefined();
  const night = join(folder, 'night.jpg');
  await sharp(room).linear(0.02, 0).jpeg().toFile(night);
  expect((await cut(night)).coverage).toBeUndefined();
  expect((await cut(await barred('rim.jpg', 4, 0))).coverage).toBeUndefined();
});

test('two round halves side by side are refused, with what to do', async () => {
  const path = join(folder, 'fisheye.jpg');
  const circles = `<svg width="1024" height="512"><circle cx="256" cy="256" r="254"/><circle cx="768" cy="256" r="254"/></svg>`;
  const mask = await sharp(Buffer.from(circles)).png().toBuffer();
  await sharp(room)
    .ensureAlpha()
    .composite([{ input: mask, blend: 'dest-in' }])
    .flatten({ background: '#000' })
    .jpeg()
    .toFile(path);
  expect(await inspectSource(path, { look: 'close' })).toMatchObject({
    ok: false,
    failure: { code: 'dual_fisheye' },
  });
});

/** Whether six faces were looked for in a picture whose rows begin so far below the upper pole, as a share of all. */
async function isSearched(name: string, from: number): Promise<boolean> {
  const path = join(folder, name);
  const [width, height] = [2048, 1024];
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    // A lamp beside the zenith: the further from it, the more of the circle around it is dark.
    const polar = (from + ((1 - from) * (y + 0.5)) / height) * Math.PI;
    for (let x = 0; x < width; x++) {
      const aside = Math.sin(polar) * Math.sin((x / width) * 2 * Math.PI);
      pixels[y * width + x] = Math.max(0, Math.min(255, 128 + 4000 * aside));
    }
  }
  await sharp(pixels, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: 95 })
    .toFile(path);
  const searched: string[] = [];
  const findCube = async (file: string): Promise<Cube | null> => {
    searched.push(file);
    return null;
  };
  await lookCloser(path, { width, height, isSphere: false, findCube });
  return searched.length > 0;
}

test('six faces are looked for only in a picture that does not begin at a pole, or close to one', async () => {
  expect(await isSearched('pole.jpg', 0)).toBe(false);
  expect(await isSearched('near-pole.jpg', 0.004)).toBe(false);
  expect(await isSearched('apart.jpg', 0.25)).toBe(true);
});
