/** Which of six pictures is which face of a cube, and how its program turned it. */
import type { Face } from '@tourwright/tour/sphere';
import {
  type CubeSeams,
  type FacePlacing,
  type FaceSamples,
  type FaceTurn,
  openSeams,
} from './cube-seams.ts';

/** The share of what they differ at their edges in orders by chance: of 15 real cubes 0.12 to 0.42, of other pictures 0.94 on. */
const fitting = 0.65;
/** Where anything is possible, some arrangement of pictures that are no cube fits by chance. */
const fittingAnyhow = 0.5;
/** Labelled test cubes have 0.82 to 0.86. */
const likely = 0.9;
/** So much closer must another order be than the first. */
const clearlyCloser = 0.7;
/** So much better must another way to turn a face be than that in which it came. */
const clearlyBetter = 0.6;
/** What differs less than this, in a picture of so few pixels, does not. */
const equally = 1.08;
/** The same pictures upside down are compared at other places of theirs. */
const nearly = 1.25;

const plain: readonly FaceTurn[] = [0, 0, 0, 0, 0, 0];
const turns: readonly FaceTurn[] = [0, 1, 2, 3, 4, 5, 6, 7];
const sides: readonly Face[] = ['f', 'r', 'b', 'l'];
const poles: readonly Face[] = ['u', 'd'];
const allOrders = ordersOf('frblud');
const someOrders = allOrders.filter((_, index) => index % 17 === 8);

/**
 * How the pictures go on in one another as faces do; null when they do not in whatever order. Of the `usual` orders the first is
 * preferred, and pictures that are not turned: what the seams do not tell clearly is as it came.
 */
export function placeFaces(samples: FaceSamples, usual: readonly string[]): FacePlacing | null {
  const seams = openSeams(samples);
  const placings = usual.map((order) => ({ order: facesOf(order), turns: plain }));
  const byChance = mismatchByChance(seams);
  const fits = (placing: FacePlacing, share: number) => seams.mismatch(placing) < share * byChance;

  const upright = withClearPoles(seams, closest(seams, placings));
  const reordered = anyOrder(seams, placings[0]);
  const meant = () => standingInstead(seams, placings, reordered);
  if (fits(upright, fitting)) {
    // Faces side by side are much alike: two of them may have changed places all the same.
    const isOther = seams.mismatch(reordered) < clearlyCloser * seams.mismatch(upright);
    return isOther && fits(reordered, fittingAnyhow) ? meant() : upright;
  }
  const turned = best(
    seams,
    placings.map((placing) => withPoles(seams, placing)),
  );
  if (fits(turned, fittingAnyhow)) return turned;
  if (fits(reordered, fittingAnyhow)) return meant();
  const anyhow = best(
    seams,
    placings.map((placing) => anyTurns(seams, placing)),
  );
  return fits(anyhow, fittingAnyhow) ? anyhow : null;
}

/**
 * Of the `usual` orders that which the colours at the seams speak for least badly; null when they speak for none. For pictures
 * that are faces for sure, as those of a test cube: words on a ground of one colour each, where nothing goes on. They are
 * upright: upside down others would be less bad by chance.
 */
export function guessFaces(samples: FaceSamples, usual: readonly string[]): FacePlacing | null {
  const seams = openSeams(samples);
  const found = best(
    seams,
    usual.map((order) => ({ order: facesOf(order), turns: plain })),
  );
  return seams.mismatch(found) < likely * mismatchByChance(seams) ? found : null;
}

function mismatchByChance(seams: CubeSeams): number {
  const chance = someOrders.map((order) => seams.mismatch({ order: facesOf(order), turns: plain }));
  return chance.toSorted((a, b) => a - b)[chance.length >> 1] ?? 0;
}

/** One way in which six faces may lie in a picture. */
interface SheetCandidate {
  placing: FacePlacing;
  samples: FaceSamples;
}

/** The candidate whose faces go on in one another best, its faces above and below turned where that clearly fits better; null of none. */
export function placeSheet<Candidate extends SheetCandidate>(
  candidates: readonly Candidate[],
): Candidate | null {
  const [first, ...others] = candidates.map((candidate) => {
    const seams = openSeams(candidate.samples);
    return { candidate, seams, mismatch: seams.mismatch(candidate.placing) };
  });
  if (!first) return null;
  const least = others.reduce((a, b) => (b.mismatch < a.mismatch ? b : a), first);
  const { candidate, seams } = least.mismatch < clearlyCloser * first.mismatch ? least : first;
  return { ...candidate, placing: withClearPoles(seams, candidate.placing) };
}

/** The usual order whose faces go on in one another best; the first where none clearly does. */
function closest(seams: CubeSeams, placings: readonly FacePlacing[]): FacePlacing {
  const [first, found] = [placings[0] as FacePlacing, best(seams, placings)];
  return seams.mismatch(found) < clearlyCloser * seams.mismatch(first) ? found : first;
}

function best(seams: CubeSeams, placings: readonly FacePlacing[]): FacePlacing {
  return placings.reduce((least, each) => (seams.mismatch(each) < seams.mismatch(least) ? each : least));
}

/** The faces above and below turned as fits best; programs differ in these most. */
function withPoles(seams: CubeSeams, placing: FacePlacing): FacePlacing {
  return poles.reduce((found, face) => bestTurn(seams, face, found), placing);
}

function withClearPoles(seams: CubeSeams, placing: FacePlacing): FacePlacing {
  return poles.reduce((found, face) => {
    const turned = bestTurn(seams, face, found);
    const isClear = seams.mismatchOf(face, turned) < clearlyBetter * seams.mismatchOf(face, found);
    return isClear ? turned : found;
  }, placing);
}

function bestTurn(seams: CubeSeams, face: Face, placing: FacePlacing): FacePlacing {
  const found = turns.map((turn) => turnFace(placing, face, turn));
  return found.reduce((a, b) => (seams.mismatchOf(face, b) < seams.mismatchOf(face, a) ? b : a));
}

function turnFace({ order, turns: before }: FacePlacing, face: Face, turn: FaceTurn): FacePlacing {
  return { order, turns: before.map((each, index) => (order[index] === face ? turn : each)) };
}

/**
 * Sides upright, in any order. Four orders look equally well, a quarter turn apart: the one with the most faces as they came,
 * then with the most where they were expected.
 */
function anyOrder(seams: CubeSeams, expected: FacePlacing | undefined): FacePlacing {
  const placings = allOrders.map((order) => withPoles(seams, { order: facesOf(order), turns: plain }));
  const least = seams.mismatch(best(seams, placings));
  const asExpected = ({ order, turns }: FacePlacing) =>
    10 * turns.filter((turn) => turn === 0).length +
    order.filter((face, index) => face === expected?.order[index]).length;
  return placings
    .filter((placing) => seams.mismatch(placing) <= equally * least)
    .reduce((most, each) => (asExpected(each) > asExpected(most) ? each : most));
}

/**
 * A room upside down has all its faces in another order, and goes on in itself as well: of that and a usual order whose
 * sides stand upside down the usual order is believed.
 */
function standingInstead(
  seams: CubeSeams,
  placings: readonly FacePlacing[],
  reordered: FacePlacing,
): FacePlacing {
  const standing = placings.map((placing) => withPoles(seams, upsideDown(placing)));
  const fitting = standing.filter((placing) => seams.mismatch(placing) <= nearly * seams.mismatch(reordered));
  // Of a usual order and the same begun with another side, that whose ceiling and floor are not turned by a quarter.
  return (
    fitting.find(({ turns }) => turns.every((turn) => turn === 0 || turn === 2)) ?? fitting[0] ?? reordered
  );
}

function upsideDown({ order }: FacePlacing): FacePlacing {
  return { order, turns: order.map((face) => (sides.includes(face) ? 2 : 0)) };
}

/** Each face turned or mirrored as fits best. */
function anyTurns(seams: CubeSeams, placing: FacePlacing): FacePlacing {
  let found = [placing];
  for (const face of sides) {
    found = found.flatMap((each) => turns.map((turn) => turnFace(each, face, turn)));
  }
  const around = (each: FacePlacing) => seams.mismatchAround(each);
  const closer = found.toSorted((a, b) => around(a) - around(b)).slice(0, 32);
  return best(
    seams,
    closer.map((each) => withPoles(seams, each)),
  );
}

function facesOf(letters: string): Face[] {
  return [...letters] as Face[];
}

function ordersOf(letters: string): string[] {
  if (letters.length < 2) return [letters];
  return [...letters].flatMap((first) => ordersOf(letters.replace(first, '')).map((rest) => first + rest));
}
