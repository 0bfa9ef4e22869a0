/** Where the buttons on arrows are, such that they cover neither a box nor each other. Pure. */
import { box, type Place, type Places } from './place.ts';

/** An arrow with a button on it. */
export interface LabelledLine {
  id: string;
  from: Place;
  to: Place;
  /** How wide the button is. */
  width: number;
}

/** The height of a button, and what is left free around it. */
const [height, air] = [26, 4];

/** At which parts of the way a button may be, and how far beside it. */
const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];
const asides = [0, 20, -20, 40, -40, 60, -60, 80, -80, 105, -105, 130, -130];

interface Rectangle {
  /** Its middle. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The middle of each button, by the arrow's id: in the middle of its arrow, or at the nearest free place to that. */
export function labelPlaces(lines: readonly LabelledLine[], places: Places): Map<string, Place> {
  const taken: Rectangle[] = [...places.values()].map(({ x, y }) => {
    return { x: x + box.width / 2, y: y + box.height / 2, ...box };
  });
  const found = new Map<string, Place>();
  for (const { id, from, to, width } of lines) {
    const all = candidates(from, to);
    const roomy = { width: width + air * 2, height: height + air * 2 };
    const isFree = (at: Place) => taken.every((other) => !doCover({ ...at, ...roomy }, other));
    // Where nothing at all is free, what is below it can still be opened from the list.
    const place = all.find(isFree) ?? all[0];
    if (!place) continue;
    found.set(id, place);
    taken.push({ ...place, width, height });
  }
  return found;
}

/** The nearest to the middle first. */
function candidates(from: Place, to: Place): Place[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const all = asides.flatMap((aside) =>
    parts.map((part) => ({ aside, part, away: Math.hypot(aside, (part - 0.5) * length) })),
  );
  return all
    .toSorted((a, b) => a.away - b.away)
    .map(({ aside, part }) => ({
      x: from.x + dx * part - (dy / length) * aside,
      y: from.y + dy * part + (dx / length) * aside,
    }));
}

function doCover(one: Rectangle, other: Rectangle): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
    Math.abs(one.y - other.y) < (one.height + other.height) / 2
  );
}
