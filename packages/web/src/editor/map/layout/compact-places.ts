/** Packs the boxes of the map into about the aspect ratio of the window. Pure. */
import type { LinkArrow } from '../drawing/link-arrows.ts';
import { box, type Place, type Places } from './place.ts';

type Joined = Pick<LinkArrow, 'fromId' | 'toId'>;

/** Between parts that no link joins. */
const partGap = 90;
/** From box to box in a grid. */
const pitch = { x: box.width + 72, y: box.height + 72 };

/** The scenes that links join, part by part, the largest first; those without any link are one part, the last. */
export function linkedParts(ids: readonly number[], arrows: readonly Joined[]): number[][] {
  const next = neighboursOf(ids, arrows);
  const seen = new Set<number>();
  const alone: number[] = [];
  const parts: number[][] = [];
  for (const id of ids) {
    if (seen.has(id)) continue;
    const part = reachedFrom(id, next, seen);
    if (part.length > 1) parts.push(part);
    else alone.push(id);
  }
  parts.sort((a, b) => b.length - a.length);
  return alone.length > 0 ? [...parts, alone] : parts;
}

/** In the order in which they are met, nearest first. */
function reachedFrom(
  start: number,
  next: ReadonlyMap<number, readonly number[]>,
  seen: Set<number>,
): number[] {
  const found = [start];
  seen.add(start);
  for (const id of found) {
    for (const other of next.get(id) ?? []) {
      if (seen.has(other)) continue;
      seen.add(other);
      found.push(other);
    }
  }
  return found;
}

function neighboursOf(ids: readonly number[], arrows: readonly Joined[]): Map<number, number[]> {
  const next = new Map<number, number[]>(ids.map((id) => [id, []]));
  for (const { fromId, toId } of arrows) {
    next.get(fromId)?.push(toId);
    next.get(toId)?.push(fromId);
  }
  return next;
}

/** How many columns give this many boxes this shape (width by height). */
function columnsFor(count: number, shape: number): number {
  return Math.max(1, Math.round(Math.sqrt((count * shape * pitch.y) / pitch.x)));
}

/**
 * Boxes in a grid of this shape (width by height), such that linked ones are near to each other: any two that change places
 * do so where the links become shorter in sum, at first also where they do not (simulated annealing, always the same way).
 */
export function inGrid(ids: readonly number[], arrows: readonly Joined[], shape: number): Places {
  const columns = columnsFor(ids.length, shape);
  const cells = Math.ceil(ids.length / columns) * columns;
  const [order = []] = [linkedParts(ids, arrows).flat()];
  const index = new Map(order.map((id, at) => [id, at]));
  const next = neighboursOf(order, arrows);
  const neighbours = order.map((id) => (next.get(id) ?? []).flatMap((other) => index.get(other) ?? []));
  // Row after row, every second one backwards: what follows each other in the order is near at once.
  const cellOf = order.map((_, at) => {
    const row = Math.floor(at / columns);
    return row * columns + (row % 2 === 0 ? at % columns : columns - 1 - (at % columns));
  });
  const boxIn = Array.from({ length: cells }, () => -1);
  cellOf.forEach((cell, at) => {
    boxIn[cell] = at;
  });
  const apart = (a: number, b: number) => {
    const [dx, dy] = [(a % columns) - (b % columns), Math.floor(a / columns) - Math.floor(b / columns)];
    return Math.hypot(dx, dy);
  };
  const lengths = (at: number, cell: number, swapped: number) =>
    (neighbours[at] ?? []).reduce(
      (sum, other) => (other === swapped ? sum : sum + apart(cell, cellOf[other] ?? cell)),
      0,
    );
  const random = seeded();
  const rounds = Math.min(120_000, ids.length * 400);
  for (let round = 0; round < rounds; round += 1) {
    const at = Math.floor(random() * order.length);
    const from = cellOf[at] ?? 0;
    const to = Math.floor(random() * cells);
    const other = boxIn[to] ?? -1;
    if (to === from) continue;
    const before = lengths(at, from, other) + (other < 0 ? 0 : lengths(other, to, at));
    const after = lengths(at, to, other) + (other < 0 ? 0 : lengths(other, from, at));
    const heat = 0.5 * (1 - round / rounds) ** 2;
    if (after > before && random() >= Math.exp((before - after) / (heat + 1e-9))) continue;
    cellOf[at] = to;
    boxIn[to] = at;
    boxIn[from] = other;
    if (other >= 0) cellOf[other] = from;
  }
  return new Map(
    order.map((id, at): [number, Place] => {
      const cell = cellOf[at] ?? 0;
      return [id, { x: (cell % columns) * pitch.x, y: Math.floor(cell / columns) * pitch.y }];
    }),
  );
}

/** The same numbers each time (Park and Miller), 0..1. */
function seeded(): () => number {
  let state = 20_261;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Parts beside and below each other, together in about this shape (width by height). */
export function packed(parts: readonly Places[], shape: number): Places {
  const sized = parts.filter(({ size }) => size > 0).map((places) => ({ places, ...boundsOf(places) }));
  const area = sized.reduce((sum, { width, height }) => sum + (width + partGap) * (height + partGap), 0);
  const widest = Math.max(0, ...sized.map(({ width }) => width));
  const most = Math.max(widest, Math.sqrt(area * shape));
  const found = new Map<number, Place>();
  let [x, y, tall] = [0, 0, 0];
  for (const { places, left, top, width, height } of sized.toSorted((a, b) => b.height - a.height)) {
    if (x > 0 && x + width > most) [x, y, tall] = [0, y + tall + partGap, 0];
    for (const [id, place] of places) found.set(id, { x: place.x - left + x, y: place.y - top + y });
    x += width + partGap;
    tall = Math.max(tall, height);
  }
  return found;
}

/** How much wider a window of this shape (width by height) must be for one arrangement, before the other is taken. */
const mostStretched = 1.5;

/** Of two arrangements the one drawn freely, unless a chain of scenes makes it so long that names are hard to read. */
export function readable(drawn: Places, grid: Places, shape: number): Places {
  const widthFor = (places: Places) => {
    const { width, height } = boundsOf(places);
    return Math.max(width, height * shape);
  };
  return widthFor(drawn) > widthFor(grid) * mostStretched ? grid : drawn;
}

function boundsOf(places: Places): Place & { left: number; top: number; width: number; height: number } {
  const all = [...places.values()];
  const [left, top] = [Math.min(...all.map(({ x }) => x)), Math.min(...all.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...all.map(({ x }) => x)), Math.max(...all.map(({ y }) => y))];
  return { x: left, y: top, left, top, width: right - left + box.width, height: bottom - top + box.height };
}
