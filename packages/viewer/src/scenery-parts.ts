import type { Direction } from '@tourwright/tour/sphere';
import type { FirstTexts, ViewerTexts } from './texts.ts';
import type { PinnedMedia } from './viewer-scene.ts';

/** What the scenery works with. */
export interface SceneryParts {
  /** The viewer's own element. */
  element: HTMLElement;
  canvas: HTMLCanvasElement;
  texts: FirstTexts;
  /** Turns the view until something is in sight. */
  look: (direction: Direction) => void;
  /** A film or a picture is to be seen large. */
  onEnlarge: (media: PinnedMedia) => void;
}

export interface PinnedParts extends SceneryParts {
  texts: ViewerTexts;
}
