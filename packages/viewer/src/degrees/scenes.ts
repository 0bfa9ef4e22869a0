/** Scenes whose angles are degrees. */
import { panoramaScene as innerPanoramaScene } from '../scenes/panorama-scene.ts';
import type { ViewerScene } from '../scenes/viewer-scene.ts';
import { viewerScenes as innerScenes, type SceneMedia, type ShownVariants } from '../scenes/viewer-scenes.ts';
import { tilesAhead as innerTilesAhead } from '../sources/fetch-ahead.ts';
import { firstTiles as innerFirstTiles } from '../sources/first-tiles.ts';
import type { Panorama } from '../sources/panorama.ts';
import type { Size, ViewAngles } from '../view/angles.ts';
import { anglesInRadians, sceneInDegrees, sceneInRadians } from './angles.ts';

/** Makes a scene from a panorama of any kind; by default its view is the middle of the panorama, 90 degrees wide. */
export function panoramaScene(
  panorama: Panorama,
  scene: Partial<Omit<ViewerScene, 'source'>> = {},
): ViewerScene {
  return { ...sceneInDegrees(innerPanoramaScene(panorama)), ...scene };
}

/** Makes the scenes of a tour, with the images of their slugs. */
export function viewerScenes(
  tour: Parameters<typeof innerScenes>[0],
  media: Readonly<Record<string, SceneMedia>>,
  shown: ShownVariants = {},
): ViewerScene[] {
  return innerScenes(tour, media, shown).map(sceneInDegrees);
}

/**
 * The addresses of the tiles that a scene needs first in an element of this size in CSS pixels, nearest to the middle
 * of its opening view first: for pages that fetch ahead.
 */
export function firstTiles(
  scene: Pick<ViewerScene, 'source' | 'view' | 'limits'>,
  size: Size,
  devicePixelRatio = 1,
): string[] {
  return innerFirstTiles(sceneInRadians(scene), size, devicePixelRatio);
}

/**
 * The addresses that the scenes linked from a scene need first, seen as one would arrive from this view, scene by scene
 * in the order of the links. `size` is that of the viewer's element in CSS pixels.
 */
export function tilesAhead(
  scene: ViewerScene,
  scenes: readonly ViewerScene[],
  { view, ...screen }: { view: ViewAngles; size: Size; devicePixelRatio: number },
): string[] {
  return innerTilesAhead(sceneInRadians(scene), scenes.map(sceneInRadians), {
    ...screen,
    view: anglesInRadians(view),
  });
}
