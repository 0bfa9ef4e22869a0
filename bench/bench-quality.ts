/**
 * `node --conditions=@tourwright/source bench/bench-quality.ts PICTURE`: how near the tiles come to the truth. The picture,
 * halved, is cut; the truth is the mean of 16 places of the whole picture for each pixel of a tile. Tiles are looked at as
 * JPEG readers give them, whose colours have half as many rows and columns: once as good as JPEG can (quality 100), which
 * shows the projection, and as they are published (80). The faces that nona makes of the same half picture, where it is
 * installed, become JPEGs in the same way.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sayCutFailure } from '@tourwright/cutter';
import { inspectSource } from '@tourwright/cutter/server';
import { planPyramid } from '@tourwright/tour/pyramid';
import {
  type Direction,
  directionOfFace,
  equirectangularOf,
  type Face,
  faces,
} from '@tourwright/tour/sphere';
import sharp, { type Sharp } from 'sharp';
import { createJpegEncoder } from '../packages/cutter/src/encode/encode-tile.ts';
import { writeJpegTables } from '../packages/cutter/src/native/kernel/jpeg-tables.ts';
import { openKernel } from '../packages/cutter/src/native/kernel/open-kernel.ts';
import { WebAssembly } from '../packages/cutter/src/native/web-assembly.ts';
import { jpegQuality } from '../packages/cutter/src/output.ts';
import { loadRows } from '../packages/cutter/src/process/threads/load-rows.ts';
import { planesOf, projectStep } from '../packages/cutter/src/project/project-tiles.ts';
import { cell } from '../packages/cutter/src/project/tile-lists.ts';
import { createTileMemory } from '../packages/cutter/src/project/tile-memory.ts';
import {
  planTiles,
  type TilePlan,
  type TileStep,
  tilesOf,
} from '../packages/cutter/src/project/tile-plan.ts';
import { nonaFaces } from './nona-faces.ts';

interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** One pixel in this many is compared, in both directions. */
const stride = 8;

async function pixelsOf(picture: Sharp): Promise<Picture> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

function bilinear({ width, height, pixels }: Picture, direction: Direction, channel: number): number {
  const { u, v } = equirectangularOf(direction);
  const [x, y] = [u * width - 0.5 + width, Math.min(Math.max(v * height - 0.5, 0), height - 1.001)];
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const at = (i: number, j: number) => pixels[((row + j) * width + ((column + i) % width)) * 3 + channel]!;
  const mix = (a: number, b: number, share: number) => a + (b - a) * share;
  return mix(mix(at(0, 0), at(1, 0), x - column), mix(at(0, 1), at(1, 1), x - column), y - row);
}

/** The mean over a pixel of a face, from 4x4 places in it. */
function truth(picture: Picture, face: Face, s: number, t: number, pixel: number, channel: number): number {
  let sum = 0;
  for (let k = 0; k < 16; k++) {
    const place = (index: number) => ((index + 0.5) / 4 - 0.5) * pixel;
    sum += bilinear(picture, directionOfFace(face, s + place(k % 4), t + place(k >> 2)), channel);
  }
  return sum / 16;
}

/** Errors of the faces' pixels, by what is compared. */
class Errors {
  readonly #sums = new Map<string, { sum: number; count: number }>();

  /** Compares a face, or a square part of it that begins at `left`, `top`, with the truth. */
  compare(name: string, whole: Picture, faceSize: number, part: FacePart): void {
    const { face, left, top, size, pixels } = part;
    const kind = faces.indexOf(face) < 4 ? 'sides' : 'caps';
    for (let y = stride >> 1; y < size; y += stride) {
      for (let x = stride >> 1; x < size; x += stride) {
        const [s, t] = [(left + x + 0.5) / faceSize, (top + y + 0.5) / faceSize];
        let luma = 0;
        for (const channel of [0, 1, 2]) {
          const wanted = truth(whole, face, s, t, 1 / faceSize, channel);
          const error = pixels[(y * size + x) * 3 + channel]! - wanted;
          luma += error * [0.299, 0.587, 0.114][channel]!;
          for (const group of [kind, 'all']) this.#add(`${name}, RGB, ${group}`, error);
        }
        for (const group of [kind, 'all']) this.#add(`${name}, luma, ${group}`, luma);
      }
    }
  }

  #add(name: string, error: number): void {
    const errors = this.#sums.get(name) ?? { sum: 0, count: 0 };
    errors.sum += error ** 2;
    errors.count++;
    this.#sums.set(name, errors);
  }

  print(): void {
    for (const [name, { sum, count }] of [...this.#sums].toSorted(([a], [b]) => a.localeCompare(b))) {
      console.log(`${name.padEnd(30)} ${(10 * Math.log10((255 ** 2 * count) / sum)).toFixed(2)} dB`);
    }
  }
}

interface FacePart {
  face: Face;
  left: number;
  top: number;
  size: number;
  pixels: Uint8Array;
}

const qualities = [100, jpegQuality];

async function cutStepByStep(
  path: string,
  visit: (
    plan: TilePlan,
    step: TileStep,
    encode: (index: number, quality: number) => Uint8Array,
  ) => Promise<void>,
) {
  const inspection = await inspectSource(path);
  if (!inspection.ok) throw new Error(sayCutFailure(inspection.failure));
  const { panorama } = inspection;
  const { tileSize, levels } = planPyramid(panorama.width);
  const plan = planTiles(panorama, { tileSize, levelCount: levels.length });
  const memory = createTileMemory(plan, 1, (sizeBytes) => {
    const pages = Math.ceil(sizeBytes / 65_536);
    return new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
  });
  const control = new Int32Array(memory.control);
  const kernel = await openKernel(memory.memory);
  const input = { kind: 'whole' } as const;
  const unseen = { backdrop: null, isShown: false };
  const loading = loadRows({ kind: 'load', panorama, plan, memory, input, ...unseen });
  for (const [number, step] of plan.steps.entries()) {
    while (control[cell.rows]! <= step.last) await setTimeout(1);
    const slots = [0, 1, 2, 3].map((index) => memory.slots + index * 2 * memory.halfBytes);
    projectStep({ kernel, plan, memory, thread: 0 }, step, slots);
    control[memory.doneAt + number] = 1;
    await visit(plan, step, (index, quality) => {
      writeJpegTables(memory.memory.buffer, memory.jpegTables, quality);
      const [scratch, out] = [memory.tileScratch[0]!, memory.encoded[0]!];
      const place = { kernel, memory: memory.memory, tileSize, tables: memory.jpegTables, scratch, out };
      return createJpegEncoder(place, quality)(planesOf(tileSize, slots[index]!));
    });
  }
  await loading;
}

/** The same of the faces that nona makes. */
async function measureNona(whole: Picture, half: Picture & { path: string }, folder: string, errors: Errors) {
  const faceSize = planPyramid(half.width).levels.at(-1)?.faceSize ?? 0;
  for (const [face, file] of nonaFaces(half, faceSize, folder) ?? []) {
    for (const quality of qualities) {
      const options = { quality, chromaSubsampling: '4:2:0', optimiseCoding: false } as const;
      const jpeg = await sharp(file, { limitInputPixels: false }).removeAlpha().jpeg(options).toBuffer();
      const { pixels } = await pixelsOf(sharp(jpeg));
      errors.compare(`nona, JPEG ${quality}`, whole, faceSize, {
        face,
        left: 0,
        top: 0,
        size: faceSize,
        pixels,
      });
    }
  }
}

const [path] = process.argv.slice(2);
if (!path) throw new Error('Name a large panorama, for example of 16384x8192 pixels');
const folder = mkdtempSync(join(tmpdir(), 'bench-quality-'));
try {
  const options = { limitInputPixels: false } as const;
  const whole = await pixelsOf(sharp(path, options));
  const half = join(folder, 'half.png');
  const { width, height } = whole;
  await sharp(path, options)
    .resize(width / 2, height / 2)
    .png({ compressionLevel: 1 })
    .toFile(half);
  const small = await pixelsOf(sharp(half, options));
  const errors = new Errors();
  await cutStepByStep(half, async ({ tileSize: size, levelCount }, step, encode) => {
    const faceSize = size * 2 ** (levelCount - 1);
    for (const [index, { face, row, column }] of tilesOf(step, levelCount).entries()) {
      for (const quality of qualities) {
        const { pixels } = await pixelsOf(sharp(encode(index, quality)));
        const part = { face, left: column * size, top: row * size, size, pixels };
        errors.compare(`ours, JPEG ${quality}`, whole, faceSize, part);
      }
    }
  });
  await measureNona(whole, { ...small, path: half }, folder, errors);
  errors.print();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
