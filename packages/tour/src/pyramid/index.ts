export { type Face, faces } from '../sphere/index.ts';
export { type CutFailure, type CutReason, cutReasons } from './cut-failure.ts';
export { coverageOf, type GPano, type GPanoCrop, isTwiceAsWide, readGPano, speaksOf } from './gpano.ts';
export { type DeepZoomImage, deepZoomLayout, readDeepZoom } from './layouts/deep-zoom-layout.ts';
export { krpanoLayout, krpanoLevelsLayout, plainKrpanoAddress } from './layouts/krpano-layout.ts';
export { type MarzipanoLevel, marzipanoLayout, marzipanoStrip } from './layouts/marzipano-layout.ts';
export { pannellumLayout } from './layouts/pannellum-layout.ts';
export { levelFor } from './level-for.ts';
export {
  type Coverage,
  type Manifest,
  manifestVersion,
  type StereoArrangement,
  type TileFormat,
} from './manifest.ts';
export { planPyramid } from './plan-pyramid.ts';
export { levelsOf, type PyramidLevel } from './pyramid-level.ts';
export { type ReadManifest, readManifest } from './read-manifest.ts';
export { faceSizeAt, type TileId, tileSizeAt, tilesPerSide, tileUrl } from './tile.ts';
export { addressOfTile, type TileLayout, type TileLevel } from './tile-layout.ts';
