import type { Hotspot } from '../document/index.ts';
import { yawPitchOf } from '../sphere/index.ts';

/**
 * Hotspots in the order in which the visitor reads a room: from the left rim of the opening view to the right, and on all
 * the way round. `startYaw` is that rim, in radians.
 */
export function readingOrder(hotspots: readonly Hotspot[], startYaw: number): Hotspot[] {
  const turn = 2 * Math.PI;
  const placed = hotspots.map((hotspot) => {
    const { yaw } = yawPitchOf(hotspot.position);
    return { hotspot, along: (((yaw - startYaw) % turn) + turn) % turn };
  });
  return placed.sort((a, b) => a.along - b.along).map(({ hotspot }) => hotspot);
}
