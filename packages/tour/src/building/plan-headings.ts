/**
 * How scenes are on a floor plan, as their links say: a link that points at the next scene, and the pins of both
 * scenes, show which way the middle of the photo (yaw 0) faces on the plan. Plans are drawn along the walls, so where
 * these are known in the photo the heading that leaves them upright is meant. Pure.
 */
import { type FloorPlan, isKind, type Tour } from '../document/index.ts';
import { radians, wrapAngle, yawPitchOf } from '../sphere/index.ts';
import { type Axes, type BuildingFacts, leastAxes } from './building-facts.ts';

type Pin = NonNullable<FloorPlan['pins']>[number];

/** What the links of one scene say of its pin, or the walls of one that has been turned by hand. */
export interface PlanHeading {
  pin: Pin;
  /** Clockwise from the plan's up, radians. */
  heading: number;
  /** The scenes that the links lead to, in their order; empty when there are none and the pin's own heading was put straight. */
  from: number[];
  /** Between the two links that differ most, radians; 0 for one link. */
  spread: number;
  /** Whether the walls in the photo are along the plan's sides with it. */
  isStraight: boolean;
}

/** Links that disagree so much with each other say nothing about the pin. */
const leastAgreement = 0.85;
/** Nearer than this, parts of the plan's height, a bearing says little: a hand places pins no better. */
const leastDistance = 0.01;
/** Walls stand a quarter turn from each other: what is further from upright than this may mean the next. */
const nearestWall = radians(32);

/**
 * The heading of each pin that follows from its scene's links to other pins of the plan, corrected by the walls in its
 * photo; `aspect` is the picture's width by its height.
 */
export function planHeadings(
  tour: Tour,
  plan: FloorPlan,
  aspect: number,
  { axesOf }: Pick<BuildingFacts, 'axesOf'> = {},
): PlanHeading[] {
  const pins = plan.pins ?? [];
  const places = new Map(pins.map((pin) => [pin.sceneId, pin]));
  const scenes = new Map(tour.scenes.map((scene) => [scene.id, scene]));
  return pins.flatMap((pin): PlanHeading[] => {
    const evidence: { to: number; heading: number }[] = [];
    for (const hotspot of scenes.get(pin.sceneId)?.hotspots ?? []) {
      const to = isKind(hotspot, 'link') ? hotspot.targetSceneId : undefined;
      const there = to === undefined || to === pin.sceneId ? undefined : places.get(to);
      if (to === undefined || !there) continue;
      const [right, up] = [(there.x - pin.x) * aspect, pin.y - there.y];
      if (Math.hypot(right, up) < leastDistance) continue;
      evidence.push({ to, heading: Math.atan2(right, up) - yawPitchOf(hotspot.position).yaw });
    }
    const axes = axesOf?.(scenes.get(pin.sceneId)?.slug ?? '');
    const mean = meanOf(evidence.map(({ heading }) => heading));
    if (mean === null) {
      // A pin that nobody has turned points up, which says nothing.
      const turned =
        evidence.length === 0 && pin.heading !== 0 ? straightened(radians(pin.heading), axes) : null;
      return turned === null ? [] : [{ pin, heading: turned, from: [], spread: 0, isStraight: true }];
    }
    const from = [...new Set(evidence.map(({ to }) => to))];
    const spread = spreadOf(evidence.map(({ heading }) => heading - mean));
    const straight = straightened(mean, axes);
    return [{ pin, heading: straight ?? mean, from, spread, isStraight: straight !== null }];
  });
}

/** The heading next to this one with which the walls are along the plan's sides; null when they are not known, or far from it. */
function straightened(heading: number, axes: Axes | undefined): number | null {
  if (!axes || axes.confidence < leastAxes) return null;
  const quarter = Math.PI / 2;
  const wall = radians(axes.yaw);
  const straight = quarter * Math.round((heading + wall) / quarter) - wall;
  return Math.abs(straight - heading) > nearestWall ? null : wrapAngle(straight);
}

/** The mean direction of some angles; null when they disagree too much. */
function meanOf(angles: readonly number[]): number | null {
  const east = angles.reduce((sum, angle) => sum + Math.sin(angle), 0);
  const north = angles.reduce((sum, angle) => sum + Math.cos(angle), 0);
  if (angles.length === 0 || Math.hypot(east, north) / angles.length < leastAgreement) return null;
  return Math.atan2(east, north);
}

function spreadOf(differences: readonly number[]): number {
  const near = differences.map((angle) => Math.atan2(Math.sin(angle), Math.cos(angle)));
  return Math.max(...near) - Math.min(...near);
}
