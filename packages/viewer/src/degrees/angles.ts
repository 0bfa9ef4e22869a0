/** Converts between the degrees of the public API and the radians inside. */
import { degrees, radians } from '@tourwright/tour/sphere';
import type { ViewerScene } from '../scenes/viewer-scene.ts';
import type { ViewAngles } from '../view/angles.ts';
import type { OwnLimits } from '../view/limits.ts';

const angleNames = ['yaw', 'pitch', 'hfov'] as const;

/** An angle in degrees; finer than a billionth of one it is the noise of the conversion, so that 30 comes back as 30. */
export function inDegrees(angle: number): number {
  // Adding zero makes a zero of a negative one.
  return Math.round(degrees(angle) * 1e9) / 1e9 + 0;
}

/** Those angles of a view that it has. */
function mapped<Angles extends Partial<ViewAngles>>(angles: Angles, to: (angle: number) => number): Angles {
  const result = { ...angles };
  for (const name of angleNames) {
    const angle = angles[name];
    if (angle !== undefined) result[name] = to(angle);
  }
  return result;
}

/** Converts yaw, pitch and hfov from radians to degrees; other fields stay. */
export function anglesInDegrees<Angles extends Partial<ViewAngles>>(angles: Angles): Angles {
  return mapped(angles, inDegrees);
}

/** Converts yaw, pitch and hfov from degrees to radians; other fields stay. */
export function anglesInRadians<Angles extends Partial<ViewAngles>>(angles: Angles): Angles {
  return mapped(angles, radians);
}

type Angular = Pick<ViewerScene, 'view' | 'limits'>;

function mappedScene<Scene extends Angular>(scene: Scene, to: (angle: number) => number): Scene {
  const result = { ...scene, view: mapped(scene.view, to) };
  if (scene.limits) result.limits = mappedLimits(scene.limits, to);
  return result;
}

function mappedLimits(limits: OwnLimits, to: (angle: number) => number): OwnLimits {
  const result = { ...limits };
  for (const name of angleNames) {
    const range = limits[name];
    if (range) result[name] = { min: to(range.min), max: to(range.max) };
  }
  return result;
}

/** The same scene; its hotspots and its source are the very same objects. */
export function sceneInDegrees<Scene extends Angular>(scene: Scene): Scene {
  return mappedScene(scene, inDegrees);
}

/** Converts all angles of a scene from the public degrees to the viewer's radians. */
export function sceneInRadians<Scene extends Angular>(scene: Scene): Scene {
  return mappedScene(scene, radians);
}
