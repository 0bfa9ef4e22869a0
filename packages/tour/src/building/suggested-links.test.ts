import { expect, test } from 'vitest';
import { type Tour, tour as tourSchema } from '../document/index.ts';
import { degrees, directionOf, radians, yawPitchOf } from '../sphere/index.ts';
import { bareTour } from '../testing/bare-tour.ts';
import { linkAt } from '../testing/link-at.ts';
import { suggestedLinks, wayThere } from './index.ts';

const pin = (sceneId: number, x: number, y: number, heading = 0) => ({
  id: `p${sceneId}`,
  sceneId,
  x,
  y,
  heading,
});
const facts = { imageOf: () => ({ width: 100, height: 100 }) };

/** Scenes 1, 2, 3 ... with these links, on one square plan. */
function house(links: object[][], pins: object[]): Tour {
  return tourSchema.parse({
    ...bareTour,
    scenes: links.map((hotspots, index) => ({
      id: index + 1,
      name: `Room ${index + 1}`,
      slug: `t/${index + 1}.jpg`,
      cameraPosition: [0, 0, 0.01],
      cameraDirection: [0, 0, 0],
      videos: [],
      hotspots,
    })),
    floorPlans: [{ id: 'ground', name: 'Ground', slug: 't/floor-plans/g.png', pins }],
  });
}
const pairs = (tour: Tour) =>
  suggestedLinks(tour, facts).map(({ fromId, toId, reason }) => `${fromId} ${toId} ${reason}`);
const yawOf = (position: readonly number[]) =>
  Math.round(degrees(yawPitchOf([...position] as [number, number, number]).yaw));

test('neighbours on a floor are suggested, but not those with a scene between them', () => {
  const row = [pin(1, 0.2, 0.5), pin(2, 0.4, 0.5), pin(3, 0.6, 0.5)];
  expect(pairs(house([[], [], []], row))).toEqual(['1 2 near', '2 3 near']);
});

test('what a link joins already is not suggested, whichever way it leads', () => {
  const row = [pin(1, 0.2, 0.5), pin(2, 0.4, 0.5), pin(3, 0.6, 0.5)];
  expect(pairs(house([[linkAt(2, 0)], [linkAt(1, 180)], []], row))).toEqual(['2 3 near']);
});

test('a way back whose place the plan shows comes first', () => {
  const row = [pin(1, 0.2, 0.5, 90), pin(2, 0.4, 0.5, 90), pin(3, 0.6, 0.5)];
  expect(pairs(house([[linkAt(2, 0)], [], []], row))).toEqual(['2 1 way-back', '2 3 near']);
});

test('a scene far from all others is nobody’s neighbour, and scenes without a pin are left out', () => {
  const pins = [pin(1, 0.1, 0.1), pin(2, 0.15, 0.1), pin(3, 0.15, 0.15), pin(4, 0.95, 0.95)];
  expect(pairs(house([[], [], [], [], []], pins))).toEqual(['1 2 near', '2 3 near']);
});

test('a link is towards the other pin, turned as the photo is on the plan', () => {
  const tour = house([[], []], [pin(1, 0.2, 0.5, 30), pin(2, 0.8, 0.5, 10)]);
  const { direction, evidence } = wayThere(tour, 1, 2, facts);
  expect([yawOf(direction), evidence]).toEqual([60, 'plan']);
});

test('where a link leads here already, the way there is its way back', () => {
  // Room 1 looks up the plan, its link to the right; room 2 looks right too: it comes back from behind.
  const tour = house([[linkAt(2, 90)], []], [pin(1, 0.2, 0.5, 0), pin(2, 0.8, 0.5, 90)]);
  expect(Math.abs(yawOf(wayThere(tour, 2, 1, facts).direction))).toBe(180);
});

test('where nothing is known a link is put where no other is, and is known to be a guess', () => {
  const tour = house([[linkAt(3, 0), linkAt(3, 90)], [], []], []);
  const { direction, confidence, evidence } = wayThere(tour, 1, 2, facts);
  expect([yawOf(direction), confidence, evidence]).toEqual([-135, 0, null]);
});

const named = (text: string, yaw: number) => ({
  id: `names-${text}`,
  kind: 'info',
  position: [...directionOf(radians(yaw), 0)],
  scale: 1,
  rotation: 0,
  text,
});

test('scenes that are called by name in each other are suggested, and linked below these names', () => {
  const tour = house([[named('room 3', 20)], [named('Room 1', 0)], [named('Room 1', -70)]], []);
  expect(pairs(tour)).toEqual(['1 3 seen']);
  const { direction, evidence } = wayThere(tour, 1, 3, facts);
  expect([yawOf(direction), evidence]).toEqual([20, 'seen']);
  expect(direction[1]).toBeLessThan(0);
  expect(yawOf(wayThere(tour, 3, 1, facts).direction)).toBe(-70);
});

test('what is called so in two places that cannot be one line is not in sight, and neither are two scenes of one name', () => {
  const spots = [[named('Room 2', 0)], [named('Room 1', 180)]];
  const facing = (second: number) => {
    const tour = house(spots, []);
    const scenes = tour.scenes.map((scene, index) => ({ ...scene, heading: index === 0 ? 0 : second }));
    return pairs({ ...tour, scenes });
  };
  expect(facing(10)).toEqual(['1 2 seen']);
  expect(facing(120)).toEqual([]);
  const tour = house([...spots, []], []);
  const twins = tour.scenes.map((scene) => (scene.id === 3 ? { ...scene, name: 'Room 2' } : scene));
  expect(pairs({ ...tour, scenes: twins })).toEqual([]);
});
