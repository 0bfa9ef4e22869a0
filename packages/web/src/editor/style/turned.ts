/** Where the handles of a mark are, and what dragging them makes of it. Pure. */
import type { Hotspot, Vector } from '@tourwright/tour/document';
import { axesOf, degrees, dot, radians } from '@tourwright/tour/sphere';
import type { Viewer } from '@tourwright/viewer';
import { around, liesFlat, surfaceAngles, withAngles } from './surface-angles.ts';

/** A point of the canvas, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** The fields of a hotspot that its handles change. */
export type Look = Partial<Pick<Hotspot, 'rotation' | 'scale' | 'orientation'>>;

/** The radius of a round mark of scale 1, and the least distance of a handle from its middle: pixels. */
const markRadius = 16;
const nearest = 30;
/** Half the width of a flat mark of scale 1, as a share of its distance (`viewer/src/hotspots/surface.ts`). */
const flatRadius = 0.06;
/** A handle stands this much outside of a flat mark's rim. */
const outside = 1.5;
/** As the slider and the schema have them. */
const [leastScale, mostScale] = [0.05, 20];

/** Where a handle appears: the one that turns above the mark's own top, the one for its size a quarter on. */
export function markHandle(viewer: Pick<Viewer, 'project'>, hotspot: Hotspot, quarter: 0 | 1): Point | null {
  if (liesFlat(hotspot)) return viewer.project(besideFlat(hotspot, quarter));
  const middle = viewer.project(hotspot.position);
  if (!middle) return null;
  const angle = radians(hotspot.rotation + quarter * 90);
  const reach = Math.max(nearest, markRadius * hotspot.scale + 12);
  return { x: middle.x + Math.sin(angle) * reach, y: middle.y - Math.cos(angle) * reach };
}

function besideFlat(hotspot: Hotspot, quarter: 0 | 1): Vector {
  const { right, up } = planeAxes(hotspot);
  const angle = radians(surfaceAngles(hotspot).roll + hotspot.rotation + quarter * 90);
  const reach = flatRadius * hotspot.scale * outside;
  const at = (axis: 0 | 1 | 2) =>
    hotspot.position[axis] + (up[axis] * Math.cos(angle) + right[axis] * Math.sin(angle)) * reach;
  return [at(0), at(1), at(2)];
}

/** Turned so that its top is towards a place of the picture; null where its surface is not seen. */
export function rotatedTo(hotspot: Hotspot, middle: Point, place: Point, direction: Vector): Look | null {
  if (!liesFlat(hotspot)) {
    return { rotation: whole(degrees(Math.atan2(place.x - middle.x, middle.y - place.y))) };
  }
  const { right, up, ahead } = planeAxes(hotspot);
  const depth = dot(direction, ahead) / dot(hotspot.position, ahead);
  if (!(depth > 1e-3)) return null;
  const at = (axis: 0 | 1 | 2) => direction[axis] / depth - hotspot.position[axis];
  const offset: Vector = [at(0), at(1), at(2)];
  const angle = degrees(Math.atan2(dot(offset, right), dot(offset, up)));
  return { rotation: whole(angle - surfaceAngles(hotspot).roll) };
}

/** The rotation of a hotspot that is turned further by this many degrees. */
export function rotatedBy(hotspot: Hotspot, by: number): Look {
  return { rotation: whole(hotspot.rotation + by) };
}

/** As much larger as the pointer is further away from its middle. */
export function scaledTo(hotspot: Hotspot, middle: Point, start: Point, place: Point): Look {
  const far = ({ x, y }: Point) => Math.max(1, Math.hypot(x - middle.x, y - middle.y));
  return { scale: bounded((hotspot.scale * far(place)) / far(start)) };
}

/** The scale of a hotspot that is enlarged by this much, within the bounds of the schema. */
export function scaledBy(hotspot: Hotspot, by: number): Look {
  return { scale: bounded(hotspot.scale + by) };
}

/** Its surface turned by this many degrees to the right and upwards. */
export function tiltedBy(hotspot: Hotspot, right: number, up: number): Look {
  const { yaw, pitch } = surfaceAngles(hotspot);
  return { orientation: withAngles(hotspot, { yaw: yaw + right, pitch: pitch + up }) };
}

function planeAxes(hotspot: Hotspot) {
  const { yaw, pitch } = surfaceAngles(hotspot);
  return axesOf({ yaw: radians(yaw), pitch: radians(pitch) });
}

function whole(angle: number): number {
  return around(Math.round(angle));
}

function bounded(scale: number): number {
  return Math.max(leastScale, Math.min(mostScale, Math.round(scale * 100) / 100));
}
