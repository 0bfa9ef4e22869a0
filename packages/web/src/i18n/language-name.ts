import { activeLocale } from './locale.ts';

/** What a language is called in the language of the page; null when nobody knows it. */
export function languageName(tag: string): string | null {
  try {
    return new Intl.DisplayNames(activeLocale(), { type: 'language', fallback: 'none' }).of(tag) ?? null;
  } catch {
    return null;
  }
}
