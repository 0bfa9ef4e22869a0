import { type Locale, localeCookie, locales } from '@tourwright/api/locales';
import { createContext, Fragment, type PropsWithChildren, use, useMemo, useState } from 'react';
import { choiceSeconds, writeCookie } from '../browser/cookies.ts';
import { activeLocale, setActiveLocale } from './locale.ts';
import { textsReady } from './translations.ts';

interface LocaleState {
  locale: Locale;
  direction: 'ltr' | 'rtl';
  /** Has the page speak another language, now and on later visits. */
  change(locale: Locale): Promise<void>;
}

const LocaleContext = createContext<LocaleState | null>(null);

/** The language of everything below it. In another language it all starts over. */
export function LocaleProvider({ children }: PropsWithChildren) {
  const [locale, setLocale] = useState(activeLocale);
  const state = useMemo(
    () => ({
      locale,
      direction: locales[locale].direction,
      async change(next: Locale) {
        await textsReady(next);
        writeCookie(localeCookie, next, choiceSeconds);
        setActiveLocale(next);
        setLocale(next);
      },
    }),
    [locale],
  );
  return (
    <LocaleContext value={state}>
      <Fragment key={locale}>{children}</Fragment>
    </LocaleContext>
  );
}

/** The page's language, and how to change it. */
export function useLocale(): LocaleState {
  const state = use(LocaleContext);
  if (!state) throw new Error('There is no LocaleProvider above.');
  return state;
}
