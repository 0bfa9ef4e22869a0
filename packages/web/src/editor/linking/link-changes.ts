import { type BuildingFacts, type WayBack, wayBack } from '@tourwright/tour/building';
import { type Hotspot, isKind, type Scene, type Tour, type Vector } from '@tourwright/tour/document';
import { newId } from '../../client/new-id.ts';
import type { Change } from '../state/new-edit.ts';
import type { LinkDraft } from './link-draft.ts';

/** The link that leads from one scene back to another, if there is one. */
export function linkBetween(from: Scene, toId: number): Hotspot | null {
  return from.hotspots.find((each) => isKind(each, 'link') && each.targetSceneId === toId) ?? null;
}

/** What somebody has chosen for a new link: arrival view, way back, label. */
export type Choices = Pick<LinkDraft, 'arrival' | 'back' | 'withWayBack' | 'label'>;

/** What makes a link, and the way back that came with it. */
export interface LinkMaking {
  changes: [Change, ...Change[]];
  /** Null: none was wished, or one is there already. */
  back: (Pick<WayBack, 'evidence' | 'confidence'> & { hotspot: Hotspot; isYours: boolean }) | null;
}

/**
 * A link to a scene and, if wished, the way back: in the same look, where its owner put it or the geometry of the building
 * does, unless the other side leads here already.
 */
export function linkChanges(
  tour: Tour,
  { from, to }: { from: Scene; to: Scene },
  look: Hotspot,
  { arrival, back: own, withWayBack, label }: Choices,
  facts: BuildingFacts,
): LinkMaking {
  const link = {
    ...look,
    targetSceneId: to.id,
    text: label || to.name,
    ...(arrival && { arrival }),
  };
  const there: Change = { kind: 'hotspot.add', sceneId: from.id, hotspot: link };
  if (!withWayBack || linkBetween(to, from.id) || from.id === to.id) return { changes: [there], back: null };
  const placed = placedBack(tour, { from, to }, link, facts);
  const hotspot = backHotspot(link, from, own ?? placed.direction);
  const { evidence, confidence } = placed;
  return {
    changes: [there, { kind: 'hotspot.add', sceneId: to.id, hotspot }],
    back: { hotspot, evidence, confidence, isYours: own !== null },
  };
}

/** The way back of a link that is there already. */
export function backHotspot(link: Hotspot, from: Scene, position: Vector): Hotspot {
  const { id: _id, arrival: _arrival, label: _label, polygon: _polygon, orientation: _turn, ...look } = link;
  return { ...look, id: newId(), position, targetSceneId: from.id, text: from.name } as Hotspot;
}

/** Where the way back of a link would be. */
export function placedBack(
  tour: Tour,
  { from, to }: { from: Scene; to: Scene },
  link: Hotspot,
  facts: BuildingFacts,
): WayBack {
  const arrival = isKind(link, 'link') ? link.arrival : undefined;
  return wayBack(tour, { fromId: from.id, toId: to.id, position: link.position, arrival }, facts);
}
