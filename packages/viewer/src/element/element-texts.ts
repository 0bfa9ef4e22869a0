import { englishTexts } from '../content-texts.ts';
import type { ViewerTexts } from '../texts.ts';

/** The texts of a `<tour-viewer>`: its viewer's and its own. */
export interface ElementTexts extends ViewerTexts {
  /** There is no tour at its `src`. */
  noTour: string;
  tryAgain: string;
  /** For a tour whose link does not open here, with the button that opens its page. */
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
