import type { ViewerEvents } from '../events.ts';
import type { ViewerScene } from '../scenes/viewer-scene.ts';

/** What a `<tour-viewer>` tells, by `CustomEvent`s that bubble: the viewer's events with `tour-` before their names. */
export type ElementEvents = {
  [Name in keyof ViewerEvents as `tour-${Name}`]: CustomEvent<ViewerEvents[Name]>;
} & {
  /** Its tour has been fetched, and the viewer is there. */
  'tour-open': CustomEvent<{ scenes: ViewerScene[] }>;
};

/** The viewer's events that are told on. */
export const toldEvents = ['scene', 'view', 'hotspot', 'enlarge', 'tap', 'state', 'load', 'error'] as const;
