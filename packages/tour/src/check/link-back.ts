import { wayBack } from '../building/index.ts';
import { isKind } from '../document/index.ts';
import type { Edit } from '../edit/index.ts';
import type { CheckedLink, CheckedTour } from './finding.ts';

/** What a way back takes over; how a mark is turned belongs to its own place. */
const looks = ['iconName', 'colour', 'labelMode', 'animation', 'facing'] as const;

/** The edit that adds the way back of a link, in its look, where the geometry of the building puts it. */
export function linkBack(
  { tour, facts }: Pick<CheckedTour, 'tour' | 'facts'>,
  { from, to, hotspot }: CheckedLink,
): (newId: () => string) => Edit {
  return (newId) => {
    const arrival = isKind(hotspot, 'link') ? hotspot.arrival : undefined;
    const way = { fromId: from.id, toId: to.id, position: hotspot.position, arrival };
    const { direction } = wayBack(tour, way, facts);
    const back = { id: newId(), kind: 'link', position: direction, scale: hotspot.scale, rotation: 0 };
    const look = Object.fromEntries(
      looks.flatMap((field) => (hotspot[field] === undefined ? [] : [[field, hotspot[field]]])),
    );
    const added = { ...back, ...look, targetSceneId: from.id, text: from.name };
    return { id: newId(), v: 1, kind: 'hotspot.add', sceneId: to.id, hotspot: added };
  };
}
