/** Panoramas that come as the six faces of a cube: which face is which. */
import { type Direction, directionOfFace, type Face, faceOf, faces } from '@tourwright/tour/sphere';
import sharp from 'sharp';
import { decode, maxWidth, openPicture, type PictureFile } from './picture.ts';

/** Where a face lies. Plain values: it is handed to threads. */
export interface CubeFace {
  face: Face;
  file: PictureFile;
  left: number;
  top: number;
  /** The face lies upside down, as the back does in an upright cross. */
  isTurned: boolean;
}

export interface Cube {
  /** Edge of a face in pixels. */
  edge: number;
  faces: CubeFace[];
}

/** Six faces are held in memory at once: 300 MB. */
export const maxCubeEdge = 4096;
const sampleEdge = 48;

/** Which face lies in which cell, row by row; `.` is empty, a capital letter lies upside down. First the usual one. */
const conventions: Record<string, readonly string[]> = {
  '3x2': ['rludfb', 'frblud', 'lfrbud', 'lfrubd', 'fbrlud', 'lfrdbu'],
  '2x3': ['rludfb', 'frblud', 'lfrbud'],
  files: ['frblud', 'rludfb', 'lfrbud', 'rlfbud', 'fbrlud', 'ufrbld'],
  '6x1': ['frblud', 'rludfb', 'lfrbud', 'rlfbud', 'fbrlud'],
  '1x6': ['rludfb', 'frblud', 'lfrbud', 'rlfbud', 'fbrlud'],
  '4x3': ['.u..lfrb.d..', 'u...frbld...', '.u..frbl.d..', '..u.lfrb..d.'],
  '3x4': ['.u.lfr.d..B.', '.u.lfr.d..b.'],
};

/** The share of what they differ at their edges in orders by chance: of 15 real cubes 0.12 to 0.42, of other pictures 0.94 on. */
const fitting = 0.65;
const someOrders = ordersOf('frblud').filter((_, index) => index % 17 === 8);

interface Small {
  width: number;
  pixels: Uint8Array;
}

/**
 * The cube in one picture, or null when it is none: the picture must break at the rims of its cells as it breaks
 * nowhere else, or have empty corners where a cross has.
 */
export async function findCube(path: string, width: number, height: number): Promise<Cube | null> {
  const grid = Object.keys(conventions).find((name) => {
    const [across = 1, down = 1] = name.split('x').map(Number);
    return Math.abs(width / across - height / down) <= 2;
  });
  if (grid === undefined) return null;
  const [across = 1, down = 1] = grid.split('x').map(Number);
  const small = await readSmall(path, across, down);
  if (small === null) return null;
  const found = conventions[grid] ?? [];
  const best = across * down === 6 ? closest(small, across, found) : crossIn(small, across, found);
  if (best === null || (across * down === 6 && !breaksBetween(small, across, down))) return null;
  // Whole pixels of every face lie in the picture, also where its sides do not divide evenly.
  const edge = Math.floor(Math.min(width / across, height / down));
  return { edge, faces: cellsOf(best, across, edge, path) };
}

/**
 * Which face is which of six files whose names do not tell for certain; null when they do not go on in one another as
 * faces do, in whatever order.
 */
export async function orderOfFiles(files: readonly PictureFile[]): Promise<Face[] | null> {
  const width = files.length * sampleEdge;
  const small = { width, pixels: new Uint8Array(width * sampleEdge * 3) };
  for (const [cell, file] of files.entries()) {
    const pixels = await decode(openPicture(file).resize(sampleEdge, sampleEdge).raw().toBuffer());
    for (let y = 0; y < sampleEdge; y++) {
      const row = pixels.subarray(y * sampleEdge * 3, (y + 1) * sampleEdge * 3);
      small.pixels.set(row, (y * width + cell * sampleEdge) * 3);
    }
  }
  const best = closest(small, files.length, conventions.files ?? []);
  if (best === null) return null;
  const chance = someOrders.map((order) => mismatch(small, files.length, order)).toSorted((a, b) => a - b);
  const usual = chance[chance.length >> 1] ?? 0;
  return mismatch(small, files.length, best) < fitting * usual ? ([...best] as Face[]) : null;
}

/** The full panorama that a cube makes: as many pixels around the horizon as its faces have. */
export function sizeOfCube({ edge }: Cube): { width: number; height: number } {
  const width = Math.min(4 * edge, maxWidth);
  return { width, height: width / 2 };
}

async function readSmall(path: string, across: number, down: number): Promise<Small | null> {
  const width = across * sampleEdge;
  const pixels = await sharp(path, { limitInputPixels: maxWidth * maxWidth, failOn: 'none' })
    .autoOrient()
    .resize(width, down * sampleEdge, { fit: 'fill' })
    .flatten()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
    .catch(() => null);
  return pixels === null ? null : { width, pixels };
}

function ordersOf(letters: string): string[] {
  if (letters.length < 2) return [letters];
  return [...letters].flatMap((first) => ordersOf(letters.replace(first, '')).map((rest) => first + rest));
}

function cellsOf(letters: string, across: number, edge: number, file: PictureFile): CubeFace[] {
  return [...letters].flatMap((letter, cell) => {
    const face = faces.find((name) => name === letter.toLowerCase());
    if (face === undefined) return [];
    const [left, top] = [(cell % across) * edge, Math.floor(cell / across) * edge];
    return [{ face, file, left, top, isTurned: letter !== face }];
  });
}

/** The order in which the faces go on in one another best; the usual one where none does. */
function closest(small: Small, across: number, names: readonly string[]): string | null {
  const scores = names.map((name) => ({ name, score: mismatch(small, across, name) }));
  const usual = scores[0]?.score ?? 0;
  const best = scores.toSorted((a, b) => a.score - b.score)[0];
  return best !== undefined && best.score < 0.7 * usual ? best.name : (names[0] ?? null);
}

/** How much the colours differ across the twelve edges of the cube. */
function mismatch(small: Small, across: number, letters: string): number {
  const cells = new Map(cellsOf(letters, across, sampleEdge, '').map((cell) => [cell.face, cell]));
  const steps = 12;
  const half = 0.5 / sampleEdge;
  let sum = 0;
  for (const face of faces) {
    for (let k = 0; k < steps; k++) {
      const along = (k + 0.5) / steps;
      for (const [s, t, ds, dt] of [
        [1, along, half, 0],
        [0, along, -half, 0],
        [along, 0, 0, -half],
        [along, 1, 0, half],
      ] as const) {
        const [inside, outside] = [
          directionOfFace(face, s - ds, t - dt),
          directionOfFace(face, s + ds, t + dt),
        ];
        const [a, b] = [colourAt(small, cells, inside), colourAt(small, cells, outside)];
        for (const channel of [0, 1, 2]) sum += Math.abs((a[channel] ?? 0) - (b[channel] ?? 0));
      }
    }
  }
  return sum;
}

function colourAt(
  { width, pixels }: Small,
  cells: ReadonlyMap<Face, CubeFace>,
  direction: Direction,
): Uint8Array {
  const { face, s, t } = faceOf(direction);
  const cell = cells.get(face);
  if (!cell) return new Uint8Array(3);
  const inside = (along: number) => Math.min(sampleEdge - 1, Math.floor(along * sampleEdge));
  const turned = (along: number) => (cell.isTurned ? sampleEdge - 1 - along : along);
  const at = ((cell.top + turned(inside(t))) * width + cell.left + turned(inside(s))) * 3;
  return pixels.subarray(at, at + 3);
}

/** A cross whose empty cells are of one colour. */
function crossIn(small: Small, across: number, names: readonly string[]): string | null {
  const fitting = names.filter((name) =>
    [...name].every((letter, cell) => letter !== '.' || isEmpty(small, across, cell)),
  );
  return fitting.length === 0 ? null : closest(small, across, fitting);
}

function isEmpty({ width, pixels }: Small, across: number, cell: number): boolean {
  const [left, top] = [(cell % across) * sampleEdge, Math.floor(cell / across) * sampleEdge];
  let [least, most] = [255, 0];
  for (let y = top + 2; y < top + sampleEdge - 2; y++) {
    for (let i = (y * width + left + 2) * 3; i < (y * width + left + sampleEdge - 2) * 3; i++) {
      least = Math.min(least, pixels[i] ?? 0);
      most = Math.max(most, pixels[i] ?? 0);
    }
  }
  return most - least < 8;
}

/** Whether the picture breaks between its rows, or where it has one row its columns, of squares. */
function breaksBetween({ width, pixels }: Small, across: number, down: number): boolean {
  const height = pixels.length / 3 / width;
  const alongY = down > 1;
  const count = (alongY ? height : width) - 1;
  const breaks = Array.from({ length: count }, (_, k) => {
    let sum = 0;
    for (let i = 0; i < (alongY ? width : height); i++) {
      const [x, y] = alongY ? [i, k] : [k, i];
      const from = (y * width + x) * 3;
      const to = from + (alongY ? width * 3 : 3);
      for (const channel of [0, 1, 2])
        sum += Math.abs((pixels[from + channel] ?? 0) - (pixels[to + channel] ?? 0));
    }
    return sum / 3 / (alongY ? width : height);
  });
  const isRim = (k: number) => (k + 1) % sampleEdge === 0;
  const usual = breaks.filter((_, k) => !isRim(k)).toSorted((a, b) => a - b);
  const most = usual[Math.floor(usual.length * 0.95)] ?? 0;
  const rims = breaks.filter((_, k) => isRim(k)).toSorted((a, b) => a - b);
  // Neighbours in a strip may go on in one another; some of the rims always break.
  const rim = rims.at(alongY && across * down === 6 && down === 2 ? 0 : -1) ?? 0;
  return rim > 8 && rim > 1.5 * most;
}
