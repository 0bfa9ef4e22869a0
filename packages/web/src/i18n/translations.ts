/** Loads the translations of the catalogues in use, each from its own file. */
import type { I18n, Messages } from '@lingui/core';
import { type Locale, sourceLocale } from '@tourwright/api/locales';
import { activeLocale } from './locale.ts';

type Translations = Record<string, () => Promise<{ messages: Messages }>>;

/** What loads the catalogues of a language. English comes with the code. */
const languages: Record<
  Exclude<Locale, typeof sourceLocale>,
  () => Promise<{ translations: Translations }>
> = {
  'en-XA': () => import('virtual:translations/en-XA'),
  'ar-XB': () => import('virtual:translations/ar-XB'),
};

interface Follower {
  /** The names of the catalogues in it. */
  names: readonly string[];
  i18n: I18n;
}

const followers = new Set<Follower>();

/** Has `i18n` speak the page's language from now on, with the catalogues of these names. */
export function followLocale(names: readonly string[], i18n: I18n): void {
  const follower = { names, i18n };
  followers.add(follower);
  // The loader of the code awaits it, and retries when it fails: `textsReady`.
  translate(follower, activeLocale()).catch(() => {});
}

/** Resolves when all that is on the page, or is about to be, speaks its language. */
export async function textsReady(locale = activeLocale()): Promise<void> {
  await Promise.all([...followers].map((follower) => translate(follower, locale)));
}

async function translate({ names, i18n }: Follower, locale: Locale): Promise<void> {
  if (i18n.locale === locale) return;
  if (locale !== sourceLocale) {
    const { translations } = await languages[locale]();
    const loaded = await Promise.all(names.map((name) => translations[name]?.()));
    i18n.load(locale, Object.assign({}, ...loaded.map((catalogue) => catalogue?.messages)));
  }
  i18n.activate(locale);
}
