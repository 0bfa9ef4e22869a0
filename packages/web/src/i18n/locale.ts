/** The language of this page. The server chooses it, by an earlier choice and the browser's preferences. */
import {
  chooseLocale,
  isLocale,
  type Locale,
  localeCookie,
  locales,
  sourceLocale,
} from '@tourwright/api/locales';
import { readCookie } from '../browser/cookies.ts';

let active: Locale = sourceLocale;

/** The language that everything on the page is in. */
export function activeLocale(): Locale {
  return active;
}

/** Makes a language the page's own, for readers and style sheets too. */
export function setActiveLocale(locale: Locale): void {
  active = locale;
  if (typeof document === 'undefined') return;
  document.documentElement.lang = locale;
  document.documentElement.dir = locales[locale].direction;
}

/** The language in which the page came. Vite's own server does not choose one. */
export function localeOfPage(): Locale {
  const { lang } = document.documentElement;
  if (import.meta.env.DEV)
    return chooseLocale({ chosen: readCookie(localeCookie) ?? undefined, allowsPseudo: true });
  return isLocale(lang) ? lang : sourceLocale;
}
