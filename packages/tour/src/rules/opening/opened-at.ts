import type { SceneView, Tour } from '../../document/index.ts';
import { writeView } from './opening-view.ts';

/** Where a tour begins, in place of what it says itself. Degrees; without a view the scene's own start view. */
export interface TourStart {
  sceneId: number;
  view?: SceneView | undefined;
}

/** The tour with another beginning; a scene that is gone changes nothing. */
export function openedAt(tour: Tour, { sceneId, view }: TourStart): Tour {
  if (!tour.scenes.some(({ id }) => id === sceneId)) return tour;
  // An address of a certain scene skips the little planet.
  const { opening: _, ...rest } = tour;
  const scenes = view
    ? tour.scenes.map((scene) => (scene.id === sceneId ? writeView(scene, view) : scene))
    : tour.scenes;
  return { ...rest, initialSceneId: sceneId, scenes };
}
