import { type Locale, sourceLocale } from './locales.ts';

/** The name of a page that the build draws ahead, by its path without slashes, in a language. */
export function drawnName(path: string, locale: Locale): string {
  const name = path || 'index';
  return locale === sourceLocale ? name : `${locale}.${name}`;
}
