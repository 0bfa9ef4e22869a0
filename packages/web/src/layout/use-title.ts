import { useEffect } from 'react';
import { t } from './layout-text.ts';

/** The name of the tab, as "Tours · Tourwright". Undefined leaves what the server wrote. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${t('layout.brand')}`;
  }, [title]);
}
