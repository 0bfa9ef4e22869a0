export { type AskedView, beginsAsPlanet, readAskedView } from './asked-view.ts';
export { coverOf, type TourCover } from './cover-of.ts';
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
export { listProducts } from './list-products.ts';
export { contrastOf, enoughContrast, nearestForWhite, readableOn } from './look/contrast.ts';
export { lookProperties } from './look/look-properties.ts';
export { moveSlugs } from './move-slugs.ts';
export { movedHotspot } from './moved-hotspot.ts';
export { namedSlugs } from './named-slugs.ts';
export { newId, newSceneId, type Random } from './new-id.ts';
export { openedAt, type TourStart } from './opened-at.ts';
export { openingScene } from './opening-scene.ts';
export { defaultHfovDegrees, openingView, writeView } from './opening-view.ts';
export { type ParsedTour, parseTour } from './parse-tour.ts';
export { type ProductPrice, productPrice } from './product-price.ts';
export {
  heldProduct,
  holdsProduct,
  listedProduct,
  type PlacedProduct,
  productFieldNames,
  productsOf,
  shownHotspot,
} from './products-of.ts';
export { type Ownership, readStored } from './read-stored.ts';
export { readingOrder } from './reading-order.ts';
export { serverFields } from './server-fields.ts';
export {
  canonicalSlug,
  type ParsedSlug,
  parseSlug,
  type SlugArea,
  type SlugParts,
  slugFaults,
  tourSlug,
} from './slug.ts';
export { type TourListRow, tourRow } from './tour-row.ts';
export { summarize, type TourSummary, tourSummary } from './tour-summary.ts';
export { contactDetailsIn, withoutContactDetails } from './unbranded/contact-details.ts';
export { unbrandedTour } from './unbranded/unbranded-tour.ts';
export { uniqueScenes } from './unique-scenes.ts';
export { upgradeEdit } from './upgrade-edit.ts';
export { upgradeTour } from './upgrade-tour.ts';
export { currentShape } from './upgrades.ts';
export { writeStored } from './write-stored.ts';
