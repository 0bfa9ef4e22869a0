import type { Vector } from '../../document/index.ts';
import { directionOf, type Turn, turnBack, turned } from '../../sphere/index.ts';
import { clamp } from '../reading/create-parts.ts';
import { isObject } from '../reading/fields.ts';
import type { Report } from '../report.ts';
import { bearing, readAngle, readGps } from './conventions.ts';

/** Where a node is, and how its photo is turned. */
export interface Standing {
  sceneId: number;
  turn: Turn;
  isGps: boolean;
  gps: readonly number[] | null;
  /** The places of all nodes, by the numbers of their scenes. */
  places: ReadonlyMap<number, readonly number[] | null>;
}

/** The direction in the photo of a position: `{ yaw, pitch }`, or a list of both; null when it is not one. */
export function readPosition(position: unknown, { turn }: Pick<Standing, 'turn'>): Vector | null {
  const [rawYaw, rawPitch] = Array.isArray(position)
    ? (position as unknown[])
    : isObject(position)
      ? // `longitude` and `latitude` in version 4.
        [position['yaw'] ?? position['longitude'], position['pitch'] ?? position['latitude']]
      : [];
  const [yaw, pitch] = [readAngle(rawYaw), readAngle(rawPitch)];
  if (yaw === undefined || pitch === undefined) return null;
  return inPhoto(yaw, pitch, turn);
}

/** The direction in which a geographical place lies. */
export function positionOfGps(
  gps: unknown,
  standing: Standing,
  place: string,
  report: Report,
): Vector | null {
  const to = readGps(gps);
  if (!to || !standing.isGps || !standing.gps) return null;
  const { yaw, pitch } = bearing(standing.gps as Vector, to);
  report.add('place_from_gps', place);
  return inPhoto(yaw, pitch, standing.turn);
}

function inPhoto(yaw: number, pitch: number, turn: Turn): Vector {
  return turned(directionOf(yaw, clamp(pitch, -Math.PI / 2, Math.PI / 2)), turnBack(turn));
}
