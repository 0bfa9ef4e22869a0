/** The links between scenes, as the map draws them. Pure. */
import { type Hotspot, isKind, type Tour } from '@tourwright/tour/document';

/** What joins two scenes: one arrow, whatever number of links there is. */
export interface LinkArrow {
  /** The same for two scenes, whichever way round. */
  key: string;
  fromId: number;
  toId: number;
  /** The first link that leads there. */
  there: Hotspot;
  /** The first that leads back; null: none does. */
  back: Hotspot | null;
}

/** The same for two scenes, whichever comes first. */
export function pairKey(a: number, b: number): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}

/** An arrow for each two scenes that a link joins, in the order of the scenes. */
export function linkArrows({ scenes }: Pick<Tour, 'scenes'>): LinkArrow[] {
  const known = new Set(scenes.map(({ id }) => id));
  const arrows = new Map<string, LinkArrow>();
  for (const { id: fromId, hotspots } of scenes) {
    for (const there of hotspots) {
      const toId = isKind(there, 'link') ? there.targetSceneId : undefined;
      if (toId === undefined || toId === fromId || !known.has(toId)) continue;
      const key = pairKey(fromId, toId);
      const arrow = arrows.get(key);
      if (!arrow) arrows.set(key, { key, fromId, toId, there, back: null });
      else if (arrow.fromId !== fromId && arrow.back === null) arrow.back = there;
    }
  }
  return [...arrows.values()];
}
