/** A tour in its owner's colours and font. The code is loaded only for tours with branding. */
import type { Brand } from '@tourwright/tour/document';
import { useEffect } from 'react';
import { logError } from '../client/log.ts';

type Look = Pick<Brand, 'brandColour' | 'hotspotColour' | 'panelColour' | 'titleFont'>;

/** Dresses the page while it shows this tour. */
export function useBrand({ brandColour, hotspotColour, panelColour, titleFont }: Look): void {
  useEffect(() => {
    if (!brandColour && !hotspotColour && !panelColour && !titleFont) return;
    let undo: (() => void) | null = null;
    let isOver = false;
    import('./dress-page.ts').then(
      ({ dressPage }) => {
        if (!isOver) {
          undo = dressPage(document.documentElement, { brandColour, hotspotColour, panelColour, titleFont });
        }
      },
      (cause: unknown) => logError('The look of the tour could not be loaded:', cause),
    );
    return () => {
      isOver = true;
      undo?.();
      // By which the server gave the page the same colours from its first paint.
      document.querySelector('style[data-look]')?.remove();
    };
  }, [brandColour, hotspotColour, panelColour, titleFont]);
}
