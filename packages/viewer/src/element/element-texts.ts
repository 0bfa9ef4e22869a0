import { completeTexts } from '../late-texts.ts';
import { firstTexts, type ViewerTexts } from '../texts.ts';

/** What a `<tour-viewer>` says: what its viewer does, and what it says itself. */
export interface ElementTexts extends ViewerTexts {
  /** There is no tour at its `src`. */
  noTour: string;
  tryAgain: string;
}

/** In English, but for what the host says otherwise. */
export function elementTexts(own: Partial<ElementTexts>): ElementTexts {
  const english = completeTexts({ ...firstTexts });
  return { ...english, noTour: 'This tour could not be loaded.', tryAgain: 'Try again', ...own };
}
