/**
 * Photo Sphere Viewer (5.15, https://photo-sphere-viewer.js.org). Angles are radians as numbers, or texts with their unit
 * (`33deg`, `1.2rad`); yaw to the right, 0 in the middle of the panorama; pitch up. Positions are those of the sphere
 * after `panoData`'s pose and then `sphereCorrection` turned it: rotations of three.js in the order YXZ, whose z points
 * at the middle of the panorama where ours points away from it. With `positionMode: 'gps'` yaw 0 is north, and links
 * are where their targets are; `gps` is longitude, latitude and height in metres.
 */
import type { Vector } from '../../document/index.ts';
import { radians, type Turn, turnBoth } from '../../sphere/index.ts';
import { isObject, isSensible } from '../reading/fields.ts';

/** Radians of an angle; undefined when it is not one. */
export function readAngle(angle: unknown): number | undefined {
  if (typeof angle === 'number') return isSensible(angle) ? angle : undefined;
  if (typeof angle !== 'string') return undefined;
  // Trimmed first: a second run of spaces in the pattern would try each of them again.
  const [, number = '', unit = ''] = /^(-?\d{1,8}(?:\.\d*)?)\s*(|degs?|rads?)$/i.exec(angle.trim()) ?? [];
  if (number === '') return undefined;
  return unit.toLowerCase().startsWith('deg') ? radians(Number(number)) : Number(number);
}

const none: Turn = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** How a direction in the photo is turned into one of the sphere. */
export function turnOfNode(panoData: unknown, sphereCorrection: unknown): Turn {
  const pose = isObject(panoData)
    ? // Degrees, as XMP has them.
      yawPitchRoll(
        -degreesIn(panoData, 'poseHeading'),
        degreesIn(panoData, 'posePitch'),
        -degreesIn(panoData, 'poseRoll'),
      )
    : none;
  if (!isObject(sphereCorrection)) return pose;
  const angle = (name: string) => readAngle(sphereCorrection[name]) ?? 0;
  return turnBoth(pose, yawPitchRoll(angle('pan'), -angle('tilt'), -angle('roll')));
}

function degreesIn(value: Record<string, unknown>, name: string): number {
  const found = value[name];
  return isSensible(found) ? radians(found) : 0;
}

/** Rotations around z, then x, then y, counterclockwise as seen from the axis' end. */
function yawPitchRoll(y: number, x: number, z: number): Turn {
  const around = {
    x: [
      [1, 0, 0],
      [0, Math.cos(x), -Math.sin(x)],
      [0, Math.sin(x), Math.cos(x)],
    ] as Turn,
    y: [
      [Math.cos(y), 0, Math.sin(y)],
      [0, 1, 0],
      [-Math.sin(y), 0, Math.cos(y)],
    ] as Turn,
    z: [
      [Math.cos(z), -Math.sin(z), 0],
      [Math.sin(z), Math.cos(z), 0],
      [0, 0, 1],
    ] as Turn,
  };
  return turnBoth(turnBoth(around.z, around.x), around.y);
}

const earthRadius = 6371e3;

/** Longitude and latitude in degrees, height in metres; null when it is not one. */
export function readGps(gps: unknown): Vector | null {
  if (!Array.isArray(gps) || gps.length < 2) return null;
  const [longitude, latitude, height = 0] = gps as unknown[];
  const parts = [longitude, latitude, height];
  return parts.every(isSensible) ? (parts as Vector) : null;
}

/** In which direction one place is from another: yaw from north, pitch by the difference of heights; radians. */
export function bearing(from: Vector, to: Vector): { yaw: number; pitch: number } {
  const [long1, lat1, long2, lat2] = [from[0], from[1], to[0], to[1]].map(radians) as [
    number,
    number,
    number,
    number,
  ];
  const y = Math.sin(long2 - long1) * Math.cos(lat2);
  const x = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(long2 - long1);
  const half =
    Math.sin((lat2 - lat1) / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin((long2 - long1) / 2) ** 2;
  const distance = 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)));
  const pitch = from[2] === to[2] ? 0 : Math.atan2(to[2] - from[2], distance);
  return { yaw: Math.atan2(y, x), pitch };
}
