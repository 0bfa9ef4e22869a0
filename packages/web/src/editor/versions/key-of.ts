import type { TourChange } from '@tourwright/tour/changes';

/** Names a change among those of one comparison. */
export function keyOf({ thing, sort, sceneId, id }: TourChange): string {
  return [thing, sort, sceneId, id].join(' ');
}
