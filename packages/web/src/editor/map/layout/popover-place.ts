/** Where the panel of a selected arrow stands: beside it, over as few scenes as there is a way. Pure. */
import type { Place } from './place.ts';

/** A part of the map, pixels of the screen. */
export interface Rect extends Place {
  width: number;
  height: number;
}

/** Pixels between an arrow's middle, the map's rims and the panel. */
const gap = 18;

/**
 * The corner of the panel. Its own scenes (`ends`) are covered only if there is no other way, other scenes rather than
 * those, and of places that cover the same the one nearest to the arrow's middle.
 */
export function popoverPlace(
  size: Pick<Rect, 'width' | 'height'>,
  middle: Place,
  room: Pick<Rect, 'width' | 'height'>,
  { ends, others }: { ends: readonly Rect[]; others: readonly Rect[] },
): Place {
  const within = ({ x, y }: Place): Place => ({
    x: Math.max(8, Math.min(x, room.width - size.width - 8)),
    y: Math.max(8, Math.min(y, room.height - size.height - 8)),
  });
  const beside = (rect: Rect): Place[] => [
    { x: rect.x - size.width - gap, y: rect.y },
    { x: rect.x + rect.width + gap, y: rect.y },
    { x: rect.x, y: rect.y + rect.height + gap },
    { x: rect.x, y: rect.y - size.height - gap },
  ];
  const places = [
    { x: middle.x - size.width / 2, y: middle.y + gap },
    { x: middle.x - size.width / 2, y: middle.y - size.height - gap },
    { x: middle.x + gap, y: middle.y - size.height / 2 },
    { x: middle.x - size.width - gap, y: middle.y - size.height / 2 },
    ...[...ends, ...others].flatMap(beside),
  ].map(within);
  const cost = (place: Place) => {
    const covered = (rects: readonly Rect[]) =>
      rects.reduce((sum, rect) => sum + overlap({ ...place, ...size }, rect), 0);
    const far = Math.hypot(place.x + size.width / 2 - middle.x, place.y + size.height / 2 - middle.y);
    return covered(ends) * 4 + covered(others) + far * 4;
  };
  return places.reduce((best, each) => (cost(each) < cost(best) ? each : best));
}

/** Square pixels that two parts share. */
function overlap(one: Rect, other: Rect): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(width, 0) * Math.max(height, 0);
}
