import type { Direction } from '@tourwright/tour/sphere';
import type { ViewerEvents } from '../events.ts';
import type { HotspotStates } from '../hotspots/overlay/hotspot-states.ts';
import type { ViewerTexts } from '../texts.ts';

/** What the media of a scene work with. */
export interface SceneMediaParts {
  /** The viewer's own element. */
  element: HTMLElement;
  canvas: HTMLCanvasElement;
  texts: ViewerTexts;
  states: HotspotStates;
  /** Turns the view until something is in sight. */
  look: (direction: Direction) => void;
  /** A hotspot was chosen by its area. */
  onPress: (hotspotId: string) => void;
  /** A 360° video begins or ceases to be over the picture. */
  onCover: () => void;
  /** A video or a picture is to be shown large. */
  onEnlarge: (enlarged: ViewerEvents['enlarge']) => void;
}
