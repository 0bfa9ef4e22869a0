import { useLayoutEffect } from 'react';

export type Theme = 'light' | 'dark';

/** Paper or ink for the whole page, popups and toasts too. */
export function useTheme(theme: Theme): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
}
