export { newId, newSceneId, type Random } from './new-id.ts';
export { openingScene } from './opening-scene.ts';
export { defaultHfovDegrees, openingView, writeView } from './opening-view.ts';
export { type Fault, kindOf, type ParsedTour, parseTour } from './parse-tour.ts';
export { type Ownership, readStored } from './read-stored.ts';
export { type ParsedSlug, parseSlug, type SlugArea, type SlugParts, tourSlug } from './slug.ts';
export { type TourListRow, tourRow } from './tour-row.ts';
export { uniqueScenes } from './unique-scenes.ts';
export { writeStored } from './write-stored.ts';
