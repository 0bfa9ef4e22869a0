/** Which of six pictures is which face of a cube, and how its program turned the faces above and below. */
import { type Face, faces } from '@tourwright/tour/sphere';
import type { FaceTurn } from './cube.ts';
import { type CubeSeams, type FacePlacing, type FaceSamples, openSeams } from './cube-seams.ts';

/**
 * The share of what they differ at their edges in orders by chance: of 15 real cubes 0.12 to 0.42, with two faces in each
 * other's places 0.61, of other pictures 0.83 on.
 */
const fitting = 0.5;
/** Labelled test cubes have 0.82 to 0.86. */
const likely = 0.9;
/** How much closer another order must be than the first. */
const clearlyCloser = 0.7;
/** How much better another rotation of a face must be than that in which it came. */
const clearlyBetter = 0.6;

const plain: readonly FaceTurn[] = [0, 0, 0, 0, 0, 0];
const turns: readonly FaceTurn[] = [0, 1, 2, 3, 4, 5, 6, 7];
const poles: readonly Face[] = ['u', 'd'];
/** Every 17th of all orders: what the edges of six pictures differ by chance. */
const someOrders = ordersOf(faces.join('')).filter((_, index) => index % 17 === 8);
const sideOrders = ordersOf('frbl').map(facesOf);

/**
 * How the pictures continue in one another as faces do, in one of the `usual` orders; null when they do in none. The
 * first order is preferred, and faces that are not turned: what the seams do not show clearly stays as it came.
 */
export function placeFaces(samples: FaceSamples, usual: readonly string[]): FacePlacing | null {
  const seams = openSeams(samples);
  const placings = usual.map((order) => ({ order: facesOf(order), turns: plain }));
  const byChance = mismatchByChance(seams);
  const upright = withClearPoles(seams, closest(seams, placings));
  const fits = (placing: FacePlacing) =>
    seams.mismatch(placing) < fitting * byChance && !hasCloserSides(seams, placing);
  if (fits(upright)) return upright;
  const turned = best(
    seams,
    placings.map((placing) =>
      poles.reduce<FacePlacing>((found, face) => bestTurn(seams, face, found), placing),
    ),
  );
  return fits(turned) ? turned : null;
}

/** Faces side by side are much alike: two of them may have changed places in an order that fits all the same. */
function hasCloserSides(seams: CubeSeams, { order, turns }: FacePlacing): boolean {
  const least = clearlyCloser * seams.mismatch({ order, turns });
  const isPole = (face: Face) => poles.includes(face);
  return sideOrders.some((sides) => {
    const others = [...sides];
    return (
      seams.mismatch({
        order: order.map((face) => (isPole(face) ? face : (others.shift() ?? face))),
        turns,
      }) < least
    );
  });
}

/**
 * Of the `usual` orders that which the colours at the seams speak for least badly; null when they speak for none. For pictures
 * that are faces for sure, as those of a test cube: words on a ground of one colour each, where nothing continues.
 */
export function placeLabelled(samples: FaceSamples, usual: readonly string[]): FacePlacing | null {
  const seams = openSeams(samples);
  const found = best(
    seams,
    usual.map((order) => ({ order: facesOf(order), turns: plain })),
  );
  const isLikely = seams.mismatch(found) < likely * mismatchByChance(seams) && !hasCloserSides(seams, found);
  return isLikely ? found : null;
}

function mismatchByChance(seams: CubeSeams): number {
  const chance = someOrders.map((order) => seams.mismatch({ order: facesOf(order), turns: plain }));
  return chance.toSorted((a, b) => a - b)[chance.length >> 1] ?? 0;
}

/** One way in which six faces may be in a picture. */
interface SheetCandidate {
  placing: FacePlacing;
  samples: FaceSamples;
}

/**
 * The candidate whose faces continue in one another best, its faces above and below turned where that clearly fits
 * better; null of none.
 */
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

/** The usual order whose faces continue in one another best; the first where none clearly does. */
function closest(seams: CubeSeams, placings: readonly FacePlacing[]): FacePlacing {
  const [first, found] = [placings[0] as FacePlacing, best(seams, placings)];
  return seams.mismatch(found) < clearlyCloser * seams.mismatch(first) ? found : first;
}

function best(seams: CubeSeams, placings: readonly FacePlacing[]): FacePlacing {
  return placings.reduce((least, each) => (seams.mismatch(each) < seams.mismatch(least) ? each : least));
}

/** Programs differ most in how they turn the faces above and below. */
function withClearPoles(seams: CubeSeams, placing: FacePlacing): FacePlacing {
  return poles.reduce((found, face) => {
    const turned = bestTurn(seams, face, found);
    const isClear = seams.mismatchOf(face, turned) < clearlyBetter * seams.mismatchOf(face, found);
    return isClear ? turned : found;
  }, placing);
}

function bestTurn(seams: CubeSeams, face: Face, { order, turns: before }: FacePlacing): FacePlacing {
  const found = turns.map((turn) => ({
    order,
    turns: before.map((each, index) => (order[index] === face ? turn : each)),
  }));
  return found.reduce((a, b) => (seams.mismatchOf(face, b) < seams.mismatchOf(face, a) ? b : a));
}

function facesOf(letters: string): Face[] {
  return [...letters] as Face[];
}

function ordersOf(letters: string): string[] {
  if (letters.length < 2) return [letters];
  return [...letters].flatMap((first) => ordersOf(letters.replace(first, '')).map((rest) => first + rest));
}
