import { isKind, type Tour } from '../document/index.ts';
import { wrapAngle, yawPitchOf } from '../sphere/index.ts';

/** Two scenes with links both ways, and what these say of how the two photos were taken. */
export interface LinkPair {
  from: number;
  to: number;
  /** How much further clockwise the second photo was facing, radians. */
  turn: number;
  /** The way back is exactly opposite, where it is put when nothing is known, so it proves nothing. */
  isGuess: boolean;
}

/** A hand does not hit the opposite direction so closely, radians. */
const handsError = 2e-3;

/** Each two scenes of a tour that lead to one another, once. */
export function linkPairs(tour: Tour): LinkPair[] {
  const yaws = new Map<string, number>();
  for (const { id, hotspots } of tour.scenes) {
    for (const hotspot of hotspots) {
      const to = isKind(hotspot, 'link') ? hotspot.targetSceneId : undefined;
      const way = `${id} ${to}`;
      // Of several links to one scene, the first.
      if (to !== undefined && to !== id && !yaws.has(way)) yaws.set(way, yawPitchOf(hotspot.position).yaw);
    }
  }
  return [...yaws].flatMap(([way, there]): LinkPair[] => {
    const [from = 0, to = 0] = way.split(' ').map(Number);
    const back = yaws.get(`${to} ${from}`);
    if (back === undefined || from > to) return [];
    const turn = wrapAngle(there + Math.PI - back);
    return [{ from, to, turn, isGuess: Math.abs(turn) < handsError }];
  });
}
