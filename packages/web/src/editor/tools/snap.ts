import type { Vector } from '@tourwright/tour/document';
import { directionOf, wrapAngle, yawPitchOf } from '@tourwright/tour/sphere';
import type { Guides, Place, ToolContext } from './tool.ts';

/** This near on the screen, pixels, a drag takes what it is near to. */
const snapPixels = 6;
/** Hotspots further to the side than this, radians, give no yaw. */
const farAside = Math.PI / 2;
/** Nearer to straight up or down than this, radians, every yaw is near on the screen. */
const steepest = 1.3;

/** A yaw that a drag may take: that of another hotspot, or one as far from two others as they are apart. */
interface Column {
  yaw: number;
  /** Of the columns that it is measured by. */
  beside: readonly number[];
  spacing: number | null;
}

/**
 * The direction at the nearest height and yaw that fit to the other hotspots, where they are near enough on the screen:
 * the horizon or another's height; another's yaw, or the same spacing as between others. Null: nothing is near.
 */
export function snapped(
  direction: Vector,
  others: readonly Place[],
  project: ToolContext['project'],
): { position: Vector; guides: Guides } | null {
  const { yaw, pitch } = yawPitchOf(direction);
  const from = project(direction);
  const isNear = (place: Place) => {
    const to = project([...directionOf(place.yaw, place.pitch)]);
    return from !== null && to !== null && Math.hypot(from.x - to.x, from.y - to.y) <= snapPixels;
  };
  const height = nearest([0, ...others.map((other) => other.pitch)], (each) => Math.abs(each - pitch));
  const columns = Math.abs(pitch) > steepest ? [] : columnsAround(others, yaw);
  const column = nearest(columns, (each) => Math.abs(wrapAngle(each.yaw - yaw)));
  const level = height !== null && isNear({ yaw, pitch: height }) ? height : null;
  const upright = column && isNear({ yaw: column.yaw, pitch }) ? column : null;
  if (level === null && upright === null) return null;
  return {
    position: [...directionOf(upright?.yaw ?? yaw, level ?? pitch)],
    guides: {
      pitch: level,
      yaws: upright ? [upright.yaw, ...upright.beside] : [],
      spacing: upright?.spacing ?? null,
    },
  };
}

/** Those that hotspots near a yaw give: their own, the middle between neighbours, and their distance once more. */
function columnsAround(others: readonly Place[], yaw: number): Column[] {
  const aside = others.map((other) => wrapAngle(other.yaw - yaw)).filter((each) => Math.abs(each) < farAside);
  const sorted = [...new Set(aside)].sort((a, b) => a - b).map((each) => yaw + each);
  const own = sorted.map((each): Column => ({ yaw: each, beside: [], spacing: null }));
  const spaced = sorted.slice(1).flatMap((right, index): Column[] => {
    const left = sorted[index] as number;
    const gap = right - left;
    const beside = [left, right];
    return [
      { yaw: left + gap / 2, beside, spacing: gap / 2 },
      { yaw: right + gap, beside, spacing: gap },
      { yaw: left - gap, beside, spacing: gap },
    ];
  });
  return [...own, ...spaced];
}

/** The first of the nearest; null of none. */
function nearest<T>(all: readonly T[], distance: (each: T) => number): T | null {
  const [first, ...rest] = all;
  if (first === undefined) return null;
  return rest.reduce((best, each) => (distance(each) < distance(best) ? each : best), first);
}
