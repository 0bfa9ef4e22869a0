export {
  type CutFailure,
  type CutReason,
  cutReasons,
  type Manifest,
  type TileFormat,
} from '@tourwright/tour/pyramid';
export { type CutOptions, type CutOutcome, cutPanorama } from './cut-panorama.ts';
export { sayCutFailure } from './failure-words.en.ts';
export type { LayoutName } from './layouts/layouts.ts';
export { cutterVersion } from './output.ts';
