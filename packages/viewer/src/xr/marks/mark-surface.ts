import type { Hotspot } from '@tourwright/tour/document';
import { radians, yawPitchOf } from '@tourwright/tour/sphere';
import { flatMarkSize, surfaceOf } from '../../hotspots/surface.ts';
import { planeOfMark } from '../../view/plane.ts';
import type { Surface } from '../widgets/surface.ts';

/** The width of a mark of scale 1 as a share of its distance: 4 degrees. */
export const markBreadth = 0.07;

/** Where a hotspot's mark is in the headset, `grown` times as large as it is at rest. */
export function surfaceOfMark(hotspot: Hotspot, grown: number): Surface {
  const { position, rotation, scale } = hotspot;
  const flat = surfaceOf({ ...hotspot, scale: scale * grown });
  const size = { width: flatMarkSize, height: flatMarkSize, isFar: true };
  if (flat) return { plane: flat, ...size };
  const looked = { ...yawPitchOf(position), roll: radians(rotation) };
  return { plane: planeOfMark(position, looked, markBreadth * scale * grown, flatMarkSize), ...size };
}
