import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { paintedColour, paintPanorama } from '@tourwright/demo/paint';
import { planPyramid } from '@tourwright/tour/pyramid';
import { directionOfFace, type Face } from '@tourwright/tour/sphere';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toRgb } from '../../encode/encode-tile.ts';
import { sayCutFailure } from '../../failure-words.en.ts';
import { inspectSource } from '../../process/inspect-source.ts';
import { loadRows } from '../../process/threads/load-rows.ts';
import { planesOf, projectStep } from '../../project/project-tiles.ts';
import { cell } from '../../project/tile-lists.ts';
import { createTileMemory, type TileMemory, tileBytes } from '../../project/tile-memory.ts';
import { planTiles, tilesOf } from '../../project/tile-plan.ts';
import { createReferenceKernel } from '../../testing/reference-kernel.ts';
import { testBuild } from '../../testing/test-build.ts';
import { type WasmMemory, WebAssembly } from '../web-assembly.ts';
import type { Kernel } from './kernel.ts';
import { openKernel } from './open-kernel.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kernel-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function openMemory(sizeBytes: number): WasmMemory {
  const pages = Math.ceil(sizeBytes / 65536);
  return new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
}

/** Projects the finest tiles of a picture file, without threads and before any encoding: to RGB, and as planes. */
async function project(path: string) {
  const inspection = await inspectSource(path);
  if (!inspection.ok) throw new Error(sayCutFailure(inspection.failure));
  const { panorama } = inspection;
  const { tileSize, levels } = planPyramid(panorama.width);
  const plan = planTiles(panorama, { tileSize, levelCount: levels.length });
  const memory = createTileMemory(plan, 1, openMemory);
  const kernel = await openKernel(memory.memory);
  const reference = { ...kernel, ...createReferenceKernel(memory.memory.buffer) };
  const control = new Int32Array(memory.control);
  const [scratch = 0, out = 0] = [memory.tileScratch[0], memory.encoded[0]];
  const place = { kernel, memory: memory.memory, tileSize, tables: memory.jpegTables, scratch, out };
  const input = { kind: 'whole' } as const;
  const loading = loadRows({ kind: 'load', panorama, plan, memory, input, backdrop: null, isShown: false });
  const tiles = new Map<string, Uint8Array>();
  const [planes, expected] = [new Map<string, Uint8Array>(), new Map<string, Uint8Array>()];
  for (const [number, step] of plan.steps.entries()) {
    while (control[cell.rows]! <= step.last) await setTimeout(1);
    const made = tilesOf(step, plan.levelCount);
    const slots = slotsOf(memory, made.length);
    for (const [by, into] of [[reference, expected] as const, [kernel, planes] as const]) {
      projectStep({ kernel: by, plan, memory, thread: 0 }, step, slots);
      for (const [index, { face, row, column }] of made.entries()) {
        const bytes = new Uint8Array(memory.memory.buffer, slots[index]!, tileBytes(tileSize));
        into.set(`${face}/${row}/${column}`, Uint8Array.from(bytes));
      }
    }
    control[memory.doneAt + number] = 1;
    for (const [index, { face, row, column }] of made.entries()) {
      tiles.set(`${face}/${row}/${column}`, toRgb(place, planesOf(tileSize, slots[index]!)));
    }
  }
  await loading;
  return { plan, tiles, planes, expected };
}

function slotsOf({ slots, halfBytes }: TileMemory, count: number): number[] {
  return Array.from({ length: count }, (_, index) => slots + index * 2 * halfBytes);
}

async function painted(width: number): Promise<string> {
  const path = join(folder, `painted-${width}.png`);
  writeFileSync(path, await paintPanorama({ width, format: 'png' }));
  return path;
}

/** What a pixel of a face should show: the mean over 4x4 places in it. */
function truth(face: Face, s: number, t: number, pixel: number): number[] {
  const sum = [0, 0, 0];
  for (let k = 0; k < 16; k++) {
    const at = (index: number) => ((index + 0.5) / 4 - 0.5) * pixel;
    const colour = paintedColour(directionOfFace(face, s + at(k % 4), t + at(k >> 2)));
    for (const channel of [0, 1, 2]) sum[channel]! += colour[channel]! / 16;
  }
  return sum;
}

test('projects every face as the formula of the painted scene has it', async () => {
  const { plan, tiles } = await project(await painted(1024));
  const faceSize = plan.tileSize;
  for (const face of ['f', 'r', 'b', 'l', 'u', 'd'] as const) {
    const pixels = tiles.get(`${face}/0/0`)!;
    let [error, count] = [0, 0];
    // Walls differ in colour where faces meet: there a source pixel is a mixture that the formula does not know.
    for (let y = 3; y < faceSize - 3; y += 7) {
      for (let x = 3; x < faceSize - 3; x += 5) {
        const wanted = truth(face, (x + 0.5) / faceSize, (y + 0.5) / faceSize, 1 / faceSize);
        for (const channel of [0, 1, 2]) {
          error += (pixels[(y * faceSize + x) * 3 + channel]! - wanted[channel]!) ** 2;
          count++;
        }
      }
    }
    const psnr = 10 * Math.log10(255 ** 2 / (error / count));
    expect(psnr, `${face}, dB`).toBeGreaterThan(36);
  }
});

test.each([256, 254, 202, 64])(
  'TypeScript gives the same bytes as WebAssembly, source %i wide',
  async (width) => {
    const { planes, expected } = await project(await painted(width));
    expect(planes.size).toBe(6);
    for (const [name, bytes] of planes) expect(bytes, name).toEqual(expected.get(name));
  },
);

/** What each of both kernels leaves in a memory that begins with some bytes at 1024. */
async function inBoth(
  start: Uint8Array,
  work: (kernel: Omit<Kernel, 'encodeJpeg'>) => void,
): Promise<[Uint8Array, Uint8Array]> {
  const results = [];
  for (const isReference of [false, true]) {
    const memory = openMemory(65536);
    const bytes = new Uint8Array(memory.buffer);
    bytes.set(start, 1024);
    work(isReference ? createReferenceKernel(memory.buffer) : await openKernel(memory));
    results.push(Uint8Array.from(bytes));
  }
  return results as [Uint8Array, Uint8Array];
}

test('downsamples a plane into the 2x2 means of its pixels', async () => {
  const size = 32;
  const plane = Uint8Array.from({ length: size * size }, (_, index) => (index * 97 + (index >> 4)) % 256);
  const [wasm, typescript] = await inBoth(plane, (kernel) => kernel.downsample(1024, size, 16384));
  expect(wasm).toEqual(typescript);
  const at = (x: number, y: number) => plane[y * size + x]!;
  for (const [x, y] of [
    [0, 0],
    [15, 0],
    [7, 9],
    [15, 15],
  ] as const) {
    const sum = at(2 * x, 2 * y) + at(2 * x + 1, 2 * y) + at(2 * x, 2 * y + 1) + at(2 * x + 1, 2 * y + 1);
    expect(wasm[16384 + y * size + x]).toBe((sum + 2) >> 2);
  }
  // The right half of the parent's row belongs to another child.
  expect(wasm.subarray(16384 + 16, 16384 + 32).every((value) => value === 0)).toBe(true);
});

test('blurs a row round the back', async () => {
  const width = 50;
  const row = Uint8Array.from({ length: width }, (_, index) => (index * 61) % 256);
  const [wasm, typescript] = await inBoth(row, (kernel) => kernel.blurRow(1024, width, 3, 4096));
  expect(wasm).toEqual(typescript);
  const around = [47, 48, 49, 0, 1, 2, 3].reduce((sum, x) => sum + row[x]!, 0);
  expect(Math.abs(wasm[1024]! - around / 7)).toBeLessThanOrEqual(1);
});

/** Rows of pixels that have a colour for two of them along x and y, as planes keep them. */
function colourRow(width: number): Uint8Array {
  const colours = [
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
    [255, 255, 255],
    [0, 0, 0],
    [200, 150, 30],
    [12, 90, 160],
  ];
  return Uint8Array.from({ length: width * 3 }, (_, i) => colours[((i / 6) % 7) | 0]![i % 3]!);
}

test('colours come back from the planes that they are kept in', async () => {
  const width = 24;
  const row = colourRow(width);
  const [wasm, typescript] = await inBoth(row, (kernel) => {
    kernel.toYcc(1024, 1024, width, 2048, 2304, 2560, 2816);
    kernel.toRgb(2048, 2560, 2816, width, 1, 4096);
    kernel.toRgb(2048, 2560, 2816, width, 3, 4352);
  });
  expect(wasm).toEqual(typescript);
  expect([...wasm.subarray(4352 + 9, 4352 + 15)]).toEqual([...wasm.subarray(4096 + 9, 4096 + 12), 0, 0, 0]);
  for (const [index, value] of row.entries())
    expect(Math.abs(wasm[4096 + index]! - value)).toBeLessThanOrEqual(2);
});

test('planes hold the luma and colours that libjpeg gives of the same pixels', async () => {
  const width = 24;
  const row = colourRow(width);
  const [wasm] = await inBoth(row, (kernel) => kernel.toYcc(1024, 1024, width, 2048, 2304, 2560, 2816));
  for (let x = 0; x < width; x += 2) {
    const [red, green, blue] = [row[3 * x]!, row[3 * x + 1]!, row[3 * x + 2]!];
    const luma = 0.299 * red + 0.587 * green + 0.114 * blue;
    const wanted = [luma, luma, 128 + (blue - luma) / 1.772, 128 + (red - luma) / 1.402];
    const made = [wasm[2048 + x]!, wasm[2305 + x]!, wasm[2560 + x / 2]!, wasm[2816 + x / 2]!];
    for (const [index, value] of wanted.entries())
      expect(Math.abs(made[index]! - value)).toBeLessThanOrEqual(1);
  }
});

test('pixels on both sides of a face’s edge are neighbours', async () => {
  const path = join(folder, 'smooth.png');
  const [width, height] = [1024, 512];
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [yaw, pitch] = [((x + 0.5) / width) * 2 * Math.PI, (0.5 - (y + 0.5) / height) * Math.PI];
      const value = 128 + 60 * Math.sin(3 * yaw) * Math.cos(pitch) ** 3 + 60 * Math.sin(2 * pitch);
      pixels.fill(Math.round(value), (y * width + x) * 3, (y * width + x) * 3 + 3);
    }
  }
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(path);
  const { plan, tiles } = await project(path);
  const size = plan.tileSize;
  const at = (face: Face, x: number, y: number) => tiles.get(`${face}/0/0`)![(y * size + x) * 3]!;
  for (let i = 0; i < size; i++) {
    const pairs = [
      [at('f', size - 1, i), at('r', 0, i)],
      [at('b', size - 1, i), at('l', 0, i)],
      [at('u', i, size - 1), at('f', i, 0)],
      [at('u', size - 1, i), at('r', size - 1 - i, 0)],
      [at('d', i, 0), at('f', i, size - 1)],
      [at('d', i, size - 1), at('b', size - 1 - i, size - 1)],
    ];
    for (const [here, there] of pairs) expect(Math.abs(here! - there!)).toBeLessThanOrEqual(3);
  }
});

testBuild('kernel', import.meta.url);
