import { axesOf, type YawPitch } from '@tourwright/tour/sphere';
import type { Head } from '../scenes/eyes.ts';
import type { Surface } from './surface.ts';
import { minus, plus, scaled, type Vector } from './vector.ts';

interface Placing {
  /** A direction of the scene for what is far, a place in metres for what is near. */
  middle: Vector;
  /** The direction in which the visitor looks straight at it, upright. */
  looked: YawPitch;
  /** In metres, or as a share of the distance. */
  breadth: number;
  /** Pixels. */
  width: number;
  height: number;
  isFar: boolean;
}

/** A surface of this many pixels whose middle is there. */
export function placeSurface({ middle, looked, breadth, width, height, isFar }: Placing): Surface {
  const { right: across, up } = axesOf(looked);
  const unit = breadth / width;
  const [right, down] = [scaled(across, unit), scaled(up, -unit)];
  const half = plus(scaled(right, width / 2), scaled(down, height / 2));
  return { plane: { right, down, corner: minus(middle, half) }, width, height, isFar };
}

/** A surface that stands upright before a head, a little below its eyes; distance and breadth in metres. */
export function surfaceBefore(
  head: Head,
  distance: number,
  breadth: number,
  pixels: { width: number; height: number },
): Surface {
  const [x, y, z] = head.position;
  return placeSurface({
    middle: [x + Math.sin(head.yaw) * distance, y - 0.05, z - Math.cos(head.yaw) * distance],
    looked: { yaw: head.yaw, pitch: 0 },
    breadth,
    ...pixels,
    isFar: false,
  });
}
