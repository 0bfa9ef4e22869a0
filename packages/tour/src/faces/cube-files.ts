/** Six pictures that are the faces of a cube, found among files by the names that export programs give them. */
import { type Face, faces } from '../sphere/index.ts';

/** Files whose names say that they are faces of one cube; perhaps not all of them are there. */
export interface CubeFiles {
  /** What their names have in common: "kitchen" of kitchen_f.jpg; perhaps nothing. */
  name: string;
  /** Numbers show which belong together, but not for certain which face is which. */
  isNumbered: boolean;
  /** The files of each face, by their places in the list, in the order f r b l u d: one each when all is well. */
  files: number[][];
  /** What the faces are called that are missing: a face, or the number that the file would have; of 1 to 5 either 0 or 6. */
  missing: (Face | number | '0/6')[];
  /** The first face that more than one file claims. */
  claimedTwice: Face | number | null;
}

const words: Record<string, Face> = {
  front: 'f',
  right: 'r',
  back: 'b',
  left: 'l',
  up: 'u',
  top: 'u',
  down: 'd',
  bottom: 'd',
  // As the skies of games are named.
  ft: 'f',
  rt: 'r',
  bk: 'b',
  lf: 'l',
  dn: 'd',
};
/** As GPUs name the sides of a cube: z is ahead, x right, y up. */
const axes: Record<string, Face> = { pz: 'f', px: 'r', nz: 'b', nx: 'l', py: 'u', ny: 'd' };

const conventions: { end: RegExp; placeOf(end: string): Face | number | null }[] = [
  {
    end: /(?:^|(?<![\s_.-])[\s_.-]+)([frblud])$/i,
    placeOf: (end) => faces.find((face) => face === end) ?? null,
  },
  {
    end: /(?:^|(?<![\s_.-])[\s_.-]+|(?<=\p{Ll})(?=\p{Lu}))(front|right|back|left|up|top|down|bottom|ft|rt|bk|lf|dn)$/iu,
    placeOf: (end) => words[end] ?? null,
  },
  {
    end: /(?:^|(?<![\s_.-])[\s_.-]+)([pn][xyz]|(?:pos|neg)[xyz])$/i,
    placeOf: (end) => axes[end.replace('pos', 'p').replace('neg', 'n')] ?? null,
  },
  // Up to six: from 0 or from 1 on.
  { end: /(?<![\s_.-])[\s_.-]*(?<!\d)0*([0-6])$/, placeOf: (end) => Number(end) },
];

/** "front_hall" as "hall_front", and "hall (2)", as file managers number, as "hall 2". */
function wordLast(stem: string): string {
  const numbered = stem.replace(/(?<!\s)\s*\((\d+)\)$/, ' $1');
  return numbered.replace(
    /^(front|right|back|left|up|top|down|bottom)([\s_.-]+)(?![\s_.-])([^\p{L}]*\p{L}.*)$/isu,
    '$3$2$1',
  );
}

interface Group {
  name: string;
  isNumbered: boolean;
  places: { place: Face | number; index: number }[];
}

/**
 * The cubes whose faces are among these files: `_f _r _b _l _u _d`, words, `_ft _rt _bk _lf _up _dn`, `px nx py ny pz nz`, or numbers from 0 or 1 on
 * in the order front, right, back, left, up, down. Files belong together whose names are otherwise the same, in the same
 * folder; fewer than four of them are taken for something else.
 */
export function cubesAmong(files: readonly { name: string; folder?: string }[]): CubeFiles[] {
  const groups = new Map<string, Group>();
  for (const [index, { name, folder = '' }] of files.entries()) {
    const stem = wordLast(name.normalize('NFC').replace(/\.[a-z0-9]{2,5}$/i, ''));
    for (const [convention, { end, placeOf }] of conventions.entries()) {
      const found = end.exec(stem);
      const place = found && placeOf((found[1] ?? '').toLowerCase());
      if (!found || place === null) continue;
      const base = stem.slice(0, found.index);
      const key = JSON.stringify([folder, convention, base.toLowerCase()]);
      const isNumbered = typeof place === 'number';
      const group = groups.get(key) ?? { name: base, isNumbered, places: [] };
      group.places.push({ place, index });
      groups.set(key, group);
      break;
    }
  }
  return [...groups.values()].flatMap((group) => cubeOf(group) ?? []);
}

function cubeOf({ name, isNumbered, places }: Group): CubeFiles | null {
  const found = new Set(places.map(({ place }) => place));
  // Seven numbers are a count of something.
  if (found.size < 4 || found.size > 6) return null;
  const isOpen = isNumbered && !found.has(0) && !found.has(6);
  const first = isNumbered && !found.has(0) ? 1 : 0;
  const wanted = faces.map((face, index) => (isNumbered ? index + first : face));
  const files = wanted.map((face) => places.filter(({ place }) => place === face).map(({ index }) => index));
  return {
    name,
    isNumbered,
    files,
    missing: wanted
      .filter((_, index) => files[index]?.length === 0)
      .map((face) => (isOpen && face === 6 ? '0/6' : face)),
    claimedTwice: wanted.find((_, index) => (files[index]?.length ?? 0) > 1) ?? null,
  };
}
