export { type Asset, readAsset } from './asset.ts';
export { type BuiltTour, buildTour, demoId, type TourContent } from './build-tour.ts';
export {
  type DemoSource,
  type Gallery,
  type GalleryEntry,
  type SeededEntry,
  type SeedOptions,
  seedDemos,
} from './seed-demos.ts';
export { demoSources } from './sources.ts';
