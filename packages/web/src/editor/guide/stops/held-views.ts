/** Finds the views that were held while somebody walked through the tour, which become stops. Pure; times in seconds. */
import type { SceneView } from '@tourwright/tour/document';
import { directionOf, radians } from '@tourwright/tour/sphere';

/** A view that was held in a recorded walk; start and end in seconds. */
export interface HeldView extends SceneView {
  sceneId: number;
  start: number;
  end: number;
}

/** A view that stays this long is a stop. */
const leastSeconds = 2;
/** What moves less is held: a hand is never quite still. */
const stillDegrees = 1.5;

/** Collects the views that are held while a walk is recorded. */
export interface HeldViews {
  /** How the user looks at a time; no scene while one is on the way to the next. */
  look(at: number, sceneId: number | null, view: SceneView): void;
  /** How many stops there are, with the one that is being held. */
  count(at: number): number;
  finish(at: number): HeldView[];
}

/** Watches one recording. */
export function watchHeldViews(): HeldViews {
  const held: HeldView[] = [];
  let now: Omit<HeldView, 'end'> | null = null;
  const isHeld = (at: number) => now !== null && at - now.start >= leastSeconds;
  const keep = (at: number) => {
    if (now && isHeld(at)) held.push({ ...now, end: at });
    now = null;
  };
  return {
    look: (at, sceneId, view) => {
      if (now && (now.sceneId !== sceneId || !isStill(now, view))) keep(at);
      if (!now && sceneId !== null) now = { sceneId, ...view, start: at };
    },
    count: (at) => held.length + (isHeld(at) ? 1 : 0),
    finish: (at) => {
      keep(at);
      return held;
    },
  };
}

function isStill(a: SceneView, b: SceneView): boolean {
  const [from, to] = [a, b].map(({ yaw, pitch }) => directionOf(radians(yaw), radians(pitch)));
  if (!from || !to) return false;
  const cosine = from[0] * to[0] + from[1] * to[1] + from[2] * to[2];
  return cosine >= Math.cos(radians(stillDegrees)) && Math.abs(a.hfov - b.hfov) <= stillDegrees;
}
