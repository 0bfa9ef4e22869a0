import { englishTexts, type ViewerTexts } from '../texts.ts';

/** What a `<tour-viewer>` says: what its viewer does, and what it says itself. */
export interface ElementTexts extends ViewerTexts {
  /** There is no tour at its `src`. */
  noTour: string;
  tryAgain: string;
}

/** In English, but for what the host says otherwise. */
export function elementTexts(own: Partial<ElementTexts>): ElementTexts {
  return { ...englishTexts, noTour: 'This tour could not be loaded.', tryAgain: 'Try again', ...own };
}
