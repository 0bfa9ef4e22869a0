import type { Panorama } from '../sources/panorama.ts';
import { sourceOf } from '../sources/source-of.ts';
import type { ViewerScene } from './viewer-scene.ts';

/** A scene of a panorama of any kind; one looks at its middle, 90 degrees wide, as far as the scene says nothing else. */
export function panoramaScene(
  panorama: Panorama,
  scene: Partial<Omit<ViewerScene, 'source'>> = {},
): ViewerScene {
  const view = { yaw: 0, pitch: 0, hfov: Math.PI / 2 };
  return { id: 1, name: 'Panorama', view, hotspots: [], ...scene, source: sourceOf(panorama) };
}
