import type { ViewerScene } from '../scenes/viewer-scene.ts';
import type { Viewer } from '../viewer-options.ts';

/** Another tour in a viewer that shows one: it begins with this scene, or with its first, and nothing else is loaded before. */
export function openTour(viewer: Viewer, scenes: ViewerScene[], sceneId: number | null | undefined): void {
  const first = scenes.find(({ id }) => id === sceneId) ?? scenes[0];
  // Another tour may number its scenes alike.
  viewer.setScenes([]);
  if (first) viewer.setScenes([first]);
  viewer.setScenes(scenes);
}
