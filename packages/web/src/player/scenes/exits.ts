/** What is announced on arrival: where the exits are, relative to the view. */
import type { Hotspot } from '@tourwright/tour/document';
import { readingOrder } from '@tourwright/tour/rules';
import { wrapAngle, yawPitchOf } from '@tourwright/tour/sphere';
import type { ViewerScene } from '@tourwright/viewer';

/** Where a link is, relative to the view. */
export type Side = 'ahead' | 'right' | 'behind' | 'left';

/** A way out of a scene, and where it is, relative to the view. */
export interface Exit {
  name: string;
  targetSceneId: number;
  side: Side;
}

/** The exits of a scene from left to right, seen with this yaw (radians); links that lead nowhere are none. */
export function exitsOf(
  scene: ViewerScene,
  scenes: readonly Pick<ViewerScene, 'id' | 'name'>[],
  yaw: number,
): Exit[] {
  const found = scene.hotspots.flatMap(({ kind, text, targetSceneId, position }) => {
    const target = scenes.find(({ id }) => id === targetSceneId);
    if (kind !== 'link' || !target) return [];
    const turn = wrapAngle(yawPitchOf(position).yaw - yaw);
    return [{ name: text || target.name, targetSceneId: target.id, side: sideOf(turn), turn }];
  });
  // What is ahead comes first, then on to the right and all the way round.
  const order = (turn: number) =>
    Math.abs(turn) <= Math.PI / 4 ? -10 + turn : (turn + 2 * Math.PI) % (2 * Math.PI);
  return found.sort((a, b) => order(a.turn) - order(b.turn)).map(({ turn: _, ...exit }) => exit);
}

/** What a scene has besides exits, in the viewer's reading order: from the left rim of the opening view all the way round. */
export function thingsOf({ hotspots, view }: Pick<ViewerScene, 'hotspots' | 'view'>): Hotspot[] {
  const things = hotspots.filter(({ kind }) => kind !== 'link');
  return readingOrder(things, view.yaw - view.hfov / 2);
}

function sideOf(turn: number): Side {
  const eighth = Math.PI / 4;
  if (Math.abs(turn) <= eighth) return 'ahead';
  if (Math.abs(turn) >= 3 * eighth) return 'behind';
  return turn > 0 ? 'right' : 'left';
}
