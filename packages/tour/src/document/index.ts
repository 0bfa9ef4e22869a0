export { defaultCameraDirection, defaultCameraPosition } from './default-camera.ts';
export { type Vector, vector } from './direction.ts';
export { type FloorPlan, floorPlan } from './floor-plan.ts';
export { type Hotspot, hotspot } from './hotspot.ts';
export { isSame } from './is-same.ts';
export { type Media, media } from './media.ts';
export {
  type Scene,
  type SceneView,
  scene,
  sceneView,
} from './scene.ts';
export { TOUR_SCHEMA, type Tour, tour } from './tour.ts';
export { type SceneVideo, sceneVideo } from './video.ts';
