import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paintPanorama } from '@tourwright/demo/paint';
import { readManifest } from '@tourwright/tour/pyramid';
import sharp, { type Sharp, type Stats } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CutOrder, type CutResult, cutPanorama, type EarlyView } from './cut-panorama.ts';
import { TileThreads } from './tile-threads.ts';

let folder: string;
/** Two levels. */
let panorama: string;
/** Three levels, the first of them made early. */
let large: string;
const threads = new TileThreads();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cut-'));
  panorama = join(folder, 'room.jpg');
  const room = sharp(await paintPanorama({ width: 1024, format: 'png' }));
  await room.clone().resize(2560, 1280).jpeg({ quality: 92 }).toFile(panorama);
  large = join(folder, 'large.jpg');
  await room.resize(4608, 2304).jpeg({ quality: 90 }).toFile(large);
});
afterAll(async () => {
  await threads.close();
  rmSync(folder, { recursive: true });
});

interface Cut {
  result: CutResult;
  tiles: Map<string, Buffer>;
}

async function cut(path: string, order: Partial<CutOrder> = {}): Promise<Cut> {
  const tiles = new Map<string, Buffer>();
  const result = await cutPanorama({
    path,
    threads,
    signal: new AbortController().signal,
    formats: ['jpg'],
    workFolder: folder,
    async onTile({ path: name, body }) {
      tiles.set(name, Buffer.from(body));
    },
    ...order,
  });
  return { result, tiles };
}

function fingerprint({ tiles }: Cut): string {
  const names = [...tiles.keys()].toSorted();
  const hash = createHash('sha256');
  for (const name of names) hash.update(name).update(tiles.get(name)!);
  return hash.digest('hex');
}

async function pixelsOf(file: Buffer): Promise<Buffer> {
  return sharp(file).raw().toBuffer();
}

/** Files that a decoder left on its way; there are to be none after a cut, however it ended. */
function leftovers(): string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.v'));
}

test('makes every tile that the manifest promises, and no other', async () => {
  const { result, tiles } = await cut(panorama);
  if (!result.ok) throw new Error(result.refusal.message);
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

test('decoding as a stream, decoding whole, and another panorama before it make no difference', async () => {
  const [streaming, whole] = [
    await cut(panorama, { decode: 'streaming' }),
    await cut(panorama, { decode: 'whole' }),
  ];
  expect(fingerprint(streaming)).toBe(fingerprint(whole));
  const fresh = new TileThreads(1);
  expect(fingerprint(await cut(panorama, { threads: fresh }))).toBe(fingerprint(whole));
  await fresh.close();
  expect(leftovers()).toEqual([]);
});

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

test('shows strip, thumbnail and the coarsest level before most tiles are made', async () => {
  const views: EarlyView[] = [];
  const made: string[] = [];
  let madeBefore: string[] = [];
  const { result } = await cut(large, {
    async onTile(tile) {
      made.push(tile.path);
    },
    async onPreview(view) {
      views.push(view);
      madeBefore = [...made];
    },
  });
  const [view] = views;
  expect(views.length).toBe(1);
  expect(view!.strip).toMatch(/^data:image\/webp;base64,/);
  expect(view!.strip.length).toBeLessThanOrEqual(8192);
  const strip = Buffer.from(view!.strip.split(',')[1]!, 'base64');
  expect(await sharp(strip).metadata()).toMatchObject({ width: 480, height: 80 });
  expect(await sharp(view!.thumbnail).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 360 });
  const coarsest = ['b', 'd', 'f', 'l', 'r', 'u'].map((face) => `${face}/0/0/0.jpg`);
  expect(madeBefore.toSorted()).toEqual(coarsest);
  if (!result.ok) throw new Error(result.refusal.message);
  expect(view!.manifest).toEqual({ ...result.manifest, levels: result.manifest.levels.slice(0, 1) });
  expect(made.length).toBe(new Set(made).size);
  expect(made.length).toBe(6 * (1 + 4 + 16));
});

test('the coarsest level looks the same whether it is made early or from the finer ones', async () => {
  const [late, early] = [await cut(large), await cut(large, { async onPreview() {} })];
  expect([...early.tiles.keys()].toSorted()).toEqual([...late.tiles.keys()].toSorted());
  for (const [name, file] of late.tiles) {
    if (!name.includes('/0/0/0.')) expect(early.tiles.get(name)!.equals(file), name).toBe(true);
  }
  for (const face of ['f', 'u', 'd']) {
    const [a, b] = [late, early].map(({ tiles }) => tiles.get(`${face}/0/0/0.jpg`)!);
    const [here, there] = [await pixelsOf(a!), await pixelsOf(b!)];
    const error = here.reduce((sum, value, index) => sum + (value - there[index]!) ** 2, 0) / here.length;
    expect(10 * Math.log10(255 ** 2 / error), face).toBeGreaterThan(38);
  }
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

test.each(['streaming', 'whole'] as const)('stops when aborted, leaving nothing (%s)', async (decode) => {
  const abort = new AbortController();
  let after = 0;
  const cutting = cut(panorama, {
    decode,
    signal: abort.signal,
    async onTile() {
      if (abort.signal.aborted) after++;
      abort.abort(new Error('enough'));
    },
  });
  await expect(cutting).rejects.toThrow('enough');
  const seen = after;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(after).toBe(seen);
  expect(leftovers()).toEqual([]);
  // The threads are free for the next.
  expect((await cut(panorama)).result.ok).toBe(true);
});

test('one that is aborted while it waits for its turn does not hold up the others', async () => {
  const abort = new AbortController();
  const first = cut(panorama);
  const second = cut(panorama, { signal: abort.signal });
  const third = cut(panorama);
  abort.abort(new Error('no more'));
  await expect(second).rejects.toThrow('no more');
  expect((await first).result.ok).toBe(true);
  expect(fingerprint(await third)).toBe(fingerprint(await first));
});

test('closing the threads ends a cut that is under way, and they start again for the next', async () => {
  const own = new TileThreads();
  const cutting = cut(panorama, {
    threads: own,
    decode: 'streaming',
    async onTile() {
      await own.close();
    },
  });
  await expect(cutting).rejects.toThrow('closed');
  expect(leftovers()).toEqual([]);
  expect((await cut(panorama, { threads: own })).result.ok).toBe(true);
  await own.close();
});

test('what fails to be stored fails the cut', async () => {
  const failing = cut(panorama, {
    async onTile({ path }) {
      if (path.startsWith('b/')) throw new Error('the disk is full');
    },
  });
  await expect(failing).rejects.toThrow('the disk is full');
});

test('a file that ends too early is refused, not cut to the half', async () => {
  const path = join(folder, 'short.jpg');
  writeFileSync(path, await paintPanorama({ width: 1024 }));
  truncateSync(path, 30_000);
  for (const decode of ['streaming', 'whole'] as const) {
    const { result } = await cut(path, { decode });
    expect(result).toMatchObject({ ok: false, refusal: { code: 'unreadable' } });
  }
  expect(leftovers()).toEqual([]);
});

test.each([
  [64, 32],
  [16, 8],
  [1001, 500],
  [4098, 2049],
])('cuts a picture of %i x %i', async (width, height) => {
  const path = join(folder, `${width}.png`);
  const room = sharp(await paintPanorama({ width: 512 })).resize(width, height, { fit: 'fill' });
  await room.png().toFile(path);
  const { result, tiles } = await cut(path);
  expect(result).toMatchObject({ ok: true, manifest: { source: { width, height } } });
  expect(tiles.size).toBeGreaterThanOrEqual(6);
});

test('a band around the horizon is shown where it belongs, between calm and darkness', async () => {
  const path = join(folder, 'band.jpg');
  const room = sharp(panorama).extract({ left: 0, top: 400, width: 2560, height: 480 });
  await room.jpeg({ quality: 92 }).toFile(path);
  const { result, tiles } = await cut(path);
  const whole = await cut(panorama);
  if (!result.ok) throw new Error(result.refusal.message);
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

async function small(): Promise<string> {
  const path = join(folder, 'small.png');
  writeFileSync(path, await paintPanorama({ width: 512, format: 'png' }));
  return path;
}
