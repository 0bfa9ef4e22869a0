/**
 * How the visitor walks through a plan: which scenes lead to which, through which doorways, and where those lie as seen from
 * a camera. Pure.
 */
import { degrees, directionOf, radians, wrapAngle } from '@tourwright/tour/sphere';
import type { Camera, Doorway, Plan, Point } from './plan.ts';

/** A step from one scene to another. */
export interface Step {
  from: Camera;
  to: Camera;
  /** The opening that one leaves through; null within one room. */
  out: Doorway | null;
  /** The opening that one comes in through: the same, unless a room without a scene is between. */
  in: Doorway | null;
}

/** The eye's height over a floor, metres. */
const eye = 1.5;
/** A mark in a doorway floats so high over the floor: below the eye, so that it does not hide what is behind. */
const markHeight = 1.1;

/**
 * All steps between neighbouring scenes, in the order of the cameras. Rooms without a scene are walked through only
 * where some scene could not be reached otherwise.
 */
export function stepsOf({ cameras, doorways }: Pick<Plan, 'cameras' | 'doorways'>): Step[] {
  const all = cameras.flatMap((from) =>
    cameras.flatMap((to) => {
      if (from === to) return [];
      const path = pathBetween(from, to, cameras, doorways);
      return path === null
        ? []
        : [{ step: { from, to, out: path[0] ?? null, in: path.at(-1) ?? null }, path }];
    }),
  );
  const direct = all.filter(({ path }) => path.length <= 1).map(({ step }) => step);
  return reachable(direct, cameras[0]).size === cameras.length ? direct : all.map(({ step }) => step);
}

function reachable(steps: Step[], start: Camera | undefined): Set<Camera> {
  const found = new Set<Camera>(start === undefined ? [] : [start]);
  for (const camera of found) {
    for (const { from, to } of steps) if (from === camera) found.add(to);
  }
  return found;
}

/**
 * The openings on the shortest walk from one camera to another that passes no other scene's room; empty within one
 * room, null when there is no such walk.
 */
function pathBetween(from: Camera, to: Camera, cameras: Camera[], doorways: Doorway[]): Doorway[] | null {
  const taken = new Set(cameras.map(({ room }) => room));
  let best: { path: Doorway[]; length: number } | null = null;
  /** Of several scenes in one room the nearest to an opening has it, so that no two marks are in one place. */
  const isNearest = (camera: Camera, { at }: Doorway) =>
    cameras.every((other) => other.room !== camera.room || distance(other.at, at) >= distance(camera.at, at));
  const walk = (room: string, at: Point, path: Doorway[], length: number): void => {
    if (room === to.room) {
      const whole = length + distance(at, to.at);
      if (best === null || whole < best.length) best = { path, length: whole };
      return;
    }
    for (const doorway of doorways) {
      const next = otherRoom(doorway, room);
      if (next === null || path.includes(doorway) || (next !== to.room && taken.has(next))) continue;
      walk(next, doorway.at, [...path, doorway], length + distance(at, doorway.at));
    }
  };
  walk(from.room, from.at, [], 0);
  const path = (best as { path: Doorway[] } | null)?.path ?? null;
  const [first, last] = [path?.[0], path?.at(-1)];
  return (first && !isNearest(from, first)) || (last && !isNearest(to, last)) ? null : path;
}

function otherRoom({ rooms: [a, b] }: Doorway, room: string): string | null {
  return room === a ? b : room === b ? a : null;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The turn from the middle of the camera's picture to a point, and its height over the horizon, in degrees. */
export function lookAt({ at, yaw }: Camera, target: Point): { yaw: number; pitch: number } {
  const [x, y, z] = [target[0] - at[0], target[1] - at[1], target[2] - at[2]];
  const heading = Math.atan2(y, x);
  return {
    yaw: degrees(wrapAngle(radians(yaw) - heading)),
    pitch: degrees(Math.atan2(z, Math.hypot(x, y))),
  };
}

/** The unit direction of a point in a camera's picture. */
export function directionTo(camera: Camera, target: Point): [number, number, number] {
  const { yaw, pitch } = lookAt(camera, target);
  return directionOf(radians(yaw), radians(pitch));
}

/** Where the mark of a step floats: in the opening, or over the standpoint of the other camera. */
export function markOf({ to, out }: Step): Point {
  const [x, y] = out?.at ?? to.at;
  if (out === null) return [x, y, to.at[2] - eye + markHeight / 2];
  return out.kind === 'stairs' ? out.at : [x, y, out.at[2] + markHeight];
}

/** How the visitor looks on arrival, degrees: on in the direction in which one came in, level. */
export function arrivalOf({ from, to, in: door }: Step): { yaw: number; pitch: number } {
  const [x, y] = door?.at ?? from.at;
  const ahead: Point = [2 * to.at[0] - x, 2 * to.at[1] - y, to.at[2]];
  return { yaw: lookAt(to, ahead).yaw, pitch: 0 };
}
