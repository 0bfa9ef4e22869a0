import type { Scene, Tour } from '../document/index.ts';

/**
 * The scene that a tour opens with: the named one, else the one of `initialSceneId`, else the first. Null when the
 * tour has no scenes. A name that no scene has is passed over.
 */
export function openingScene(
  tour: Pick<Tour, 'scenes' | 'initialSceneId'>,
  sceneId?: number | null,
): Scene | null {
  const find = (id: number | null | undefined) => tour.scenes.find((scene) => scene.id === id);
  return find(sceneId) ?? find(tour.initialSceneId) ?? tour.scenes[0] ?? null;
}
