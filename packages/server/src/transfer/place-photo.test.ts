import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspectSource } from '@tourwright/cutter/server';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placePhoto } from './place-photo.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tourwright-place-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Pannellum's own sample of a part: 149.87 by 54.15 degrees, its middle 1.17 above the horizon. */
const part = {
  left: 0.5 - 149.87 / 720,
  top: 0.5 - (1.17 + 54.15 / 2) / 180,
  width: 149.87 / 360,
  height: 54.15 / 180,
};

async function photo(name: string, width: number, height: number): Promise<string> {
  const path = join(folder, name);
  await sharp({ create: { width, height, channels: 3, background: '#a63' } }).toFile(path);
  return path;
}

async function coverageOf(path: string) {
  const found = await inspectSource(path);
  return found.ok ? found.panorama.coverage : found.failure;
}

test('a photo says by itself where it is, with the same pixels', async () => {
  const path = await photo('part.jpg', 1499, 541);
  const placed = await placePhoto(path, part, mkdtempSync(join(folder, 'out-')));
  const found = (await coverageOf(placed ?? '')) as typeof part;
  for (const side of ['left', 'top', 'width', 'height'] as const)
    expect(found[side]).toBeCloseTo(part[side], 3);
  const [before, after] = [await readFile(path), await readFile(placed ?? '')];
  const scan = Buffer.from([0xff, 0xdb]);
  expect(after.subarray(after.indexOf(scan)).equals(before.subarray(before.indexOf(scan)))).toBe(true);
});

test.each(['odd.jpg', 'odd.png', 'odd.webp'])(
  '%s of another shape than its part is drawn in that shape',
  async (name) => {
    const placed = await placePhoto(await photo(name, 1200, 900), part, mkdtempSync(join(folder, 'out-')));
    const found = (await coverageOf(placed ?? '')) as typeof part;
    for (const side of ['left', 'top', 'width', 'height'] as const)
      expect(found[side]).toBeCloseTo(part[side], 2);
  },
);

test('a photo that already says so, and a file that is not a photo, stay as they came', async () => {
  const placed = await placePhoto(
    await photo('again.jpg', 1499, 541),
    part,
    mkdtempSync(join(folder, 'out-')),
  );
  expect(await placePhoto(placed ?? '', part, folder)).toBeNull();
  const text = join(folder, 'none.jpg');
  await writeFile(text, 'no photo');
  expect(await placePhoto(text, part, folder)).toBeNull();
});
