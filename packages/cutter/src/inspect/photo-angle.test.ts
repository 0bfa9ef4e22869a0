import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { sayCutFailure } from '../failure-words.en.ts';
import { inspectSource } from '../process/inspect-source.ts';
import { runCut } from '../process/run-cut.ts';
import { TileThreads } from '../process/threads/tile-threads.ts';

const folder = mkdtempSync(join(tmpdir(), 'photo-angle-'));
const threads = new TileThreads();
afterAll(async () => {
  await threads.close();
  rmSync(folder, { recursive: true });
});

async function wide(name: string, width: number, height: number): Promise<string> {
  const path = join(folder, name);
  await sharp({ create: { width, height, channels: 3, background: '#579' } })
    .jpeg()
    .toFile(path);
  return path;
}

test('a wide photo that says nothing is cut as wide as its owner says, and nobody looks beyond it', async () => {
  const path = await wide('wide.jpg', 1024, 370);
  const copies: string[] = [];
  const result = await runCut({
    path,
    formats: ['jpg'],
    threads,
    signal: new AbortController().signal,
    adjustment: { across: 150 },
    onTile: async () => {},
    onCopy: async (file) => void copies.push(file),
  });
  if (!result.ok) throw new Error(sayCutFailure(result.failure));
  const { coverage, source } = result.manifest;
  expect(source.width).toBe(Math.round((1024 * 360) / 150));
  expect((coverage?.width ?? 0) * 360).toBeCloseTo(150, 0);
  expect((coverage?.height ?? 0) * 180).toBeCloseTo((150 * 370) / 1024, 0);
  expect((coverage?.left ?? 0) + (coverage?.width ?? 0) / 2).toBeCloseTo(0.5, 2);
  expect(copies).toHaveLength(1);
  expect(readdirSync(folder)).toEqual(['wide.jpg']);
});

test('as little of the horizon as would take too many pixels is refused, with the least that is possible', async () => {
  const inspection = await inspectSource(await wide('large.jpg', 4096, 1480), { look: 'quick', across: 30 });
  expect(inspection).toMatchObject({
    ok: false,
    failure: { code: 'angle_too_small', params: { least: 45 } },
  });
});
