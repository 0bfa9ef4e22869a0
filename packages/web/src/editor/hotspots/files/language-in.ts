import { activeLocale } from '../../../i18n/locale.ts';

/** The language that the end of a file's name says, as in "talk.pt-BR"; null when it says none. */
export function languageIn(name: string): string | null {
  const tag = /[._-]([a-z]{2,3}(?:[-_][a-z]{2}|[-_][a-z]{4})?)$/i.exec(name)?.[1]?.replace('_', '-');
  return tag && languageName(tag) ? (Intl.getCanonicalLocales(tag)[0] ?? null) : null;
}

/** What a language is called in the language of the editor; null when nobody knows it. */
export function languageName(tag: string): string | null {
  try {
    return new Intl.DisplayNames(activeLocale(), { type: 'language', fallback: 'none' }).of(tag) ?? null;
  } catch {
    return null;
  }
}
