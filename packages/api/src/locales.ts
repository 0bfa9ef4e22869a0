/** The languages of the interface, and the choice for a user. */

interface LocaleFacts {
  /** In the language itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** English made strange, which shows what is not translated, not mirrored or too narrow: for tests and development. */
  isPseudo: boolean;
}

/** By BCP 47 tag. `en-XA` and `ar-XB` are the tags that are reserved for pseudo-locales. */
export const locales = {
  en: { name: 'English', direction: 'ltr', isPseudo: false },
  'en-XA': { name: 'Éñĝļîšĥ', direction: 'ltr', isPseudo: true },
  'ar-XB': { name: 'Mirrored', direction: 'rtl', isPseudo: true },
} as const satisfies Record<string, LocaleFacts>;

/** The tag of a language that the interface comes in. */
export type Locale = keyof typeof locales;

/** In which the interface is written, and what anybody gets whose languages are not there. */
export const sourceLocale = 'en' satisfies Locale;

/** The cookie that holds what somebody chose, which counts for more than the languages of the browser. */
export const localeCookie = 'locale';

/** Whether a tag names a language that the interface comes in. */
export function isLocale(tag: string | undefined): tag is Locale {
  return tag !== undefined && Object.hasOwn(locales, tag);
}

interface Wanted {
  /** What was chosen earlier. */
  chosen?: string | undefined;
  /** Of the request: `de-CH, de;q=0.9, en;q=0.5`. */
  acceptLanguage?: string | undefined;
  /** Whether the pseudo-locales may be had. */
  allowsPseudo?: boolean;
}

/** The language for somebody: what they chose, else the first of their browser's that is there, else English. */
export function chooseLocale({ chosen, acceptLanguage = '', allowsPseudo = false }: Wanted): Locale {
  const isOpen = (tag: string | undefined): tag is Locale =>
    isLocale(tag) && (allowsPseudo || !locales[tag].isPseudo);
  if (isOpen(chosen)) return chosen;
  const tags = readAcceptLanguage(acceptLanguage).flatMap((tag) => [tag, tag.split('-')[0]]);
  return tags.find(isOpen) ?? sourceLocale;
}

/** The tags of an `Accept-Language` header, the most wanted first. */
function readAcceptLanguage(header: string): string[] {
  const wanted = header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.split(';').map((each) => each.trim());
      const quality = options.find((option) => option.startsWith('q='))?.slice(2);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    });
  return wanted
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
