export { coverOf, type TourCover, welcomeCoverOf } from './cover-of.ts';
export { effectiveAdjustment, isLit } from './effective-adjustment.ts';
export {
  cardFactLines,
  type FactWords,
  factLines,
  homeLines,
  hoursLines,
  spansText,
  weekdayText,
} from './fact-lines.ts';
export { frameAddress } from './frame-address.ts';
export { contrastOf, enoughContrast, nearestForWhite, readableOn } from './look/contrast.ts';
export { lookProperties } from './look/look-properties.ts';
export { movedHotspot } from './moved-hotspot.ts';
export { newId, newSceneId, type Random } from './new-id.ts';
export { type AskedView, beginsAsPlanet, readAskedView } from './opening/asked-view.ts';
export { openedAt, type TourStart } from './opening/opened-at.ts';
export { openingScene } from './opening/opening-scene.ts';
export { defaultHfovDegrees, openingView, writeView } from './opening/opening-view.ts';
export { listProducts } from './products/list-products.ts';
export { type ProductPrice, productPrice } from './products/product-price.ts';
export {
  heldProduct,
  holdsProduct,
  listedProduct,
  type PlacedProduct,
  productFieldNames,
  productsOf,
  shownHotspot,
} from './products/products-of.ts';
export { readingOrder } from './reading-order.ts';
export { moveSlugs } from './slugs/move-slugs.ts';
export { namedSlugs } from './slugs/named-slugs.ts';
export {
  canonicalSlug,
  type ParsedSlug,
  parseSlug,
  type SlugArea,
  type SlugParts,
  slugFaults,
  tourSlug,
} from './slugs/slug.ts';
export { uniqueScenes } from './slugs/unique-scenes.ts';
export { type ParsedTour, parseTour } from './stored/parse-tour.ts';
export { type Ownership, readStored } from './stored/read-stored.ts';
export { serverFields } from './stored/server-fields.ts';
export { type TourListRow, tourRow } from './stored/tour-row.ts';
export { upgradeEdit } from './stored/upgrade-edit.ts';
export { upgradeTour } from './stored/upgrade-tour.ts';
export { currentShape } from './stored/upgrades.ts';
export { writeStored } from './stored/write-stored.ts';
export { summarize, type TourSummary, tourSummary } from './tour-summary.ts';
export { contactDetailsIn, withoutContactDetails } from './unbranded/contact-details.ts';
export { unbrandedTour } from './unbranded/unbranded-tour.ts';
