/** Lines over a panorama, as SVG paths. */
import { type Direction, directionOf, radians, type View } from '@tourwright/tour/sphere';
import { outlineInView } from '@tourwright/viewer/radians/hotspots';

/** Corners of what is drawn as a circle. */
const cornerCount = 72;

/** Directions around one, `radius` (radians) away from it. */
export function circleAround({ yaw, pitch }: { yaw: number; pitch: number }, radius: number): Direction[] {
  const [middle, right, up] = [
    directionOf(yaw, pitch),
    directionOf(yaw + Math.PI / 2, 0),
    directionOf(yaw, pitch + Math.PI / 2),
  ];
  const [ahead, aside] = [Math.cos(radius), Math.sin(radius)];
  return Array.from({ length: cornerCount }, (_, index) => {
    const turn = (index / cornerCount) * 2 * Math.PI;
    const [across, above] = [Math.cos(turn) * aside, Math.sin(turn) * aside];
    const at = (axis: 0 | 1 | 2) => middle[axis] * ahead + right[axis] * across + up[axis] * above;
    return [at(0), at(1), at(2)];
  });
}

/** The path of an area; empty where none of it is before the eye. */
export function areaPath(corners: readonly Direction[], view: View): string {
  const points = outlineInView(corners, view).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return points.length > 2 ? `M${points.join('L')}Z` : '';
}

/** A grid of degrees: great circles through the zenith, and circles of one height. The horizon is apart. */
export function gridLines(stepDegrees: number): { horizon: Direction[]; others: Direction[][] } {
  const fine = Array.from({ length: 121 }, (_, index) => index * 3);
  const level = (pitch: number) => fine.map((yaw) => directionOf(radians(yaw), radians(pitch)));
  const upright = (yaw: number) =>
    fine.slice(0, 61).map((turn) => directionOf(radians(yaw), radians(turn - 90)));
  const others: Direction[][] = [];
  for (let yaw = 0; yaw < 360; yaw += stepDegrees) others.push(upright(yaw));
  for (let pitch = stepDegrees; pitch < 90; pitch += stepDegrees) others.push(level(pitch), level(-pitch));
  return { horizon: level(0), others };
}
