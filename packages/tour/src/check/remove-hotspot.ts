import type { Edit } from '../edit/index.ts';

/** The edit that takes a hotspot away. */
export function removeHotspot(sceneId: number, hotspotId: string): (newId: () => string) => Edit {
  return (newId) => ({ id: newId(), v: 1, kind: 'hotspot.remove', sceneId, hotspotId });
}
