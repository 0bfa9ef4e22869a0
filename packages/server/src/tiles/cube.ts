/** Panoramas that come as the six faces of a cube: which face is which. */
import { type Face, faces } from '@tourwright/tour/sphere';
import sharp from 'sharp';
import type { FacePlacing, FaceSamples, FaceTurn } from './cube-seams.ts';
import { decode, maxWidth, openPicture, type PictureFile } from './picture.ts';
import { placeFaces, placeSheet } from './place-faces.ts';

/** Where a face lies. Plain values: it is handed to threads. */
export interface CubeFace {
  face: Face;
  file: PictureFile;
  left: number;
  top: number;
  /** As the back lies upside down in an upright cross. */
  turn: FaceTurn;
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
  const letters = conventions[grid] ?? [];
  if (across * down === 6 && !breaksBetween(small, across, down)) return null;
  const found = placingIn(small, across, across * down === 6 ? letters : crossesIn(small, across, letters));
  if (found === null) return null;
  // Whole pixels of every face lie in the picture, also where its sides do not divide evenly.
  const edge = Math.floor(Math.min(width / across, height / down));
  const placed = found.placing.order.map((face, index) => {
    const cell = found.cells[index] ?? 0;
    const [left, top] = [(cell % across) * edge, Math.floor(cell / across) * edge];
    return { face, file: path, left, top, turn: found.placing.turns[index] ?? 0 };
  });
  return { edge, faces: placed };
}

/**
 * Which face is which of six files, and how each was turned. `named`: they are f r b l u d by their names, which is believed as
 * long as nothing else clearly fits better. Null for numbered ones that do not go on in one another as faces do.
 */
export async function placeFiles(
  files: readonly PictureFile[],
  { named }: { named: boolean },
): Promise<FacePlacing | null> {
  const pictures: Uint8Array[] = [];
  for (const file of files) {
    const small = openPicture(file).resize(sampleEdge, sampleEdge, { fit: 'fill' });
    pictures.push(await decode(small.raw().toBuffer()));
  }
  const samples = { edge: sampleEdge, pictures };
  const usual = named ? [faces.join('')] : (conventions.files ?? []);
  const asNamed: FacePlacing = { order: faces, turns: faces.map(() => 0) };
  return placeFaces(samples, usual) ?? (named ? asNamed : null);
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

/** How the faces lie that go on in one another best, and in which cells. */
function placingIn(
  small: Small,
  across: number,
  letters: readonly string[],
): { placing: FacePlacing; cells: number[] } | null {
  const candidates = letters.map((row) => {
    const cells = [...row].flatMap((letter, cell) => (letter === '.' ? [] : [cell]));
    const used = cells.map((cell) => row[cell] ?? '');
    const order = used.map((letter) => letter.toLowerCase() as Face);
    const turns = used.map((letter, index): FaceTurn => (letter === order[index] ? 0 : 2));
    return { cells, placing: { order, turns }, samples: samplesOf(small, across, cells) };
  });
  return placeSheet(candidates);
}

function samplesOf({ width, pixels }: Small, across: number, cells: readonly number[]): FaceSamples {
  const pictures = cells.map((cell) => {
    const [left, top] = [(cell % across) * sampleEdge, Math.floor(cell / across) * sampleEdge];
    const picture = new Uint8Array(sampleEdge * sampleEdge * 3);
    for (let y = 0; y < sampleEdge; y++) {
      const from = ((top + y) * width + left) * 3;
      picture.set(pixels.subarray(from, from + sampleEdge * 3), y * sampleEdge * 3);
    }
    return picture;
  });
  return { edge: sampleEdge, pictures };
}

/** Crosses whose empty cells are of one colour. */
function crossesIn(small: Small, across: number, letters: readonly string[]): string[] {
  return letters.filter((row) =>
    [...row].every((letter, cell) => letter !== '.' || isEmpty(small, across, cell)),
  );
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
