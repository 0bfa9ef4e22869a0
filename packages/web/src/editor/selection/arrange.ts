/** The positions of hotspots when they are aligned. Angles are radians. */
import type { Hotspot, Vector } from '@tourwright/tour/document';
import { directionOf, wrapAngle, yawPitchOf } from '@tourwright/tour/sphere';

/** A hotspot with the direction that it moves to. */
export interface Move {
  hotspotId: string;
  position: Vector;
}

/** How chosen hotspots are aligned or spread. */
export type Arrangement = 'pitch' | 'yaw' | 'spread-yaw' | 'spread-pitch';

interface Angles {
  id: string;
  /** From the middle of the group, the shortest way round. */
  off: number;
  yaw: number;
  pitch: number;
}

/** The new places of hotspots: at the height of their mean, one above the other, or with even gaps between the outermost. */
export function arranged(hotspots: readonly Hotspot[], how: Arrangement): Move[] {
  const middle = meanYaw(hotspots);
  const all = hotspots.map(({ id, position }): Angles => {
    const { yaw, pitch } = yawPitchOf(position);
    return { id, off: wrapAngle(yaw - middle), yaw, pitch };
  });
  const move = (id: string, yaw: number, pitch: number): Move => ({
    hotspotId: id,
    position: [...directionOf(yaw, pitch)],
  });
  if (how === 'pitch') {
    const pitch = meanPitch(hotspots);
    return all.map(({ id, yaw }) => move(id, yaw, pitch));
  }
  if (how === 'yaw') return all.map(({ id, pitch }) => move(id, middle, pitch));
  if (how === 'spread-yaw') {
    return evenly(all, ({ off }) => off).map(({ each, value }) => move(each.id, middle + value, each.pitch));
  }
  return evenly(all, ({ pitch }) => pitch).map(({ each, value }) => move(each.id, each.yaw, value));
}

/** The mean height of hotspots. */
function meanPitch(hotspots: readonly Hotspot[]): number {
  const sum = hotspots.reduce((total, { position }) => total + yawPitchOf(position).pitch, 0);
  return sum / Math.max(1, hotspots.length);
}

/** The mean direction round the horizon: across the seam of the photo, too. */
function meanYaw(hotspots: readonly Hotspot[]): number {
  let [x, z] = [0, 0];
  for (const { position } of hotspots) {
    const { yaw } = yawPitchOf(position);
    x += Math.sin(yaw);
    z += Math.cos(yaw);
  }
  return Math.atan2(x, z);
}

function evenly(all: readonly Angles[], of: (each: Angles) => number): { each: Angles; value: number }[] {
  const sorted = all.toSorted((a, b) => of(a) - of(b));
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return [];
  const step = (of(last) - of(first)) / Math.max(1, sorted.length - 1);
  return sorted.map((each, index) => ({ each, value: of(first) + index * step }));
}
