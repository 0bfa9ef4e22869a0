import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findCube } from '../cube/find-cube.ts';
import { runCut } from './run-cut.ts';
import { TileThreads } from './threads/tile-threads.ts';

const sample = (name: string) =>
  fileURLToPath(new URL(`../../../../../shared/samples/${name}`, import.meta.url));
const grid = sample('orientation/labelled-grid-4096.jpg');
const labelledFaces = sample('odd/cubemap-3x2.jpg');

/** Colours of the grid's sides that are labelled front, right, back, left, top and bottom. */
const colours = {
  f: [118, 253, 122],
  r: [254, 210, 118],
  b: [253, 125, 254],
  l: [118, 254, 254],
  u: [254, 254, 118],
  d: [120, 120, 254],
} as const;

test.skipIf(!existsSync(grid))('each side of a labelled grid is on its face', async () => {
  const threads = new TileThreads();
  const tiles = new Map<string, Uint8Array>();
  const result = await runCut({
    path: grid,
    threads,
    signal: new AbortController().signal,
    formats: ['jpg'],
    async onTile({ path, body }) {
      tiles.set(path, body);
    },
  });
  await threads.close();
  expect(result.ok).toBe(true);
  for (const [face, wanted] of Object.entries(colours)) {
    const pixels = await sharp(tiles.get(`${face}/0/0/0.jpg`)!)
      .raw()
      .toBuffer();
    // Away from labels and lines, in the upper left corner.
    const seen = [...pixels.subarray((40 * 640 + 40) * 3, (40 * 640 + 40) * 3 + 3)];
    for (const [channel, value] of wanted.entries()) {
      expect(Math.abs(seen[channel]! - value), `${face}: ${seen}`).toBeLessThan(16);
    }
  }
});

test.skipIf(!existsSync(labelledFaces))(
  'labelled faces in one picture are what their labels say, upright',
  async () => {
    const cube = await findCube(labelledFaces, 4608, 3072);
    if (cube === null || cube === 'unplaced') throw new Error(`It is ${cube}`);
    expect(cube.faces.map(({ face, turn }) => `${face}${turn}`).join(' ')).toBe('r0 l0 u0 d0 f0 b0');
  },
);
