/** The rectilinear projection: what a camera without lens distortion sees of the sphere. */
import { type Direction, directionOf, dot, unitDirection } from './direction.ts';

/** Where the visitor looks, in radians, and the size of the picture in pixels. */
export interface View {
  yaw: number;
  pitch: number;
  hfov: number;
  width: number;
  height: number;
}

/** A place in the picture in pixels from its upper left corner. */
export interface ScreenPoint {
  x: number;
  y: number;
}

/** Pixels per unit of tangent, which in the middle of the picture is pixels per radian. */
export function focalLength(view: Pick<View, 'hfov' | 'width'>): number {
  return view.width / 2 / Math.tan(view.hfov / 2);
}

/** Where a direction of any length appears in the picture, perhaps outside its rim; null when it is behind. */
export function project(view: View, direction: Readonly<Direction>): ScreenPoint | null {
  const { right, up, ahead } = axesOf(view);
  const depth = dot(direction, ahead);
  if (depth <= 1e-9) return null;
  const scale = focalLength(view) / depth;
  return {
    x: view.width / 2 + dot(direction, right) * scale,
    y: view.height / 2 - dot(direction, up) * scale,
  };
}

/** The unit direction that appears at a place of the picture. */
export function unproject(view: View, point: ScreenPoint): Direction {
  const { right, up, ahead } = axesOf(view);
  const focal = focalLength(view);
  const across = (point.x - view.width / 2) / focal;
  const above = (view.height / 2 - point.y) / focal;
  return unitDirection([
    ahead[0] + right[0] * across + up[0] * above,
    ahead[1] + right[1] * across + up[1] * above,
    ahead[2] + right[2] * across + up[2] * above,
  ]);
}

/** The camera's own axes in the scene, each of length 1. */
export function axesOf(view: Pick<View, 'yaw' | 'pitch'>): Record<'right' | 'up' | 'ahead', Direction> {
  const { yaw, pitch } = view;
  return {
    right: [Math.cos(yaw), 0, Math.sin(yaw)],
    up: [-Math.sin(yaw) * Math.sin(pitch), Math.cos(pitch), Math.cos(yaw) * Math.sin(pitch)],
    ahead: directionOf(yaw, pitch),
  };
}
