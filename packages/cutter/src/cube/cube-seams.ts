/**
 * How the faces of a cube continue in one another: their seams show which picture is which face, and how its program
 * turned it.
 */
import { directionOfFace, type Face, faceOf, faces } from '@tourwright/tour/sphere';
import { type FaceTurn, placeInPicture } from './cube.ts';

/** Which face each picture is, and how it shows it. */
export interface FacePlacing {
  order: readonly Face[];
  turns: readonly FaceTurn[];
}

/** RGB pixels of six square pictures of this size. */
export interface FaceSamples {
  edge: number;
  pictures: readonly Uint8Array[];
}

/** How much the colours of six pictures differ across the seams that a placing makes. */
export interface CubeSeams {
  /** Across all twelve. */
  mismatch(placing: FacePlacing): number;
  /** Across the four of one face. */
  mismatchOf(face: Face, placing: FacePlacing): number;
}

type Place = readonly [s: number, t: number];
interface Seam {
  faces: readonly [Face, Face];
  /** Neighbours, one on each side. */
  pairs: readonly (readonly [Place, Place])[];
}

const steps = 12;
const inset = 0.01;
const seams = faces.flatMap(seamsOf);
/** Pictures and their turns. */
const states = faces.length * 8;

/** Computes, and remembers, how badly two faces of a cube fit at the edge that they share. */
export function openSeams(samples: FaceSamples): CubeSeams {
  const known = new Float64Array(seams.length * states * states).fill(-1);
  const costOf = (index: number, { order, turns }: FacePlacing) => {
    const seam = seams[index] as Seam;
    const [a, b] = seam.faces.map((face) => {
      const picture = order.indexOf(face);
      return { picture, turn: turns[picture] ?? 0 };
    }) as [Shown, Shown];
    const at = (index * states + a.picture * 8 + a.turn) * states + b.picture * 8 + b.turn;
    if ((known[at] as number) < 0) known[at] = difference(samples, seam, a, b);
    return known[at] as number;
  };
  const sumOf = (placing: FacePlacing, isMeant: (seam: Seam) => boolean) =>
    seams.reduce((sum, seam, index) => (isMeant(seam) ? sum + costOf(index, placing) : sum), 0);
  return {
    mismatch: (placing) => sumOf(placing, () => true),
    mismatchOf: (face, placing) => sumOf(placing, (seam) => seam.faces.includes(face)),
  };
}

interface Shown {
  picture: number;
  turn: FaceTurn;
}

function difference({ edge, pictures }: FaceSamples, { pairs }: Seam, a: Shown, b: Shown): number {
  const at = (turn: FaceTurn, [s, t]: Place) => {
    const [x, y] = placeInPicture(turn, s, t);
    return (Math.floor(y * edge) * edge + Math.floor(x * edge)) * 3;
  };
  const [first, second] = [pictures[a.picture], pictures[b.picture]];
  let sum = 0;
  for (const [here, there] of pairs) {
    const [from, to] = [at(a.turn, here), at(b.turn, there)];
    for (const channel of [0, 1, 2])
      sum += Math.abs((first?.[from + channel] ?? 0) - (second?.[to + channel] ?? 0));
  }
  return sum;
}

/** Those to the faces that come after it in their list. */
function seamsOf(face: Face): Seam[] {
  const along = Array.from({ length: steps }, (_, step) => (step + 0.5) / steps);
  const rims: ((at: number, out: number) => Place)[] = [
    (at, out) => [1 + out, at],
    (at, out) => [-out, at],
    (at, out) => [at, -out],
    (at, out) => [at, 1 + out],
  ];
  return rims.flatMap((rim) => {
    const beyond = along.map((at) => faceOf(directionOfFace(face, ...rim(at, inset))));
    const other = beyond[0]?.face ?? face;
    if (faces.indexOf(other) < faces.indexOf(face)) return [];
    const pairs = beyond.map(({ s, t }, step) => [rim(along[step] ?? 0, -inset), [s, t]] as const);
    return [{ faces: [face, other], pairs }];
  });
}
