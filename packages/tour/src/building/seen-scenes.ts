/**
 * Scenes that are seen from others, as hotspots say that are called like them: "Terrace" on the window of the hall. A link
 * to the terrace belongs there. Pure.
 */
import { type Hotspot, isKind, type Scene, type Tour, type Vector } from '../document/index.ts';
import { directionOf, radians, wrapAngle, yawPitchOf } from '../sphere/index.ts';
import { leastConfidence } from './least-confidence.ts';
import type { SceneTurns } from './scene-turns.ts';

/** Below its name a link covers neither that nor what is seen. */
const belowName = radians(9);
const lowest = radians(-35);
/** What is seen at two ends of one line; doors and windows are aside of it. */
const mostAside = radians(50);

/** Asked for each link of a tour. */
const known = new WeakMap<Tour['scenes'], ReadonlyMap<string, number>>();

/** Which scene is called so; of scenes with one name none is. */
function scenesByName({ scenes }: Tour): ReadonlyMap<string, number> {
  const before = known.get(scenes);
  if (before) return before;
  const found = new Map<string, number>();
  const twice = new Set<string>();
  for (const { id, name } of scenes) {
    const key = keyOf(name);
    if (found.has(key)) twice.add(key);
    found.set(key, id);
  }
  for (const key of ['', ...twice]) found.delete(key);
  known.set(scenes, found);
  return found;
}

const keyOf = (name: string | undefined) => (name ?? '').trim().toLocaleLowerCase();

/** The first hotspot of a scene that is called like a scene and leads nowhere, for each of these scenes. */
function namedSpots(scene: Scene, names: ReadonlyMap<string, number>): Map<number, Hotspot> {
  const spots = new Map<number, Hotspot>();
  for (const hotspot of scene.hotspots) {
    if (isKind(hotspot, 'link')) continue;
    const seen = names.get(keyOf(hotspot.text)) ?? names.get(keyOf(hotspot.title));
    if (seen !== undefined && seen !== scene.id && !spots.has(seen)) spots.set(seen, hotspot);
  }
  return spots;
}

/** Where a link to another scene belongs, below the name of that scene; null where it is not seen. */
export function seenDirection(tour: Tour, fromId: number, toId: number): Vector | null {
  const from = tour.scenes.find(({ id }) => id === fromId);
  const spot = from && namedSpots(from, scenesByName(tour)).get(toId);
  if (!spot) return null;
  const { yaw, pitch } = yawPitchOf([...spot.position]);
  return [...directionOf(yaw, Math.max(Math.min(pitch, lowest), pitch - belowName))];
}

/**
 * Each two scenes of which each is seen from the other, once. Where links, plans, compass or walls show how both photos
 * were facing, they must be seen at about the two ends of one line.
 */
export function scenesInSight(tour: Tour, turns: SceneTurns): [number, number][] {
  const names = scenesByName(tour);
  const spots = new Map(tour.scenes.map((scene) => [scene.id, namedSpots(scene, names)]));
  return tour.scenes.flatMap(({ id: from }) =>
    [...(spots.get(from) ?? [])].flatMap(([to, there]): [number, number][] => {
      const back = spots.get(to)?.get(from);
      if (!back || from > to) return [];
      const turn = turns.between(from, to);
      if (turn && turn.confidence >= leastConfidence) {
        const [a, b] = [there, back].map(({ position }) => yawPitchOf([...position]).yaw);
        const aside = wrapAngle((a ?? 0) + Math.PI - (b ?? 0) - turn.turn);
        if (Math.abs(aside) > mostAside) return [];
      }
      return [[from, to]];
    }),
  );
}
