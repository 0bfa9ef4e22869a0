export {
  type CutOrder,
  type CutResult,
  cutPanorama,
  cutterVersion,
  type EarlyView,
} from './process/cut-panorama.ts';
