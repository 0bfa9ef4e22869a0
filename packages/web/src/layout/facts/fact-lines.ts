import type { Facts, OpenSpan, Tour } from '@tourwright/tour/document';
import { cardFactLines, type FactWords, factLines, homeLines, hoursLines } from '@tourwright/tour/rules';
import { createText } from '../../i18n/create-text.ts';
import { activeLocale } from '../../i18n/locale.ts';
import type { en } from './facts.en.ts';
import * as english from './facts.en.ts?lingui';

/** Looks up a text of the list of facts. */
export const t = createText<typeof en>(english);

/** The words of the page's language. */
function words(): FactWords {
  return {
    locale: activeLocale(),
    text: (id, values) => t(id, values as Parameters<typeof t<typeof id>>[1]),
  };
}

type FactTour = Facts & Pick<Tour, 'tourtype'>;

/** All that a home or a shop is, the address first. */
export const shownLines = (tour: FactTour) => factLines(tour, words());
/** What a card has room for. */
export const cardLines = (tour: FactTour) => cardFactLines(tour, words());
/** What a home is, the price first. */
export const ownHomeLines = (facts: Facts) => homeLines(facts, words());
/** When a shop is open. */
export const ownHoursLines = (hours: readonly OpenSpan[]) => hoursLines(hours, words());
