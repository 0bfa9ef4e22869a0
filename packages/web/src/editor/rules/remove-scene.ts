import { isKind, type Tour } from '@tourwright/tour/document';
import type { Edit } from '@tourwright/tour/edit';
import { type Change, newEdit } from '../state/new-edit.ts';

/** One step: the scene goes, and with it the links that led there, its rank as the start, its stops and its pins. */
export function removeScene(tour: Tour, sceneId: number): Edit {
  const links = tour.scenes.flatMap((scene): Change[] =>
    scene.id === sceneId
      ? []
      : scene.hotspots
          .filter((hotspot) => isKind(hotspot, 'link') && hotspot.targetSceneId === sceneId)
          .map(({ id }) => ({ kind: 'hotspot.remove', sceneId: scene.id, hotspotId: id })),
  );
  const start: Change[] =
    tour.initialSceneId === sceneId ? [{ kind: 'tour.set', field: 'initialSceneId', value: null }] : [];
  return newEdit(
    { kind: 'scene.remove', sceneId },
    ...links,
    ...start,
    ...stops(tour, sceneId),
    ...pins(tour, sceneId),
  );
}

/** The guided tour without its stops there; one that has no other stops leads through every scene again. */
function stops({ guide = [] }: Tour, sceneId: number): Change[] {
  return guide
    .filter((stop) => stop.sceneId === sceneId)
    .map(({ id = '' }) => ({ kind: 'item.remove', path: ['guide'], itemId: id }));
}

function pins({ floorPlans }: Tour, sceneId: number): Change[] {
  return floorPlans.flatMap((plan) =>
    (plan.pins ?? [])
      .filter((pin) => pin.sceneId === sceneId)
      .map(
        ({ id = '' }): Change => ({ kind: 'item.remove', path: ['floorPlans', plan.id, 'pins'], itemId: id }),
      ),
  );
}
