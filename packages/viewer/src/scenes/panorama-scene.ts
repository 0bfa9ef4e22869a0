import type { Panorama } from '../sources/panorama.ts';
import { sourceOf } from '../sources/source-of.ts';
import type { ViewerScene } from './viewer-scene.ts';

/** Makes a scene from a panorama of any kind; by default its view is the middle of the panorama, 90 degrees wide. */
export function panoramaScene(
  panorama: Panorama,
  scene: Partial<Omit<ViewerScene, 'source'>> = {},
): ViewerScene {
  const view = { yaw: 0, pitch: 0, hfov: Math.PI / 2 };
  return { id: 1, name: 'Panorama', view, hotspots: [], ...scene, source: sourceOf(panorama) };
}
