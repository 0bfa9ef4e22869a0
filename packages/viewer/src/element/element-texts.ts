import { englishTexts } from '../content-texts.ts';
import type { ViewerTexts } from '../texts.ts';

/** What a `<tour-viewer>` says: what its viewer does, and what it says itself. */
export interface ElementTexts extends ViewerTexts {
  /** There is no tour at its `src`. */
  noTour: string;
  tryAgain: string;
  /** Of a tour whose link does not show it here, and the button that opens its own page. */
  linkEnded: string;
  needsPassword: string;
  openElsewhere: string;
  openTour: string;
}

/** In English, but for what the host says otherwise. */
export function elementTexts(own: Partial<ElementTexts>): ElementTexts {
  return {
    ...englishTexts,
    noTour: 'This tour could not be loaded.',
    tryAgain: 'Try again',
    linkEnded: 'This link has ended.',
    needsPassword: 'This tour opens with a password.',
    openElsewhere: 'This tour opens in its own window only.',
    openTour: 'Open the tour',
    ...own,
  };
}
