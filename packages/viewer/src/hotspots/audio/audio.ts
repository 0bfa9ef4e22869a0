import { panelFacts } from '../panel-facts.ts';
import type { ViewerKind } from '../viewer-kind.ts';

/** A sound. */
export const audio: ViewerKind<'audio'> = {
  iconName: 'volume',
  word: 'Sound',
  content(hotspot, { urlOf }) {
    const { slug, loop } = hotspot;
    const url = slug ? urlOf(slug) : null;
    const facts = panelFacts(hotspot);
    if (!url) return { ...facts, isGone: facts.isGone || slug !== undefined };
    return { ...facts, sound: { url, loop: loop === true } };
  },
};
