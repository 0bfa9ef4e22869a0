import { expect, test } from 'vitest';
import { type Tour, tour as tourSchema } from '../document/index.ts';
import { degrees } from '../sphere/index.ts';
import { bareTour } from '../testing/bare-tour.ts';
import { linkAt } from '../testing/link-at.ts';
import { planHeadings, snapPin } from './index.ts';

const scene = (id: number, hotspots: unknown[]) => ({
  id,
  name: `Room ${id}`,
  slug: `t/${id}.jpg`,
  hotspots,
});
const pin = (sceneId: number, x: number, y: number) => ({ id: `p${sceneId}`, sceneId, x, y, heading: 0 });

const camera = { cameraPosition: [0, 0, 0.01], cameraDirection: [0, 0, 0], videos: [] };

function houseOf(scenes: object[], pins: unknown[]): Tour {
  return tourSchema.parse({
    ...bareTour,
    scenes: scenes.map((one) => ({ ...camera, ...one })),
    floorPlans: [{ id: 'ground', name: 'Ground', slug: 't/floor-plans/g.png', pins }],
  });
}

function headings(house: Tour, aspect = 1) {
  const [plan] = house.floorPlans;
  if (!plan) throw new Error('no plan');
  return planHeadings(house, plan, aspect).map(({ pin: { sceneId }, heading, from, spread }) => ({
    sceneId,
    heading: Math.round(degrees(heading) + 360) % 360,
    from,
    spread: Math.round(degrees(spread)),
  }));
}

test('a link in the middle of the photo that leads to the right on the plan: the photo looks to the right', () => {
  const house = houseOf([scene(1, [linkAt(2, 0)]), scene(2, [])], [pin(1, 0.2, 0.5), pin(2, 0.8, 0.5)]);
  expect(headings(house)).toEqual([{ sceneId: 1, heading: 90, from: [2], spread: 0 }]);
});

test('links that agree are averaged, and how far they differ is reported', () => {
  const links = [linkAt(2, 92), linkAt(3, 178)];
  const pins = [pin(1, 0.5, 0.5), pin(2, 0.9, 0.5), pin(3, 0.5, 0.9)];
  expect(headings(houseOf([scene(1, links), scene(2, []), scene(3, [])], pins))).toEqual([
    { sceneId: 1, heading: 0, from: [2, 3], spread: 4 },
  ]);
});

test('links that contradict each other propose nothing', () => {
  const links = [linkAt(2, 0), linkAt(3, 0)];
  const pins = [pin(1, 0.5, 0.5), pin(2, 0.9, 0.5), pin(3, 0.1, 0.5)];
  expect(headings(houseOf([scene(1, links), scene(2, []), scene(3, [])], pins))).toEqual([]);
});

test('bearings count in the shape of the plan, not in parts of its sides', () => {
  const house = houseOf([scene(1, [linkAt(2, 0)]), scene(2, [])], [pin(1, 0.5, 0.9), pin(2, 0.7, 0.5)]);
  expect(headings(house, 2)[0]?.heading).toBe(45);
});

test('a scene without a pin, or with a pin at the same place, is no evidence', () => {
  const links = [linkAt(2, 0), linkAt(3, 0)];
  const pins = [pin(1, 0.5, 0.5), pin(2, 0.5, 0.501)];
  expect(headings(houseOf([scene(1, links), scene(2, []), scene(3, [])], pins))).toEqual([]);
});

test('a pin is aligned with others in both directions, and the result names them', () => {
  const others = [
    { sceneId: 2, x: 0.2, y: 0.8 },
    { sceneId: 3, x: 0.7, y: 0.31 },
  ];
  expect(snapPin({ x: 0.205, y: 0.3 }, others, { x: 0.01, y: 0.02 })).toEqual({
    place: { x: 0.2, y: 0.31 },
    hints: [
      { axis: 'x', sceneId: 2 },
      { axis: 'y', sceneId: 3 },
    ],
  });
  expect(snapPin({ x: 0.5, y: 0.5 }, others, { x: 0.01, y: 0.02 })).toEqual({
    place: { x: 0.5, y: 0.5 },
    hints: [],
  });
});

test('a plan is drawn along the walls: what the links say about so is put straight by those in the photo', () => {
  // The link is 20 degrees aside of the other pin; the walls are seen along yaw 10, 100 and so on.
  const house = houseOf([scene(1, [linkAt(2, 20)]), scene(2, [])], [pin(1, 0.2, 0.5), pin(2, 0.8, 0.5)]);
  const [plan] = house.floorPlans;
  const proposed = (confidence: number) =>
    planHeadings(house, plan!, 1, { axesOf: () => ({ yaw: 10, confidence }) }).map((each) => [
      Math.round(degrees(each.heading)),
      each.isStraight,
    ]);
  expect(proposed(0.9)).toEqual([[80, true]]);
  expect(proposed(0.3)).toEqual([[70, false]]);
});

test('a pin that was turned by hand is put straight too, one that nobody turned is left alone', () => {
  const turned = { ...pin(1, 0.2, 0.5), heading: 76 };
  const house = houseOf([scene(1, []), scene(2, [])], [turned, pin(2, 0.8, 0.5)]);
  const [plan] = house.floorPlans;
  const axesOf = () => ({ yaw: 10, confidence: 0.9 });
  const proposed = planHeadings(house, plan!, 1, { axesOf });
  expect(proposed).toMatchObject([{ pin: { sceneId: 1 }, from: [], isStraight: true }]);
  expect(degrees(proposed[0]!.heading)).toBeCloseTo(80, 9);
  expect(planHeadings(house, plan!, 1)).toEqual([]);
});
