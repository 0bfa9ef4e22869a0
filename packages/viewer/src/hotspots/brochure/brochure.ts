import { panelFacts } from '../panel-facts.ts';
import type { ViewerKind } from '../viewer-kind.ts';

/** One of the tour's documents, which opens on the page. */
export const brochure: ViewerKind<'brochure'> = {
  iconName: 'file-text',
  word: 'Brochure',
  content(hotspot, { urlOf, brochures }) {
    const found = brochures?.find(({ id }) => id === hotspot.brochureId);
    const isThere = !brochures || (found !== undefined && urlOf(found.slug) !== null);
    return { ...panelFacts(hotspot), isGone: !isThere, isOnPage: isThere, name: found?.name };
  },
};
