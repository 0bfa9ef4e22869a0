/**
 * The scene that a tour opens with: the named one, else the one of `initialSceneId`, else the first. Null when the
 * tour has no scenes. A name that no scene has is passed over.
 */
export function openingScene<S extends { id: number }>(
  tour: { scenes: readonly S[]; initialSceneId?: number | undefined },
  sceneId?: number | null,
): S | null {
  const find = (id: number | null | undefined) => tour.scenes.find((scene) => scene.id === id);
  return find(sceneId) ?? find(tour.initialSceneId) ?? tour.scenes[0] ?? null;
}
