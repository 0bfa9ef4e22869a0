export { type Adjustment, adjustment } from './adjustment.ts';
export { type Brand, brand, brandFields } from './brand.ts';
export { type Excess, excessOf } from './excess.ts';
export { type FactField, type Facts, factFields, type OpenSpan } from './facts.ts';
export {
  type Fault,
  type FaultParams,
  faultsOf,
  foundIn,
  type ParamShapes,
  type ParamsOf,
  pathText,
  type ValueFaultCode,
  valueFault,
  valueFaults,
} from './faults.ts';
export { type GuideStop, guideStop } from './guide.ts';
export { type ByKind, byKind } from './hotspot/by-kind.ts';
export { createHotspotKinds } from './hotspot/create-hotspot-kinds.ts';
export { type FrameAddress, pageFrame, videoFrame } from './hotspot/frame-address.ts';
export type { UnknownHotspot } from './hotspot/hotspot.ts';
export { type HotspotKindDefinition, hotspotKind } from './hotspot/hotspot-kind.ts';
export {
  type Hotspot,
  type HotspotKind,
  hotspot,
  hotspotKinds,
  type KnownHotspot,
} from './hotspot/hotspot-kinds.ts';
export { isKind } from './hotspot/is-kind.ts';
export { isSame } from './is-same.ts';
export { limits } from './limits.ts';
export { list, withIds } from './lists/list.ts';
export {
  type Item,
  itemsAt,
  type ListPath,
  levelOf,
  listKindOf,
  mapLists,
  withItemsAt,
} from './lists/list-path.ts';
export { type FloorPlan, floorPlan, pin } from './media/floor-plan.ts';
export { type Media, media } from './media/media.ts';
export { type Captions, captions, type Picture, picture } from './media/picture.ts';
export { type SceneSound, sceneSound, type TourSound, tourSound } from './media/sound.ts';
export { type SceneVideo, sceneVideo } from './media/video.ts';
export { type Video360, video360 } from './media/video-360.ts';
export { type Product, product } from './products/product.ts';
export { productFields } from './products/product-fields.ts';
export { type ProductVariant, productVariant } from './products/product-variant.ts';
export { plainTextOf, richTextOf, shownRichText } from './rich-text/plain-text-of.ts';
export { type RichBlock, type RichPiece, type RichText, richText } from './rich-text/rich-text.ts';
export {
  type Scene,
  type SceneVariant,
  type SceneView,
  scene,
  sceneVariant,
  sceneView,
} from './scene.ts';
export { type SocialCard, socialCard } from './social-card.ts';
export { type StyleDefault, styleDefault } from './style-default.ts';
export { type Tour, tour, tourSchema } from './tour.ts';
export { defaultCameraDirection, defaultCameraPosition } from './view/default-camera.ts';
export { type Vector, vector } from './view/direction.ts';
export { type ViewLimits, viewLimits } from './view/view-limits.ts';
export { isSceneView, isViewRange, viewRanges } from './view/view-ranges.ts';
