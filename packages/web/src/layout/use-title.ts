import { useEffect } from 'react';
import { t } from './layout-text.ts';

/** The name of the tab, as "Tours · Tourwright", or bare. Undefined leaves what the server wrote. */
export function useTitle(title: string | undefined, isBare = false): void {
  useEffect(() => {
    if (title !== undefined) document.title = isBare ? title : `${title} · ${t('layout.brand')}`;
  }, [title, isBare]);
}
