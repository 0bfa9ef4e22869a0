/** The arrival view of a scene through a link. */
import type { Hotspot, KnownHotspot } from '@tourwright/tour/document';
import { type Direction, radians, wrapAngle, yawPitchOf } from '@tourwright/tour/sphere';
import type { ViewAngles } from './angles.ts';
import { isLink } from './is-link.ts';

/** A turn of this angle and more takes this long; shorter ones their share. */
const longestTurn = radians(45);
const longestTurnMs = 350;

/** The parts of a scene that its arrival view depends on. */
export interface Room {
  id: number;
  /** The opening view. */
  view: ViewAngles;
  hotspots: readonly Hotspot[];
  /** Compass direction of yaw 0, degrees clockwise from north, when it is known. */
  heading?: number | undefined;
}

/**
 * The link's own arrival view; else the walking direction: away from the link that leads back, or by the compass;
 * says; else as the scene opens. The angle of view stays as it is unless the link says otherwise.
 */
export function arrivalView(link: KnownHotspot<'link'>, from: Room, to: Room, now: ViewAngles): ViewAngles {
  const { arrival } = link;
  if (arrival) {
    const hfov = arrival.hfov === undefined ? now.hfov : radians(arrival.hfov);
    return { yaw: radians(arrival.yaw), pitch: radians(arrival.pitch), hfov };
  }
  const yaw = walkingYaw(link, from, to);
  return yaw === null ? to.view : { yaw, pitch: 0, hfov: now.hfov };
}

/** How one turns towards a link before walking through it: the further it is aside, the longer. */
export function departureTurn(
  { position }: Pick<Hotspot, 'position'>,
  now: ViewAngles,
): { view: Omit<ViewAngles, 'hfov'>; durationMs: number } {
  const { yaw, pitch } = yawPitchOf(position);
  const durationMs = longestTurnMs * Math.min(1, Math.abs(wrapAngle(yaw - now.yaw)) / longestTurn);
  // Links are on the floor: looking all the way down at them would not feel like walking.
  return { view: { yaw, pitch: pitch / 2 }, durationMs };
}

function walkingYaw(link: KnownHotspot<'link'>, from: Room, to: Room): number | null {
  const back = to.hotspots.find((each) => isLink(each) && each.targetSceneId === from.id);
  if (back) return yawOf(back.position) + Math.PI;
  if (from.heading === undefined || to.heading === undefined) return null;
  return yawOf(link.position) + radians(from.heading - to.heading);
}

function yawOf(direction: Direction): number {
  return yawPitchOf(direction).yaw;
}
