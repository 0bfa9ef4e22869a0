/**
 * How scenes stand on a floor plan, as their links say: a link that points at the next room, and the pins of both rooms,
 * tell where the middle of the photo (yaw 0) looks on the plan. Pure.
 */
import { type FloorPlan, isKind, type Tour } from '../document/index.ts';
import { yawPitchOf } from '../sphere/index.ts';

type Pin = NonNullable<FloorPlan['pins']>[number];

/** What the links of one scene say of its pin. */
export interface PlanHeading {
  pin: Pin;
  /** Clockwise from the plan's up, radians. */
  heading: number;
  /** The scenes that the links lead to, in their order. */
  from: number[];
  /** Between the two links that differ most, radians; 0 for one link. */
  spread: number;
}

/** Links that disagree so much with each other say nothing about the pin. */
const leastAgreement = 0.85;
/** Nearer than this, parts of the plan's height, a bearing says little: a hand places pins no better. */
const leastDistance = 0.01;

/** The heading of each pin that its scene's links to other pins of the plan tell; `aspect` is the picture's width by its height. */
export function planHeadings(tour: Tour, plan: FloorPlan, aspect: number): PlanHeading[] {
  const pins = plan.pins ?? [];
  const places = new Map(pins.map((pin) => [pin.sceneId, pin]));
  const scenes = new Map(tour.scenes.map((scene) => [scene.id, scene]));
  return pins.flatMap((pin): PlanHeading[] => {
    const told: { to: number; heading: number }[] = [];
    for (const hotspot of scenes.get(pin.sceneId)?.hotspots ?? []) {
      const to = isKind(hotspot, 'link') ? hotspot.targetSceneId : undefined;
      const there = to === undefined || to === pin.sceneId ? undefined : places.get(to);
      if (to === undefined || !there) continue;
      const [right, up] = [(there.x - pin.x) * aspect, pin.y - there.y];
      if (Math.hypot(right, up) < leastDistance) continue;
      told.push({ to, heading: Math.atan2(right, up) - yawPitchOf(hotspot.position).yaw });
    }
    const mean = meanOf(told.map(({ heading }) => heading));
    if (mean === null) return [];
    const from = [...new Set(told.map(({ to }) => to))];
    return [{ pin, heading: mean, from, spread: spreadOf(told.map(({ heading }) => heading - mean)) }];
  });
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
