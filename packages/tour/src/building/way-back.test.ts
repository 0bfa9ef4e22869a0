/** A house of known geometry: what is placed in it must be where the house says. */
import { expect, test } from 'vitest';
import { type Tour, tour as tourSchema, type Vector } from '../document/index.ts';
import { degrees, directionOf, radians, wrapAngle, yawPitchOf } from '../sphere/index.ts';
import { bareTour } from '../testing/bare-tour.ts';
import { type BuildingFacts, leastConfidence, likelyScenes, missingWays, wayBack } from './index.ts';

/** Where each photo was taken, metres to the east and to the north, and which way its middle looked, from north. */
const rooms = {
  1: { east: 0, north: 0, heading: 20 },
  2: { east: 4, north: 1, heading: 110 },
  3: { east: 4, north: 6, heading: 250 },
  4: { east: -3, north: 5, heading: 0 },
} as const;
type Room = keyof typeof rooms;

const bearing = (from: Room, to: Room) =>
  Math.atan2(rooms[to].east - rooms[from].east, rooms[to].north - rooms[from].north);
/** Where one scene is seen from another one's photo. */
const seen = (from: Room, to: Room) => bearing(from, to) - radians(rooms[from].heading);
const towards = (from: Room, to: Room, pitch = -0.1): Vector => [...directionOf(seen(from, to), pitch)];
const link = (from: Room, to: Room, more: object = {}) => ({
  id: `to-${to}`,
  kind: 'link',
  position: towards(from, to),
  targetSceneId: to,
  ...more,
});

function house(links: [Room, Room][], change: { pins?: object[]; headings?: boolean } = {}): Tour {
  return tourSchema.parse({
    ...bareTour,
    scenes: Object.entries(rooms).map(([key, { heading }]) => ({
      id: Number(key),
      name: `Room ${key}`,
      slug: `t/${key}.jpg`,
      hotspots: links.filter(([from]) => String(from) === key).map(([from, to]) => link(from, to)),
      ...(change.headings && { heading }),
    })),
    floorPlans: [{ id: 'ground', name: '', slug: 't/floor-plans/g.png', pins: change.pins ?? [] }],
  });
}

/** On a plan of 20 by 10 metres whose up is `north` degrees. */
function pinOf(room: Room, heading: number, north = 0) {
  const { east, north: up } = rooms[room];
  const [x, y] = [
    east * Math.cos(radians(north)) - up * Math.sin(radians(north)),
    east * Math.sin(radians(north)) + up * Math.cos(radians(north)),
  ];
  return { id: `p${room}`, sceneId: room, x: 0.5 + x / 20, y: 0.8 - y / 10, heading };
}
const sized: BuildingFacts = { imageOf: () => ({ width: 2000, height: 1000 }) };

const way = (from: Room, to: Room) => ({ fromId: from, toId: to, position: towards(from, to) });
/** How far a way back is from where the other scene is, degrees. */
function off(found: { direction: Vector }, from: Room, to: Room): number {
  return Math.abs(degrees(wrapAngle(yawPitchOf(found.direction).yaw - seen(to, from))));
}

test('where nothing is known the way back is opposite in the photo, and that is a guess', () => {
  const found = wayBack(house([]), way(1, 2));
  expect(found).toMatchObject({ confidence: 0, evidence: null });
  expect(off(found, 1, 2)).toBeCloseTo(90, 6);
});

test('the compass of both photos shows where it is, at the height of the link', () => {
  const found = wayBack(house([], { headings: true }), way(1, 2));
  expect(found.evidence).toBe('compass');
  expect(off(found, 1, 2)).toBeCloseTo(0, 6);
  expect(yawPitchOf(found.direction).pitch).toBeCloseTo(-0.1, 9);
  expect(found.confidence).toBeGreaterThan(leastConfidence);
  const compassOf = (slug: string) => ({ 't/1.jpg': 20, 't/3.jpg': 250 })[slug];
  expect(off(wayBack(house([]), way(1, 3), { compassOf }), 1, 3)).toBeCloseTo(0, 6);
});

test('pins that were turned show it, whichever way the plan is drawn', () => {
  const pins = [pinOf(1, 20 - 30, 30), pinOf(2, 110 - 30, 30)];
  const found = wayBack(house([], { pins }), way(1, 2), sized);
  expect(found.evidence).toBe('plan');
  expect(off(found, 1, 2)).toBeCloseTo(0, 6);
});

test('on the plan a door that is seen aside of the other pin is as much aside from there', () => {
  const pins = [pinOf(1, 20), pinOf(2, 110)];
  // A door half way between the two, a metre to the right of a visitor who looks over.
  const middle = { east: 2, north: 0.5 };
  const [east, north] = [middle.east + 0.24, middle.north - 0.97];
  const yaw = Math.atan2(east, north) - radians(rooms[1].heading);
  const link = { fromId: 1, toId: 2, position: directionOf(yaw, 0) };
  const found = wayBack(house([], { pins }), link, sized);
  const door = Math.atan2(east - rooms[2].east, north - rooms[2].north) - radians(rooms[2].heading);
  expect(degrees(wrapAngle(yawPitchOf(found.direction).yaw - door))).toBeCloseTo(0, 0);
});

test('a pin that nobody turned lies as the links of its scene say', () => {
  const pins = [pinOf(1, 0), pinOf(2, 0), pinOf(3, 0)];
  // Of the kitchen nothing is known but its link to the terrace.
  const found = wayBack(house([[2, 3]], { pins }), way(1, 2), sized);
  expect(found.evidence).toBe('plan');
  expect(off(found, 1, 2)).toBeCloseTo(0, 6);
  expect(wayBack(house([], { pins }), way(1, 2), sized).evidence).toBe(null);
  // Without the shape of the plan no bearing is known.
  expect(wayBack(house([[2, 3]], { pins }), way(1, 2)).evidence).toBe(null);
});

test('links that lead there and back through other scenes show it', () => {
  const loop: [Room, Room][] = [
    [1, 4],
    [4, 1],
    [4, 3],
    [3, 4],
  ];
  const found = wayBack(house(loop), way(1, 3));
  expect(found.evidence).toBe('links');
  expect(off(found, 1, 3)).toBeCloseTo(0, 6);
  // Doors seldom are in line, so that is no more than a hint, and less with each scene.
  expect(found.confidence).toBeLessThan(leastConfidence);
  const longer = house([...loop, [3, 2], [2, 3]]);
  expect(wayBack(longer, way(1, 2)).confidence).toBeLessThan(found.confidence);
});

test('ways back that were put opposite without knowing better prove nothing', () => {
  const tour = house([
    [1, 4],
    [4, 3],
    [3, 4],
  ]);
  const { yaw, pitch } = yawPitchOf(towards(1, 4));
  const guess = { ...link(4, 1), position: [...directionOf(yaw + Math.PI, pitch)] };
  const scenes = tour.scenes.map((scene) =>
    scene.id === 4 ? { ...scene, hotspots: [...scene.hotspots, guess] } : scene,
  );
  expect(wayBack({ ...tour, scenes } as Tour, way(1, 3)).evidence).toBe(null);
});

test('the walls put right what doors beside each other made askew', () => {
  const tour = house([
    [1, 4],
    [4, 1],
    [4, 3],
    [3, 4],
  ]);
  const askew = tour.scenes.map((scene) => ({
    ...scene,
    hotspots: scene.hotspots.map((hotspot) => {
      const { yaw, pitch } = yawPitchOf(hotspot.position);
      // The door to scene 3 is seen a little aside of the scene behind it.
      const aside = hotspot.id === 'to-3' ? radians(12) : 0;
      return { ...hotspot, position: [...directionOf(yaw + aside, pitch)] };
    }),
  }));
  const wrong = { ...tour, scenes: askew } as Tour;
  expect(off(wayBack(wrong, way(1, 3)), 1, 3)).toBeGreaterThan(5);
  // The walls run to the north and to the east.
  const axesOf = (slug: string) => {
    const { heading } = rooms[Number(slug.slice(2, 3)) as Room];
    return { yaw: (((-heading % 90) + 90) % 90) + 0.1, confidence: 0.8 };
  };
  const found = wayBack(wrong, way(1, 3), { axesOf });
  expect(found.evidence).toBe('axes');
  // Through the door straight, where the link is roughly in that direction: never further off than that.
  expect(off(found, 1, 3)).toBeLessThan(0.5);
  expect(found.confidence).toBeGreaterThan(wayBack(wrong, way(1, 3)).confidence);
  // A weak sight of them is not asked.
  const unsure = (slug: string) => ({ ...axesOf(slug), confidence: 0.2 });
  expect(wayBack(wrong, way(1, 3), { axesOf: unsure }).evidence).toBe('links');
});

test('the walls alone leave four ways: the nearest is proposed and somebody has to look', () => {
  const axesOf = (slug: string) => ({ yaw: slug === 't/1.jpg' ? 70 : 58, confidence: 0.9 });
  const found = wayBack(house([]), way(1, 2), { axesOf });
  expect(found.evidence).toBe('axes');
  expect(found.confidence).toBeLessThan(leastConfidence);
  // The link is at 56 degrees, the wall behind it at 70: one walks through the door straight.
  expect(degrees(wrapAngle(yawPitchOf(found.direction).yaw - radians(70 + 180 - 12)))).toBeCloseTo(0, 6);
});

test('a visitor who arrives with the view that the owner chose has the door behind them', () => {
  const found = wayBack(house([]), { ...way(1, 2), arrival: { yaw: 90 } });
  expect(found.evidence).toBe('arrival');
  expect(degrees(yawPitchOf(found.direction).yaw)).toBeCloseTo(-90, 6);
  expect(found.confidence).toBeLessThan(leastConfidence);
});

test('on the plan the scene comes first that is where the link is put', () => {
  const pins = [pinOf(1, 20), pinOf(2, 110), pinOf(3, 250), pinOf(4, 0)];
  const likely = likelyScenes(house([], { pins }), 1, towards(1, 4), sized);
  expect(likely[0]).toEqual({ sceneId: 4, reason: 'ahead' });
  expect(likelyScenes(house([], { pins }), 1, towards(1, 2), sized)[0]).toEqual({
    sceneId: 2,
    reason: 'ahead',
  });
  expect(likely.find(({ sceneId }) => sceneId === 3)?.reason).toBe('right');
});

test('a scene that leads here without a way back is likely, most of all where that would be', () => {
  const tour = house([[3, 1]], { headings: true });
  expect(likelyScenes(tour, 1, towards(1, 3))[0]).toEqual({ sceneId: 3, reason: 'leads-here' });
  // Elsewhere in the photo the next one of the walk is meant.
  expect(likelyScenes(tour, 1, towards(1, 4))[0]).toEqual({ sceneId: 2, reason: 'next' });
});

test('a scene knows the ways back that it lacks, where their places are known', () => {
  const [missing, ...others] = missingWays(
    house(
      [
        [3, 1],
        [2, 1],
        [1, 2],
      ],
      { headings: true },
    ),
    1,
  );
  expect(others).toEqual([]);
  expect(missing?.targetId).toBe(3);
  expect(off({ direction: missing!.position }, 3, 1)).toBeCloseTo(0, 6);
  expect(missingWays(house([[3, 1]]), 1)).toEqual([]);
});

test('what is linked already is not likely, and neither is the scene itself', () => {
  expect(likelyScenes(house([[1, 2]]), 1, towards(1, 2))).toEqual([]);
  expect(likelyScenes(house([]), 9, [0, 0, -1])).toEqual([]);
});
