import { useLayoutEffect } from 'react';

export type Theme = 'light' | 'dark';

/** Paper or ink for the whole page, popups, toasts and the browser's own bar too. */
export function useTheme(theme: Theme): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
    if (bar) bar.content = getComputedStyle(document.documentElement).getPropertyValue('--bg');
  }, [theme]);
}
