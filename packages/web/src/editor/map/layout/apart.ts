/** Moves boxes of the map off each other. Pure. */
import { box, type Place, type Places } from './place.ts';

/** Left free beside a box that was moved. */
const air = 16;
/** How far from ring to ring, and in how many directions, a free place is looked for. */
const [step, directions] = [12, 24];

/** The same places, but for boxes that would cover an earlier one: those are at the nearest free place. */
export function apart(wanted: Places): Places {
  const found = new Map<number, Place>();
  for (const [id, place] of wanted) found.set(id, nearestFree(place, [...found.values()]));
  return found;
}

function nearestFree(wanted: Place, taken: readonly Place[]): Place {
  const isFree = (place: Place, room: number) =>
    taken.every(
      ({ x, y }) => Math.abs(x - place.x) >= box.width + room || Math.abs(y - place.y) >= box.height + room,
    );
  // One that only comes near to another is left where its pin is.
  if (isFree(wanted, 0)) return wanted;
  for (let radius = step; ; radius += step) {
    for (let at = 0; at < directions; at += 1) {
      const angle = (at / directions) * 2 * Math.PI;
      const place = { x: wanted.x + Math.cos(angle) * radius, y: wanted.y + Math.sin(angle) * radius };
      if (isFree(place, air)) return place;
    }
  }
}
