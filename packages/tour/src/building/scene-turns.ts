/**
 * How the photos of a tour were facing, relative to each other. Compass, floor plans and links in both directions each
 * show it for some scenes; the surest chain between two counts. The walls' directions, where both photos show them,
 * then put it right. Pure.
 */
import type { Tour } from '../document/index.ts';
import { radians, wrapAngle } from '../sphere/index.ts';
import { type Axes, type BuildingFacts, leastAxes } from './building-facts.ts';
import { linkPairs } from './link-pairs.ts';
import { pinHeadings } from './plan-pins.ts';

/** What a turn, or the place of a way back, rests on. */
export type Evidence = 'plan' | 'compass' | 'links' | 'axes';

/** How two photos were turned against each other, by links and plans. */
export interface SceneTurn {
  /** How much further clockwise the second photo was facing, radians. */
  turn: number;
  /** 0..1. */
  confidence: number;
  evidence: Evidence;
}

/** A step from a scene, or from a frame that several scenes share, to another. */
interface Step {
  to: string;
  turn: number;
  confidence: number;
  evidence: Evidence;
}
type Steps = ReadonlyMap<string, readonly Step[]>;

/** How much one compass is trusted; a second one has the same error, as a rule. */
const compassConfidence = 0.87;
/** Two doors seldom are in line with both standpoints. */
const linksConfidence = 0.65;
const axesConfidence = 0.92;
/** Walls alone leave four ways. */
const axesAlone = 0.3;
/** Walls stand a quarter turn from each other: what is further from one than this may mean the next. */
const nearestWall = radians(32);

/** How the photos of a tour were turned against each other. */
export interface SceneTurns {
  /** From one scene to another; null where nothing is known. */
  between(from: number, to: number): SceneTurn | null;
  /** From a plan's up to a scene's yaw 0. */
  onPlan(planId: string, sceneId: number): SceneTurn | null;
}

/** How the photos of a tour were facing. */
export function sceneTurns(tour: Tour, facts: BuildingFacts): SceneTurns {
  const steps = stepsOf(tour, facts);
  const slugs = new Map(tour.scenes.map(({ id, slug }) => [id, slug]));
  const axesOf = (id: number) => facts.axesOf?.(slugs.get(id) ?? '');
  return {
    between: (from, to) => {
      const found = surestWay(steps, `${from}`, `${to}`);
      return alongWalls(found, axesOf(from), axesOf(to));
    },
    onPlan: (planId, sceneId) => surestWay(steps, `plan ${planId}`, `${sceneId}`),
  };
}

function stepsOf(tour: Tour, facts: BuildingFacts): Steps {
  const steps = new Map<string, Step[]>();
  const join = (from: string, to: string, step: Omit<Step, 'to'>) => {
    steps.set(from, [...(steps.get(from) ?? []), { ...step, to }]);
    steps.set(to, [...(steps.get(to) ?? []), { ...step, to: from, turn: -step.turn }]);
  };
  for (const { id, slug, heading = facts.compassOf?.(slug) } of tour.scenes) {
    if (heading === undefined) continue;
    join('compass', `${id}`, {
      turn: radians(heading),
      confidence: compassConfidence,
      evidence: 'compass',
    });
  }
  for (const plan of tour.floorPlans) {
    const image = facts.imageOf?.(plan.slug);
    if (!image || image.height === 0) continue;
    for (const [id, { heading, confidence }] of pinHeadings(tour, plan, image.width / image.height)) {
      join(`plan ${plan.id}`, `${id}`, { turn: heading, confidence, evidence: 'plan' });
    }
  }
  for (const { from, to, turn, isGuess } of linkPairs(tour)) {
    if (!isGuess) join(`${from}`, `${to}`, { turn, confidence: linksConfidence, evidence: 'links' });
  }
  return steps;
}

/** The chain of steps that is the surest as a whole. */
function surestWay(steps: Steps, start: string, end: string): SceneTurn | null {
  const open = new Map<string, SceneTurn>([[start, { turn: 0, confidence: 1, evidence: 'compass' }]]);
  const done = new Set<string>();
  for (;;) {
    const [best] = [...open].sort((a, b) => b[1].confidence - a[1].confidence);
    if (!best) return null;
    const [place, so] = best;
    if (place === end) return { ...so, turn: wrapAngle(so.turn) };
    open.delete(place);
    done.add(place);
    for (const { to, turn, confidence, evidence } of steps.get(place) ?? []) {
      const sure = so.confidence * confidence;
      if (done.has(to) || sure <= (open.get(to)?.confidence ?? 0)) continue;
      // What is least sure in the chain is what it rests on.
      const isLinks = so.evidence === 'links' && place !== start;
      open.set(to, { turn: so.turn + turn, confidence: sure, evidence: isLinks ? 'links' : evidence });
    }
  }
}

/**
 * The turn that leaves the walls of both photos parallel and is nearest to the one that is known. Where none is, photos are
 * seldom far from facing the same way.
 */
function alongWalls(known: SceneTurn | null, from: Axes | undefined, to: Axes | undefined): SceneTurn | null {
  if (!from || !to || Math.min(from.confidence, to.confidence) < leastAxes) return known;
  const quarter = Math.PI / 2;
  const parallel = radians(from.yaw - to.yaw);
  const near = known?.turn ?? 0;
  const turn = wrapAngle(parallel + quarter * Math.round((near - parallel) / quarter));
  if (!known) return { turn, confidence: axesAlone, evidence: 'axes' };
  if (Math.abs(wrapAngle(turn - near)) > nearestWall) {
    return { ...known, confidence: known.confidence * 0.7 };
  }
  const confidence = Math.max(known.confidence, axesConfidence * Math.min(1, known.confidence * 1.2));
  return { turn, confidence, evidence: 'axes' };
}
