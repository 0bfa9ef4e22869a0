/** Puts krpano's cube tiles together into the panorama that they were cut from. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { paintPanorama } from '@tourwright/demo/paint';
import { readTour } from '@tourwright/tour/formats';
import { type Face, faces } from '@tourwright/tour/sphere';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFindFile } from '../../find-file.ts';
import { joinTiles } from './join-tiles.ts';

const tileSize = 128;
const faceSizes = [150, 300];
const width = 1200;
let folder: string;
let original: Buffer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tourwright-join-'));
  original = await sharp(await paintPanorama({ width, format: 'png' }))
    .removeAlpha()
    .raw()
    .toBuffer();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Where a point of a face is by krpano's documentation: looked at from the middle, `u` to the right and `v` down, both -1 to 1. The
 * lower edge of `u` and the upper edge of `d` touch the front.
 */
const sides: Record<Face, (u: number, v: number) => [x: number, up: number, ahead: number]> = {
  f: (u, v) => [u, -v, 1],
  r: (u, v) => [1, -v, -u],
  b: (u, v) => [-u, -v, -1],
  l: (u, v) => [-1, -v, u],
  u: (u, v) => [u, 1, v],
  d: (u, v) => [u, -1, -v],
};

/** The colour of the original there. */
function colourAt(face: Face, size: number, column: number, row: number): Buffer {
  const at = (index: number) => (2 * (index + 0.5)) / size - 1;
  const [x, up, ahead] = sides[face](at(column), at(row));
  const left = Math.floor((0.5 + Math.atan2(x, ahead) / (2 * Math.PI)) * width) % width;
  const top = Math.floor((0.5 - Math.atan2(up, Math.hypot(x, ahead)) / Math.PI) * (width / 2));
  const start = (Math.min(top, width / 2 - 1) * width + left) * 3;
  return original.subarray(start, start + 3);
}

function faceOf(face: Face, size: number): Buffer {
  const rows = Array.from({ length: size }, (_, row) =>
    Buffer.concat(Array.from({ length: size }, (_, column) => colourAt(face, size, column, row))),
  );
  return Buffer.concat(rows);
}

/** Rows and columns count from 1, with two digits; the last tiles of a row are narrower. */
async function writeTiles(face: Face, level: number, size: number): Promise<void> {
  const raw = { width: size, height: size, channels: 3 } as const;
  const whole = faceOf(face, size);
  for (let top = 0; top < size; top += tileSize) {
    for (let left = 0; left < size; left += tileSize) {
      const [row, column] = [top, left].map((each) => `${each / tileSize + 1}`.padStart(2, '0'));
      const path = join(
        folder,
        `panos/hall.tiles/${face}/l${level}/${row}/l${level}_${face}_${row}_${column}.png`,
      );
      mkdirSync(dirname(path), { recursive: true });
      const part = {
        left,
        top,
        width: Math.min(tileSize, size - left),
        height: Math.min(tileSize, size - top),
      };
      await sharp(whole, { raw }).extract(part).toFile(path);
    }
  }
}

test('the faces that are put together from krpano’s tiles show what the original shows, pixel by pixel', {
  tags: 'long',
}, async () => {
  for (const face of faces)
    for (const [index, size] of faceSizes.entries()) await writeTiles(face, index + 1, size);
  const url = 'panos/hall.tiles/%s/l%l/%0v/l%l_%s_%0v_%0h.png';
  const read = readTour(
    `<krpano><scene name="hall"><image><cube url="${url}" multires="${[tileSize, ...faceSizes].join()}"/></image></scene></krpano>`,
  );
  const source = read.ok ? read.files[0]?.source : undefined;
  if (source?.kind !== 'tiles') throw new Error('No tiles were found');
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const made = await joinTiles(source.layout, createFindFile(paths, ''), folder, folder);
  const size = faceSizes.at(-1) ?? 0;
  for (const face of faces) {
    const { data, info } = await sharp(made?.[face]).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height], face).toEqual([size, size]);
    const wanted = faceOf(face, size);
    const differences = wanted.map((value, index) => Math.abs(value - (data[index] ?? 0)));
    const mean = differences.reduce((sum, each) => sum + each, 0) / differences.length;
    // What the JPEG of a face loses; another row, column, face or turn is 20 and more.
    expect(mean, face).toBeLessThan(3);
  }
});
