/** The package's public entry: angles are degrees here. */
export type { PyramidLevel, TileId } from '@tourwright/tour/pyramid';
export { askForMotion, type MotionAnswer } from './controls/ask-for-motion.ts';
export type { ViewerControls } from './controls/viewer-controls.ts';
export { firstTiles, panoramaScene, viewerScenes } from './degrees/scenes.ts';
export { createViewer, Opening } from './degrees/viewer.ts';
export type { ViewerEvents, ViewerState } from './events.ts';
export type { PinnedMedia, ViewerScene } from './scenes/viewer-scene.ts';
export type { SceneMedia, ShownVariants } from './scenes/viewer-scenes.ts';
export type {
  DeepZoomPanorama,
  EquirectangularPanorama,
  FacesPanorama,
  KrpanoPanorama,
  MarzipanoPanorama,
  PannellumPanorama,
  PanoramaData,
  TilesPanorama,
  TourwrightPanorama,
} from './sources/kinds/panorama-data.ts';
export type { Panorama } from './sources/panorama.ts';
export {
  knownPicture,
  type OtherPicture,
  type PanoramaSource,
  type TourwrightTiles,
} from './sources/panorama-source.ts';
export { sourceOf } from './sources/source-of.ts';
export type { TiledPicture } from './sources/tiled-picture.ts';
export type { ViewerTexts } from './texts.ts';
export type { ViewAngles } from './view/angles.ts';
export type { Transition } from './view/crossing.ts';
export type { OpenSceneOptions, PanoramaOptions, Viewer, ViewerOptions } from './viewer-options.ts';
