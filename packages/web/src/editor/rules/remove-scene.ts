import type { Tour } from '@tourwright/tour/document';
import type { Edit } from '@tourwright/tour/edit';
import { type Change, newEdit } from '../state/new-edit.ts';

/** One step: the scene goes, and with it the links that led there and its rank as the start. */
export function removeScene(tour: Tour, sceneId: number): Edit {
  const links = tour.scenes.flatMap((scene): Change[] =>
    scene.id === sceneId
      ? []
      : scene.hotspots
          .filter(({ kind, targetSceneId }) => kind === 'link' && targetSceneId === sceneId)
          .map(({ id }) => ({ kind: 'hotspot.remove', sceneId: scene.id, hotspotId: id })),
  );
  const start: Change[] =
    tour.initialSceneId === sceneId ? [{ kind: 'tour.set', field: 'initialSceneId', value: null }] : [];
  return newEdit({ kind: 'scene.remove', sceneId }, ...links, ...start);
}
