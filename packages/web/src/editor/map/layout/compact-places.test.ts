import { expect, test } from 'vitest';
import { inGrid, linkedParts, packed, readable } from './compact-places.ts';
import { box, type Places } from './place.ts';

const arrow = (fromId: number, toId: number) => ({ fromId, toId });
const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

function shapeOf(places: Places): number {
  const all = [...places.values()];
  const across = (pick: (place: { x: number; y: number }) => number) =>
    Math.max(...all.map(pick)) - Math.min(...all.map(pick));
  return (across(({ x }) => x) + box.width) / (across(({ y }) => y) + box.height);
}

function covers(places: Places): boolean {
  const all = [...places.values()];
  return all.some((a, index) =>
    all.slice(index + 1).some((b) => Math.abs(a.x - b.x) < box.width && Math.abs(a.y - b.y) < box.height),
  );
}

test('what no link joins are parts of their own, and scenes without a link one together', () => {
  expect(linkedParts([1, 2, 3, 4, 5, 6], [arrow(2, 3), arrow(6, 5), arrow(5, 4)])).toEqual([
    [4, 5, 6],
    [2, 3],
    [1],
  ]);
});

test('two hundred scenes have about the shape of the window, none covers another, links are short', () => {
  const ids = range(200);
  // A hub with many scenes, whose layers would be one wide band, and corridors from some of them.
  const arrows = ids.slice(1).map((id) => arrow(id <= 120 ? 1 : id - 80, id));
  for (const shape of [1.6, 0.6]) {
    const places = inGrid(ids, arrows, shape);
    expect(places.size).toBe(200);
    expect(shapeOf(places) / shape).toBeGreaterThan(0.8);
    expect(shapeOf(places) / shape).toBeLessThan(1.25);
    expect(covers(places)).toBe(false);
  }
  const chain = ids.slice(1).map((id) => arrow(id - 1, id));
  const places = inGrid(ids, chain, 1.6);
  const lengths = chain.map(({ fromId, toId }) => {
    const [a, b] = [places.get(fromId), places.get(toId)];
    return Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0));
  });
  // Most follow each other from box to box.
  expect(lengths.filter((length) => length < 300).length).toBeGreaterThan(185);
  expect(inGrid(ids, chain, 1.6)).toEqual(places);
});

test('parts are beside and below each other, not in one row', () => {
  const part = (first: number): Places =>
    new Map(range(4).map((number) => [first + number, { x: number * 200 - 900, y: 30 }]));
  const places = packed(
    range(12).map((index) => part(index * 10)),
    1.6,
  );
  expect(places.size).toBe(48);
  expect(covers(places)).toBe(false);
  expect(shapeOf(places)).toBeGreaterThan(0.9);
  expect(shapeOf(places)).toBeLessThan(2.4);
});

test('a long chain is laid out in rows that can be read, and what is compact stays as it was drawn', () => {
  const row = (count: number): Places => new Map(range(count).map((id) => [id, { x: id * 250, y: id * 40 }]));
  const grid = (count: number) =>
    inGrid(
      range(count),
      range(count - 1).map((id) => arrow(id, id + 1)),
      1.6,
    );
  expect(readable(row(10), grid(10), 1.6)).toEqual(grid(10));
  expect(readable(row(3), grid(3), 1.6)).toEqual(row(3));
});
