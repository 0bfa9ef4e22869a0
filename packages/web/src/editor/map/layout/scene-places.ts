/** The positions of the boxes of scenes on the map, CSS pixels before zooming. Pure. */
import type { FloorPlan, Scene } from '@tourwright/tour/document';
import { apart } from './apart.ts';
import { box, type Place, type Places } from './place.ts';

const gap = 64;

/** Boxes in rows, in the order of the scenes: until they are laid out, and where that cannot be done. */
export function inRows(scenes: readonly Pick<Scene, 'id'>[]): Places {
  const columns = Math.max(1, Math.ceil(Math.sqrt(scenes.length * 1.4)));
  return new Map(
    scenes.map(({ id }, index) => [
      id,
      { x: (index % columns) * (box.width + gap), y: Math.floor(index / columns) * (box.height + gap) },
    ]),
  );
}

/** A floor's picture on the map. */
export interface ShownFloor extends Place {
  plan: FloorPlan;
  width: number;
  height: number;
}

/** Between floors, and between the last of them and the scenes that are on none. */
const floorGap = 220;
const [leastWidth, mostWidth] = [820, 5200];
const leastHeight = 600;
/** A floor has at most this many times the area of its boxes: two pins on each other do not make it a wide empty place. */
const roomy = 20;

/**
 * Floors beside each other, each so large that neighbours' boxes do not cover each other, with the scenes where their pins
 * are, or beside that where pins are all but on each other. Scenes without a pin are in a column beside the last floor. `aspectOf` is a picture's width by its height.
 */
export function onFloors(
  scenes: readonly Pick<Scene, 'id'>[],
  plans: readonly FloorPlan[],
  aspectOf: (plan: FloorPlan) => number,
): { places: Places; floors: ShownFloor[] } {
  const places = new Map<number, Place>();
  const known = new Set(scenes.map(({ id }) => id));
  const floors: ShownFloor[] = [];
  let x = 0;
  for (const plan of plans) {
    const pins = (plan.pins ?? []).filter(({ sceneId }) => known.has(sceneId) && !places.has(sceneId));
    if (pins.length === 0) continue;
    const aspect = aspectOf(plan);
    const width = widthFor(pins, aspect);
    const height = width / aspect;
    floors.push({ plan, x, y: 0, width, height });
    for (const pin of pins) {
      places.set(pin.sceneId, {
        x: x + pin.x * width - box.width / 2,
        y: pin.y * height - box.height / 2,
      });
    }
    x += width + floorGap;
  }
  const others = scenes.filter(({ id }) => !places.has(id));
  const tallest = Math.max(leastHeight, ...floors.map(({ height }) => height));
  const inColumn = Math.max(1, Math.floor(tallest / (box.height + gap)));
  others.forEach(({ id }, index) => {
    const column = Math.floor(index / inColumn);
    places.set(id, {
      // A box on the plan's rim is half beside it.
      x: x - floorGap + box.width / 2 + gap + column * (box.width + gap),
      y: (index % inColumn) * (box.height + gap),
    });
  });
  return { places: apart(places), floors };
}

/** So wide that the two nearest pins have their boxes beside or below each other, within what all boxes together need. */
function widthFor(pins: readonly Place[], aspect: number): number {
  let factor = 0;
  pins.forEach((a, index) => {
    for (const b of pins.slice(index + 1)) {
      const [dx, dy] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y) / aspect];
      const needed = Math.min((box.width + 24) / (dx || 1e-6), (box.height + 24) / (dy || 1e-6));
      factor = Math.max(factor, needed);
    }
  });
  const most = Math.min(mostWidth, Math.sqrt(pins.length * box.width * box.height * roomy * aspect));
  return Math.max(leastWidth, Math.min(most, factor));
}

/** A line between two boxes, from rim to rim, moved aside by this many pixels to its right. */
export function lineBetween(from: Place, to: Place, aside = 0): { from: Place; to: Place } {
  const [a, b] = [middleOf(from), middleOf(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const [sx, sy] = [(-dy / length) * aside, (dx / length) * aside];
  // How much of the way is inside of a box, with a little air around it.
  const inside = Math.min(
    (box.width / 2 + 6) / (Math.abs(dx) || 1e-6),
    (box.height / 2 + 6) / (Math.abs(dy) || 1e-6),
    0.5,
  );
  const at = (part: number) => ({ x: a.x + dx * part + sx, y: a.y + dy * part + sy });
  return { from: at(inside), to: at(1 - inside) };
}

function middleOf({ x, y }: Place): Place {
  return { x: x + box.width / 2, y: y + box.height / 2 };
}

/** The box that is next in the direction of an arrow key, as one looks at the map; null: there is none. */
export function nextBox(places: Places, fromId: number, key: string): number | null {
  const way = ways[key];
  const from = places.get(fromId);
  if (!way || !from) return null;
  let best: { id: number; cost: number } | null = null;
  for (const [id, place] of places) {
    const [dx, dy] = [place.x - from.x, place.y - from.y];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    // A box that is more to the side belongs to another key.
    if (id === fromId || ahead <= 0 || aside > ahead * 2) continue;
    const cost = ahead + aside * 2;
    if (!best || cost < best.cost) best = { id, cost };
  }
  return best?.id ?? null;
}

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
