import type { Facts, Tour } from '@tourwright/tour/document';
import { listText, plainListText } from '../../i18n/format.ts';
import { ownHomeLines, ownHoursLines } from './fact-lines.ts';
import { t } from './facts-form-text.ts';

type Described = Pick<Tour, 'name' | 'tourtype'> & Facts & { scenes: readonly unknown[] };

/** A description made of a tour's facts, in the page's language; null if there are none. */
export function proposeDescription(tour: Described, unnamed: string): string | null {
  const name = tour.name || unnamed;
  const sentences = tour.tourtype === 'real-estate' ? homeSentences(tour, name) : shopSentences(tour, name);
  if (sentences.length === 0) return null;
  if (tour.scenes.length > 0) sentences.push(t('propose.tour', { scenes: tour.scenes.length }));
  return sentences.join(' ');
}

function homeSentences(tour: Described, name: string): string[] {
  const { factAddress: address } = tour;
  // A price is not part of what a home is, and changes.
  const { factPrice: _, ...rest } = tour;
  const lines = ownHomeLines(rest);
  if (lines.length === 0) return address ? [t('propose.home-only-at', { name, address })] : [];
  const facts = plainListText(lines);
  return [address ? t('propose.home-at', { name, address, facts }) : t('propose.home', { name, facts })];
}

function shopSentences(tour: Described, name: string): string[] {
  const { factAddress: address, factCategories = [], factHours = [] } = tour;
  const sentences: string[] = [];
  const categories = listText(factCategories);
  if (factCategories.length > 0)
    sentences.push(
      address ? t('propose.shop-at', { name, address, categories }) : t('propose.shop', { name, categories }),
    );
  else if (address) sentences.push(t('propose.shop-only-at', { name, address }));
  const hours = ownHoursLines(factHours);
  if (hours.length > 0) sentences.push(t('propose.open', { hours: plainListText(hours) }));
  return sentences;
}
