import { useLayoutEffect, useSyncExternalStore } from 'react';
import { choiceSeconds, readCookie, writeCookie } from '../browser/cookies.ts';

/** Light, dark, or as the system has it. */
export type Theme = 'system' | 'light' | 'dark';

/** Of pages: some are on pictures and are always dark, the others are as the visitor likes them. */
export type PageTheme = 'chosen' | 'dark';

/** In the order in which they are offered. */
export const themes: readonly Theme[] = ['system', 'light', 'dark'];

/** As `--bg` has it. */
const lightBar = '#faf8f4';
const darkBar = '#11151a';

const listeners = new Set<() => void>();

/** What was chosen in this browser. The server reads the cookie too, so that the first paint is right. */
function chosenTheme(): Theme {
  const chosen = readCookie('theme');
  return themes.find((theme) => theme === chosen) ?? 'system';
}

function chooseTheme(theme: Theme): void {
  writeCookie('theme', theme, theme === 'system' ? 0 : choiceSeconds);
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The chosen theme, and how to choose another. */
export function useChosenTheme(): [Theme, (theme: Theme) => void] {
  const chosen = useSyncExternalStore(listen, chosenTheme, () => 'system' as const);
  return [chosen, chooseTheme];
}

/** Light or dark for the whole page, popups, toasts and the browser's own bar too. */
export function usePageTheme(page: PageTheme): void {
  const [chosen] = useChosenTheme();
  const theme = page === 'dark' ? 'dark' : chosen;
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
      const isDark = theme === 'system' ? bar.media.includes('dark') : theme === 'dark';
      bar.content = isDark ? darkBar : lightBar;
    }
  }, [theme]);
}
