/**
 * `node --conditions=@tourwright/source bench/bench-quality.ts PICTURE`: how near the tiles come to the truth, before
 * they are encoded. The picture, halved, is cut; the truth is the mean of 16 places of the whole picture for each
 * pixel of a tile. Plain bilinear sampling of the same half picture is told beside it, and what nona makes of it where it is
 * installed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { planPyramid } from '@tourwright/tour/pyramid';
import {
  type Direction,
  directionOfFace,
  equirectangularOf,
  type Face,
  faces,
} from '@tourwright/tour/sphere';
import sharp, { type Sharp } from 'sharp';
import { openKernel } from '../packages/server/src/tiles/kernel/open-kernel.ts';
import { loadRows } from '../packages/server/src/tiles/load-rows.ts';
import { inspectPanorama } from '../packages/server/src/tiles/panorama.ts';
import { coloursOf, projectStep } from '../packages/server/src/tiles/project-tiles.ts';
import { cell, createTileMemory } from '../packages/server/src/tiles/tile-memory.ts';
import { planTiles, type TilePlan, type TileStep, tilesOf } from '../packages/server/src/tiles/tile-plan.ts';
import { nonaFaces } from './nona-faces.ts';

interface Picture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Every so many pixels of a tile are compared, in both directions. */
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

class Errors {
  #ours = 0;
  #bilinear = 0;
  #count = 0;

  add(truth: number, ours: number, plain: number): void {
    this.#ours += (ours - truth) ** 2;
    this.#bilinear += (plain - truth) ** 2;
    this.#count++;
  }

  words(): string {
    const psnr = (sum: number) => (10 * Math.log10((255 ** 2 * this.#count) / sum)).toFixed(2);
    return `${psnr(this.#ours)} dB, bilinear ${psnr(this.#bilinear)} dB`;
  }
}

async function cutStepByStep(
  path: string,
  visit: (plan: TilePlan, step: TileStep, tiles: Uint8Array[]) => void,
) {
  const inspection = await inspectPanorama(path);
  if (!inspection.ok) throw new Error(inspection.refusal.message);
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
    projectStep(kernel, { plan, memory, thread: 0 }, step, slots);
    control[memory.doneAt + number] = 1;
    visit(
      plan,
      step,
      slots.map((slot) => coloursOf(kernel, memory, 0, slot)),
    );
  }
  await loading;
}

/** The same of the faces that nona makes. */
async function measureNona(whole: Picture, half: Picture & { path: string }, folder: string): Promise<void> {
  const faceSize = planPyramid(half.width).levels.at(-1)?.faceSize ?? 0;
  const files = nonaFaces(half, faceSize, folder);
  const errors = { sides: new Errors(), caps: new Errors(), all: new Errors() };
  for (const [face, file] of files ?? []) {
    const { pixels } = await pixelsOf(sharp(file, { limitInputPixels: false }));
    for (let y = stride >> 1; y < faceSize; y += stride) {
      for (let x = stride >> 1; x < faceSize; x += stride) {
        const [s, t] = [(x + 0.5) / faceSize, (y + 0.5) / faceSize];
        for (const channel of [0, 1, 2]) {
          const wanted = truth(whole, face, s, t, 1 / faceSize, channel);
          const plain = Math.round(bilinear(half, directionOfFace(face, s, t), channel));
          const theirs = pixels[(y * faceSize + x) * 3 + channel]!;
          errors[faces.indexOf(face) < 4 ? 'sides' : 'caps'].add(wanted, theirs, plain);
          errors.all.add(wanted, theirs, plain);
        }
      }
    }
  }
  if (files)
    for (const [name, of] of Object.entries(errors)) console.log(`nona, ${name.padEnd(6)} ${of.words()}`);
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
  const errors = { sides: new Errors(), caps: new Errors(), all: new Errors() };
  await cutStepByStep(half, ({ tileSize, levelCount }, step, tiles) => {
    const faceSize = tileSize * 2 ** (levelCount - 1);
    for (const [index, { face, row, column }] of tilesOf(step, levelCount).entries()) {
      for (let y = stride >> 1; y < tileSize; y += stride) {
        for (let x = stride >> 1; x < tileSize; x += stride) {
          const s = (column * tileSize + x + 0.5) / faceSize;
          const t = (row * tileSize + y + 0.5) / faceSize;
          for (const channel of [0, 1, 2]) {
            const wanted = truth(whole, face, s, t, 1 / faceSize, channel);
            const plain = Math.round(bilinear(small, directionOfFace(face, s, t), channel));
            const ours = tiles[index]![(y * tileSize + x) * 3 + channel]!;
            errors[faces.indexOf(face) < 4 ? 'sides' : 'caps'].add(wanted, ours, plain);
            errors.all.add(wanted, ours, plain);
          }
        }
      }
    }
  });
  for (const [name, of] of Object.entries(errors)) console.log(`${name.padEnd(6)} ${of.words()}`);
  await measureNona(whole, { ...small, path: half }, folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
