/** What the pins of a floor plan say about two scenes. Pure. */
import type { FloorPlan, Tour } from '../document/index.ts';
import { radians, wrapAngle } from '../sphere/index.ts';
import type { BuildingFacts } from './building-facts.ts';
import { linkPairs } from './link-pairs.ts';
import { planHeadings } from './plan-headings.ts';

/** A scene's place on a floor plan: x, y 0..1 of the picture, heading in degrees. */
export type Pin = NonNullable<FloorPlan['pins']>[number];

/** Where yaw 0 of a scene looks on its plan, clockwise from the plan's up in radians, and how sure that is, 0..1. */
export interface PinHeading {
  heading: number;
  confidence: number;
}

/** Pin and links that differ by less say the same. */
const tolerance = radians(30);

/** The plan that shows a scene, if the plan's shape is known, its pin there, and the plan's width by its height. */
export function placedPin(
  tour: Tour,
  sceneId: number,
  { imageOf }: BuildingFacts,
): { plan: FloorPlan; pin: Pin; aspect: number } | null {
  for (const plan of tour.floorPlans) {
    const pin = plan.pins?.find((each) => each.sceneId === sceneId);
    const image = pin && imageOf?.(plan.slug);
    if (pin && image && image.height > 0) return { plan, pin, aspect: image.width / image.height };
  }
  return null;
}

/**
 * The headings of a plan's scenes that are known. A pin that nobody has turned points up, which says nothing unless links
 * agree.
 */
export function pinHeadings(tour: Tour, plan: FloorPlan, aspect: number): Map<number, PinHeading> {
  const byScene = new Map(planHeadings(tour, plan, aspect).map((each) => [each.pin.sceneId, each]));
  const guessed = guessedWays(tour);
  const known = new Map<number, PinHeading>();
  for (const { sceneId, heading } of plan.pins ?? []) {
    const own = radians(heading);
    const said = byScene.get(sceneId);
    const links = said?.from.every((to) => guessed.has(`${sceneId} ${to}`)) ? undefined : said?.heading;
    const agrees = links !== undefined && Math.abs(wrapAngle(own - links)) <= tolerance;
    if (agrees) known.set(sceneId, { heading: own, confidence: 0.95 });
    else if (heading !== 0)
      known.set(sceneId, { heading: own, confidence: links === undefined ? 0.95 : 0.8 });
    else if (links !== undefined) known.set(sceneId, { heading: links, confidence: 0.85 });
  }
  return known;
}

/** The ways, as `from to`, of links whose ways back were put opposite by default: they are not evidence. */
function guessedWays(tour: Tour): Set<string> {
  const guessed = linkPairs(tour).filter(({ isGuess }) => isGuess);
  return new Set(guessed.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]));
}

/** From one pin to another: the bearing clockwise from the plan's up, radians, and how far in parts of its height. */
export function bearingBetween(from: Pin, to: Pin, aspect: number): { bearing: number; distance: number } {
  const [right, up] = [(to.x - from.x) * aspect, from.y - to.y];
  return { bearing: Math.atan2(right, up), distance: Math.hypot(right, up) };
}
