/** The pages of a tour for visitors of a link. */
import type { LinkState } from '@tourwright/api';
import { isLocale, type Locale, sourceLocale } from '@tourwright/api/locales';
import { createTexts } from '../../i18n/create-texts.ts';
import type { SocialCard } from '../html/head-tags.ts';
import type { Page } from '../html/render-page.ts';
import { en } from '../messages.en.ts';
import type { FoundLink } from './shown-tour.ts';

const texts = createTexts(en);

/** What the app gets in place of a tour: the reason why access is blocked. */
interface GateData {
  link: { key: string; state: Exclude<LinkState, 'open'> };
}

const statuses: Record<Exclude<LinkState, 'open'>, number> = {
  password: 200,
  visit: 200,
  members: 403,
  unready: 404,
  ended: 410,
};

/** In which language a link's pages are; undefined: in the visitor's own. */
export function localeOfLink({ language }: Pick<FoundLink, 'language'>): Locale | undefined {
  return language !== null && isLocale(language) ? language : undefined;
}

/** What a link is called as long as it must not reveal its tour. */
export function gateTitle(link: Pick<FoundLink, 'language'>): string {
  return texts(localeOfLink(link) ?? sourceLocale)('link.title');
}

/**
 * The page of a link that does not let in, or not yet. It reveals nothing about the tour, and shows no picture of it.
 */
export function gatePage(
  { key, state, language }: FoundLink & { state: Exclude<LinkState, 'open'> },
  url: string,
  /** The tag by which other sites find how to show it, with its title. */
  discovery: (title: string) => string,
): { status: number; page: Omit<Page, 'screens'> & { card: SocialCard } } {
  const locale = localeOfLink({ language });
  const t = texts(locale ?? sourceLocale);
  const isOver = state === 'ended' || state === 'unready';
  const description = isOver ? t('link.ended') : t(`link.${state}`);
  return {
    status: statuses[state],
    page: {
      isDark: true,
      isHidden: true,
      isAwake: true,
      card: {
        title: t('link.title'),
        description,
        url,
        image: null,
        imageSize: { width: 0, height: 0 },
        tags: isOver || state === 'members' ? [] : [discovery(t('link.title'))],
      },
      data: { link: { key, state } } satisfies GateData,
      ...(locale && { locale }),
    },
  };
}
