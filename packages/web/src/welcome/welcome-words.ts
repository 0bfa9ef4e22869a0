import type { Tour } from '@tourwright/tour/document';
import { t } from './welcome-text.ts';

/** What the welcome page says. */
export interface WelcomeWords {
  greeting: string;
  name: string;
  description: string;
  button: string;
}

/** The specification's words for a tour: real-estate tours are tours, everything else is a store. */
export function welcomeWords({
  tourtype,
  name,
  description,
}: Pick<Tour, 'tourtype' | 'name' | 'description'>): WelcomeWords {
  const isHome = tourtype === 'real-estate';
  return {
    greeting: isHome ? t('welcome.tour-greeting') : t('welcome.store-greeting'),
    button: isHome ? t('welcome.enter-tour') : t('welcome.enter-store'),
    name: name || t('welcome.unnamed'),
    description: description || t('welcome.description'),
  };
}
