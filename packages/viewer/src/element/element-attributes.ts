// biome-ignore lint/suspicious/noTsIgnore: with React it is not an error
/** @ts-ignore Pages without React have no such module, and need none. */
import type { HTMLAttributes, RefAttributes } from 'react';
import type { TourViewerElement } from './tour-viewer-element.ts';

/** Attributes of `<tour-viewer>`. Angles in degrees; a flag is on where it is present: `page-scrolls=""`. */
export interface TourViewerAttributes {
  src?: string;
  panorama?: string;
  name?: string;
  scene?: number | string;
  yaw?: number | string;
  pitch?: number | string;
  hfov?: number | string;
  autorotate?: string;
  /** The enabled ones, separated by spaces: `pointer wheel keyboard double-tap`; absent: all. */
  controls?: string;
  'page-scrolls'?: string;
  hotspots?: 'none';
  links?: 'none';
  'memory-budget-bytes'?: number | string;
}

/** What React's JSX takes for it: `import '@tourwright/viewer/element'` brings it along. */
type TourViewerJsx = HTMLAttributes<TourViewerElement> &
  RefAttributes<TourViewerElement> &
  TourViewerAttributes;

// biome-ignore lint/suspicious/noTsIgnore: with React it is not an error
/** @ts-ignore */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tour-viewer': TourViewerJsx;
    }
  }
}
