/** Six faces of a cube in one picture: which face is which. */
import { type Face, faces } from '@tourwright/tour/sphere';
import { decode, openForLook, openPicture, type PictureFile } from '../native/open-picture.ts';
import { brokenRims } from './broken-rims.ts';
import type { Cube, FaceTurn } from './cube.ts';
import type { FacePlacing, FaceSamples } from './cube-seams.ts';
import { placeFaces, placeLabelled, placeSheet } from './place-faces.ts';

const sampleEdge = 48;
/** Faces in a picture that is shaped as a panorama is: to look at a larger one would hold up all panoramas. */
const widestOfEight = 2048;

/** Which face is in which cell, row by row; `.` is empty, a capital letter is upside down. First the usual one. */
const conventions: Record<string, readonly string[]> = {
  '3x2': ['rludfb', 'frblud', 'lfrbud', 'lfrubd', 'fbrlud', 'lfrdbu'],
  '2x3': ['rludfb', 'frblud', 'lfrbud'],
  files: ['frblud', 'rludfb', 'lfrbud', 'rlfbud', 'fbrlud', 'ufrbld'],
  '6x1': ['frblud', 'rludfb', 'lfrbud', 'rlfbud', 'fbrlud'],
  '1x6': ['rludfb', 'frblud', 'lfrbud', 'rlfbud', 'fbrlud'],
  '4x3': ['.u..lfrb.d..', 'u...frbld...', '.u..frbl.d..', '..u.lfrb..d.', '...urblf...d'],
  '4x2': ['lfrbud', 'frblud', 'lfrbdu', 'frbldu', 'udlfrb', 'udfrbl', 'dulfrb', 'dufrbl'],
  '3x4': ['.u.lfr.d..B.', '.u.lfr.d..b.', '.B..u.lfr.d.', '.b..u.lfr.d.'],
};

interface Small {
  width: number;
  pixels: Uint8Array;
}

/** Fewer may be edges of what an ordinary photo shows. */
const fewestBroken = 3;

/**
 * The cube in one picture; `unplaced` when it is pictures side by side whose faces cannot be identified; null when it
 * is neither: the picture must break at the rims of its cells as it breaks nowhere else, or have empty corners where a
 * cross has.
 */
export async function findCube(
  path: string,
  width: number,
  height: number,
): Promise<Cube | 'unplaced' | null> {
  const grid = Object.keys(conventions).find((name) => {
    const [across = 1, down = 1] = name.split('x').map(Number);
    return Math.abs(width / across - height / down) <= 2;
  });
  if (grid === undefined || (grid === '4x2' && width > 4 * widestOfEight)) return null;
  const [across = 1, down = 1] = grid.split('x').map(Number);
  const small = await readSmall(path, across, down);
  if (small === null) return null;
  const letters = conventions[grid] ?? [];
  const found =
    grid === '4x2'
      ? placingOfEight(small, letters)
      : across * down > 6
        ? placingIn(small, across, crossesIn(small, across, letters))
        : placingOfSheet(small, across, letters);
  if (found === null || found === 'unplaced') return found;
  // Whole pixels of every face are in the picture, also where its sides do not divide evenly.
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
 * long as nothing else clearly fits better. Null for numbered ones that do not continue in one another as faces do.
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

async function readSmall(path: string, across: number, down: number): Promise<Small | null> {
  const width = across * sampleEdge;
  const pixels = await openForLook(path)
    .resize(width, down * sampleEdge, { fit: 'fill' })
    .flatten()
    .toColourspace('srgb')
    .raw()
    .toBuffer()
    .catch(() => null);
  return pixels === null ? null : { width, pixels };
}

interface PlacedCells {
  placing: FacePlacing;
  cells: readonly number[];
}

/** Six faces that fill a picture; of pictures side by side in another order it is known that they are some. */
function placingOfSheet(
  small: Small,
  across: number,
  usual: readonly string[],
): PlacedCells | 'unplaced' | null {
  const breaks = brokenRims({ ...small, edge: sampleEdge });
  if (breaks === 0) return null;
  const cells = [0, 1, 2, 3, 4, 5];
  const samples = samplesOf(small, across, cells);
  const placing = placeFaces(samples, usual);
  // Of an ordinary photo with one such edge some way to turn faces would fit by chance.
  if (placing && (breaks > 1 || placing.turns.every((turn) => turn === 0))) return { placing, cells };
  if (breaks < fewestBroken) return null;
  const down = cells.length / across;
  const isBrokenAll = breaks === (across - 1) * down + (down - 1) * across;
  const labelled = isBrokenAll ? placeLabelled(samples, usual) : null;
  return labelled ? { placing: labelled, cells } : 'unplaced';
}

/** Sides in one row and what is above and below in the other, with two empty cells. A panorama has this shape too. */
function placingOfEight(small: Small, usual: readonly string[]): PlacedCells | null {
  const used = [0, 1, 2, 3, 4, 5, 6, 7].filter((cell) => !isEmpty(small, 4, cell));
  const above = used.filter((cell) => cell < 4).length;
  if (used.length !== 6 || above === 3) return null;
  // A panorama continues from one row to the other, and around its emptier half.
  if (brokenRims({ ...small, edge: sampleEdge }) < fewestBroken) return null;
  const rows = usual.filter((order) => /^[ud]/.test(order) === (above === 2));
  const samples = samplesOf(small, 4, used);
  const placing = placeFaces(samples, rows) ?? placeLabelled(samples, rows);
  return placing && { placing, cells: used };
}

/** How the faces lie that continue in one another best, and in which cells. */
function placingIn(small: Small, across: number, letters: readonly string[]): PlacedCells | null {
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
