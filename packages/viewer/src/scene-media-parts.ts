import type { Direction } from '@tourwright/tour/sphere';
import type { ViewerEvents } from './events.ts';
import type { HotspotStates } from './hotspots/hotspot-states.ts';
import type { FirstTexts, ViewerTexts } from './texts.ts';

/** What the media of a scene work with. */
export interface SceneMediaParts {
  /** The viewer's own element. */
  element: HTMLElement;
  canvas: HTMLCanvasElement;
  texts: FirstTexts;
  states: HotspotStates;
  /** Turns the view until something is in sight. */
  look: (direction: Direction) => void;
  /** A film or a picture is to be seen large. */
  onEnlarge: (enlarged: ViewerEvents['enlarge']) => void;
}

export interface PinnedParts extends SceneMediaParts {
  texts: ViewerTexts;
}
