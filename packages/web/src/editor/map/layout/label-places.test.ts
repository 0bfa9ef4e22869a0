// @vitest-environment node
import { expect, test } from 'vitest';
import { labelPlaces } from './label-places.ts';
import { box, type Place } from './place.ts';
import { lineBetween } from './scene-places.ts';

const width = 70;
const line = (id: string, from: Place, to: Place) => ({ id, ...lineBetween(from, to), width });
/** Whether a button there covers the box that has this corner. */
const doesCover = (label: Place | undefined, { x, y }: Place) =>
  label === undefined ||
  (Math.abs(label.x - x - box.width / 2) < (box.width + width) / 2 &&
    Math.abs(label.y - y - box.height / 2) < (box.height + 26) / 2);

test('a button is in the middle of its arrow where nothing is below it', () => {
  const [a, b] = [
    { x: 0, y: 0 },
    { x: 500, y: 0 },
  ];
  const places = new Map([
    [1, a],
    [2, b],
  ]);
  expect(labelPlaces([line('a', a, b)], places).get('a')).toEqual({ x: 318, y: 55 });
});

test('between near boxes, and on a box that its arrow passes under, a button is beside them', () => {
  const near = [
    { x: 0, y: 0 },
    { x: box.width + 24, y: 0 },
  ] as const;
  const far = [
    { x: 0, y: 600 },
    { x: 300, y: 610 },
    { x: 600, y: 600 },
  ] as const;
  const all = [...near, ...far];
  const found = labelPlaces(
    [line('near', near[0], near[1]), line('under', far[0], far[2])],
    new Map(all.map((place, id) => [id, place])),
  );
  for (const id of ['near', 'under']) {
    expect(all.filter((place) => doesCover(found.get(id), place))).toEqual([]);
  }
});

test('buttons of arrows that cross each other do not cover each other', () => {
  const [a, b, c, d] = [
    { x: 0, y: 0 },
    { x: 600, y: 400 },
    { x: 0, y: 400 },
    { x: 600, y: 0 },
  ];
  const found = labelPlaces([line('one', a, b), line('other', c, d)], new Map());
  const [one, other] = [found.get('one'), found.get('other')];
  expect(
    Math.abs((one?.x ?? 0) - (other?.x ?? 0)) >= width || Math.abs((one?.y ?? 0) - (other?.y ?? 0)) >= 26,
  ).toBe(true);
});
