/**
 * The element of the page in which tours are shown (`index.html`). It is below the app, which lays its own parts over it,
 * and stays where it is: the page's own script begins there, and the app continues.
 */
import type { Hotspot } from '@tourwright/tour/document';
import type { Viewer, ViewerEvents } from '@tourwright/viewer';

/** The element of the picture that the page opens with. */
export interface PictureElement extends HTMLElement {
  /** Set as long as the page's own script controls the picture. */
  firstTour?: FirstTour;
}

/** A tour that runs ahead of the app. */
export interface FirstTour {
  tourId: string;
  /** Releases the viewer and reports its state; nothing is reported twice. */
  handOver(): ShownTour;
}

/** The state of a tour that the app takes over. */
export interface ShownTour {
  viewer: Viewer;
  /** What the visitor has chosen in the present scene and only the app can open. */
  chosen: Chosen | null;
  /** What went wrong in the present scene. */
  problem: ViewerEvents['error'] | null;
}

type Chosen = { hotspot: Hotspot } | { enlarged: ViewerEvents['enlarge'] };

/** Finds the element of the picture that the page opens with; throws where the page has none. */
export function pictureElement(): PictureElement {
  const element = document.getElementById('picture');
  if (!element) throw new Error('index.html has no element #picture');
  return element;
}
