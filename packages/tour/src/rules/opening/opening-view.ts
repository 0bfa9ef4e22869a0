import type { Scene, SceneView } from '../../document/index.ts';
import { defaultCameraDirection, defaultCameraPosition } from '../../document/view/default-camera.ts';
import {
  angleBetween,
  degrees,
  directionOf,
  radians,
  unitDirection,
  yawPitchOf,
} from '../../sphere/index.ts';

/** How wide one looks where nothing else is said, in degrees. */
export const defaultHfovDegrees = 90;

/** A view and a camera that differ by less than this still say the same: other tools round what they store. */
const agreement = radians(0.05);

type Camera = Pick<Scene, 'cameraPosition' | 'cameraDirection' | 'view'>;

/**
 * How the visitor looks when a scene opens, in degrees. The stored camera is an orbit camera that looks from its position at
 * the origin; a direction other than zero is where it looks, and wins. `view` counts while it agrees with the camera,
 * so that a tool that knows only the camera is obeyed.
 */
export function openingView(scene: Camera): SceneView {
  const camera = cameraLook(scene);
  const { view } = scene;
  if (view && angleBetween(directionOf(radians(view.yaw), radians(view.pitch)), camera) < agreement)
    return view;
  const { yaw, pitch } = yawPitchOf(camera);
  return { yaw: degrees(yaw), pitch: degrees(pitch), hfov: defaultHfovDegrees };
}

/** The scene with another opening view in degrees; null gives it the default camera. */
export function writeView<S extends Camera>(scene: S, view: SceneView | null): S {
  const { view: _, ...rest } = scene;
  const [cameraPosition, cameraDirection] = view ? cameraOf(view) : defaultCamera();
  return { ...rest, cameraPosition, cameraDirection, ...(view && { view }) } as S;
}

function cameraOf({ yaw, pitch }: SceneView): [Scene['cameraPosition'], Scene['cameraDirection']] {
  if (yaw === 0 && pitch === 0) return defaultCamera();
  const [x, y, z] = directionOf(radians(yaw), radians(pitch));
  return [
    [-0.01 * x, -0.01 * y, -0.01 * z],
    [x, y, z],
  ];
}

function defaultCamera(): [Scene['cameraPosition'], Scene['cameraDirection']] {
  return [[...defaultCameraPosition], [...defaultCameraDirection]];
}

function cameraLook({ cameraPosition, cameraDirection }: Camera): [number, number, number] {
  if (cameraDirection.some((part) => part !== 0)) return unitDirection(cameraDirection);
  const position = cameraPosition.some((part) => part !== 0) ? cameraPosition : defaultCameraPosition;
  const [x, y, z] = unitDirection(position);
  // 0 - x rather than -x: no negative zeros in what people read.
  return [0 - x, 0 - y, 0 - z];
}
