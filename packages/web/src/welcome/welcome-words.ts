import type { Tour } from '@tourwright/tour/document';
import { isHome } from '@tourwright/tour/rules';
import { t } from './welcome-text.ts';

/** What the welcome page says. */
export interface WelcomeWords {
  greeting: string;
  name: string;
  description: string;
  button: string;
}

/** The specification's words for a tour: one of a home is a tour, every other a store. */
export function welcomeWords({
  tourtype,
  name,
  description,
}: Pick<Tour, 'tourtype' | 'name' | 'description'>): WelcomeWords {
  const isTour = isHome({ tourtype });
  return {
    greeting: isTour ? t('welcome.tour-greeting') : t('welcome.store-greeting'),
    button: isTour ? t('welcome.enter-tour') : t('welcome.enter-store'),
    name: name || t('welcome.unnamed'),
    description: description || t('welcome.description'),
  };
}
