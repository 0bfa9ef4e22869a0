/** What can be shown while most tiles are still being made. */
import { join } from 'node:path';
import { paintPanorama } from '@tourwright/demo/paint';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sayCutFailure } from '../../failure-words.en.ts';
import { openTestCutter } from '../../testing/cut-to-memory.ts';
import type { EarlyView } from '../cut-order.ts';

const { folder, cut, close } = openTestCutter();
/** Three levels, the first of them made early. */
let large: string;

beforeAll(async () => {
  large = join(folder, 'large.jpg');
  const room = sharp(await paintPanorama({ width: 1024, format: 'png' }));
  await room.resize(4608, 2304).jpeg({ quality: 90 }).toFile(large);
});
afterAll(close);

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
  if (!result.ok) throw new Error(sayCutFailure(result.failure));
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

async function pixelsOf(file: Buffer): Promise<Buffer> {
  return sharp(file).raw().toBuffer();
}
