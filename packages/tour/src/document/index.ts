export { type Adjustment, adjustment } from './adjustment.ts';
export { type Brand, brand, brandFields } from './brand.ts';
export { defaultCameraDirection, defaultCameraPosition } from './default-camera.ts';
export { type Vector, vector } from './direction.ts';
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
export { type SceneFilm, sceneFilm } from './film.ts';
export { type FloorPlan, floorPlan, pin } from './floor-plan.ts';
export { type GuideStop, guideStop } from './guide.ts';
export { type ByKind, byKind } from './hotspot/by-kind.ts';
export { createHotspotKinds } from './hotspot/create-hotspot-kinds.ts';
export { type FrameAddress, filmFrame, pageFrame } from './hotspot/frame-address.ts';
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
export { list, withIds } from './list.ts';
export {
  type Item,
  itemsAt,
  type ListPath,
  levelOf,
  listKindOf,
  mapLists,
  withItemsAt,
} from './list-path.ts';
export { type Media, media } from './media.ts';
export { type Captions, captions, type Picture, picture } from './picture.ts';
export { plainTextOf, richTextOf, shownRichText } from './plain-text-of.ts';
export { type Product, product } from './product.ts';
export { productFields } from './product-fields.ts';
export { type ProductVariant, productVariant } from './product-variant.ts';
export { type RichBlock, type RichPiece, type RichText, richText } from './rich-text.ts';
export {
  type Scene,
  type SceneVariant,
  type SceneView,
  scene,
  sceneVariant,
  sceneView,
} from './scene.ts';
export { type SocialCard, socialCard } from './social-card.ts';
export { type SceneSound, sceneSound, type TourSound, tourSound } from './sound.ts';
export { type StyleDefault, styleDefault } from './style-default.ts';
export { type Tour, tour, tourSchema } from './tour.ts';
export { type SceneVideo, sceneVideo } from './video.ts';
export { type ViewLimits, viewLimits } from './view-limits.ts';
export { isSceneView, isViewRange, viewRanges } from './view-ranges.ts';
