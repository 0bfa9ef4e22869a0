import { directionOf, radians } from '../sphere/index.ts';

/** A link at a yaw in degrees, as documents store it. */
export const linkAt = (targetSceneId: number, yaw: number) => ({
  id: `to-${targetSceneId}`,
  kind: 'link',
  position: [...directionOf(radians(yaw), 0)],
  scale: 1,
  rotation: 0,
  targetSceneId,
});
