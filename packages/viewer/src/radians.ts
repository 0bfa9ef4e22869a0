/**
 * The viewer in radians, as the code inside has it: for pages that compute with views themselves, as the editor of
 * Tourwright does. Names and shapes are those of the other entries.
 */
export { askForMotion, type MotionAnswer } from './controls/ask-for-motion.ts';
export type { ViewerControls } from './controls/viewer-controls.ts';
export type { ViewerEvents, ViewerState } from './events.ts';
export { Opening } from './opening/opening.ts';
export { panoramaScene } from './scenes/panorama-scene.ts';
export type { PinnedMedia, ViewerScene } from './scenes/viewer-scene.ts';
export { type SceneMedia, type ShownVariants, viewerScenes } from './scenes/viewer-scenes.ts';
export { firstTiles } from './sources/first-tiles.ts';
export type { PanoramaData } from './sources/kinds/panorama-data.ts';
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
export { createViewer } from './viewer.ts';
export type { OpenSceneOptions, PanoramaOptions, Viewer, ViewerOptions } from './viewer-options.ts';
