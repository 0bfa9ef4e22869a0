import { languageName } from '../../../i18n/language-name.ts';

/** The language that the end of a file's name says, as in "talk.pt-BR"; null when it says none. */
export function languageIn(name: string): string | null {
  const tag = /[._-]([a-z]{2,3}(?:[-_][a-z]{2}|[-_][a-z]{4})?)$/i.exec(name)?.[1]?.replace('_', '-');
  return tag && languageName(tag) ? (Intl.getCanonicalLocales(tag)[0] ?? null) : null;
}
