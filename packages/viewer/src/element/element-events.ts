import type { ViewerEvents } from '../events.ts';
import type { ViewerScene } from '../scenes/viewer-scene.ts';

/** The events of a `<tour-viewer>`, `CustomEvent`s that bubble: the viewer's events with the prefix `tour-`. */
export type ElementEvents = {
  [Name in keyof ViewerEvents as `tour-${Name}`]: CustomEvent<ViewerEvents[Name]>;
} & {
  /** Its tour has been loaded, and the viewer is ready. */
  'tour-open': CustomEvent<{ scenes: ViewerScene[] }>;
};

/** The viewer's events that are forwarded. */
export const toldEvents = ['scene', 'view', 'hotspot', 'enlarge', 'tap', 'state', 'load', 'error'] as const;
